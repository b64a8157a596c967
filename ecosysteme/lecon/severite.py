"""How strict a lesson is: the least serious mistake that it tells."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from ecosysteme.variantes.gravite import SEUILS, Gravite


class Severite(StrEnum):
    """The lesson that a person chose, ``SANS`` for none; the values are those of the setting."""

    SANS = "sans"
    DOUCE = "douce"
    NORMALE = "normale"
    STRICTE = "stricte"


DITES: Final[Mapping[Severite, Gravite]] = {
    Severite.DOUCE: Gravite.GAFFE,
    Severite.NORMALE: Gravite.ERREUR,
    Severite.STRICTE: Gravite.IMPRECISION,
}


def seuil(severite: Severite) -> float | None:
    """Return the points, 0 to 1, from which a loss is told; ``None`` without a lesson.

    >>> seuil(Severite.NORMALE), seuil(Severite.SANS)
    (0.1, None)
    """
    return SEUILS[DITES[severite]] if severite in DITES else None


def se_dit(severite: Severite, gravite: Gravite | None) -> bool:
    """Tell whether a mistake of that label is told.

    >>> se_dit(Severite.NORMALE, Gravite.GAFFE), se_dit(Severite.NORMALE, Gravite.IMPRECISION)
    (True, False)
    """
    au_moins = seuil(severite)
    return gravite is not None and au_moins is not None and SEUILS[gravite] >= au_moins
