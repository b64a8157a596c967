"""The exact solver as Python sees it: positions in, scores, moves and lines out; threads, guesses and the stop flag.

>>> solution = SolveurFinales(mega=1).resoudre(1 << 57, 1 << 58)  # a disc each on b8 and c8, and the turn
>>> solution.score, solution.meilleur
(64, 59)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.othello.conversion import Bits, verifier_bits
from ecosysteme.moteur.othello.noyaux.contrefactuel import PASSES_MAX, TAILLE, VIDES_MAX, contrefactuel
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
from ecosysteme.moteur.othello.session import PASSE, SessionRecherche, coups_legaux, jouer, vides_de

__all__ = ["PASSE", "Progres", "Solution", "SolveurFinales", "score_si"]

# Passes before the exact one, from this many empty squares: below, a solve lasts less than they do. Of each, how many
# plies short of the end it stops, and its selectivity (``elagage``).
VIDES_SELECTIF = 16
PASSES = ((8, 5), (0, 3))


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
        """Nodes visited a second since the start; 0 when no time has passed."""
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
        """The best move's square, ``None`` when the side to move must pass or the game is over."""
        return self.ligne[0] if self.ligne and self.ligne[0] != PASSE else None


class SolveurFinales:
    """An exact endgame solver with its table and threads; one search at a time (others wait), two solvers at once.

    Solves any position; practical to some 26 empty squares.
    """

    def __init__(self, mega: int = 64, taches: int = 1, session: SessionRecherche | None = None) -> None:
        """Work in ``session``, or in a new one with ``mega`` MB and ``taches`` threads (see ``SessionRecherche``)."""
        self.session = session or SessionRecherche(mega, taches)
        self._bornes = (-64, 64, True)
        self._bits: Bits = (0, 0)  # what the bounds are of

    def arreter(self) -> None:
        """Stop the search in progress within 10 ms: it raises ``Interrompu``. Without one, do nothing lasting."""
        self.session.arreter()

    def progres(self) -> Progres:
        """Tell how far the search is, from any thread, without slowing it.

        The line is read from the table when asked for: nobody asks in most solves, and it takes longer than a window of
        the last squares.
        """
        basse, haute, exact = self._bornes
        bits = self._bits
        ligne = tuple(self.session.ligne_connue(bits))
        return Progres(basse, haute, self.session.noeuds, self.session.secondes, exact, vides_de(bits), ligne)

    def score(self, nous: int, eux: int, rappel: Callable[[Progres], None] | None = None) -> int:
        """Return the exact score, in discs for ``nous``, the side to move (it may have to pass).

        ``rappel`` gets a ``Progres`` after each null window, in the calling thread. Raises ``Interrompu`` after
        ``arreter``, ``ValueError`` when the boards share a square.
        """
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            return self._score(bits, rappel)

    def issue(self, nous: int, eux: int) -> int:
        """Return only 1, 0 or -1 (win, draw, loss of the side to move): two null windows at most."""
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            vides = vides_de(bits)
            if self.session.fenetre(bits, -1, vides) < 0:
                return -1
            return 1 if self.session.fenetre(bits, 1, vides) > 1 else 0

    def resoudre(self, nous: int, eux: int, rappel: Callable[[Progres], None] | None = None) -> Solution:
        """Return the exact score and a best line to the end of the game; as ``score`` for the rest."""
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            score = self._score(bits, rappel)
            ligne = tuple(self._ligne(bits, score))
            return Solution(score, ligne, self.session.noeuds, self.session.secondes)

    def scores_coups(self, nous: int, eux: int) -> dict[int, int]:
        """Return the exact score of every legal move, by square number, best first (then by square)."""
        bits = verifier_bits(nous, eux)
        with self._recherche(bits):
            scores: dict[int, int] = {}
            for case in coups_legaux(*bits):
                scores[case] = -self._score(jouer(*bits, case), None)
            return dict(sorted(scores.items(), key=lambda paire: (-paire[1], paire[0])))

    @contextmanager
    def _recherche(self, bits: Bits) -> Iterator[None]:
        with self.session.recherche(bits):
            self._bornes = (-64, 64, False)
            yield

    def _score(self, bits: Bits, rappel: Callable[[Progres], None] | None) -> int:
        vides = vides_de(bits)
        devine = 0
        if vides >= 8:
            devine = round(self.session.apercu(bits, min(vides // 3, 8)) / UNITE)
        for court, selectivite in (*PASSES, (0, 0)) if vides >= VIDES_SELECTIF else ((0, 0),):
            self.session.selectivite = selectivite

            def apres(basse: int, haute: int, exact: bool = selectivite == 0) -> None:
                self._bornes = (basse, haute, exact)
                self._bits = bits
                if rappel is not None:
                    rappel(self.progres())

            # A pass that stops short of the end bounds nothing that is asked, and lasts a moment: it is not told.
            devine = self.session.encadrer(bits, vides - court, devine, apres if court == 0 else None)
        return devine

    def _ligne(self, bits: Bits, score: int) -> Iterator[int]:
        """Yield moves that keep the score: at each position, the first (table move, then square order) that does."""
        while True:
            coups = coups_legaux(*bits)
            if coups:
                case = self._coup_gardant(bits, score, coups)
            elif coups_legaux(bits[1], bits[0]):
                case = PASSE
            else:
                return
            yield case
            bits = jouer(*bits, case)
            score = -score

    def _coup_gardant(self, bits: Bits, score: int, coups: list[int]) -> int:
        connu = self.session.coup_connu(bits)
        for case in sorted(coups, key=lambda case: case != connu):
            # The move is worth at least ``score`` when the other side does not get more than its opposite.
            if self.session.fenetre(jouer(*bits, case), -score + 1, vides_de(bits)) <= -score + 1:
                return case
        raise AssertionError("aucun coup ne garde le score")


def score_si(nous: int, eux: int, interdites: Bits = (0, 0), passes: tuple[int, int] = (0, 0)) -> int:
    """Return the exact score for ``nous``, the side to move, under rules bent for one side; no table, one thread.

    Of ``nous`` then ``eux``: ``interdites`` are squares that the side may not play, ``passes`` how often it may pass
    though it can play (``PASSES_MAX`` at most). ``ValueError`` beyond, with more than ``VIDES_MAX`` empty squares, or
    when the boards share a square.
    """
    bits = verifier_bits(nous, eux)
    if vides_de(bits) > VIDES_MAX:
        raise Faute("{vides} cases vides : attendu {maximum} au plus", vides=vides_de(bits), maximum=VIDES_MAX)
    if not all(0 <= nombre <= PASSES_MAX for nombre in passes):
        raise Faute("passes {passes} : attendu de 0 à {maximum} par camp", passes=passes, maximum=PASSES_MAX)
    memoire = bloc(TAILLE)
    place, rangees = np.uint64(adresse(memoire)), np.uint64(passes[0] | passes[1] << 8)
    camps, fermees = list(map(np.uint64, bits)), list(map(np.uint64, interdites))
    score = contrefactuel(place, camps[0], camps[1], fermees[0], fermees[1], rangees, np.int64(-64), np.int64(64))
    return int(score)
