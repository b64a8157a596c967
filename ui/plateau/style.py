"""A position on the board, and the style that shows it: one object for each game that has a look of its own.

A style answers everything in which the boards differ: how squares, pieces and tokens are painted, which square a click
or an arrow means, how a move is typed, what a screen reader says, which change of the board is one move. The widgets
ask the style of the position and never which game it is. Each style is one file, ``style_othello`` and its neighbours.

A position carries its style and a style reads positions, so both are declared here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ecosysteme.cases import Position
from ecosysteme.plateau import nom_case
from ui.plateau.geometrie import ORDINAIRE, Cadrage, Geometrie
from ui.plateau.instant import Instant, Transition
from ui.socle.aspects.orientation import DROITE, Orientation
from ui.socle.langue import translate
from ui.socle.theme import Theme


@dataclass(frozen=True)
class PlateauAffiche:
    """One position as plain data, without rules or history; ``(0, 0)`` is the top left square of a board as printed.

    ``pions`` gives the camp (1 or 2) on each filled square; in Nim every object is 1, one column a heap, stacked from
    the bottom. ``legaux`` gives, for each square that may be chosen, the squares that the move changes:

    - Othello: the discs it turns, the square itself apart;
    - Puissance 4: the landing square, for every square of a column that is not full;
    - Morpion: nothing more;
    - Nim: the objects that would go, the chosen one and those above it.

    ``dernier`` holds the squares of the last move (Nim: where the objects that went had been), ``gagnants`` those of
    the winning lines. The mappings are copied, so that a board changed in place can still be compared with what was
    drawn. With ``explique``, what a move would do is drawn and told in full, for who learns.
    """

    lignes: int
    colonnes: int
    pions: Mapping[Position, int]
    trait: int | None = None
    legaux: Mapping[Position, Sequence[Position]] = field(default_factory=dict)
    dernier: tuple[Position, ...] = ()
    gagnants: frozenset[Position] = frozenset()
    interactif: bool = False
    marques: bool = True
    explique: bool = False
    style: Style = field(kw_only=True)

    def __post_init__(self) -> None:
        """Keep copies of the mappings."""
        object.__setattr__(self, "pions", dict(self.pions))
        object.__setattr__(self, "legaux", dict(self.legaux))

    @property
    def forme(self) -> tuple[Style, int, int]:
        """Style, lines and columns: two positions of one shape may follow each other in one game."""
        return self.style, self.lignes, self.colonnes

    def contient(self, position: Position) -> bool:
        """Whether the square lies on the board."""
        ligne, colonne = position
        return 0 <= ligne < self.lignes and 0 <= colonne < self.colonnes

    def colonne(self, colonne: int) -> list[Position]:
        """The squares of a column, from top to bottom."""
        return [(ligne, colonne) for ligne in range(self.lignes)]

    def vue_de(self, orientation: Orientation) -> Orientation:
        """The side from which this board is seen by who prefers ``orientation``: some have a top and a bottom."""
        return orientation if self.style.orientable and self.lignes == self.colonnes else DROITE

    def geometrie(self, largeur: float, hauteur: float, densite: float, orientation: Orientation = DROITE) -> Geometrie:
        """Where the squares lie in a widget of ``largeur`` by ``hauteur`` logical pixels, ``densite`` pixels each."""
        taille = (self.lignes, self.colonnes, largeur, hauteur, densite)
        return Geometrie.pour(*taille, self.style.cadrage, self.vue_de(orientation))

    def depuis(self, avant: PlateauAffiche) -> Transition | None:
        """The single move that leads here from ``avant``; None for any other change."""
        return self.style.transition(avant, self) if avant.forme == self.forme else None


class Peintre(Protocol):
    """Paints positions of one style. It keeps what does not move, so each widget has its own."""

    theme: Theme

    def peindre(self, p: QPainter, geo: Geometrie, vue: PlateauAffiche, instant: Instant, zone: QRectF) -> None:
        """Paint what meets ``zone``, in the coordinates of the widget."""

    def zones_mobiles(self, geo: Geometrie, vue: PlateauAffiche, instant: Instant) -> Iterable[QRectF]:
        """What the transition touches at its moment, and no more."""

    def zone_secouee(self, geo: Geometrie, position: Position) -> QRectF:
        """What shakes when ``position`` is refused."""


CERNE: Final = "#7f8a84"  # 3.6 to 1 on white, 4.3 on a dark card
PART_CERNE: Final = 0.22  # of the radius
CERNE_MINIMAL: Final = 1.5  # px


class Style(ABC):
    """One look. The answers given here are those of a grid whose squares are chosen one by one and named ``d3``."""

    couleurs: tuple[str, str]  # of the camps as #rrggbb, for a bar or a curve; their lightness differs too
    cernes: ClassVar[bool] = False  # whether a token needs a ring to be seen on a card of either theme
    double_clic: ClassVar[bool] = False  # whether a double click is two choices, rather than one
    cadrage: Cadrage = ORDINAIRE
    orientable: bool = False  # whether a square board may be seen from another side

    # How it is painted.

    @abstractmethod
    def peintre(self, theme: Theme) -> Peintre:
        """Return a new painter of boards, in the colours of ``theme``."""

    @abstractmethod
    def dessiner_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Draw what stands for ``camp`` (1 or 2) in a table, beside a score, in a title.

        It must be seen on a light card and on a dark one: a token does not know the theme.
        """

    def dessiner_petit_jeton(self, p: QPainter, centre: QPointF, rayon: float, camp: int) -> None:
        """Draw the token of ``camp`` small, ring and all within ``rayon``: it is seen on any ground of both themes."""
        if self.cernes:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(CERNE))
            p.drawEllipse(centre, rayon, rayon)
            rayon -= max(PART_CERNE * rayon, CERNE_MINIMAL)
        self.dessiner_jeton(p, centre, rayon, camp)

    # Which square is meant.

    def cible(self, vue: PlateauAffiche, position: Position) -> Position:
        """The square that ``position`` stands for when it is pointed at."""
        return position

    def meme_choix(self, une: Position | None, autre: Position | None) -> bool:
        """Whether two squares are one choice."""
        return une == autre

    def ancrer(self, vue: PlateauAffiche, position: Position) -> Position:
        """The square where a cursor left at ``position`` is to be seen now: one that may mean something."""
        return self.cible(vue, position)

    def depart(self, vue: PlateauAffiche) -> Position:
        """Where the cursor is first seen."""
        return self.ancrer(vue, ((vue.lignes - 1) // 2, (vue.colonnes - 1) // 2))

    def voisine(self, vue: PlateauAffiche, position: Position, lignes: int, colonnes: int) -> Position:
        """The square to which an arrow leads, ``position`` itself where it leads nowhere."""
        suivante = position[0] + lignes, position[1] + colonnes
        return self.cible(vue, suivante) if vue.contient(suivante) else position

    def explorables(self, vue: PlateauAffiche) -> list[Position]:
        """A square for each choice of the position, legal or not, in the order in which they are read."""
        cases = ((ligne, colonne) for ligne in range(vue.lignes) for colonne in range(vue.colonnes))
        return list(dict.fromkeys(self.cible(vue, case) for case in cases))

    # How it is typed and told.

    def noms(self, vue: PlateauAffiche) -> dict[str, Position]:
        """Every name that may be typed, and the square that it chooses."""
        cases = [(ligne, colonne) for ligne in range(vue.lignes) for colonne in range(vue.colonnes)]
        return {nom_case(case): case for case in cases}

    @abstractmethod
    def titre(self) -> str:
        """What a screen reader calls the whole board."""

    def nommer_case(self, position: Position, vue: PlateauAffiche) -> str:
        """Name one square, whatever it means to choose it."""
        return nom_case(position)

    @abstractmethod
    def decrire(self, position: Position, vue: PlateauAffiche) -> tuple[str, ...]:
        """Name what is chosen at ``position``, then say what lies there or what playing there does."""

    def refuser(self, texte: str, vue: PlateauAffiche) -> str:
        """Say why ``texte``, typed, begins no name of the board."""
        return translate("PlateauVue", "« {saisie} » n'est aucune case du plateau").format(saisie=texte)

    # How it moves.

    def transition(self, avant: PlateauAffiche, apres: PlateauAffiche) -> Transition | None:
        """The single move that leads from one position to another of the same shape; None for any other change."""
        ajoutes = apres.pions.keys() - avant.pions.keys()
        restent = all(apres.pions.get(case) == camp for case, camp in avant.pions.items())
        return Transition(next(iter(ajoutes))) if restent and len(ajoutes) == 1 else None
