"""A line of moves: it goes on by itself to where it was asked to, and is walked along."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.exercices.essai import EssaiExercice
from ecosysteme.jeu import CoupQuelconque
from tests.ecosysteme.exercices.exemples import premier
from ui.exercices.lecture import LigneExercice


@pytest.fixture
def lecture(qtbot: QtBot, parent: QObject) -> LigneExercice:
    lecture = LigneExercice(parent)
    lecture.ouvrir(premier())
    return lecture


@pytest.fixture
def coups() -> tuple[CoupQuelconque, ...]:
    essai = EssaiExercice(premier())
    essai.montrer()
    return tuple(noeud.coup for noeud in essai.partie.historique if noeud.coup is not None)


def test_elle_se_deroule_jusqu_ou_on_veut(
    qtbot: QtBot, lecture: LigneExercice, coups: tuple[CoupQuelconque, ...]
) -> None:
    with qtbot.waitSignal(lecture.arrivee):
        lecture.derouler(coups, 1, 2)
        assert lecture.en_marche
        assert (lecture.place, lecture.partie.nb_coups) == (1, 1)
    assert (lecture.place, lecture.en_marche) == (2, False)
    assert lecture.coups == coups


def test_qui_joue_n_attend_pas(lecture: LigneExercice, coups: tuple[CoupQuelconque, ...]) -> None:
    lecture.derouler(coups, 1)
    lecture.conclure()
    assert (lecture.place, lecture.en_marche) == (len(coups), False)


def test_on_la_parcourt_sans_en_sortir(lecture: LigneExercice, coups: tuple[CoupQuelconque, ...]) -> None:
    lecture.derouler(coups[:3], 0)
    lecture.aller(99)
    assert (lecture.place, lecture.en_marche) == (3, False)
    lecture.aller(-1)
    assert lecture.place == 0
    lecture.prolonger(coups[3:])
    assert lecture.coups == coups
    assert lecture.partie.etat == premier().etat
