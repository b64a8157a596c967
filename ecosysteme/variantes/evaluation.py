"""What a move is worth: told by a file, thought by who played it, or judged against the other moves there."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Final, Self

from ecosysteme.conseiller import ValeurDeCoup
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, Camp, CoupQuelconque

BORNE: Final = 10_000  # far beyond what any game counts: a value above it says nothing


@dataclass(frozen=True, slots=True)
class Juge:
    """Who judged: an engine, its version included, that looked at ``noeuds`` positions a move; 0: not counted.

    ``regards``: 2 when whatever looked like a mistake was looked at again, alone beside the best move.
    """

    moteur: str
    noeuds: int = 0
    regards: int = 1

    def vaut(self, moteur: str, noeuds: int) -> bool:
        """Tell whether what it said stands for what ``moteur`` would say with ``noeuds`` positions."""
        return self.moteur == moteur and self.noeuds >= noeuds


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A move's worth: ``valeur`` is what it leads to for the *first* camp, whoever plays it: at Othello a difference.

    In a solved game ``valeur`` is 1 for a win, 0 for a draw, -1 for a loss, ``distance`` plies later. ``perte``: how
    much better the best move was, for who played; ``None`` when that is not known. ``meilleurs`` are the moves than
    which none is better, as far as was searched, ``profondeur`` plies (0: not told). ``exact``: proved, to the end of
    the game. ``juge``: whose judgement it is; ``None`` for what a file says, or a player or a hint thought.
    Raises ``ValueError`` for numbers that cannot be.
    """

    valeur: float
    perte: int | None = None
    exact: bool = False
    distance: int | None = None
    meilleurs: tuple[CoupQuelconque, ...] = ()
    profondeur: int = 0
    juge: Juge | None = None

    def __post_init__(self) -> None:
        """Refuse what no game knows."""
        if not isfinite(self.valeur) or abs(self.valeur) > BORNE:
            raise Faute(
                "valeur {valeur} d'un coup : attendu un nombre de -{borne} à {borne}", valeur=self.valeur, borne=BORNE
            )
        if not all(0 <= nombre <= 2 * BORNE for nombre in (self.perte or 0, self.distance or 0, self.profondeur)):
            raise Faute("perte, distance et profondeur d'un coup : attendu des nombres de 0 à {borne}", borne=2 * BORNE)

    @classmethod
    def de(cls, valeur: ValeurDeCoup, camp: Camp, perte: int | None = None) -> Self:
        """Take what an adviser says of a move of ``camp``."""
        pour_premier = valeur.valeur if camp == PREMIER else -valeur.valeur
        return cls(pour_premier, perte, valeur.exact, valeur.distance, profondeur=valeur.profondeur)

    @classmethod
    def dite(cls, valeur: float | None) -> Self | None:
        """Take a number that a file tells; ``None`` for none, or for one that no game knows."""
        sensee = valeur is not None and isfinite(valeur) and abs(valeur) <= BORNE
        return cls(valeur) if sensee and valeur is not None else None

    @property
    def jugee(self) -> bool:
        """Whether a review says it, the move compared with all others."""
        return self.juge is not None and self.perte is not None

    def pour(self, camp: Camp) -> float:
        """Return the value as ``camp`` sees it."""
        return self.valeur if camp == PREMIER else -self.valeur
