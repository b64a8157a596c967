"""Where the nodes of a tree are drawn: leaves side by side, each node above the middle of what is below it.

One pass of NumPy over the columns of the tree, however large it is: a hundred thousand nodes take a few milliseconds,
and those of one level come from left to right, so that a window finds what it shows by bisection.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ecosysteme.arbre.arbre import Arbre

Indices = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Disposition:
    """``x`` of each node, in leaves from 0 (those hidden by a fold have any); the nodes of each level in order of x."""

    x: npt.NDArray[np.float64]
    niveaux: tuple[Indices, ...]
    largeur: int

    def entre(self, niveau: int, gauche: float, droite: float) -> Indices:
        """Return the nodes of a level whose ``x`` lies between two others, both included."""
        noeuds = self.niveaux[niveau]
        debut, fin = np.searchsorted(self.x[noeuds], (gauche, np.nextafter(droite, np.inf)))
        return noeuds[debut:fin]

    def proche(self, niveau: int, x: float) -> int:
        """Return the node of a level that is nearest to ``x``."""
        noeuds = self.niveaux[niveau]
        rang = int(np.searchsorted(self.x[noeuds], x))
        voisins = noeuds[max(rang - 1, 0) : rang + 1]
        return int(min(voisins, key=lambda noeud: abs(float(self.x[noeud]) - x)))


def disposer(arbre: Arbre, plies: Collection[int] = ()) -> Disposition:
    """Lay ``arbre`` out, what is below the nodes of ``plies`` being hidden."""
    nombre = len(arbre)
    fins = np.frombuffer(arbre.fins, np.int32).astype(np.int64)
    niveaux = np.frombuffer(arbre.niveaux, np.int32)
    visibles = np.ones(nombre, bool)
    feuilles = fins == np.arange(1, nombre + 1)
    for noeud in plies:
        visibles[noeud + 1 : fins[noeud]] = False
        feuilles[noeud] = True
    feuilles &= visibles
    rangs = np.cumsum(feuilles)
    x = (rangs - feuilles + rangs[fins - 1] - 1) / 2
    profonds = int(niveaux[visibles].max(initial=0))
    par_niveau = tuple(np.flatnonzero(visibles & (niveaux == niveau)) for niveau in range(profonds + 1))
    return Disposition(x, par_niveau, int(rangs[-1]) if nombre else 0)
