"""SGF as other programs write it."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.formats.sgf.ecriture import ecrire_sgf
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.jeu import SECOND
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.parcours import parcourir

# Edax: the first move beside the position, an empty node at the end, PA, the result of the side that begins.
EDAX = """(;GM[2]FF[4]SZ[8]AP[Edax:4.4]PC[edax]DT[2016-10-30]PB[Edax 4.4]PW[toi]RE[B+16]
AB[d5][e4]AW[d4][e5]PL[B]B[d3];W[c3];B[e6];W[d2];B[d1];W[e1];B[b2];W[c1];B[PA];W[a3];)"""
VARIANTES = """(;FF[4]GM[2]CA[UTF-8]TM[300]PB[un]KO[]C[début];B[f5]BL[295.5]C[oui]
(;W[d6]TE[1]WL[290];B[c3]BL[290])
(;W[f6]V[-2.5]LB[f6:A]BM[2]FG[257:page];B[e6])
(;W[d6]C[encore](;B[c3]DO[];W[d3])(;B[c4]IT[])))"""


def test_edax() -> None:
    (lue,) = lire_sgf(EDAX)
    assert lue.compacte().transcription == "d3c3e6d2d1e1b2c1a3"
    assert (lue.entete.noir, lue.entete.date, lue.entete.ecart) == ("Edax 4.4", "2016-10-30", 16)


def test_edax_donne_le_resultat_de_qui_commence() -> None:
    """White begins and wins: Edax calls the side that begins B."""
    blanc = (
        EDAX.replace("AB[d5][e4]AW[d4][e5]PL[B]B[d3]", "AW[d5][e4]AB[d4][e5]PL[W]W[d3]").partition(";W[c3]")[0] + ")"
    )
    (lue,) = lire_sgf(blanc)
    assert (lue.compacte().transcription, lue.entete.ecart) == ("d3", -16)
    assert lue.partie.depart.trait == SECOND
    assert lire_sgf(blanc.replace("Edax:4.4", "Autre"))[0].entete.ecart == 16


def test_les_variantes_et_ce_qui_est_note() -> None:
    (lue,) = lire_sgf(VARIANTES)
    noeuds = {noeud.numero: noeud for noeud in parcourir(lue.partie.racine)}
    racine = lue.partie.racine
    (premier,) = racine.suites
    assert (racine.commentaire, racine.proprietes) == ("début", (("KO", ("",)),))
    assert (premier.commentaire, premier.secondes) == ("oui", 4.5)
    principale, variante = premier.suites  # d6 is told twice: one move
    assert (principale.glyphe, principale.commentaire, principale.secondes) == ("!", "encore", 10)
    assert (variante.glyphe, variante.evaluation, variante.marque) == ("??", Evaluation(-2.5), True)
    assert variante.proprietes == (("LB", ("f6:A",)), ("FG", ("257:page",)))
    c3, c4 = principale.suites
    assert (c3.glyphe, c3.secondes, c4.glyphe) == ("?!", 5.5, "!?")
    assert [lue.partie.jeu.ecrire_coup(suite.coup) for suite in c3.suites] == ["d3"]
    assert len(noeuds) == 8


def test_ce_qui_est_relu_s_ecrit_pareil() -> None:
    for texte in (EDAX, VARIANTES):
        ecrit = ecrire_sgf(lire_sgf(texte))
        assert ecrire_sgf(lire_sgf(ecrit)) == ecrit


@pytest.mark.parametrize("passe", ["B[PA]", "B[]", "B[pass]", "B[tt]", "C[x]", "B[]C[x]", ""])
def test_une_passe_s_ecrit_de_toutes_les_facons(passe: str) -> None:
    texte = EDAX.replace(";B[PA]", f";{passe}" if passe else "")
    partie = lire_sgf(texte)[0].partie
    assert partie.transcription == "d3c3e6d2d1e1b2c1a3"
    assert [noeud.coup for noeud in partie.historique[-2:]] == [None, (2, 0)]


@pytest.mark.parametrize(
    ("texte", "transcription"),
    [
        ("(;GM[2];B[fe];W[df])", "f5d6"),
        ("(;GM[2]SZ[8:8];B[F5];W[D6])", "f5d6"),
        ("(;FF[3]GaMe[2];Black[f5];White[d6])", "f5d6"),
        ("(;GM[2]AB[e4:e4][ed]AW[d4][d5:d5];B[c4])", "c4"),
        ("(;GM[2]HA[4]AB[a1][h8];B[f5])", "f5"),
        ("(;FF[4];B[f5];C[bien];W[f6])", "f5f6"),
    ],
)
def test_les_conventions_de_chacun(texte: str, transcription: str) -> None:
    assert lire_sgf(texte)[0].partie.transcription == transcription


def test_un_rectangle_de_pions() -> None:
    etat = lire_sgf("(;GM[2]AB[c3:f6]AW[c2:f2]PL[W];W[c7])")[0].partie.depart
    assert (etat.plateau.scores(), etat.trait) == ((16, 4), SECOND)


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("", "^'' n'est pas une partie SGF"),
        ("(;GM[1];B[qd])", r"^SGF, partie 1, jeu GM\[1\] : attendu 2"),
        ("(;GM[2]SZ[19];B[qd])", "^SGF, partie 1, .*taille"),
        ("(;GM[2];B[f5])(;GM[2];B[f5];W[a1])", "^SGF, partie 2, coup 2, a1 : un pion en a1"),
        ("(;GM[2];B[f5];W[z9])", "^SGF, partie 1, coup 2, 'z9' : 'z9' n'est pas une case"),
        ("(;GM[2];B[f5];B[f6])", "^SGF, partie 1, coup 2, f6 : le trait est à Blanc"),
        ("(;GM[2];B[f5];W[])", "^SGF, partie 1, coup 2, passe : passe impossible : f4 se joue"),
        ("(;GM[2];B[f5]W[f6])", "^SGF, partie 1, après 0 coups : une position posée, ou deux"),
        ("(;GM[2];B[f5];AB[a1])", "^SGF, partie 1, après 1 coups : une position posée"),
        ("(;OTG[echecs];B[f5])", "^SGF, partie 1, jeu 'echecs' inconnu"),
        ("(;OTG[nim]OTE[x])", "^SGF, partie 1, "),
    ],
)
def test_ce_qui_ne_se_lit_pas_est_nomme(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_sgf(texte)


@given(st.text(alphabet="(;)[]BWCGMV2f5d6\\:PLA8 \n", max_size=60))
def test_n_importe_quoi_se_lit_ou_se_refuse(texte: str) -> None:
    with suppress(ValueError):
        for lue in lire_sgf(f"(;GM[2]{texte})"):
            assert lue.partie.racine.numero == 0


def test_une_case_refusee_est_dite_comme_elle_est_ecrite() -> None:
    with pytest.raises(ValueError, match="'zz' n'est pas une case"):
        lire_sgf("(;FF[4]GM[2];B[zz])")


def test_un_resultat_qui_n_est_pas_une_difference_est_garde() -> None:
    for ecrit, relu in (("B+Time", "B+T"), ("w+resign", "W+R"), ("B+", "B+"), ("Void", "Void")):
        (lue,) = lire_sgf(f"(;GM[2]RE[{ecrit}];B[f5])")
        assert lue.entete.ecart is None
        assert f"RE[{relu}]" in ecrire_sgf([lue])
    assert [lire_sgf(f"(;GM[2]RE[{texte}])")[0].entete.ecart for texte in ("W+2", "0", "Draw", "B+64", "?")] == [
        -2,
        0,
        0,
        64,
        None,
    ]


def test_ce_qu_un_autre_format_dit_deux_fois_reste_deux_fois() -> None:
    texte = "(;GM[2]RE[B+12]OTX[a:x][a:y][RE:B+R];B[f5])"
    (lue,) = lire_sgf(texte)
    assert (lue.entete.decision, lue.entete.autres) == ("B+R", (("a", "x"), ("a", "y")))
    assert "OTX[a:x][a:y][RE:B+R]" in ecrire_sgf([lue])
