"""The engine as the rest of the house sees it: a board and a colour in; scores, squares and lines out.

Three lines in a notebook, ``plateau`` being a ``Plateau`` of 8 squares a side with some 26 empty squares at most::

    from ecosysteme.moteur.othello.facade import Moteur
    resultat = Moteur(hash_mo=256, taches=2).resoudre(plateau, "N")
    resultat.score, resultat.meilleurs      # 8, ((0, 4),): black ends 8 discs ahead by playing e1
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from threading import Event

from ecosysteme.cases import Position
from ecosysteme.moteur.commun.ecoute import Ecoute
from ecosysteme.moteur.othello.avis import Avis, Limites, Note
from ecosysteme.moteur.othello.chauffe import preparer
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.penseur import reflechir
from ecosysteme.moteur.othello.poids import LIVRES, choisir_poids
from ecosysteme.moteur.othello.session import PASSE, SessionRecherche
from ecosysteme.moteur.othello.solveur import Progres, SolveurFinales, score_si

__all__ = ["Avis", "Limites", "Moteur", "Note", "Progres", "ReponseExacte"]


@dataclass(frozen=True)
class ReponseExacte:
    """An exact answer, from the side to move: final disc difference, empty squares to the winner, -64 to 64.

    ``ligne`` is best play to the end (``None``: a pass), ``meilleurs`` its first move, or every move that reaches the
    score when ``coups``, the score of each legal move, was asked for. Nodes and seconds are those of the whole answer.
    With several threads the score is always the same, the line may differ among moves that reach it.
    """

    score: int
    meilleurs: tuple[Position, ...]
    ligne: tuple[Position | None, ...]
    noeuds: int
    secondes: float
    coups: Mapping[Position, int] = field(default_factory=dict)


def _position(case: int) -> Position | None:
    return None if case == PASSE else divmod(case, 8)


def _masques(cases: Mapping[str, Collection[Position]], camps: tuple[str, str]) -> Bits:
    nous, eux = (sum(1 << 8 * y + x for y, x in set(cases.get(camp, ()))) for camp in camps)
    return nous, eux


class Moteur:
    """An exact endgame engine with a memory of its own; one search at a time, others wait for it."""

    def __init__(self, hash_mo: int = 64, taches: int = 1, *, poids: str = LIVRES, elagage: bool = True) -> None:
        """Reserve a table of ``hash_mo`` MB (2^20 bytes) and ``taches`` threads; ``ValueError`` out of bounds.

        ``poids`` is the evaluation: ``'livres'``, ``'disques'`` (it counts them) or the path of a weights' file;
        without ``elagage``, no Multi-ProbCut in the middle game. Both are there to measure what they bring.
        """
        self._solveur = SolveurFinales(session=SessionRecherche(hash_mo, taches, choisir_poids(poids)))
        self._elagage = elagage
        self._ecoute = Ecoute(self._solveur.arreter)

    @staticmethod
    def preparer() -> None:
        """Compile or load all that a search calls, once a process: some 30 s, or half a second from the disk."""
        preparer()

    def reflechir(
        self,
        plateau: Mapping[Position, str],
        couleur: str,
        limites: Limites,
        *,
        tous: bool = False,
        arret: Event | None = None,
        rappel: Callable[[Avis], None] | None = None,
    ) -> Avis:
        """Think about ``plateau`` for ``couleur`` within ``limites``, deeper and deeper; ``tous`` values every move.

        Seconds are those of thinking: the first question of a process compiles or loads the engine before they count.
        ``rappel`` gets each deeper opinion, on the calling thread. Raises as ``resoudre``: stopped by ``arret``, it has
        no answer, while a limit that is reached ends with the best known.
        """
        bits = depuis_pions(plateau, couleur)
        if limites.secondes is not None or limites.visees is not None:
            self.preparer()
        with self._ecoute.suivre(arret):
            return reflechir(self._solveur.session, bits, limites, tous, rappel, self._elagage)

    def resoudre(
        self,
        plateau: Mapping[Position, str],
        couleur: str,
        *,
        tous: bool = False,
        arret: Event | None = None,
        rappel: Callable[[Progres], None] | None = None,
    ) -> ReponseExacte:
        """Solve ``plateau`` for ``couleur`` (``'N'`` or ``'B'``), which has the turn; ``tous`` judges every move.

        ``rappel`` hears of the progress, on the calling thread. Raises ``Interrompu`` soon after ``arret`` is set,
        ``ValueError`` for a board that is not 8 by 8 or a disc that is neither colour.
        """
        bits = depuis_pions(plateau, couleur)
        with self._ecoute.suivre(arret):
            coups: dict[Position, int] = {}
            noeuds, secondes = 0, 0.0
            if tous:
                coups = {divmod(case, 8): score for case, score in self._solveur.scores_coups(*bits).items()}
                fin = self._solveur.progres()
                noeuds, secondes = fin.noeuds, fin.secondes
            solution = self._solveur.resoudre(*bits, rappel)
        ligne = tuple(map(_position, solution.ligne))
        meilleurs = tuple(coup for coup, score in coups.items() if score == solution.score)
        if not meilleurs and ligne and ligne[0] is not None:
            meilleurs = (ligne[0],)
        return ReponseExacte(
            solution.score, meilleurs, ligne, noeuds + solution.noeuds, secondes + solution.secondes, coups
        )

    def issue(self, plateau: Mapping[Position, str], couleur: str, arret: Event | None = None) -> int:
        """Return only 1, 0 or -1, a win, a draw or a loss for ``couleur``: cheaper than the score. Raises the same."""
        bits = depuis_pions(plateau, couleur)
        with self._ecoute.suivre(arret):
            return self._solveur.issue(*bits)

    @staticmethod
    def si(
        plateau: Mapping[Position, str],
        couleur: str,
        *,
        interdites: Mapping[str, Collection[Position]] | None = None,
        passes: Mapping[str, int] | None = None,
    ) -> int:
        """Return what the exact score for ``couleur``, which has the turn, would be under rules bent for a colour.

        ``interdites`` are the squares that a colour may not play, whatever comes; ``passes`` how often it may pass
        though it can play. Nothing is asked of the table: 0.2 ms at 8 empty squares, some 30 at 14, beyond which
        ``ValueError`` is raised, as by ``resoudre``.
        """
        bits = depuis_pions(plateau, couleur)
        camps = (couleur, "B" if couleur == "N" else "N")
        fermees: Bits = (0, 0) if interdites is None else _masques(interdites, camps)
        libres = (0, 0) if passes is None else (passes.get(camps[0], 0), passes.get(camps[1], 0))
        return score_si(*bits, fermees, libres)

    def progres(self) -> Progres:
        """Tell how far the search in progress is, from any thread."""
        return self._solveur.progres()

    def oublier(self) -> None:
        """Empty the table: the next search is as the first."""
        self._solveur.session.vider()
