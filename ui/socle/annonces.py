"""What the window says for a moment: a text in the message line, a sentence read aloud by a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QMainWindow, QStatusBar

from ui.socle.chargeur import trouver
from ui.socle.textes import une_ligne

DUREE_MESSAGE = 8000  # ms: long enough to read a sentence twice


def dire(fenetre: QMainWindow, phrase: str) -> None:
    """Write ``phrase`` in the message line of ``fenetre`` for ``DUREE_MESSAGE``."""
    trouver(fenetre, QStatusBar, "barre_etat").showMessage(phrase, DUREE_MESSAGE)


def dire_ensuite(fenetre: QMainWindow, phrase: str) -> None:
    """Say ``phrase`` once the window has said all that it has to say itself: of a game that begins, in a language."""
    QTimer.singleShot(0, fenetre, lambda: dire(fenetre, phrase))


def annoncer(objet: QObject, phrase: str, *, presse: bool = False) -> None:
    """Have a screen reader say ``phrase`` about ``objet``; nothing happens when none listens, or nothing is to be said.

    With ``presse``, it interrupts what is being read: what follows a key that is held down must be the last square, not
    all those before it.
    """
    if not phrase or not QAccessible.isActive():
        return
    annonce = QAccessibleAnnouncementEvent(objet, une_ligne(phrase))
    if presse:
        annonce.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(annonce)
