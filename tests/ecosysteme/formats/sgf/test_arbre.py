"""The tree of a file, down to its first fault: what stands before it in the text, and nothing of what is after."""

from __future__ import annotations

import pytest

from ecosysteme.formats.reprise import Partielle
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.partie import Partie

PASSE = ";B[d3];W[c3];B[e6];W[d2];B[d1];W[e1];B[b2];W[c1]"  # Black must pass


def reprise(texte: str) -> tuple[Partie, Partielle]:
    with pytest.raises(Partielle) as refus:
        lire_sgf(texte)
    return refus.value.enregistrements[-1].partie, refus.value


def test_les_variantes_d_avant_la_faute_restent_et_celles_d_apres_ne_sont_pas_lues() -> None:
    partie, faute = reprise("(;GM[2]PB[un];B[f5](;W[f6]C[oui])(;W[d6];B[zz];W[c3])(;W[f4]))")
    (f5,) = partie.racine.suites
    assert [partie.jeu.ecrire_coup(suite.coup) for suite in f5.suites] == ["f6", "d6"]
    assert (f5.suites[0].commentaire, f5.suites[1].suites) == ("oui", ())
    assert faute.ignores[0].texte == "B[zz]"
    assert faute.enregistrements[0].entete.noir == "un"


def test_la_premiere_faute_du_texte_est_celle_qui_est_dite() -> None:
    """A move of the first variation, deep in it, comes before that of the second."""
    partie, faute = reprise("(;GM[2];B[f5](;W[f6];B[a1])(;W[h8])) x")
    assert "coup 3, a1" in str(faute)
    assert partie.transcription == "f5f6"


@pytest.mark.parametrize("passe", ["@@@@", "", "PA", "pass", "--", "tt"])
def test_une_passe_est_a_qui_doit_passer(passe: str) -> None:
    assert lire_sgf(f"(;GM[2]{PASSE};B[{passe}];W[a3])")[0].partie.nb_coups_total == 9
    for mauvaise in (f"{PASSE};W[{passe}];W[a3]", f"{PASSE};B[{passe}];B[{passe}];W[a3]", f";B[f5];W[{passe}];B[c3]"):
        _, faute = reprise(f"(;GM[2]{mauvaise})")
        assert "passe" in str(faute)


def test_passer_apres_la_fin_ne_dit_rien() -> None:
    fin = ";B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5]"  # White has no disc left
    (lue,) = lire_sgf(f"(;GM[2]{fin};W[];B[]C[fini])")
    assert lue.partie.nb_coups_total == 9
    assert lue.partie.historique[-1].commentaire == "fini"


def test_ce_qui_est_faux_est_le_coup_et_non_ce_qu_un_commentaire_en_dit() -> None:
    partie, faute = reprise("(;GM[2];B[f5]C[oui];C[essayez B[f4\\]]W[a1];B[f4])")
    assert (partie.transcription, partie.historique[0].commentaire) == ("f5", "oui")
    assert [ignore.texte for ignore in faute.ignores] == ["W[a1]", "B[f4"]


@pytest.mark.parametrize("coups", ["B[f5]W[d6]B[c3]", "B[f5][c3]", ";B[f5][d3]", ";B[f5]W[d6];B[c3]"])
def test_deux_coups_dans_un_noeud_se_disent(coups: str) -> None:
    """None of them is passed over in silence, in the root either."""
    _, faute = reprise(f"(;GM[2]PB[un]{coups})")
    assert "deux coups à la fois" in str(faute)
    assert faute.enregistrements[0].entete.noir == "un"
