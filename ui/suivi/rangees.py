"""The lines of the list of moves: two turns each, the variations under the move that they replace, the comments."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TypeAlias

from ecosysteme.jeu import SECOND
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import Branche, branches, parcourir


class Genre(Enum):
    """What a line of the list is: turns, the title of a variation, what is said of a turn, how the game was decided."""

    COUPS = auto()
    TITRE = auto()
    COMMENTAIRE = auto()
    FIN = auto()


@dataclass(frozen=True, slots=True)
class Rangee:
    """One line: ``premier`` and ``second`` are the turns of the two camps in it, which ``ronde``, from 1, counts.

    A title stands for the variation that ``premier`` begins, a comment for the node ``premier`` that it is about, an
    end for the one after which the game was decided.
    """

    genre: Genre
    branche: Branche
    ronde: int = 0
    premier: Noeud | None = None
    second: Noeud | None = None
    repliee: bool = False

    @property
    def noeuds(self) -> list[Noeud]:
        """The turns of the line."""
        return [noeud for noeud in (self.premier, self.second) if noeud is not None]


@dataclass(frozen=True)
class ArbreDesCoups:
    """A game's tree as it is laid out: its lines by the node that they leave from, turns and moves up to each node."""

    principale: Branche
    variantes: tuple[Branche, ...]
    _ailleurs: dict[int, list[Branche]] = field(repr=False)
    _tours: dict[int, int] = field(repr=False)
    coups: dict[int, int] = field(repr=False)

    @classmethod
    def de(cls, racine: Noeud) -> ArbreDesCoups:
        """Read the tree below ``racine``."""
        principale, *variantes = branches(racine)
        ailleurs: dict[int, list[Branche]] = {}
        for branche in variantes:
            ailleurs.setdefault(branche.depart.numero, []).append(branche)
        tours = {racine.numero: int(racine.suites[:1] != () and racine.suites[0].camp == SECOND)}
        coups = {racine.numero: 0}
        for noeud in parcourir(racine):
            for suite in noeud.suites:
                tours[suite.numero] = tours[noeud.numero] + 1
                coups[suite.numero] = coups[noeud.numero] + (suite.coup is not None)
        return cls(principale, tuple(variantes), ailleurs, tours, coups)

    def rangees(self, repliees: Collection[int] = ()) -> list[Rangee]:
        """List the lines, but for those of the variations whose first node's number is in ``repliees``."""
        listees: list[Rangee] = []
        pile = [self._ligne(self.principale, repliees)]
        while pile:  # no recursion: variations may be nested a thousand deep
            element = next(pile[-1], None)
            if element is None:
                pile.pop()
            elif isinstance(element, Rangee):
                listees.append(element)
            else:
                pile.append(self._ligne(element, repliees))
        return listees

    def _ligne(self, branche: Branche, repliees: Collection[int]) -> Iterator[Rangee | Branche]:
        """Give the lines of a branch in order, and the branches whose own lines come in between."""
        if branche.rang:
            repliee = branche.noeuds[0].numero in repliees
            yield Rangee(Genre.TITRE, branche, self.ronde(branche.noeuds[0]), branche.noeuds[0], repliee=repliee)
            if repliee:
                return
        elif branche.depart.commentaire:
            yield Rangee(Genre.COMMENTAIRE, branche, 0, branche.depart)
        avant = branche.depart
        for premier, second in self._rondes(branche):
            yield Rangee(Genre.COUPS, branche, self.ronde(premier or second or avant), premier, second)
            noeuds = [noeud for noeud in (premier, second) if noeud is not None]
            for noeud in noeuds:
                if noeud.commentaire:
                    yield Rangee(Genre.COMMENTAIRE, branche, self.ronde(noeud), noeud)
            for noeud in noeuds:
                if avant is not branche.depart or not branche.rang:  # else they belong to the line that it leaves
                    yield from self._ailleurs.get(avant.numero, ())
                avant = noeud

    @staticmethod
    def _rondes(branche: Branche) -> list[tuple[Noeud | None, Noeud | None]]:
        """Pair the turns of a branch."""
        rondes: list[tuple[Noeud | None, Noeud | None]] = []
        for noeud in branche.noeuds:
            if noeud.camp != SECOND:
                rondes.append((noeud, None))
            elif rondes and rondes[-1][1] is None:
                rondes[-1] = (rondes[-1][0], noeud)
            else:
                rondes.append((None, noeud))
        return rondes

    def ronde(self, noeud: Noeud) -> int:
        """Return which round a turn belongs to, from 1; a round is the first camp's turn and then the second's."""
        return (self._tours[noeud.numero] + 1) // 2


# Where a line of the list stands, and which half of it, 0 or 1, is a node's.
PlaceDansListe: TypeAlias = tuple[int, int]


def place(rangees: list[Rangee], noeud: Noeud) -> PlaceDansListe | None:
    """Return where ``noeud`` is written; in a variation that is folded, its title (half -1); else ``None``."""
    for rang, rangee in enumerate(rangees):
        if rangee.genre is Genre.COUPS:
            for moitie, ecrit in enumerate((rangee.premier, rangee.second)):
                if ecrit is not None and ecrit.numero == noeud.numero:
                    return rang, moitie
        elif rangee.repliee and any(autre.numero == noeud.numero for autre in rangee.branche.noeuds):
            return rang, -1
    return None


def terminer(rangees: list[Rangee], noeud: Noeud) -> None:
    """Add, below the turn ``noeud``, the line that says how the game was decided there; nothing where it is folded."""
    if (ou := place(rangees, noeud)) is not None and ou[1] >= 0:
        rangees.insert(ou[0] + 1, Rangee(Genre.FIN, rangees[ou[0]].branche, premier=noeud))


def lettre(rang: int) -> str:
    """Name the ``rang``-th variation, from 1: A to Z, then AA.

    >>> lettre(1), lettre(26), lettre(27), lettre(53)
    ('A', 'Z', 'AA', 'BA')
    """
    lettres = ""
    while rang:
        rang, reste = divmod(rang - 1, 26)
        lettres = chr(ord("A") + reste) + lettres
    return lettres
