"""The little disc that stands for a camp, painted as on the board of its game."""

from __future__ import annotations

from PySide6.QtCore import Property, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ecosysteme.jeu import PREMIER
from ui.plateau.style import Style
from ui.plateau.style_othello import OTHELLO
from ui.socle.theme import CLAIR, Theme

COTE = 24  # px


class Disque(QWidget):
    """The token of the camp given by the ``camp`` property, as on the board of the game; 0 paints nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start with the first camp; the ``.ui`` file sets the property."""
        super().__init__(parent)
        self._camp = int(PREMIER)
        self._style: Style = OTHELLO
        self._accent = QColor(CLAIR.accent)
        self._cerne = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be as large as a line of text and a half."""
        return QSize(COTE, COTE)

    def _lire_camp(self) -> int:
        return self._camp

    def setCamp(self, camp: int) -> None:  # noqa: N802 – a name of Qt, for uic
        """Paint the token of another camp; what ``pyside6-uic`` makes of the ``.ui`` file calls it by this name."""
        self._camp = camp
        self.update()

    camp = Property(int, _lire_camp, setCamp)

    def definir_style(self, style: Style) -> None:
        """Take the tokens of a game."""
        self._style = style
        self.update()

    def definir_theme(self, theme: Theme) -> None:
        """Take the accent of ``theme``."""
        self._accent = QColor(theme.accent)
        self.update()

    def cerner(self, cerne: bool) -> None:
        """Draw a ring around the token of who has the turn, or none."""
        self._cerne = cerne
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the token with a margin for its shadow."""
        if not self._camp:
            return
        with QPainter(self) as peintre:
            peintre.setRenderHint(QPainter.RenderHint.Antialiasing)
            cote = min(self.width(), self.height())
            centre, rayon = QRectF(self.rect()).center(), cote / 2 - (5 if self._cerne else 2)
            self._style.dessiner_petit_jeton(peintre, centre, rayon, self._camp)
            if self._cerne:
                peintre.setBrush(Qt.BrushStyle.NoBrush)
                peintre.setPen(QPen(self._accent, 2))
                peintre.drawEllipse(centre, cote / 2 - 1.5, cote / 2 - 1.5)
