"""The curve as a slider: moves to walk through by keys, a value for a screen reader; the mouse stays the curve's."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from ui.socle.theme import CLAIR, Theme

EPAISSEUR = 2  # px, of the ring that shows the focus


class CurseurCoups(QSlider):
    """Lies over ``courbe``, which it never hides: it paints nothing but the focus. Its value is a number of moves."""

    def __init__(self, courbe: QWidget) -> None:
        """Stand before the first move of an empty game."""
        super().__init__(Qt.Orientation.Horizontal, courbe)
        self._courbe, self._theme = courbe, CLAIR
        self.setObjectName("curseur_coups")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setRange(0, 0)

    def definir_theme(self, theme: Theme) -> None:
        """Take the accent of ``theme``."""
        self._theme = theme
        self.update()

    def montrer(self, coup: int, total: int, titre: str, valeur: str) -> None:
        """Stand after ``coup`` moves out of ``total``, without a signal; ``valeur`` says what is seen there."""
        with QSignalBlocker(self):
            self.setRange(0, total)
            self.setValue(coup)
        for objet in (self, self._courbe):
            objet.setAccessibleName(titre)
            objet.setAccessibleDescription(valeur)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ring the curve while the keys are here."""
        if self.hasFocus():
            with QPainter(self) as p:
                p.setPen(QPen(QColor(self._theme.accent), EPAISSEUR))
                bord = EPAISSEUR // 2
                p.drawRect(self.rect().adjusted(bord, bord, -bord, -bord))
