"""The keys that walk through the tree when they come to the board: a move played by mouse leaves the keyboard there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from ui.disposition.modes import Modes
from ui.raisonnement.dock import DockArbre
from ui.socle.filtres_evenements import filtrer
from ui.widgets.fenetre import FenetreDessinee

PAGES: Final = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)  # of no use to the board, and those of a presenter's remote
AU_REPOS: Final = (*PAGES, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_C)


class TouchesArbre(QObject):
    """Gives the dock what it knows of the keys that come to the board, unless squares are chosen by key there."""

    def __init__(self, fenetre: FenetreDessinee, modes: Modes, dock: DockArbre) -> None:
        super().__init__(fenetre)
        self._plateau, self._modes, self._dock = fenetre.widgets.plateau, modes, dock
        filtrer(self._plateau, self, QEvent.Type.KeyPress)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Walk through the tree, to which the keyboard goes with it where no cursor would be left behind."""
        if not isinstance(event, QKeyEvent) or self._modes.nom != "comprendre" or not self._dock.est_garni:
            return False
        au_repos = self._plateau.curseur is None and not self._plateau.saisie
        if Qt.Key(event.key()) not in (AU_REPOS if au_repos else PAGES) or not self._dock.parcourir(event):
            return False
        if au_repos:
            self._dock.toile.setFocus()
        return True
