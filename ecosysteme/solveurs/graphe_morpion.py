"""The positions of morpion up to symmetry, as a graph that can be drawn: 765 classes from the empty grid.

The eight images of a grid (quarter turns and mirrors) are one class. A class is shown by the image that play really
meets, so that the line that leads to it from the board can be played there as it is.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Issue, autre_camp
from ecosysteme.jeux.morpion import EtatMorpion
from ecosysteme.solveurs.base import Verdict
from ecosysteme.solveurs.morpion import JEU, VIDE, SolveurMorpion, attracteur, suites

GRAPHES_GARDES: Final = 12  # a game has at most ten positions: walking through it builds nothing twice


@dataclass(frozen=True, slots=True)
class Sort:
    """Whose attractor a position is in, and at which rank: ``camp`` wins in ``rang`` plies whatever the other does.

    Outside both, ``camp`` is ``NULLE`` and ``rang`` is ``None``.
    """

    camp: Issue = NULLE
    rang: int | None = None


@dataclass(frozen=True, slots=True)
class Classe:
    """One class: an image of it, the moves from the graph's start, what becomes of it, and the classes moves lead to.

    ``suites`` are numbers of classes, the best for the side to move first. ``parent`` is the first class met from which
    ``coup``, played in the parent's own image, gives ``etat``; the start has neither.
    """

    etat: EtatMorpion
    niveau: int
    sort: Sort
    suites: tuple[int, ...]
    parent: int | None = None
    coup: Position | None = None


@dataclass(frozen=True)
class Graphe:
    """The classes that play reaches from the first of them, in the order of the number of signs."""

    classes: tuple[Classe, ...]
    numeros: Mapping[Hashable, int]

    def numero(self, etat: EtatMorpion) -> int:
        """Return the class of ``etat``; ``KeyError`` for a position that play does not reach."""
        return self.numeros[JEU.cle(etat)]

    def aretes(self) -> Iterator[tuple[int, int]]:
        """Yield each pair of classes that a move joins, once."""
        for numero, classe in enumerate(self.classes):
            for suite in classe.suites:
                yield numero, suite

    def ligne(self, numero: int) -> tuple[Position, ...]:
        """Return the moves that lead from the start to the image shown of a class."""
        coups: list[Position] = []
        classe = self.classes[numero]
        while classe.parent is not None and classe.coup is not None:
            coups.append(classe.coup)
            classe = self.classes[classe.parent]
        return tuple(reversed(coups))

    def coup_vers(self, etat: EtatMorpion, numero: int) -> Position | None:
        """Return the first move of ``etat``, in its own orientation, that leads into a class; ``None``: no move does.

        >>> tout = graphe(VIDE)
        >>> tout.coup_vers(VIDE, tout.numero(EtatMorpion(((0, 0, 0), (0, 0, 0), (0, 0, 1)))))
        (0, 0)
        """
        return next((coup for coup in JEU.coups_legaux(etat) if self.numero(JEU.jouer(etat, coup)) == numero), None)


def sort_de(etat: EtatMorpion) -> Sort:
    """Return whose attractor ``etat`` is in; any position, reached from the empty grid or not.

    >>> sort_de(VIDE), sort_de(EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0))))
    (Sort(camp=0, rang=None), Sort(camp=1, rang=5))
    """
    depart = () if etat in suites(VIDE) else (etat,)
    camps: tuple[Camp, Camp] = (PREMIER, SECOND)
    for camp in camps:
        rang = attracteur(camp, *depart).get(etat)
        if rang is not None:
            return Sort(camp, rang)
    return Sort()


def sorts_des_coups(etat: EtatMorpion) -> dict[Position, Sort]:
    """Return what becomes of the game after each legal move."""
    return {coup: sort_de(JEU.jouer(etat, coup)) for coup in JEU.coups_legaux(etat)}


def coups_justes(etat: EtatMorpion) -> tuple[Position, ...]:
    """Return the best moves: the soonest win, else those that stay out of the other's attractor, else the longest way.

    >>> coups_justes(EtatMorpion(((1, 2, 0), (0, 0, 0), (0, 0, 0))))
    ((1, 0), (1, 1), (2, 0))
    """
    valeurs = {coup: _valeur(sort, etat.trait) for coup, sort in sorts_des_coups(etat).items()}
    haut = max(valeurs.values(), default=0)
    return tuple(coup for coup, valeur in valeurs.items() if valeur == haut)


def _valeur(sort: Sort, camp: Camp) -> int:
    """Order what moves lead to, for ``camp``."""
    if sort.rang is None:
        return 0
    return Verdict(1 if sort.camp == camp else -1, sort.rang).rang


@lru_cache(maxsize=GRAPHES_GARDES)
def graphe(depart: EtatMorpion = VIDE) -> Graphe:
    """Return the graph of the classes that play reaches from ``depart``.

    >>> tout = graphe()
    >>> len(tout.classes), len(list(tout.aretes()))
    (765, 2096)
    """
    SolveurMorpion(JEU).preparer()
    numeros: dict[Hashable, int] = {JEU.cle(depart): 0}
    origines: list[tuple[EtatMorpion, int | None, Position | None]] = [(depart, None, None)]
    arrivees: list[dict[int, None]] = []
    for numero, (etat, _, _) in enumerate(origines):  # it grows meanwhile: breadth first, so by number of signs
        atteintes: dict[int, None] = {}
        for coup in JEU.coups_legaux(etat):
            suite = JEU.jouer(etat, coup)
            rang = numeros.setdefault(JEU.cle(suite), len(origines))
            if rang == len(origines):
                origines.append((suite, numero, coup))
            atteintes[rang] = None
        arrivees.append(atteintes)
    sorts = [sort_de(etat) for etat, _, _ in origines]
    classes = []
    for (etat, parent, venu), atteintes, sort in zip(origines, arrivees, sorts, strict=True):
        ordre = sorted(atteintes, key=lambda rang: -_valeur(sorts[rang], autre_camp(origines[rang][0].trait)))
        classes.append(Classe(etat, depart.vides - etat.vides, sort, tuple(ordre), parent, venu))
    return Graphe(tuple(classes), MappingProxyType(numeros))


class ParcoursGraphe:
    """A walk through a graph from its start, in the orientation of the board: classes, positions and moves so far."""

    def __init__(self, vu: Graphe) -> None:
        self.graphe = vu
        self.numeros: list[int] = [0]
        self.etats: list[EtatMorpion] = [vu.classes[0].etat]
        self.coups: list[Position] = []

    @property
    def numero(self) -> int:
        """The class reached."""
        return self.numeros[-1]

    @property
    def etat(self) -> EtatMorpion:
        """The position reached."""
        return self.etats[-1]

    def jouer(self, coup: Position) -> None:
        """Go on with a move; ``ValueError`` when it is illegal."""
        suite = JEU.jouer(self.etat, coup)
        self.coups.append(coup)
        self.etats.append(suite)
        self.numeros.append(self.graphe.numero(suite))

    def reculer(self) -> bool:
        """Take the last move back; ``False`` at the start."""
        if not self.coups:
            return False
        for pile in (self.numeros, self.etats, self.coups):
            pile.pop()
        return True

    def coups_vers(self, numero: int) -> tuple[Position, ...]:
        """Return the moves from the start to a class: the walk's own if it has been there or one move leads there."""
        if numero in self.numeros:
            return tuple(self.coups[: self.numeros.index(numero)])
        coup = self.graphe.coup_vers(self.etat, numero)
        return self.graphe.ligne(numero) if coup is None else (*self.coups, coup)

    def aller(self, numero: int) -> None:
        """Stand at a class, by ``coups_vers``."""
        coups = self.coups_vers(numero)
        self.rentrer()
        for coup in coups:
            self.jouer(coup)

    def rentrer(self) -> None:
        """Stand at the start again."""
        while self.reculer():
            pass

    def descendre(self) -> bool:
        """Go to the best class that a move leads to; ``False`` when the game is over here."""
        suites_ici = self.graphe.classes[self.numero].suites
        if suites_ici:
            self.aller(suites_ici[0])
        return bool(suites_ici)

    def voisiner(self, sens: int) -> bool:
        """Replace the last move by the next one (1) or the one before (-1) of its position, best first, in a ring."""
        if not self.coups:
            return False
        freres = self.graphe.classes[self.numeros[-2]].suites
        suivant = freres[(freres.index(self.numero) + sens) % len(freres)]
        self.reculer()
        self.aller(suivant)
        return True
