"""Where the nodes of a tree are drawn: leaves side by side, each node above the middle of what is below it.

One pass of NumPy over the columns of the tree, however large it is: a hundred thousand nodes take a few milliseconds,
and those of one level come from left to right, so that a window finds what it shows by bisection.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from ecosysteme.arbre.arbre import Arbre

Numeros = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class ArbreDispose:
    """``x`` of each node, in leaves from 0 (those hidden by a fold have any); the nodes of each level in order of x.

    What is below a node goes from ``x - demis`` to ``x + demis``.
    """

    x: npt.NDArray[np.float64]
    demis: npt.NDArray[np.float64]
    niveaux: tuple[Numeros, ...]
    largeur: int

    @cached_property
    def abscisses(self) -> tuple[npt.NDArray[np.float64], ...]:
        """The ``x`` of the nodes of each level, kept: picking them out costs as much as the level is long."""
        return tuple(self.x[noeuds] for noeuds in self.niveaux)

    def bornes(self, niveau: int, gauche: float, droite: float) -> tuple[int, int]:
        """Return the ranks, in their level, of the first node between two ``x``, both included, and after the last."""
        debut, fin = np.searchsorted(self.abscisses[niveau], (gauche, np.nextafter(droite, np.inf)))
        return int(debut), int(fin)

    def entre(self, niveau: int, gauche: float, droite: float) -> Numeros:
        """Return the nodes of a level whose ``x`` lies between two others, both included."""
        debut, fin = self.bornes(niveau, gauche, droite)
        return self.niveaux[niveau][debut:fin]


def disposer(arbre: Arbre, plies: Collection[int] = ()) -> ArbreDispose:
    """Lay ``arbre`` out, what is below the nodes of ``plies`` being hidden."""
    nombre = len(arbre)
    fins = np.frombuffer(arbre.fins, np.int32).astype(np.int64)
    niveaux = np.frombuffer(arbre.niveaux, np.int32)
    feuilles = fins == np.arange(1, nombre + 1)
    replies = np.fromiter(plies, np.int64, len(plies))
    feuilles[replies] = True
    # Each fold opens a pair of brackets: what is inside one is hidden, however many they are.
    plis = np.bincount(replies + 1, minlength=nombre + 1) - np.bincount(fins[replies], minlength=nombre + 1)
    visibles = np.cumsum(plis[:nombre]) == 0
    feuilles &= visibles
    rangs = np.cumsum(feuilles)
    premieres, dernieres = rangs - feuilles, rangs[fins - 1] - 1
    profonds = int(niveaux[visibles].max(initial=0))
    par_niveau = tuple(np.flatnonzero(visibles & (niveaux == niveau)) for niveau in range(profonds + 1))
    return ArbreDispose(
        (premieres + dernieres) / 2, (dernieres - premieres) / 2, par_niveau, int(rangs[-1]) if nombre else 0
    )
