"""What every search works with: the table, the memory of each thread, the helpers, the stop flag, the counters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from threading import TIMEOUT_MAX, Lock, Timer
from time import perf_counter

import numpy as np

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import Faute
from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import compter
from ecosysteme.moteur.commun.typage import Adresse, Case, Disques, Plis, Valeur
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.noyaux.bits import mobilite, retournes
from ecosysteme.moteur.othello.noyaux.contexte import (
    ARRET,
    FILS,
    FILS_MAX,
    FIN,
    GENERATION,
    LIMITE,
    SANS_LIMITE,
    SELECTIVITE,
    TAILLE_PARTAGE,
    Contexte,
    Poids,
)
from ecosysteme.moteur.othello.noyaux.elagage import ecart_type, profondeur_sonde
from ecosysteme.moteur.othello.noyaux.evaluation import INFINI, chercher, evaluer, preparer
from ecosysteme.moteur.othello.noyaux.profonde import VIDES_PARTAGE, aider, fenetre_nulle
from ecosysteme.moteur.othello.noyaux.table import connaitre, nouvelle_table
from ecosysteme.moteur.othello.poids import poids_livres

# A guess proved wrong moves by one unit, then twice as far each time it is wrong the same way (7 % fewer nodes).
PAS_MAX = 8
PASSE = 64  # the "square" of a pass in a line of moves


@compiler
def _coups(nous: Disques, eux: Disques) -> Disques:
    return mobilite(nous, eux)


@compiler
def _retournes(nous: Disques, eux: Disques, case: Case) -> Disques:
    return retournes(nous, eux, case)


@compiler
def apercu(ctx: Adresse, nous: Disques, eux: Disques, profondeur: Plis) -> Valeur:
    """Evaluate a position ``profondeur`` plies deep (``int64``) by ``chercher``, with an open window."""
    vides = 64 - compter(nous | eux)
    preparer(ctx, nous, eux, vides)
    return chercher(ctx, nous, eux, -INFINI, INFINI, min(profondeur, vides), vides)


@compiler
def _evaluer(ctx: Adresse, nous: Disques, eux: Disques) -> Valeur:
    return evaluer(ctx, nous, eux)


def coups_legaux(nous: int, eux: int) -> list[int]:
    """List the squares that the side to move may play, in rising order."""
    coups = int(_coups(np.uint64(nous), np.uint64(eux)))
    cases = []
    while coups:
        cases.append((coups & -coups).bit_length() - 1)
        coups &= coups - 1
    return cases


def jouer(nous: int, eux: int, case: int) -> Bits:
    """Return the boards after a legal move (or ``PASSE``), seen from the other side; nothing is checked."""
    if case == PASSE:
        return eux, nous
    pris = int(_retournes(np.uint64(nous), np.uint64(eux), np.uint64(case)))
    return eux ^ pris, nous | pris | 1 << case


def score_final(bits: Bits) -> int:
    """Return the score of a finished game: disc difference, empty squares to the winner."""
    nous, eux = bits[0].bit_count(), bits[1].bit_count()
    return (nous > eux) * (64 - 2 * eux) - (eux > nous) * (64 - 2 * nous)


def vides_de(bits: Bits) -> int:
    """Return how many squares are empty."""
    return 64 - (bits[0] | bits[1]).bit_count()


class SessionRecherche:
    """One search at a time (others wait); two sessions search at once."""

    def __init__(self, mega: int = 64, taches: int = 1, poids: Poids | None = None) -> None:
        """Reserve ``mega`` MB (2^20 bytes, 1 to 65,536) for the table, and ``taches`` threads (1 to 64).

        ``poids`` replaces the evaluation's own weights. ``ValueError`` outside these bounds.
        """
        if not isinstance(taches, int) or not 1 <= taches <= FILS_MAX:
            raise Faute(
                "{taches!r} tâches impossible : attendu un entier de 1 à {fils_max}", taches=taches, fils_max=FILS_MAX
            )
        self._table = nouvelle_table(mega)
        self._partage = bloc(TAILLE_PARTAGE)
        self._partage[FILS // 8] = taches
        poids = poids_livres() if poids is None else poids
        self._contextes = [Contexte(self._table, self._partage, poids, fil) for fil in range(taches)]
        self._verrou = Lock()
        self._generation = 0
        self._debut = self._fin = 0.0
        self._depart = 0
        self.echu = False  # whether the last search was stopped by its own limits

    @property
    def octets_table(self) -> int:
        """How much memory the main table takes, in bytes: what was asked for, or a little less."""
        return int(self._table.nbytes)

    @property
    def noeuds(self) -> int:
        """Nodes visited by the search in progress, or the last one; from any thread."""
        return sum(contexte.noeuds for contexte in self._contextes) - self._depart

    @property
    def secondes(self) -> float:
        """How long the search in progress, or the last one, has taken, in seconds."""
        return (self._fin or perf_counter()) - self._debut

    def vider(self) -> None:
        """Forget everything learnt: the next search is as the first."""
        with self._verrou:
            self._table[:] = 0
            for contexte in self._contextes:
                contexte.locale[:] = contexte.proche[:] = 0

    def arreter(self) -> None:
        """Stop the search in progress within 10 ms: it raises ``Interrompu``. Without one, do nothing lasting."""
        self._partage[ARRET // 8] = 1

    @contextmanager
    def recherche(
        self, bits: Bits, secondes: float | None = None, noeuds: int | None = None, seul: bool = False
    ) -> Iterator[None]:
        """Run one search: helpers at work unless ``seul`` or too near the end, limits on, counters from zero.

        When a limit is reached, the search raises ``Interrompu`` and ``echu`` is true.
        """
        # Nothing is shared so near the end, and starting a thread takes longer than the search.
        aides = not seul and vides_de(bits) >= VIDES_PARTAGE and len(self._contextes) > 1
        with self._verrou, ExitStack() as fils:
            self._ouvrir(noeuds, len(self._contextes) if aides else 1)
            if secondes is not None:
                horloge = Timer(min(secondes, TIMEOUT_MAX), self._echoir, (self._generation,))
                horloge.daemon = True
                horloge.start()
                fils.callback(horloge.join)  # after the cancel: one that is ringing must not stop the next search
                fils.callback(horloge.cancel)
            if aides:
                bassin = fils.enter_context(ThreadPoolExecutor(len(self._contextes) - 1, "othellier-recherche"))
                for aide in self._contextes[1:]:
                    bassin.submit(aider, aide.adresse)
            try:
                yield
            finally:
                self._partage[FIN // 8] = 1
                self._fin = perf_counter()

    def aider_une_fois(self) -> None:
        """Do what a helper does when the search is over: nothing, but the first time it is compiled, or loaded."""
        with self._verrou:
            self._partage[FIN // 8] = 1
            aider(self._contextes[-1].adresse)

    def _ouvrir(self, noeuds: int | None, fils: int) -> None:
        self._partage[ARRET // 8] = self._partage[FIN // 8] = 0
        self.echu = False
        self._generation = (self._generation + 1) % 256
        for contexte in self._contextes:
            contexte.mots[GENERATION // 8] = self._generation
            part = SANS_LIMITE if noeuds is None else contexte.noeuds + max(noeuds // fils, 1)
            contexte.mots[LIMITE // 8] = min(part, SANS_LIMITE)
        self._limitee = noeuds is not None
        self.selectivite = 0
        self._depart = sum(contexte.noeuds for contexte in self._contextes)
        self._debut, self._fin = perf_counter(), 0.0

    def _echoir(self, generation: int) -> None:
        if generation == self._generation:  # else the clock of a search that has just ended
            self.echu = True
            self.arreter()

    @property
    def selectivite(self) -> int:
        """How daring the search is, 0 (exact) to 5: see ``elagage``."""
        return int(self._contextes[0].mots[SELECTIVITE // 8])

    @selectivite.setter
    def selectivite(self, valeur: int) -> None:
        for contexte in self._contextes:
            contexte.mots[SELECTIVITE // 8] = valeur

    def _verifier(self) -> None:
        if self._partage[ARRET // 8]:
            if self._limitee and any(c.noeuds >= int(c.mots[LIMITE // 8]) for c in self._contextes):
                self.echu = True
            raise Interrompu

    def fenetre(self, bits: Bits, alpha: int, profondeur: int) -> int:
        """Answer one null window, in discs; see ``profonde``. Raises ``Interrompu``."""
        nous, eux = map(np.uint64, bits)
        score = fenetre_nulle(self._contextes[0].adresse, nous, eux, np.int64(alpha), np.int64(profondeur))
        self._verifier()
        return int(score)

    def apercu(self, bits: Bits, profondeur: int) -> int:
        """Evaluate by the shallow search, in 1/``evaluation.UNITE`` of a disc. Raises ``Interrompu``."""
        nous, eux = map(np.uint64, bits)
        note = apercu(self._contextes[0].adresse, nous, eux, np.int64(profondeur))
        self._verifier()
        return int(note)

    def evaluer(self, bits: Bits) -> int:
        """Evaluate without any search, in the same unit; never interrupted."""
        return int(_evaluer(self._contextes[0].adresse, *map(np.uint64, bits)))

    @staticmethod
    def sonde(vides: int, profondeur: int) -> tuple[int, float]:
        """Return the depth of a probe that stands for ``profondeur`` plies, and its deviation from them in discs."""
        places = np.int64(vides), np.int64(profondeur)
        plis = profondeur_sonde(*places)
        return int(plis), int(ecart_type(*places, np.int64(plis))) / 100

    def encadrer(
        self, bits: Bits, profondeur: int, devine: int, apres: Callable[[int, int], None] | None = None
    ) -> int:
        """Climb from a guess to the score, in discs, one null window at a time, until the bounds meet.

        ``apres(basse, haute)`` hears of the bounds after each. Raises ``Interrompu``.
        """
        unite = 2 if profondeur >= vides_de(bits) else 1  # final scores are even
        basse, haute, pas, sens = -64, 64, unite, 0
        devine = max(-64, min(64, round(devine / unite) * unite))
        while basse < haute:
            # "At least the guess?" until an answer is no, then "more than the guess?" for what is left.
            alpha = devine - 1 if devine > basse else devine + unite - 1
            score = self.fenetre(bits, alpha, profondeur)
            if score > alpha:
                basse = score + score % unite
                pas, sens = (min(2 * pas, PAS_MAX), 1) if sens == 1 else (unite, 1)
                devine = min(basse + pas, haute)
            else:
                haute = score - score % unite
                pas, sens = (min(2 * pas, PAS_MAX), -1) if sens == -1 else (unite, -1)
                devine = max(haute - pas + unite, basse)
            if apres is not None:
                apres(basse, haute)
        return basse

    def coup_connu(self, bits: Bits) -> int:
        """Return the best move that the table knows in a position, 64 when it knows none."""
        donnees = int(connaitre(self._contextes[0].adresse, *map(np.uint64, bits)))
        return donnees >> 16 & 0xFF if donnees else PASSE

    def ligne_connue(self, bits: Bits) -> Iterator[int]:
        """Yield the moves that the table holds, passes included, as far as it does."""
        while True:
            coups = coups_legaux(*bits)
            if not coups:
                if not coups_legaux(bits[1], bits[0]):
                    return
                case = PASSE
            else:
                case = self.coup_connu(bits)
                if case not in coups:
                    return
            yield case
            bits = jouer(*bits, case)
