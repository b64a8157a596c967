"""What a session left is offered once: seen, copied or refused, the next start says nothing of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from ecosysteme.incidents.restes import restes
from ecosysteme.incidents.seance import Seance
from ui.incidents.branchement import BranchementIncidents
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def branchement(
    qtbot: QtBot, coquille: FenetreDessinee, messages: Messages, langue: Langue, tmp_path: Path
) -> Iterator[BranchementIncidents]:
    """The room in a window whose last session met a fault."""
    seance = Seance(tmp_path)
    seance.fauter("ValueError: l'an dernier")
    seance.terminer()
    branchement = BranchementIncidents(coquille, tmp_path, messages)
    qtbot.waitUntil(trouver(coquille, QFrame, "barre_incident").isVisible)
    yield branchement
    branchement.fermer()


@pytest.mark.usefixtures("branchement")
def test_copie_il_n_est_plus_offert_mais_se_copie_encore(
    qtbot: QtBot, coquille: FenetreDessinee, tmp_path: Path
) -> None:
    assert len(restes(tmp_path)) == 1
    for _ in range(2):
        QGuiApplication.clipboard().clear()
        qtbot.mouseClick(trouver(coquille, QPushButton, "bouton_copier_incident"), GAUCHE)
        qtbot.waitUntil(lambda: "ValueError: l'an dernier" in QGuiApplication.clipboard().text())
        assert restes(tmp_path) == []


@pytest.mark.usefixtures("branchement")
def test_ecarte_il_est_oublie(qtbot: QtBot, coquille: FenetreDessinee, messages: Messages, tmp_path: Path) -> None:
    qtbot.mouseClick(trouver(coquille, QToolButton, "bouton_ecarter_incident"), GAUCHE)
    assert restes(tmp_path) == []
    autre = BranchementIncidents(coquille, tmp_path, messages)
    autre.fermer()
    assert not trouver(coquille, QFrame, "barre_incident").isVisible()
