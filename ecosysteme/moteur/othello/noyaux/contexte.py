"""The memory of one search thread: one block, one address, every field at a fixed offset in bytes.

A search keeps no state elsewhere, so two searches may run in two threads. Kernels read the fields through
``memoire.charger``; Python reads the same words through NumPy views while they run.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.typage import Mots
from ecosysteme.moteur.othello.noyaux.lignes import bords_stables
from ecosysteme.moteur.othello.noyaux.reseau import vides_juges


@dataclass(frozen=True)
class Poids:
    """The weights of the evaluation, in 1/32 disc, ``int16``.

    ``phases``: one set for each phase, symmetric twins included (``motifs``). ``reseaux``: the rows of the networks
    that judge in their place (``reseau``), of shape (networks, RANGEES, VOIES_RANGEE); there may be none.
    ``tri``: those that put moves in order near the end (``tri``); without any, the others do, and mobility alone.
    """

    phases: npt.NDArray[np.int16]
    reseaux: npt.NDArray[np.int16]
    tri: npt.NDArray[np.int16] = field(default_factory=lambda: np.zeros(0, np.int16))


# Offsets of the fields, in bytes from the address of the context.
NOEUDS = 0  # nodes visited by this thread
PARTAGE = 8  # address of the words shared by the threads of one search
TABLE = 16  # address of the main transposition table
SEAUX = 24  # its number of buckets
BORDS = 32  # address of the stable edges, 65,536 bytes
LOCALE = 40  # address of the local table
FIL = 48  # number of this thread, 0 for the first
GENERATION = 56  # number of the search, to age what earlier ones left in the table
SELECTIVITE = 64  # 0: exact; else a search that may be wrong, more daring as it is larger (see ``profonde``)
SCISSION = 72  # the split point that this thread is working for, 0 when there is none
POIDS = 80  # address of the evaluation's weights
LIMITE = 88  # nodes that this thread may visit
RESEAUX = 96  # address of the evaluation's networks
VIDES_RESEAUX = 104  # the most empty squares that one of them judges, 0 when there is none
PROCHE = 112  # address of the near table
TRI = 120  # address of the weights that put moves in order near the end, 0 when there are none
ADVERSES, LECTURE = 128, 256  # pattern indices: a node's, seen by the other side, and a child's
CADRES = 1024  # the move lists, one for each number of empty squares

# A move list: the longest found, on a made-up board, has 35 moves. Each is four words: our discs and theirs once it is
# played, its value, its square.
TAILLE_COUP = 32
TAILLE_CADRE = 40 * TAILLE_COUP
SCISSIONS = CADRES + 64 * TAILLE_CADRE  # the split points of this thread, one for each number of empty squares
TAILLE_SCISSION = 128
TRAITS = SCISSIONS + 64 * TAILLE_SCISSION  # pattern vectors (``motifs``), one pair for each number of empty squares
TAILLE_TRAITS = 256
TAILLE_CONTEXTE = TRAITS + 65 * TAILLE_TRAITS
SANS_LIMITE = 2**63

# Words shared by the threads of one search, in bytes.
ARRET = 0  # not 0: every thread returns at once, and what it returns means nothing
OISIFS = 64  # how many threads have nothing to do
FIN = 128  # not 0: helpers leave
FILS = 136  # how many threads there are
BUREAU = 192  # the directory of open split points: PLACES_PAR_FIL addresses for each thread, 0 when free
PLACES_PAR_FIL = 8
FILS_MAX = 64
TAILLE_PARTAGE = BUREAU + 8 * PLACES_PAR_FIL * FILS_MAX

# The local table: one 32-byte entry for each of these, 256 kB; it must stay in the second-level cache.
ENTREES_LOCALES = 8192
TAILLE_LOCALE = 32 * ENTREES_LOCALES
# The near table, one entry for each of these too, 4 MB: for the last-level cache, and for few pages.
ENTREES_PROCHES = 1 << 17
TAILLE_PROCHE = 32 * ENTREES_PROCHES


@cache
def _bords() -> npt.NDArray[np.uint8]:
    return np.frombuffer(bords_stables(), dtype=np.uint8)


class Contexte:
    """The memory of one search thread, which its kernels are given the address of."""

    def __init__(self, table: Mots, partage: Mots, poids: Poids, fil: int = 0) -> None:
        """Point at the main ``table``, at the words that the threads share and at the evaluation's ``poids``."""
        self._vivants = (table, partage, poids, _bords())
        self.mots = bloc(TAILLE_CONTEXTE)
        self.locale = bloc(TAILLE_LOCALE)
        self.proche = bloc(TAILLE_PROCHE)
        for champ, valeur in (
            (PARTAGE, adresse(partage)),
            (TABLE, adresse(table)),
            (SEAUX, table.size // 8),
            (BORDS, adresse(_bords())),
            (LOCALE, adresse(self.locale)),
            (PROCHE, adresse(self.proche)),
            (FIL, fil),
            (POIDS, adresse(poids.phases)),
            (LIMITE, SANS_LIMITE),
            (RESEAUX, adresse(poids.reseaux)),
            (TRI, adresse(poids.tri) if poids.tri.size else 0),
            (VIDES_RESEAUX, vides_juges(len(poids.reseaux))),
        ):
            self.mots[champ // 8] = valeur

    @property
    def adresse(self) -> np.uint64:
        """The address that kernels take as ``ctx``; valid while this object lives."""
        return np.uint64(adresse(self.mots))

    @property
    def noeuds(self) -> int:
        """Nodes visited so far; may be read while the search runs."""
        return int(self.mots[NOEUDS // 8])
