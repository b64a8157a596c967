"""What the engine is asked and what it answers, in boards, squares and discs: the words of ``facade``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute


@dataclass(frozen=True)
class Limites:
    """How long to think: the first limit reached ends it, ``None`` is no limit; without any, to the exact end.

    ``secondes`` for this move (over 0), ``profondeur`` in plies (at least 1), ``noeuds`` visited (at least 1). On a
    clock, ``visees`` is what the move should take (over 0): the search ends sooner when all is clear, later when it is
    not, see ``cadence``. ``ValueError`` outside these bounds.
    """

    secondes: float | None = None
    profondeur: int | None = None
    noeuds: int | None = None
    visees: float | None = None

    def __post_init__(self) -> None:
        """Refuse a limit that no search could keep to."""
        for secondes in (self.secondes, self.visees):
            if secondes is not None and not secondes > 0:
                raise Faute("{secondes!r} s de réflexion : attendu un nombre supérieur à 0", secondes=secondes)
        for nom, valeur in (("profondeur", self.profondeur), ("noeuds", self.noeuds)):
            if valeur is not None and valeur < 1:
                raise Faute("{nom} = {valeur!r} : attendu un entier au moins égal à 1", nom=nom, valeur=valeur)


@dataclass(frozen=True)
class Note:
    """What one move is worth to the side that plays it: final disc difference, -64 to 64.

    ``profondeur`` plies were searched, the move included; ``certitude`` is 100 when nothing was pruned on a guess, else
    the percentage of Multi-ProbCut (73 to 99); ``exact``: searched to the end of the game and certain.
    """

    score: int
    profondeur: int
    certitude: int
    exact: bool

    @property
    def valeur(self) -> int:
        """The same as ``score``, under the name that values have in any game: see ``conseiller.Valeur``."""
        return self.score

    @property
    def rang(self) -> int:
        """Moves are ordered by their score."""
        return self.score

    @property
    def distance(self) -> None:
        """Nobody has counted the plies to the end of the game."""
        return None


@dataclass(frozen=True)
class Avis:
    """What the engine thinks of a position, from the side to move; ``score`` and the rest as in ``Note``.

    ``ligne`` is the best line known, ``None`` standing for a pass; ``meilleur`` its first move, ``None`` when the side
    to move must pass or the game is over. ``coups`` values every legal move, best first, when that was asked for.
    """

    score: int
    profondeur: int
    certitude: int
    exact: bool
    ligne: tuple[Position | None, ...]
    noeuds: int
    secondes: float
    coups: Mapping[Position, Note] = field(default_factory=dict)

    @property
    def complet(self) -> bool:
        """Moves are valued all at once."""
        return True

    @property
    def meilleur(self) -> Position | None:
        """The move to play, ``None`` for a pass or when the game is over."""
        return self.ligne[0] if self.ligne else None

    @property
    def noeuds_par_seconde(self) -> float:
        """Nodes visited a second; 0 when no time has passed."""
        return self.noeuds / self.secondes if self.secondes > 0 else 0.0


RappelAvis = Callable[[Avis], None]  # told of each opinion, better and better, while the engine thinks
