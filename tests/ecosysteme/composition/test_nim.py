"""Heaps that grow and shrink under the brush."""

from __future__ import annotations

from ecosysteme.composition.nim import ComposeurNim
from ecosysteme.jeu import SECOND
from ecosysteme.jeux.nim import EtatNim, Nim


def test_un_tas_monte_jusqu_a_la_case_ou_descend_dessous() -> None:
    pose = ComposeurNim(Nim((3, 4)))
    etat = EtatNim((3, 4), SECOND)
    assert pose.dimensions(etat) == (10, 2)
    assert pose.peindre(etat, (2, 0), 1) == EtatNim((8, 4), SECOND)
    assert pose.peindre(etat, (8, 0), 1) == etat
    assert pose.peindre(etat, (8, 0), 0) == EtatNim((1, 4), SECOND)
    assert pose.peindre(etat, (0, 1), 0) == etat


def test_on_joue_avec_les_tas_poses_et_les_memes_regles() -> None:
    pose = ComposeurNim(Nim((3, 4), maximum=2, misere=True))
    assert pose.jeu_de(EtatNim((0, 9))).specification == "nim:tas=1-9,maximum=2,misere=oui"


def test_un_tas_relu_plus_haut_que_le_plateau_l_agrandit() -> None:
    pose = ComposeurNim(Nim((3, 4)))
    assert pose.dimensions(EtatNim((40, 0))) == (40, 2)
