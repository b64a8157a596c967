"""What passes over a position while it is shown: the move being animated, preview, cursor, hints, marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ecosysteme.cases import Position
from ui.plateau.indices import Indice
from ui.plateau.reperes import SANS_REPERES, Reperes


@dataclass(frozen=True)
class Transition:
    """One move as the eye sees it: something placed, discs turned, objects gone."""

    pose: Position | None = None
    retournes: frozenset[Position] = frozenset()
    retires: frozenset[Position] = frozenset()


@dataclass(frozen=True)
class Instant:
    """What passes over the position at one moment: preview, cursor, hints, and where the animations have come to."""

    apercu: Position | None = None
    curseur: Position | None = None
    transition: Transition | None = None
    temps: float = 1.0  # of the transition, 0 to 1
    secousse: Position | None = None
    decalage: float = 0.0  # -1 to 1
    teinte: float = 0.0  # 0 to 1
    indices: Mapping[Position, Indice] = field(default_factory=dict)
    reperes: Reperes = SANS_REPERES

    @property
    def pose(self) -> Position | None:
        """The square being filled."""
        return self.transition.pose if self.transition else None

    @property
    def retournes(self) -> frozenset[Position]:
        """The discs being turned."""
        return self.transition.retournes if self.transition else frozenset()
