"""From where the games of a tournament begin: the choices that there are for its game."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox

from ecosysteme.jeu import Jeu
from ecosysteme.tournoi.departs import equilibrables, listables
from ui.tournoi.preparation import DEBUTS, EQUILIBREES, HASARD, LISTE


class ListeDebuts(QComboBox):
    """One of ``DEBUTS``; the even openings that are wanted are moves drawn at random in a game that has none.

    They are there again once the game has some.
    """

    def __init__(self) -> None:
        super().__init__()
        self._voulu = EQUILIBREES
        self.offrir(None)
        self.currentIndexChanged.connect(self._vouloir)

    @property
    def choix(self) -> str:
        """What is chosen for the game."""
        return str(self.currentData())

    def definir(self, voulu: str) -> None:
        """Choose ``voulu``, or what stands for it."""
        self._voulu = voulu
        with QSignalBlocker(self):
            rang = self.findData(voulu)
            self.setCurrentIndex(rang if rang >= 0 else self.findData(HASARD))

    def offrir(self, jeu: Jeu | None) -> None:
        """Offer what there is for ``jeu``, all of it for one that cannot be read."""
        noms = (self.tr("Aucune"), self.tr("Équilibrées"), self.tr("Coups au hasard"), self.tr("Un fichier"))
        permis = {EQUILIBREES: jeu is None or equilibrables(jeu), LISTE: jeu is None or listables(jeu)}
        with QSignalBlocker(self):
            self.clear()
            for debuts, nom in zip(DEBUTS, noms, strict=True):
                if permis.get(debuts, True):
                    self.addItem(nom, debuts)
        self.definir(self._voulu)

    def _vouloir(self) -> None:
        self._voulu = self.choix
