"""The exact solver as Python sees it: positions in, scores, moves and lines out; threads, guesses and the stop flag.

>>> solution = Solveur(mega=1).resoudre(1 << 57, 1 << 58)  # a disc each on b8 and c8, and the turn
>>> solution.score, solution.meilleur
(64, 59)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from threading import Lock
from time import perf_counter
from typing import Any

import numpy as np

from ecosysteme.moteur.bits import mobilite, retournes
from ecosysteme.moteur.compiler import compiler
from ecosysteme.moteur.contexte import (
    ARRET,
    FILS,
    FILS_MAX,
    FIN,
    GENERATION,
    SELECTIVITE,
    TAILLE_PARTAGE,
    Contexte,
    bloc,
)
from ecosysteme.moteur.conversion import Bits, verifier_bits
from ecosysteme.moteur.evaluation import INFINI, chercher
from ecosysteme.moteur.profonde import VIDES_PARTAGE, aider, fenetre_nulle
from ecosysteme.moteur.table import nouvelle_table, sonder

# Selective passes before the exact one, from this many empty squares: below, a solve lasts less than they do.
VIDES_SELECTIF = 16
SELECTIVITES = (72,)
# A guess proved wrong moves by 2 discs, then twice as many each time it is wrong the same way (7 % fewer nodes).
PAS_MIN, PAS_MAX = 2, 8
PASSE = 64  # the "square" of a pass in a line of moves


class Interrompu(Exception):
    """The search was stopped before its end."""


@dataclass(frozen=True)
class Progres:
    """How far a search is: bounds of the score (discs, side to move), nodes, seconds, whether it is the last pass.

    ``profondeur`` is the number of empty squares, all of which are searched; ``ligne`` the best moves known so far, as
    in ``Solution``, not yet proven.
    """

    basse: int
    haute: int
    noeuds: int
    secondes: float
    exact: bool
    profondeur: int
    ligne: tuple[int, ...]

    @property
    def noeuds_par_seconde(self) -> float:
        """Nodes a second since the start."""
        return self.noeuds / self.secondes if self.secondes > 0 else 0.0


@dataclass(frozen=True)
class Solution:
    """An exact answer: score in discs for the side to move (empty squares to the winner), best line, cost.

    ``ligne`` holds square numbers (0 to 63, 64 for a pass) to the end of the game; ``meilleur`` is its first move,
    ``None`` when the game is over or the side to move must pass.
    """

    score: int
    ligne: tuple[int, ...]
    noeuds: int
    secondes: float

    @property
    def meilleur(self) -> int | None:
        """The best move."""
        return self.ligne[0] if self.ligne and self.ligne[0] != PASSE else None


@compiler
def _coups(nous: Any, eux: Any) -> Any:
    return mobilite(nous, eux)


@compiler
def _retournes(nous: Any, eux: Any, case: Any) -> Any:
    return retournes(nous, eux, case)


@compiler
def _apercu(ctx: Any, nous: Any, eux: Any, profondeur: Any, vides: Any) -> Any:
    return chercher(ctx, nous, eux, -INFINI, INFINI, profondeur, vides)


@compiler
def _sonder(ctx: Any, nous: Any, eux: Any) -> Any:
    return sonder(ctx, nous, eux)


def coups_legaux(nous: int, eux: int) -> list[int]:
    """List the squares that the side to move may play, in rising order."""
    coups = int(_coups(np.uint64(nous), np.uint64(eux)))
    cases = []
    while coups:
        cases.append((coups & -coups).bit_length() - 1)
        coups &= coups - 1
    return cases


def jouer(nous: int, eux: int, case: int) -> tuple[int, int]:
    """Return the boards after a legal move (or ``PASSE``), seen from the other side; nothing is checked."""
    if case == PASSE:
        return eux, nous
    pris = int(_retournes(np.uint64(nous), np.uint64(eux), np.uint64(case)))
    return eux ^ pris, nous | pris | 1 << case


class Solveur:
    """An exact endgame solver with its table and threads; one search at a time (others wait), two solvers at once.

    Solves any position; practical to some 26 empty squares.
    """

    def __init__(self, mega: int = 64, taches: int = 1) -> None:
        """Reserve ``mega`` MB (2^20 bytes, 1 to 65,536) for the table, and ``taches`` threads (1 to 64).

        ``ValueError`` outside these bounds.
        """
        if not isinstance(taches, int) or not 1 <= taches <= FILS_MAX:
            raise ValueError(f"{taches!r} tâches impossible : attendu un entier de 1 à {FILS_MAX}")
        self._table = nouvelle_table(mega)
        self._partage = bloc(TAILLE_PARTAGE)
        self._partage[FILS // 8] = taches
        self._contextes = [Contexte(self._table, self._partage, fil) for fil in range(taches)]
        self._verrou = Lock()
        self._generation = 0
        self._debut = self._fin = 0.0
        self._depart = 0
        self._bornes = (-64, 64, True)
        self._connu: tuple[int, tuple[int, ...]] = (0, ())

    @property
    def octets_table(self) -> int:
        """Bytes of the main table."""
        return int(self._table.nbytes)

    def vider(self) -> None:
        """Forget everything learnt: the next search is as the first."""
        with self._verrou:
            self._table[:] = 0
            for contexte in self._contextes:
                contexte.locale[:] = 0

    def arreter(self) -> None:
        """Stop the search in progress within 10 ms: it raises ``Interrompu``. Without one, do nothing lasting."""
        self._partage[ARRET // 8] = 1

    def progres(self) -> Progres:
        """Tell how far the search is, from any thread, without slowing it."""
        noeuds = sum(contexte.noeuds for contexte in self._contextes) - self._depart
        secondes = (self._fin or perf_counter()) - self._debut
        basse, haute, exact = self._bornes
        return Progres(basse, haute, noeuds, secondes, exact, *self._connu)

    def score(self, nous: int, eux: int, rappel: Callable[[Progres], None] | None = None) -> int:
        """Return the exact score, in discs for ``nous``, the side to move (it may have to pass).

        ``rappel`` gets a ``Progres`` after each null window, in the calling thread. Raises ``Interrompu`` after
        ``arreter``, ``ValueError`` when the boards share a square.
        """
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            return self._score(*bits, rappel)

    def issue(self, nous: int, eux: int) -> int:
        """Return only 1, 0 or -1 (win, draw, loss of the side to move): two null windows at most."""
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            if self._fenetre(*bits, -1) < 0:
                return -1
            return 1 if self._fenetre(*bits, 1) > 1 else 0

    def resoudre(self, nous: int, eux: int, rappel: Callable[[Progres], None] | None = None) -> Solution:
        """Return the exact score and a best line to the end of the game; as ``score`` for the rest."""
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            score = self._score(*bits, rappel)
            ligne = tuple(self._ligne(*bits, score))
            fin = self.progres()
            return Solution(score, ligne, fin.noeuds, fin.secondes)

    def scores_coups(self, nous: int, eux: int) -> dict[int, int]:
        """Return the exact score of every legal move, by square number, best first (then by square)."""
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            scores: dict[int, int] = {}
            for case in coups_legaux(*bits):
                scores[case] = -self._score(*jouer(*bits, case), None)
            return dict(sorted(scores.items(), key=lambda paire: (-paire[1], paire[0])))

    @contextmanager
    def _recherche(self, bits: Bits) -> Iterator[None]:
        with self._verrou:
            self._partage[ARRET // 8] = self._partage[FIN // 8] = 0
            self._generation = (self._generation + 1) % 256
            for contexte in self._contextes:
                contexte.mots[GENERATION // 8] = self._generation
                contexte.mots[SELECTIVITE // 8] = 0  # a search stopped in its selective pass leaves its own
            self._depart = sum(contexte.noeuds for contexte in self._contextes)
            self._debut, self._fin = perf_counter(), 0.0
            self._bornes = (-64, 64, False)
            # Nothing is shared so near the end, and starting a thread takes longer than the search.
            seul = 64 - (bits[0] | bits[1]).bit_count() < VIDES_PARTAGE
            with ExitStack() as fils:
                if not seul and len(self._contextes) > 1:
                    bassin = fils.enter_context(ThreadPoolExecutor(len(self._contextes) - 1, "othellier-finale"))
                    for aide in self._contextes[1:]:
                        bassin.submit(aider, aide.adresse)
                try:
                    yield
                finally:
                    self._partage[FIN // 8] = 1
                    self._fin = perf_counter()

    def _fenetre(self, nous: int, eux: int, alpha: int) -> int:
        score = fenetre_nulle(self._contextes[0].adresse, np.uint64(nous), np.uint64(eux), np.int64(alpha))
        if self._partage[ARRET // 8]:
            raise Interrompu("recherche interrompue")
        return int(score)

    def _score(self, nous: int, eux: int, rappel: Callable[[Progres], None] | None) -> int:
        vides = 64 - (nous | eux).bit_count()
        devine = 0
        if vides >= 8:
            profondeur = min(vides // 3, 8)
            note = _apercu(
                self._contextes[0].adresse, np.uint64(nous), np.uint64(eux), np.int64(profondeur), np.int64(vides)
            )
            devine = round(note / 8) * 2
        for selectivite in (*SELECTIVITES, 0) if vides >= VIDES_SELECTIF else (0,):
            for contexte in self._contextes:
                contexte.mots[SELECTIVITE // 8] = selectivite
            devine = self._encadrer(nous, eux, devine, selectivite == 0, rappel)
        return devine

    def _encadrer(self, nous: int, eux: int, devine: int, exact: bool, rappel: Callable[[Progres], None] | None) -> int:
        """Climb from a guess, one null window at a time, until the bounds meet. All scores are even."""
        basse, haute, pas, sens = -64, 64, PAS_MIN, 0
        devine = max(-64, min(64, devine))
        while basse < haute:
            # "At least the guess?" until an answer is no, then "more than the guess?" for what is left.
            alpha = devine - 1 if devine > basse else devine + 1
            score = self._fenetre(nous, eux, alpha)
            if score > alpha:
                basse = score + (score & 1)
                pas, sens = (min(2 * pas, PAS_MAX), 1) if sens == 1 else (PAS_MIN, 1)
                devine = min(basse + pas, haute)
            else:
                haute = score - (score & 1)
                pas, sens = (min(2 * pas, PAS_MAX), -1) if sens == -1 else (PAS_MIN, -1)
                devine = max(haute - pas + 2, basse)
            self._bornes = (basse, haute, exact)
            self._connu = (64 - (nous | eux).bit_count(), tuple(self._ligne_connue(nous, eux)))
            if rappel is not None:
                rappel(self.progres())
        return basse

    def _ligne_connue(self, nous: int, eux: int) -> Iterator[int]:
        """Yield the moves that the table holds, as far as it does."""
        while coups := coups_legaux(nous, eux):
            donnees = int(_sonder(self._contextes[0].adresse, np.uint64(nous), np.uint64(eux)))
            case = donnees >> 16 & 0xFF
            if case not in coups:
                return
            yield case
            nous, eux = jouer(nous, eux, case)

    def _ligne(self, nous: int, eux: int, score: int) -> Iterator[int]:
        """Yield moves that keep the score: at each position, the first (table move, then square order) that does."""
        while True:
            coups = coups_legaux(nous, eux)
            if not coups:
                if not coups_legaux(eux, nous):
                    return
                yield PASSE
                nous, eux, score = eux, nous, -score
                continue
            case = self._coup_gardant(nous, eux, score, coups)
            yield case
            nous, eux = jouer(nous, eux, case)
            score = -score

    def _coup_gardant(self, nous: int, eux: int, score: int, coups: list[int]) -> int:
        donnees = int(_sonder(self._contextes[0].adresse, np.uint64(nous), np.uint64(eux)))
        connu = donnees >> 16 & 0xFF
        for case in sorted(coups, key=lambda case: case != connu):
            # The move is worth at least ``score`` when the other side does not get more than its opposite.
            if self._fenetre(*jouer(nous, eux, case), -score + 1) <= -score + 1:
                return case
        raise AssertionError("aucun coup ne garde le score")
