"""How a board looks while its position is set up: as its game does, but every square of it may be pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from ecosysteme.cases import Position
from ui.plateau.instant import Transition
from ui.plateau.style import Peintre, PlateauAffiche, Style
from ui.socle.langue import translate
from ui.socle.theme import Theme


class StylePose(Style):
    """The look of another style. What is typed names no square: letters choose the brush."""

    def __init__(self, style: Style, pieces: tuple[str, ...]) -> None:
        """Look like ``style``; ``pieces`` are the words for what lies on a square, by camp."""
        self._style, self._pieces = style, pieces
        self.couleurs, self.cadrage, self.orientable = style.couleurs, style.cadrage, style.orientable

    def peintre(self, theme: Theme) -> Peintre:
        """Return a painter of the game."""
        return self._style.peintre(theme)

    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Draw the token of the game."""
        self._style.dessiner_jeton(p, centre, rayon, camp)

    def noms(self, vue: PlateauAffiche) -> dict[str, Position]:
        """Name nothing."""
        return {}

    def titre(self) -> str:
        """Say what the board is there for."""
        return translate("PlateauVue", "Position à poser")

    def nommer_case(self, position: Position, vue: PlateauAffiche) -> str:
        """Name a square as the game does."""
        return self._style.nommer_case(position, vue)

    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        """Name the square, then what lies there."""
        camp = vue.pions.get(position)
        piece = translate("PlateauVue", "vide") if camp is None else self._pieces[camp - 1].lower()
        return self.nommer_case(position, vue), piece

    def transition(self, avant: PlateauAffiche, apres: PlateauAffiche) -> Transition | None:
        """Animate nothing: the hand is faster."""
        return None
