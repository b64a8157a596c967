"""What the tests of the window's parts share: a memory of their own, the window with or without its controller."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from applicationIHM import FICHIER_UI, WIDGETS, ApplicationIHM
from ui.chargeur import charger
from ui.langue import Langue
from ui.memoire import Memoire


@pytest.fixture
def fichier_memoire(tmp_path: Path) -> Path:
    return tmp_path / "memoire.ini"


@pytest.fixture
def memoire(fichier_memoire: Path) -> Memoire:
    return Memoire(QSettings(str(fichier_memoire), QSettings.Format.IniFormat))


@pytest.fixture
def coquille(qtbot: QtBot) -> QMainWindow:
    """The window as Designer drew it, without a controller: a component is tested alone in it."""
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    charger(fenetre, FICHIER_UI, *WIDGETS)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    return fenetre


@pytest.fixture
def fenetre(qtbot: QtBot, memoire: Memoire) -> Iterator[ApplicationIHM]:
    application = ApplicationIHM(memoire)
    qtbot.addWidget(application)
    application.show()
    qtbot.waitExposed(application)
    yield application
    application.close()


@pytest.fixture
def langue(qapp: QApplication) -> Iterator[Langue]:
    """The application's language, French first, French again afterwards."""
    langue = Langue(qapp)
    langue.choisir("fr")
    yield langue
    langue.choisir("fr")
    langue.retirer()
