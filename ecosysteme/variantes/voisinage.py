"""The neighbourhood of a node: the forks before and after it, its siblings, the main line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ecosysteme.jeu import Coup, Etat
from ecosysteme.variantes.noeud import Noeud

# ``trace`` is the way to a node: the nodes from the root to it, both included, as ``chemin`` lists them.


def embranchement_avant(trace: Sequence[Noeud[Etat, Coup]]) -> Noeud[Etat, Coup] | None:
    """Return the last node before the end of ``trace`` after which several moves were played."""
    return next((noeud for noeud in reversed(trace[:-1]) if len(noeud.suites) > 1), None)


def embranchement_apres(suite: Sequence[Noeud[Etat, Coup]]) -> Noeud[Etat, Coup] | None:
    """Return the first node of ``suite``, what lies ahead, after which several moves were played; else its last."""
    return next((noeud for noeud in suite if len(noeud.suites) > 1), suite[-1] if suite else None)


def branche_voisine(trace: Sequence[Noeud[Etat, Coup]], pas: int) -> Noeud[Etat, Coup] | None:
    """Return the move played instead, ``pas`` further in the list of those, where the line last parts from another.

    After the last one comes the first again. ``None`` where no other move was ever played on the way.
    """
    for parent, enfant in zip(trace[-2::-1], trace[:0:-1], strict=True):
        if len(parent.suites) > 1:
            rang = next(rang for rang, suite in enumerate(parent.suites) if suite.numero == enfant.numero)
            return parent.suites[(rang + pas) % len(parent.suites)]
    return None


def depart_de_branche(trace: Sequence[Noeud[Etat, Coup]]) -> Noeud[Etat, Coup] | None:
    """Return the first node of the innermost variation that the end of ``trace`` is in; ``None`` on the main line."""
    variantes = (enfant for enfant, parent in pairwise(reversed(trace)) if parent.suites[0].numero != enfant.numero)
    return next(variantes, None)


def sortie_de_la_principale(trace: Sequence[Noeud[Etat, Coup]]) -> Noeud[Etat, Coup] | None:
    """Return the last node of ``trace`` that is on the main line, ``None`` when they all are."""
    parts = (parent for parent, enfant in pairwise(trace) if parent.suites[0].numero != enfant.numero)
    return next(parts, None)
