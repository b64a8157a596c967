"""Openings: different ones when drawn, the written ones as written, faults named by their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.tournoi.departs import Ouverture, lire_ouvertures, ouvertures, tirer_ouvertures

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
