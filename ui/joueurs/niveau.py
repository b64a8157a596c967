"""The box of the engine's level, whose last value is no number for who plays: it lifts every limit but time."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from ecosysteme.joueurs.niveaux import FORCES, NIVEAUX, PARTIES_MESUREES
from ecosysteme.reglages import NIVEAU, NIVEAU_LIVRE, NIVEAU_PLEIN
from ui.plateau.indices import signe
from ui.socle.retraduction import Retraduit

PLEIN = "max"  # the same in both languages


class BoiteNiveau(Retraduit, QSpinBox):
    """A spin box that writes ``max`` for the full level, and reads it back; its tool tip says what a level is worth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Be as any spin box; ``borner`` gives the bounds."""
        super().__init__(parent)
        self.setLocale(QLocale())
        self._mesuree = True
        self.valueChanged.connect(self._traduire)
        self._traduire()

    def _traduire(self) -> None:
        self.setToolTip(self.presentation(self.value()))

    def mesurer(self, mesuree: bool) -> None:
        """Say what the levels were measured to be worth at Othello, or only what they mean elsewhere."""
        self._mesuree = mesuree
        self._traduire()

    def presentation(self, niveau: int) -> str:
        """Say how strong a level is: as measured, or else how far it looks."""
        if not self._mesuree:
            debutant = NIVEAU_LIVRE - niveau  # as ``joueurs.parfait`` draws lots
            if debutant <= 0:
                return self.tr("Un jeu parfait, dès le niveau {}, s'il en a le temps.").format(NIVEAU_LIVRE)
            phrase = self.tr("Niveau {} : {} coups sur {} sont d'un débutant, les autres parfaits s'il en a le temps.")
            return phrase.format(niveau, debutant, NIVEAU_LIVRE)
        if niveau == NIVEAU.minimum:
            return self.tr("Niveau 1 : le plus faible, à égalité avec Max, qui ne compte que les pions.")
        if niveau in FORCES:
            force, basse, haute = map(signe, FORCES[niveau])
            phrase = self.tr("Niveau {} : {} Elo [{} ; {}] sur le niveau {}, mesurés en {} parties.")
            return phrase.format(niveau, force, basse, haute, niveau - 1, PARTIES_MESUREES)
        if niveau in NIVEAUX:
            return self.tr("Niveau {} : cherche à {} demi-coups.").format(niveau, NIVEAUX[niveau].profondeur)
        return self.tr("max : seul le temps limite la recherche.")

    def textFromValue(self, valeur: int) -> str:
        """Write a level."""
        return PLEIN if valeur == NIVEAU_PLEIN else super().textFromValue(valeur)

    def valueFromText(self, texte: str) -> int:
        """Read a level."""
        return NIVEAU_PLEIN if texte.strip().lower() == PLEIN else super().valueFromText(texte)

    def validate(self, texte: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let ``max`` be typed, letter by letter."""
        mot = texte.strip().lower()
        if mot and PLEIN.startswith(mot):
            etat = QValidator.State.Acceptable if mot == PLEIN else QValidator.State.Intermediate
            return etat, texte, position  # as C++ would leave them in its arguments
        return super().validate(texte, position)
