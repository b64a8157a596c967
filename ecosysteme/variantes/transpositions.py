"""Positions that two variations reach, each by another order of the same moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from ecosysteme.jeu import Coup, Etat
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import Branche, branches


@dataclass(frozen=True, slots=True)
class Transposition(Generic[Etat, Coup]):
    """Where a variation comes to a position that stands in another line: ``branche``, after ``coups`` moves."""

    noeud: Noeud[Etat, Coup]  # in ``branche``
    branche: Branche[Etat, Coup]
    coups: int


def transpositions(racine: Noeud[Etat, Coup]) -> dict[int, Transposition[Etat, Coup]]:
    """Say of each node, by its number, whose state stands in a line that is read before its own, where that is.

    Only of the node that joins: those that follow it stand after the same position, which says it for them.
    """
    connus: dict[Etat, Transposition[Etat, Coup]] = {}
    jointes: dict[int, Transposition[Etat, Coup]] = {}
    apres_jointe: set[int] = set()  # the nodes that follow one that joins, itself included
    for branche in branches(racine):
        precedent, coups = branche.depart.numero, branche.coups_avant
        for noeud in branche.noeuds:
            coups += noeud.coup is not None
            connu = connus.setdefault(noeud.etat, Transposition(noeud, branche, coups))
            if precedent in apres_jointe:
                apres_jointe.add(noeud.numero)
            elif connu.noeud is not noeud:
                jointes[noeud.numero] = connu
                apres_jointe.add(noeud.numero)
            precedent = noeud.numero
    return jointes
