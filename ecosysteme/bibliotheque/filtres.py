"""Which games count: by player and colour, tournament, year, humans or programs.

The window says it too, so nothing that is long to import is imported here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final


@dataclass(frozen=True)
class FiltreDeParties:
    """What games must be, all of it. Players are of one of the numbers where some are given.

    ``noirs`` had Black, ``blancs`` White, ``joueurs`` either: Black and White given together are the games of a pair.
    Years are bounds, both included, which leave out a game that does not say its own. ``xot`` is whether tournaments
    whose first moves are drawn are wanted alone, or left out. Games of programs count only when ``programmes``.
    """

    joueurs: frozenset[int] = frozenset()
    noirs: frozenset[int] = frozenset()
    blancs: frozenset[int] = frozenset()
    tournois: frozenset[int] = frozenset()
    depuis: int | None = None
    jusqu_a: int | None = None
    programmes: bool = False
    xot: bool | None = None

    def sans(self) -> Mapping[str, FiltreDeParties]:
        """Return, by the name of each part that leaves games out, the filter without it."""
        parts: dict[str, dict[str, Any]] = {
            "joueurs": {"joueurs": frozenset(), "noirs": frozenset(), "blancs": frozenset()},
            "tournois": {"tournois": frozenset()},
            "annees": {"depuis": None, "jusqu_a": None},
            "humains": {"programmes": True},
            "xot": {"xot": None},
        }
        filtres = {nom: replace(self, **part) for nom, part in parts.items()}
        return {nom: filtre for nom, filtre in filtres.items() if filtre != self}


HUMAINS: Final = FiltreDeParties()
TOUTES_LES_PARTIES: Final = FiltreDeParties(programmes=True)
