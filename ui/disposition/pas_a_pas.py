"""Stepping through a game: the wheel, the side buttons of the mouse, and where it is read arrows without a cursor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from ui.disposition.modes import Modes
from ui.plateau.saisie import FLECHES
from ui.socle.filtres_evenements import filtrer
from ui.widgets.fenetre import FenetreDessinee

MODES_DE_LECTURE: Final = ("analyser", "etudier")  # whose arrows step too
MODES_DE_JEU: Final = ("jouer", "matchs")  # whose wheel would interrupt the game that runs
CRAN: Final = 120  # eighths of a degree in one notch of the wheel
APPUIS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)  # the second of two quick presses


class PasAPas(QObject):
    """Gives the step entries of the menu to the wheel, to the side buttons and to the arrows.

    The wheel, which turns by mistake too, leaves alone a game that runs where it is played; the side buttons do what
    the keys of the menu do, everywhere. Once the board shows a cursor, the arrows are the cursor's.
    """

    def __init__(self, fenetre: FenetreDessinee, modes: Modes) -> None:
        """Listen to the board of ``fenetre``; the window hears of side buttons that nobody else took."""
        super().__init__(fenetre)
        self._modes, self._tourne = modes, 0
        widgets = self._widgets = fenetre.widgets
        self._arriere, self._avant = widgets.action_precedent, widgets.action_suivant
        self._touches = {
            Qt.Key.Key_Left: self._arriere,
            Qt.Key.Key_Right: self._avant,
            Qt.Key.Key_Home: widgets.action_debut,
            Qt.Key.Key_End: widgets.action_fin,
        }
        self._cotes = {Qt.MouseButton.BackButton: self._arriere, Qt.MouseButton.ForwardButton: self._avant}
        filtrer(widgets.plateau, self, *APPUIS, QEvent.Type.Wheel, QEvent.Type.KeyPress)
        filtrer(fenetre, self, *APPUIS)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Take what steps, and only where it does."""
        if event.type() in APPUIS and isinstance(event, QMouseEvent):
            pas = self._cotes.get(event.button())
            if pas is not None and self._widgets.plateau.isEnabled():  # it sleeps under the board of another room
                pas.trigger()
                return True
        elif event.type() == QEvent.Type.Wheel and isinstance(event, QWheelEvent):
            return self._se_parcourt and self._rouler(event)
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            touche = Qt.Key(event.key())
            au_curseur = touche in FLECHES and self._widgets.plateau.curseur is not None
            pas = None if au_curseur else self._touches.get(touche)
            modificateurs = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if pas is not None and not modificateurs and self._modes.nom in MODES_DE_LECTURE:
                pas.trigger()
                return True
        return False

    @property
    def _se_parcourt(self) -> bool:
        """Whether stepping interrupts nothing: a game that runs cannot be started."""
        return self._modes.nom not in MODES_DE_JEU or self._widgets.action_demarrer.isEnabled()

    def _rouler(self, event: QWheelEvent) -> bool:
        """Step once a notch, however finely the wheel turns: towards the hand is forwards.

        What a turn left is forgotten by one the other way, and what a touchpad still glides does not count.
        """
        if event.phase() == Qt.ScrollPhase.ScrollMomentum:
            return True
        angle = event.angleDelta().y()
        self._tourne = angle if self._tourne * angle < 0 else self._tourne + angle
        while abs(self._tourne) >= CRAN:
            recule = self._tourne > 0
            self._tourne -= CRAN if recule else -CRAN
            (self._arriere if recule else self._avant).trigger()
        return True
