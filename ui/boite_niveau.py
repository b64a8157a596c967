"""The box of the engine's level, whose last value is no number for who plays: it lifts every limit but time."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from ecosysteme.reglages import NIVEAU_PLEIN

PLEIN = "max"  # the same in both languages


class BoiteNiveau(QSpinBox):
    """A spin box that writes ``max`` for the full level, and reads it back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Be as any spin box; ``borner`` gives the bounds."""
        super().__init__(parent)
        self.setLocale(QLocale())

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
