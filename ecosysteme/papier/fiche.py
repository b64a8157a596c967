"""A game as paper needs it: its moves, taken down once and for all, who played them, where and when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

from ecosysteme.fautes import Faute
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Issue, JeuQuelconque
from ecosysteme.partie import PartieQuelconque, TourQuelconque

CHIFFRES: Final = 4  # of a number that is typed: Python refuses in English to read thousands of them


@dataclass(frozen=True)
class CoupNote:
    """A move as a record numbers it, from 1, passes not counted: its turn, and the state that it was played in."""

    numero: int
    avant: EtatQuelconque
    tour: TourQuelconque

    @property
    def coup(self) -> CoupQuelconque:
        """The move itself."""
        return self.tour.coup


@dataclass(frozen=True)
class Fiche:
    """A game that does not change any more; what is not known of it is empty, and is left to be written by hand.

    ``noms`` are the players of the first and of the second camp. ``tours`` are all the turns, the passes included.
    """

    jeu: JeuQuelconque
    depart: EtatQuelconque
    tours: tuple[TourQuelconque, ...] = ()
    noms: tuple[str, str] = ("", "")
    date: str = ""
    evenement: str = ""
    ronde: str = ""
    lieu: str = ""

    @classmethod
    def de(cls, partie: PartieQuelconque, noms: tuple[str, str] = ("", "")) -> Self:
        """Take down ``partie`` to its last move, those that were taken back included."""
        return cls(partie.jeu, partie.depart, (*partie.historique, *partie.defaits), noms)

    @property
    def coups(self) -> tuple[CoupNote, ...]:
        """The moves."""
        return tuple(self._noter())

    def _noter(self) -> Iterator[CoupNote]:
        etat, numero = self.depart, 0
        for tour in self.tours:
            if tour.coup is not None:
                numero += 1
                yield CoupNote(numero, etat, tour)
            etat = tour.etat

    @property
    def etat(self) -> EtatQuelconque:
        """The state after the last turn."""
        return self.tours[-1].etat if self.tours else self.depart

    @property
    def issue(self) -> Issue | None:
        """``None`` for a game that is not over, then 0 for a draw or the winning camp."""
        return self.jeu.issue(self.etat)

    def apres(self, numero: int) -> EtatQuelconque:
        """Return the state after move ``numero`` and the passes that follow it, 0 being the start.

        Raises ``ValueError`` when the game has fewer moves.
        """
        nombre = len(self.coups)
        if not 0 <= numero <= nombre:
            raise Faute("coup {nb_coups} inexistant : la partie en compte {nombre}", nb_coups=numero, nombre=nombre)
        return self.coups[numero].avant if numero < nombre else self.etat


def lire_numeros(texte: str, nombre: int) -> tuple[int, ...]:
    """Read numbers of moves of a game that has ``nombre``: ``20,34`` or ``8-12``, 0 being the start.

    In order, each once; none for an empty text. Raises ``ValueError`` for anything else.

    >>> lire_numeros("34, 8-10", 60)
    (8, 9, 10, 34)
    """
    numeros: set[int] = set()
    for morceau in filter(None, (morceau.strip() for morceau in texte.split(","))):
        debut, tiret, fin = (part.strip() for part in morceau.partition("-"))
        bornes = (debut, fin if tiret else debut)
        if not all(borne.isascii() and borne.isdecimal() and len(borne) <= CHIFFRES for borne in bornes):
            raise Faute("{texte!r} : attendu des numéros de coups, comme 20,34 ou 8-12", texte=morceau)
        premier, dernier = map(int, bornes)
        if not premier <= dernier <= nombre:
            raise Faute("{texte!r} : attendu des numéros de coups, de 0 à {nombre}", texte=morceau, nombre=nombre)
        numeros.update(range(premier, dernier + 1))
    return tuple(sorted(numeros))
