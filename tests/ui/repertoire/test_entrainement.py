"""A drill without the window: what is played by itself, told and kept."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.repertoire.depot import DepotRepertoires
from ecosysteme.repertoire.fonds import FondsRepertoires
from ecosysteme.repertoire.seance import MomentDeLigne
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.ecosysteme.repertoire.fabrique import coups, repertoire_de
from tests.fenetre import PATIENCE
from ui.repertoire.acces import AccesRepertoires
from ui.repertoire.entrainement import EntrainementRepertoire
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


@pytest.fixture
def entrainement(
    qtbot: QtBot, page: QWidget, dossier: Path, parties_jouees: Path, langue: Langue
) -> EntrainementRepertoire:
    DepotRepertoires(dossier).ecrire(repertoire_de("f5d6c3"))
    etude, seance = FondsRepertoires(dossier, parties_jouees, Heure()).seance(
        "Le mien", random.Random(1), surprises=False
    )
    mode = EntrainementRepertoire(page, AccesRepertoires(page, Heure()))
    mode.plateau.animations = False
    mode.plateau.resize(400, 400)
    for widget in (mode.plateau, mode.question, mode.gestes):
        widget.show()
    mode.preparer(etude, seance, date(2026, 3, 2))
    mode.commencer()
    return mode


def test_une_reponse_est_gardee_et_la_ligne_se_joue(qtbot: QtBot, entrainement: EntrainementRepertoire) -> None:
    seance = entrainement.seance
    assert seance is not None
    with qtbot.waitSignal(entrainement.notee, timeout=PATIENCE):
        qtbot.mouseClick(
            entrainement.plateau, Qt.MouseButton.LeftButton, pos=entrainement.plateau.centre(coups("f5")[0])
        )
    qtbot.waitUntil(lambda: seance.partie.transcription == "f5d6", timeout=PATIENCE)
    assert seance.moment is MomentDeLigne.QUESTION
    assert trouver(entrainement.question, QLabel, "repertoire_situation").text() == "1 position à revoir"


def test_une_case_impossible_ne_compte_pas_et_arreter_tait_tout(
    qtbot: QtBot, entrainement: EntrainementRepertoire
) -> None:
    seance = entrainement.seance
    assert seance is not None
    qtbot.mouseClick(entrainement.plateau, Qt.MouseButton.LeftButton, pos=entrainement.plateau.centre((0, 0)))
    refus = trouver(entrainement.plateau, QLabel, "annonce_refus")
    assert (refus.isVisible(), refus.text()) == (True, "Un pion en a1 n'encadre aucun pion adverse")
    assert seance.moment is MomentDeLigne.QUESTION
    entrainement.arreter()
    assert entrainement.seance is None
    entrainement.indiquer()
    entrainement.suivante()
    assert seance.moment is MomentDeLigne.QUESTION
