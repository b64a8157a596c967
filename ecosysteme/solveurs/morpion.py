"""Morpion solved by attractors: the positions from which a camp wins whatever the other does, ranked by how soon.

The attractor grows backwards from the positions won. One where the camp has the move enters as soon as one of its moves
leads inside, one where the other has it when all of them do; the round in which it enters is its rank, the plies to the
win. Whoever plays to the least rank wins, and never later (E. Zermelo, 1913; the games on graphs of the lycée).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from threading import Event
from types import MappingProxyType
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, SECOND, Camp, autre_camp
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.solveurs.base import Solveur, Verdict, Verdicts

JEU: Final = Morpion()
VIDE: Final = EtatMorpion()
GARDES: Final = 64  # starting positions that are remembered: a façade may ask for each of the 19,683 grids


@lru_cache(GARDES)
def suites(depart: EtatMorpion = VIDE) -> Mapping[EtatMorpion, tuple[EtatMorpion, ...]]:
    """Map every position that play reaches from ``depart``, itself included, to those that one move leads to."""
    graphe: dict[EtatMorpion, tuple[EtatMorpion, ...]] = {}
    a_voir = [depart]
    while a_voir:
        etat = a_voir.pop()
        if etat not in graphe:
            graphe[etat] = tuple(JEU.jouer(etat, coup) for coup in JEU.coups_legaux(etat))
            a_voir += graphe[etat]
    return MappingProxyType(graphe)


@lru_cache(GARDES)
def attracteur(camp: Camp, depart: EtatMorpion = VIDE) -> Mapping[EtatMorpion, int]:
    """Return the positions reached from ``depart`` where ``camp`` can force its win, each with the plies to it.

    0 plies: already won. In the order of the ranks.

    >>> len(attracteur(1)), len(attracteur(1, EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0)))))
    (2936, 386)
    """
    graphe = suites(depart)
    parents: dict[EtatMorpion, list[EtatMorpion]] = {etat: [] for etat in graphe}
    for etat, suivants in graphe.items():
        for suivant in suivants:
            parents[suivant].append(etat)
    dehors = {etat: len(suivants) for etat, suivants in graphe.items()}  # moves that do not lead inside yet
    rangs = {etat: 0 for etat in graphe if JEU.issue(etat) == camp}
    front = list(rangs)
    while front:
        rang, arrives = rangs[front[0]] + 1, front
        front = []
        for parent in (parent for etat in arrives for parent in parents[etat]):
            dehors[parent] -= 1
            if parent not in rangs and (parent.trait == camp or not dehors[parent]):
                rangs[parent] = rang
                front.append(parent)
    return MappingProxyType(rangs)


def strategie(camp: Camp, depart: EtatMorpion = VIDE) -> dict[EtatMorpion, Position]:
    """Return the move of least rank in each position of the attractor where ``camp`` has the move."""
    rangs = attracteur(camp, depart)
    return {
        etat: min(JEU.coups_legaux(etat), key=lambda coup: rangs.get(JEU.jouer(etat, coup), len(rangs)))
        for etat, rang in rangs.items()
        if rang and etat.trait == camp
    }


class SolveurMorpion(Solveur[EtatMorpion, Position]):
    """Judges moves by the attractors of the two camps; outside both, perfect play fills the grid."""

    par_coeur = True

    def preparer(self) -> None:
        """Build the two attractors: a tenth of a second each, once."""
        attracteur(PREMIER)
        attracteur(SECOND)

    def restants(self, etat: EtatMorpion) -> int:
        """Count the empty squares."""
        return etat.vides

    def juger(
        self,
        etat: EtatMorpion,
        arret: Event | None = None,
        *,
        secondes: float | None = None,
        noeuds: int | None = None,
        rappel: Callable[[Verdicts[Position]], None] | None = None,
    ) -> Verdicts[Position]:
        """Look the moves up: there is nothing to stop."""
        nous, eux = attracteur(etat.trait), attracteur(autre_camp(etat.trait))
        verdicts: Verdicts[Position] = Verdicts()
        for coup in JEU.coups_legaux(etat):
            suite = JEU.jouer(etat, coup)
            if suite in nous:
                verdicts[coup] = Verdict(1, nous[suite] + 1)
            elif suite in eux:
                verdicts[coup] = Verdict(-1, eux[suite] + 1)
            else:
                verdicts[coup] = Verdict(0, etat.vides)
        return verdicts
