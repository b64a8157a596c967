"""The board of a room that lies over the game: what it refuses is said over it, as over the board of the game."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ecosysteme.fautes import Message
from ui.plateau.annonce import Annonce
from ui.plateau.style import PlateauAffiche
from ui.plateau.vue import PlateauVue
from ui.socle.raisons import dire, majuscule


class PlateauParlant(PlateauVue):
    """Says over itself why a square, or what was typed, was refused: the message line of the game is out of sight."""

    def __init__(self, parent: QWidget, nom: str) -> None:
        """Be called ``nom``."""
        super().__init__(parent)
        self.setObjectName(nom)
        self._refus = Annonce(self)
        self._refus.setObjectName("annonce_refus")
        self.saisie_refusee.connect(self._dire_refus)

    def refuser(self, case: Position, raison: Message) -> None:
        """Shake a square and say why it cannot be played, as a sentence of its own."""
        self.secouer(case)
        self._dire_refus(majuscule(dire(raison)))

    def afficher(self, vue: PlateauAffiche, *, animer: bool = True) -> None:
        """Show ``vue``; a refusal goes with the position of which it was."""
        if vue.pions != self.vue.pions:
            self._refus.dire("")
        super().afficher(vue, animer=animer)

    def _dire_refus(self, phrase: str) -> None:
        self._refus.dire(phrase, presse=True)
