"""The wheel and the arrows of a review: they step in mode Analyser, and are the cursor's in the others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import cocher, jouer, plateau
from ui.socle.chargeur import trouver


def rouler(fenetre: ApplicationIHM, angle: int) -> None:
    vue = plateau(fenetre)
    milieu = QPointF(vue.rect().center())
    QApplication.sendEvent(
        vue,
        QWheelEvent(
            milieu,
            vue.mapToGlobal(milieu),
            QPoint(),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


@pytest.fixture
def quatre_coups(qtbot: QtBot, fenetre: ApplicationIHM) -> ApplicationIHM:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5d6c3d3")
    return fenetre


def test_la_molette_parcourt_la_partie_en_mode_analyser(quatre_coups: ApplicationIHM) -> None:
    partie = quatre_coups.partie_en_cours
    rouler(quatre_coups, 120)
    assert partie.nb_coups == 4, "en mode Jouer la molette ne change rien"
    trouver(quatre_coups, QAction, "action_mode_analyser").trigger()
    rouler(quatre_coups, 120)
    assert partie.nb_coups == 3
    for _ in range(4):
        rouler(quatre_coups, 60)  # a fine wheel: half a notch at a time
    assert partie.nb_coups == 1
    rouler(quatre_coups, -240)
    assert partie.nb_coups == 3
    rouler(quatre_coups, -1200)
    assert partie.nb_coups == partie.nb_coups_total == 4, "rien n'est perdu en chemin"


def test_les_fleches_parcourent_la_partie_en_mode_analyser(qtbot: QtBot, quatre_coups: ApplicationIHM) -> None:
    partie, vue = quatre_coups.partie_en_cours, plateau(quatre_coups)
    qtbot.keyClick(vue, Qt.Key.Key_Left)
    assert partie.nb_coups == 4, "en mode Jouer les flèches sont au curseur"
    trouver(quatre_coups, QAction, "action_mode_analyser").trigger()
    for touche, attendu in (("Left", 3), ("Home", 0), ("Right", 1), ("End", 4)):
        qtbot.keyClick(vue, getattr(Qt.Key, f"Key_{touche}"))
        assert partie.nb_coups == attendu
