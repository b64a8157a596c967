"""The window as somebody without a mouse drives it: every key goes to what has the keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import plateau
from tests.lecteur_ecran import LecteurEcran

TOUCHE: Final = Qt.Key
SANS, CTRL, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
MAJ: Final = Qt.KeyboardModifier.ShiftModifier


def vise(fenetre: QWidget) -> QWidget:
    """Return what has the keyboard."""
    return QApplication.focusWidget() or fenetre


def taper(qtbot: QtBot, fenetre: QWidget, touche: Qt.Key, modificateur: Qt.KeyboardModifier = SANS) -> None:
    """Press one key."""
    qtbot.keyClick(vise(fenetre), touche, modificateur)


def ecrire(qtbot: QtBot, fenetre: QWidget, texte: str) -> None:
    """Type a text, a key a letter."""
    for lettre in texte:
        qtbot.keyClicks(vise(fenetre), lettre)


def jouer(qtbot: QtBot, fenetre: QWidget, coup: str) -> None:
    """Type the name of a square and Enter."""
    ecrire(qtbot, fenetre, coup)
    taper(qtbot, fenetre, TOUCHE.Key_Return)


def aller_a(qtbot: QtBot, fenetre: QWidget, nom: str, touche: Qt.Key = TOUCHE.Key_Tab) -> None:
    """Press ``touche`` until the widget called ``nom`` has the keyboard."""
    vus = list[str]()
    while vise(fenetre).objectName() != nom:
        vus.append(vise(fenetre).objectName())
        assert len(vus) < 100, f"{nom} n'a jamais le clavier : {vus}"
        taper(qtbot, fenetre, touche)


def aller_au_plateau(qtbot: QtBot, fenetre: ApplicationIHM, lecteur: LecteurEcran) -> None:
    """Give the board the keyboard by its key, and listen from then on."""
    fenetre.activateWindow()
    taper(qtbot, fenetre, TOUCHE.Key_G, CTRL)
    assert plateau(fenetre).hasFocus()
    lecteur.oublier()
