"""A window that is asked for again is seen, wherever it was."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.devant import mettre_devant


@pytest.mark.parametrize("avant", ["cachee", "reduite", "agrandie"])
def test_la_fenetre_demandee_est_vue(qtbot: QtBot, page: QWidget, avant: str) -> None:
    boite = QDialog(page)
    {"cachee": boite.hide, "reduite": boite.showMinimized, "agrandie": boite.showMaximized}[avant]()
    mettre_devant(boite)
    qtbot.waitUntil(lambda: boite.isActiveWindow())
    assert boite.isVisible()
    assert not boite.isMinimized()
    assert boite.isMaximized() == (avant == "agrandie")
