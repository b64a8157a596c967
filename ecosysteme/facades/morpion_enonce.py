"""Seed 003's ``successeurs``, ``attracteurs`` and ``strategie``: they answer what the seed's do, mistakes included.

They are here to be compared with those of ``ecosysteme.facades.morpion``, which play by the rules:

- ``successeurs`` plays on after a win, so ``attracteurs`` lists grids that no game reaches;
- ``strategie`` looks whether X has won, not whether O has, and takes the last grid that it believes to win;
- both are one recursion that remembers what it has judged; the others go backwards from the grids that are won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from ecosysteme.facades.morpion import (
    Grille,
    L,
    T,
    any2,
    attracteurs_recursifs,
    cases_libres,
    joueur,
    strategie_recursive,
)

__all__ = ["any2", "attracteurs", "strategie", "successeurs"]


def successeurs(g: Grille) -> list[Any]:
    """List the grids with one mark more, in the order of ``cases_libres``, those of a game that is over too.

    >>> successeurs([[1, 2, 2], [2, 1, 2], [1, 0, 1]])
    [[[1, 2, 2], [2, 1, 2], [1, 1, 1]]]
    """
    signe, suites = joueur(g), []
    for i, j in cases_libres(g):
        suite = L(map(list, g))
        suite[i][j] = signe
        suites.append(suite.to_tuple() if isinstance(g, tuple) else suite)
    return suites


def attracteurs(grille: Grille) -> list[Any]:
    """List the grids, among those that marks lead to from ``grille``, from which X reaches a grid where X has a line.

    >>> from ecosysteme.facades import morpion
    >>> len(attracteurs(morpion.g1)), len(morpion.attracteurs(morpion.g1))
    (475, 386)
    """
    return attracteurs_recursifs(grille, successeurs)


def strategie(grille: Grille) -> dict[Any, Any]:
    """Map each grid to the one that X plays, to ``True`` where X has won or O cannot help it, else to ``False``.

    What it answers to ``g1`` only draws against an O that plays to win.

    >>> from ecosysteme.facades.morpion import g1
    >>> strategie(g1)[g1]
    [[1, 2, 0], [0, 0, 0], [0, 0, 1]]
    """
    return strategie_recursive(grille, successeurs, _dernier)


def _dernier(l: Sequence[T], f: Callable[[T], object]) -> T | Literal[False]:
    return any2(reversed(l), f)
