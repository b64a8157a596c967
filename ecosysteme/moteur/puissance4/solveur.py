"""A search at work: its table, a memory for each thread, the stop word that they share.

With several threads each runs the same search in an order of its own, and finds in the common table what the others
have already proved; the first to end stops the rest.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from threading import Lock
from typing import Final

import numpy as np

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.typage import Disques, Mots, Score
from ecosysteme.moteur.puissance4.position import CASES, Bits, du_centre, gagne_en, jouer
from ecosysteme.moteur.puissance4.recherche import (
    ABANDON,
    ARRET,
    AUTRE_ORDRE,
    LIMITE,
    NOEUDS,
    TAILLE_MEMOIRE,
    VARIANTE,
    borner,
    resoudre,
    resoudre_tout,
)
from ecosysteme.moteur.puissance4.table import DECALAGE, GENERATION, TABLE, nouvelle_table

FILS_MAX: Final = 2  # orders of moves that differ, and are both good
PIONS_PARTAGE: Final = 18  # discs from which a second thread takes longer to start, 0.3 ms, than it saves
ESSAI: Final = 1 << 16  # nodes that a column is given at first
SANS_LIMITE: Final = 2**64 - 1
GENERATIONS: Final = 255  # from 1: an empty entry is of generation 0, and must look older than any


def en_mots(positions: Iterable[Bits]) -> Mots:
    """Return positions as kernels take many: ``nous`` and ``masque`` of the first, of the second…

    Made apart from the search: one that is nearly over takes half a microsecond, and so does this.
    """
    return np.fromiter(chain.from_iterable(positions), np.uint64)


class SolveurExact:
    """One search at a time (others wait); positions are not checked."""

    def __init__(self, mega: int = 64, taches: int = 1) -> None:
        """Reserve a table of ``mega`` MB at most (2^20 bytes, 1 to 65,536), and 1 or 2 threads; else ``ValueError``."""
        if not isinstance(taches, int) or not 1 <= taches <= FILS_MAX:
            raise Faute(
                "{taches!r} tâches impossible : attendu un entier de 1 à {fils_max}", taches=taches, fils_max=FILS_MAX
            )
        self._table, decalage = nouvelle_table(mega)
        self._arret = bloc(64)
        self._memoires = [bloc(TAILLE_MEMOIRE) for _ in range(taches)]
        for rang, memoire in enumerate(self._memoires):
            for champ, valeur in (
                (TABLE, adresse(self._table)),
                (DECALAGE, decalage),
                (ARRET, adresse(self._arret)),
                (VARIANTE, AUTRE_ORDRE if rang else 0),
            ):
                memoire[champ // 8] = valeur
        self._adresses = [np.uint64(adresse(memoire)) for memoire in self._memoires]
        self._verrou = Lock()

    @property
    def noeuds(self) -> int:
        """Nodes visited since the solver was made, by all threads; from any thread."""
        return sum(int(memoire[NOEUDS // 8]) for memoire in self._memoires)

    def arreter(self) -> None:
        """Stop the search in progress, which raises ``Interrompu``, within a millisecond. Without one, do nothing."""
        self._arret[0] = 1

    def vider(self) -> None:
        """Forget everything learnt: the next search is as the first."""
        with self._verrou:
            self._table[:] = 0

    def resoudre(self, nous: int, masque: int, basse: int = -CASES, haute: int = CASES) -> int:
        """Return the exact score, known to be from ``basse`` to ``haute``. Raises ``Interrompu``."""
        score = self._resoudre(nous, masque, basse, haute)
        if score is None:
            raise Interrompu
        return score

    def _resoudre(self, nous: int, masque: int, basse: int, haute: int, noeuds: int | None = None) -> int | None:
        """Return the score, ``None`` once stopped, or when a thread has visited so many nodes."""
        question = np.uint64(nous), np.uint64(masque), np.int64(basse), np.int64(haute)
        with self._verrou:
            self._ouvrir(noeuds)
            if len(self._adresses) > 1 and masque.bit_count() < PIONS_PARTAGE and basse < haute:
                score = self._resoudre_a_deux(*question)
            else:
                score = int(resoudre(self._adresses[0], *question))
        return None if score == ABANDON else score

    def _resoudre_a_deux(self, nous: Disques, masque: Disques, basse: Score, haute: Score) -> int:
        with ThreadPoolExecutor(1, "othellier-puissance4") as fil:  # which does not outlive the search
            aide = fil.submit(self._aider, nous, masque, basse, haute)
            score = int(resoudre(self._adresses[0], nous, masque, basse, haute))
            self._arret[0] = 1
            autre = aide.result()
        return autre if score == ABANDON else score

    def _aider(self, nous: Disques, masque: Disques, basse: Score, haute: Score) -> int:
        score = int(resoudre(self._adresses[1], nous, masque, basse, haute))
        self._arret[0] = 1
        return score

    def borner(self, nous: int, masque: int, alpha: int) -> int:
        """Answer one null window: the score if it is out of it, on the same side. Raises ``Interrompu``."""
        with self._verrou:
            self._ouvrir()
            borne = int(borner(self._adresses[0], np.uint64(nous), np.uint64(masque), np.int64(alpha)))
        if borne == ABANDON:
            raise Interrompu
        return borne

    def meilleur(self, nous: int, masque: int, basse: int = -CASES, haute: int = CASES) -> tuple[int, int]:
        """Return the score of a position with moves left, and a column that reaches it; else as ``resoudre``."""
        colonnes = du_centre(masque)
        for colonne in colonnes:
            if gagne_en(nous, masque, colonne):
                return (CASES + 1 - masque.bit_count()) // 2, colonne
        score = self.resoudre(nous, masque, basse, haute)
        return score, self.choisir(nous, masque, score, colonnes)

    def choisir(self, nous: int, masque: int, score: int, colonnes: Sequence[int]) -> int:
        """Return one of these columns that reaches the score, when it is known that one does: none gives more.

        One may be proved at once where another takes a second: each is given few nodes in turn, then twice as many,
        until one reaches the score, or a single one is left. Raises ``Interrompu``.
        """
        attendent = deque((colonne, ESSAI) for colonne in colonnes)
        while len(attendent) > 1:
            colonne, noeuds = attendent.popleft()
            note = self._essayer(*jouer(nous, masque, colonne), -score, noeuds)
            if note is None:
                attendent.append((colonne, 2 * noeuds))
            elif note <= -score:
                return colonne
        return attendent[0][0]

    def _essayer(self, nous: int, masque: int, alpha: int, noeuds: int) -> int | None:
        """Answer one null window, ``None`` when that takes more nodes. Raises ``Interrompu``."""
        note = self._resoudre(nous, masque, alpha, alpha + 1, noeuds)
        if note is None and all(memoire[NOEUDS // 8] < memoire[LIMITE // 8] for memoire in self._memoires):
            raise Interrompu
        return note

    def resoudre_tout(self, positions: Mots) -> list[int]:
        """Return the score of each position of ``en_mots``, which the threads share out, without coming back to Python.

        Raises ``Interrompu``.
        """
        scores = np.empty(len(positions) // 2, np.int64)
        moitie = len(scores) // len(self._adresses)
        with self._verrou:
            self._ouvrir()
            if moitie == len(scores):  # on this thread: who times it counts its own processor time
                finies = resoudre_tout(self._adresses[0], positions, scores)
            else:
                with ThreadPoolExecutor(1, "othellier-puissance4") as fil:
                    aide = fil.submit(resoudre_tout, self._adresses[1], positions[: 2 * moitie], scores[:moitie])
                    finies = resoudre_tout(self._adresses[0], positions[2 * moitie :], scores[moitie:])
                    finies = aide.result() and finies
        if not finies:
            raise Interrompu
        return scores.tolist()

    def _ouvrir(self, noeuds: int | None = None) -> None:
        self._arret[0] = 0
        for memoire in self._memoires:
            memoire[LIMITE // 8] = SANS_LIMITE if noeuds is None else int(memoire[NOEUDS // 8]) + noeuds
            memoire[GENERATION // 8] = int(memoire[GENERATION // 8]) % GENERATIONS + 1
