"""A text that may mean several things: each is a board to click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.formats.reconnaitre import Ambigu, Lecture
from tests.ui.documents.parties import AMBIGU, ggf, lire
from ui.documents.question import COTE, Question, dessiner
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE


@pytest.fixture
def ambigu() -> Ambigu:
    with pytest.raises(Ambigu) as leve:
        lire(AMBIGU)
    return leve.value


def test_chaque_lecture_a_son_plateau_et_se_choisit(qtbot: QtBot, langue: Langue, ambigu: Ambigu) -> None:
    page, choisies = QWidget(), list[Lecture]()
    qtbot.addWidget(page)
    page.show()
    for rang, (_, lecture) in enumerate(ambigu.lectures):
        question = Question(page, ambigu, CLAIR)
        question.choisie.connect(choisies.append)
        question.open()
        boutons = [trouver(question, QToolButton, f"lecture_{un}") for un in range(2)]
        assert [bouton.text() for bouton in boutons] == ["trait à noir", "trait à blanc"]
        assert not any(bouton.icon().isNull() for bouton in boutons)
        qtbot.mouseClick(boutons[rang], Qt.MouseButton.LeftButton)
        assert choisies[-1] is lecture
    question = Question(page, ambigu, SOMBRE)
    question.choisie.connect(choisies.append)
    question.open()
    qtbot.mouseClick(trouver(question, QPushButton, "bouton_annuler_lecture"), Qt.MouseButton.LeftButton)
    assert len(choisies) == 2


def test_le_plateau_montre_est_celui_de_la_position(qtbot: QtBot) -> None:
    [partie] = (un.partie for un in lire(ggf()).enregistrements)
    for densite in (1.0, 2.0):
        partie.aller_a(0)
        depart = dessiner(partie, CLAIR, densite)
        partie.aller_a(partie.nb_coups_total)
        jouee = dessiner(partie, CLAIR, densite)
        assert depart.toImage() != jouee.toImage()
        assert depart.width() == COTE * densite
