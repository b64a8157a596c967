"""Many games in canonical order, and what was played in any position of them: what the kernels do, for arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.blocs import adresse
from ecosysteme.moteur.commun.typage import Entiers, Mots
from ecosysteme.moteur.othello.noyaux.exploration import (
    ARRET_ICI,
    COLONNES,
    chercher,
    chercher_ailleurs,
    cumuler,
    trait_de,
)
from ecosysteme.moteur.othello.noyaux.sequences import (
    COUPS,
    FIN_DE_SUITE,
    REPERES,
    canoniser,
    partager,
    reperer,
    suivre,
)
from ecosysteme.moteur.othello.symetries import CASES, ORIGINES, SYMETRIES, image, propres

ColonneOctets = npt.NDArray[np.uint8]
ColonneQuelconque = npt.NDArray[np.generic]

OCTETS: Final = 256
PLAGES: Final = 4096  # ranges that a question has room for at first; most positions are reached by few orders of moves
# What is kept of the games, in the order of the kernels: the type and the shape of each array, a row a game.
FORMES: Final[Mapping[str, tuple[type[np.generic], tuple[int, ...]]]] = {
    "suites": (np.uint8, (COUPS,)),
    "communs": (np.uint8, ()),
    "plateaux": (np.uint64, (len(REPERES), 2)),
    "traits": (np.uint8, (len(REPERES),)),
    "scores": (np.uint8, ()),
    "annees": (np.uint16, ()),
}


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class Suites:
    """Canonical sequences of games, in the order in which these were given; see ``noyaux.sequences``."""

    suites: ColonneOctets
    longueurs: ColonneOctets
    etats: ColonneOctets

    def ordre(self) -> npt.NDArray[np.intp]:
        """Return the games in canonical order; equal ones stay as they were given."""
        return np.argsort(textes(self.suites), kind="stable")


def canoniques(coups: ColonneOctets) -> Suites:
    """Read games, a row of 60 squares each from 0 (a1), 64 after the last move."""
    lus = np.require(coups, np.uint8, ["C", "W"])
    suites = np.empty_like(lus)
    longueurs, etats = np.empty(len(lus), np.uint8), np.empty(len(lus), np.uint8)
    canoniser(lus, suites, longueurs, etats)
    return Suites(suites, longueurs, etats)


def ecarts_de(dits: ColonneOctets) -> Entiers:
    """Return how games end that are told turn by turn; see ``noyaux.sequences.suivre``."""
    ecarts = np.empty(len(dits), np.int64)
    suivre(np.require(dits, np.uint8, ["C", "W"]), ecarts)
    return ecarts


def textes(suites: ColonneOctets) -> npt.NDArray[np.bytes_]:
    """Return sequences as NumPy's texts, which it compares; they share their memory."""
    return suites.view(f"S{COUPS}").ravel()


def communs_de(suites: ColonneOctets) -> ColonneOctets:
    """Return how many moves each game of an ordered list shares with the one before."""
    communs = np.empty(len(suites), np.uint8)
    partager(np.require(suites, np.uint8, ["C", "W"]), communs)
    return communs


def reperes_de(suites: ColonneOctets) -> tuple[npt.NDArray[np.uint64], ColonneOctets]:
    """Return the boards that are kept of each game, and whose turn it is there."""
    plateaux = np.zeros((len(suites), len(REPERES), 2), np.uint64)
    traits = np.zeros((len(suites), len(REPERES)), np.uint8)
    reperer(np.require(suites, np.uint8, ["C", "W"]), plateaux, traits)
    return plateaux, traits


@dataclass(frozen=True)
class PositionCherchee:
    """A position that is asked about: Black's discs, White's, and whether Black has the turn.

    ``ligne`` is the squares of the moves that led there from the usual start, passes left out, where that is known.
    """

    noirs: int
    blancs: int
    trait_noir: bool
    ligne: bytes | None = None

    @property
    def coups(self) -> int:
        """How many moves lead there from the usual start; negative for less than four discs."""
        return (self.noirs | self.blancs).bit_count() - 4


@dataclass(frozen=True, eq=False)
class Trouvees:
    """The ranges of games that reach a position: first, one past the last, symmetry; ``ici``: that of the same moves.

    ``cases`` is, by symmetry and byte of a sequence, the square of the board that a next move is on.
    """

    coups: int
    plages: Entiers
    ici: Entiers
    cases: ColonneOctets

    @property
    def nombre(self) -> int:
        """How many games there are, whatever a mask leaves of them."""
        return int((self.plages[:, 1] - self.plages[:, 0]).sum())


class Recueil:
    """Games in canonical order; the arrays of ``FORMES``, which may be mapped from files, are only read."""

    def __init__(self, tableaux: Mapping[str, ColonneQuelconque]) -> None:
        """Take arrays of the same number of games, contiguous, of the types and shapes of ``FORMES``."""
        self._tableaux = tableaux  # their addresses are good as long as they are held
        self._adresses = np.array([adresse(tableaux[nom]) for nom in FORMES], np.uint64)
        self._suites: ColonneOctets = tableaux["suites"].view(np.uint8)

    def __len__(self) -> int:
        """Count the games."""
        return len(self._suites)

    def chercher(self, demande: PositionCherchee) -> Trouvees:
        """Find the games that reach a position, up to symmetry, whatever the order of their moves."""
        coups = demande.coups
        images = _images(demande)
        cases = _cases(demande)
        plages = np.empty((PLAGES, 3), np.int64)
        if not len(self) or not 0 <= coups <= COUPS:
            return Trouvees(coups, plages[:0], np.zeros(2, np.int64), cases)
        trait = _trait(demande)
        vues, portees = np.array(images, np.uint64), _portees(images)
        while True:
            place = (vues, portees, np.int64(coups), trait, plages)
            nombre = int(chercher(self._adresses, np.int64(len(self)), *place))
            if nombre <= len(plages):
                return Trouvees(coups, plages[:nombre].copy(), self._plage_de(demande), cases)
            plages = np.empty((nombre, 3), np.int64)

    def _plage_de(self, demande: PositionCherchee) -> Entiers:
        """Return the range of the games that begin with the moves of ``demande``, up to symmetry; else an empty one."""
        if demande.ligne is None or len(demande.ligne) != demande.coups:
            return np.zeros(2, np.int64)
        coups = np.full((1, COUPS), ARRET_ICI, np.uint8)
        coups[0, : demande.coups] = list(demande.ligne)
        debut = canoniques(coups).suites[0, : demande.coups].tobytes()
        presents, apres = textes(self._suites), debut.ljust(COUPS, bytes([FIN_DE_SUITE]))
        return np.array([np.searchsorted(presents, debut), np.searchsorted(presents, apres, "right")], np.int64)

    def coups_suivants(self, trouvees: Trouvees, masque: ColonneOctets | None = None) -> Entiers:
        """Count the games by next move: what came by the same moves, then by others; shape (2, 65, ``COLONNES``).

        Columns are those of ``noyaux.exploration``; row 64 is for the games that end there. Moves that a symmetry of
        the position exchanges are counted on one square. Tables of several collections can be added.
        """
        table = np.zeros((2, ARRET_ICI + 1, COLONNES), np.int64)
        vers = np.uint64(0 if masque is None else adresse(masque))
        coups = np.int64(trouvees.coups)
        cumuler(self._adresses, vers, trouvees.plages, trouvees.ici, coups, trouvees.cases, table)
        return table

    def parties(self, trouvees: Trouvees, masque: ColonneOctets | None = None) -> tuple[Entiers, npt.NDArray[np.bool_]]:
        """List the games of a position: their places, and whether each came by the same moves."""
        longueurs = trouvees.plages[:, 1] - trouvees.plages[:, 0]
        debuts = np.repeat(trouvees.plages[:, 0] - np.cumsum(longueurs) + longueurs, longueurs)
        places: Entiers = debuts + np.arange(len(debuts))
        if masque is not None:
            places = places[masque[places] != 0]
        return places, (places >= trouvees.ici[0]) & (places < trouvees.ici[1])

    def suite(self, demande: PositionCherchee, trouvees: Trouvees, place: int, nombre: int) -> bytes:
        """Return the squares of the next moves of a game of the position, ``nombre`` at most, on its own board.

        Where symmetries of the position exchange the first of them, it is on the square that counts it.
        """
        plage = trouvees.plages[np.searchsorted(trouvees.plages[:, 0], place, "right") - 1]
        coups = self._suites[place, trouvees.coups : trouvees.coups + nombre]
        cases = [ORIGINES[plage[2]][coup - 1] for coup in coups[coups != FIN_DE_SUITE].tolist()]
        vues = (bytes(CASES[s][case] for case in cases) for s in propres((demande.noirs, demande.blancs)))
        return max(vues, key=lambda vue: [_usage(case) for case in vue])


def _images(demande: PositionCherchee) -> list[tuple[int, int]]:
    return [(image(s, demande.noirs), image(s, demande.blancs)) for s in SYMETRIES]


def _trait(demande: PositionCherchee) -> np.int64:
    return np.int64(trait_de(np.uint64(demande.noirs), np.uint64(demande.blancs), np.int64(demande.trait_noir)))


def trouver_ailleurs(
    demande: PositionCherchee, departs: Mots, traits: ColonneOctets, coups: ColonneOctets
) -> list[Trouvees]:
    """Find the games that reach a position from starts of their own, which are no ``Recueil``: one after the other.

    There is one answer for each number of moves that leads there. What is asked of a ``Recueil`` about it needs no
    more of the games than their ``suites``, scores and years.
    """
    pions = np.int64((demande.noirs | demande.blancs).bit_count())
    plis: Entiers = pions - np.bitwise_count(departs[:, 0] | departs[:, 1]).astype(np.int64)
    symetries = np.empty(len(departs), np.uint8)
    vues = np.array(_images(demande), np.uint64)
    chercher_ailleurs(departs, traits, coups, vues, plis, _trait(demande), symetries)
    places = np.flatnonzero(symetries < len(CASES))
    cases, ici = _cases(demande), np.zeros(2, np.int64)
    trouvees = []
    for joues in np.unique(plis[places]).tolist():
        siennes = places[plis[places] == joues]
        plages = np.stack([siennes, siennes + 1, symetries[siennes].astype(np.int64)], axis=1)
        trouvees.append(Trouvees(joues, plages, ici, cases))
    return trouvees


def _portees(images: list[tuple[int, int]]) -> ColonneOctets:
    """Return, by byte of a sequence, the images in which its square is occupied, a bit each."""
    portees = np.zeros(OCTETS, np.uint8)
    for symetrie, (noirs, blancs) in enumerate(images):
        for case in range(64):
            portees[case + 1] |= ((noirs | blancs) >> case & 1) << symetrie
    return portees


def _usage(case: int) -> tuple[int, int]:
    """Order squares that a symmetry exchanges: the last one, furthest to the right, is where people write the move.

    So f5 comes first, and f4 after f5f6e6.
    """
    return case % 8, case


def _cases(demande: PositionCherchee) -> ColonneOctets:
    """Return the square of the board for each byte of a sequence, by symmetry; ``ARRET_ICI`` for what is none."""
    siennes = propres((demande.noirs, demande.blancs))
    exchangees = [max((CASES[s][case] for s in siennes), key=_usage) for case in range(64)]
    cases = np.full((len(CASES), OCTETS), ARRET_ICI, np.uint8)
    for symetrie in SYMETRIES:
        cases[symetrie, 1:65] = [exchangees[ORIGINES[symetrie][case]] for case in range(64)]
    return cases


@cache
def preparer() -> None:
    """Compile, or load from the disk, all that this file calls."""
    rien = np.full((1, COUPS), ARRET_ICI, np.uint8)
    lues = canoniques(rien)
    ecarts_de(rien)
    plateaux, traits = reperes_de(lues.suites)
    tableaux: dict[str, ColonneQuelconque] = {
        "suites": lues.suites,
        "communs": communs_de(lues.suites),
        "plateaux": plateaux,
        "traits": traits,
        "scores": np.zeros(1, np.uint8),
        "annees": np.zeros(1, np.uint16),
    }
    recueil = Recueil(tableaux)
    depart = PositionCherchee(1 << 28 | 1 << 35, 1 << 27 | 1 << 36, True)
    recueil.coups_suivants(recueil.chercher(depart))
    trouver_ailleurs(depart, np.array([[depart.noirs, depart.blancs]], np.uint64), np.ones(1, np.uint8), lues.suites)
