"""Openings: different ones when drawn, the written ones as written, faults named by their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi.departs import (
    Ouverture,
    Ouvertures,
    equilibrables,
    lire_ouvertures,
    listables,
    ouvertures,
    plis_au_hasard,
    tirer_ouvertures,
)

JEU = Othello()


def cle(ouverture: Ouverture) -> object:
    partie = Partie(JEU)
    for coup in ouverture:
        partie.jouer(coup)
    return JEU.cle(partie.etat)


def test_les_ouvertures_tirees_different_meme_par_symetrie() -> None:
    tirees = tirer_ouvertures(JEU, 8, 50, graine=1)
    assert {len(ouverture) for ouverture in tirees} == {8}
    assert len(set(map(cle, tirees))) == 50
    assert tirees == tirer_ouvertures(JEU, 8, 50, graine=1) != tirer_ouvertures(JEU, 8, 50, graine=2)


def test_il_n_y_en_a_que_trois_a_deux_coups() -> None:
    assert len(tirer_ouvertures(JEU, 2, 3, graine=1)) == 3  # perpendicular, diagonal, parallel
    with pytest.raises(ValueError, match=r"3 ouverture.s. différente.s. seulement, il en faut 4"):
        tirer_ouvertures(JEU, 2, 4, graine=1)


def test_un_fichier_se_lit_dans_son_ordre(tmp_path: Path) -> None:
    fichier = tmp_path / "debuts.txt"
    fichier.write_text("\ufeff# tigre\nf5d6c3d3c4\n\nF5 f6  # diagonale\n", encoding="utf-8")  # as Windows writes it
    lues = ouvertures(str(fichier), JEU, 10, 0)
    with pytest.raises(ValueError, match="est un dossier : attendu un fichier de transcriptions"):
        ouvertures(str(tmp_path), JEU, 10, 0)
    assert [[JEU.ecrire_coup(coup) for coup in lue] for lue in lues] == [["f5", "d6", "c3", "d3", "c4"], ["f5", "f6"]]


@pytest.mark.parametrize(
    ("texte", "phrase"),
    [
        ("f5\nf5f4d3f1", "f.txt, ligne 2 : coup 4, f1"),
        ("# rien\n", "f.txt : aucune ouverture"),
        ("zz", "ligne 1 : 'zz'"),
    ],
)
def test_un_fichier_fautif_dit_ou(texte: str, phrase: str) -> None:
    with pytest.raises(ValueError, match=phrase):
        lire_ouvertures(texte, JEU, "f.txt")


def test_une_ouverture_ne_finit_pas_la_partie() -> None:
    """The shortest game there is: nine moves, and white has no disc left."""
    with pytest.raises(ValueError, match="déjà terminée"):
        lire_ouvertures("e6f4e3f6g5d6e7f5c5", JEU, "f.txt")


@pytest.mark.parametrize("demande", ["equilibrees", "hasard:8"])
def test_une_serie_a_les_ouvertures_d_un_match_de_la_meme_graine(demande: str) -> None:
    suite = Ouvertures(demande, JEU, 5)
    assert [suite[rang] for rang in range(12)] == ouvertures(demande, JEU, 12, 5)
    assert suite[3] != Ouvertures(demande, JEU, 6)[3]
    assert suite.tirees


def test_les_ouvertures_d_une_serie_reviennent_quand_il_n_y_en_a_plus(tmp_path: Path) -> None:
    suite = Ouvertures("hasard:2", JEU, 1)  # there are three
    assert len({suite[rang] for rang in range(3)}) == 3
    assert [suite[rang] for rang in range(3, 9)] == 2 * [suite[rang] for rang in range(3)]
    fichier = tmp_path / "debuts.txt"
    fichier.write_text("f5d6\nf5f6\n", encoding="utf-8")
    lues = Ouvertures(str(fichier), JEU, 1)
    assert (lues[0], lues[1], lues[2], lues.tirees) == (*lire_ouvertures("f5d6\nf5f6", JEU, ""), lues[0], False)


def test_une_serie_dit_pourquoi_elle_n_a_pas_d_ouverture(tmp_path: Path) -> None:
    fichier = tmp_path / "debuts.txt"
    with pytest.raises(ValueError, match="introuvables"):
        Ouvertures(str(fichier), JEU, 1)
    fichier.write_text("# rien\n", encoding="utf-8")
    with pytest.raises(ValueError, match="aucune ouverture"):
        Ouvertures(str(fichier), JEU, 1)
    fichier.write_text("f5\nzz\n", encoding="utf-8")
    suite = Ouvertures(str(fichier), JEU, 1)
    with pytest.raises(ValueError, match="ligne 2"):
        suite[1]


@pytest.mark.parametrize(
    ("jeu", "plis", "ecrites", "equilibrees"),
    [
        ("othello", 8, True, True),
        ("othello:taille=4", 2, True, False),
        ("othello:coins=2", 8, False, False),
        ("puissance4", 5, False, False),
        ("morpion", 1, False, False),
        ("nim", 1, False, False),
    ],
)
def test_chaque_jeu_a_ses_ouvertures(jeu: str, plis: int, ecrites: bool, equilibrees: bool) -> None:
    lu: Jeu = lire_jeu(jeu)
    assert (plis_au_hasard(lu), listables(lu), equilibrables(lu)) == (plis, ecrites, equilibrees)
    for demande in (f"hasard:{plis}", *(("equilibrees",) if equilibrees else ())):
        partie = Partie(lu)
        for coup in Ouvertures(demande, lu, 1)[0]:
            partie.jouer(coup)
        assert partie.nb_coups == plis
