"""A player that asks a solver: perfect from ``NIVEAU_LIVRE`` on, with some beginner's moves below it.

A beginner sees a win at once and a threat at once, nothing further. At level N below ``NIVEAU_LIVRE`` (20) such a move
comes with probability 1 - N / 20: 19 out of 20 at level 1, 1 out of 20 at level 19.
"""

from __future__ import annotations

import random
from threading import Event
from typing import Final, Unpack

from ecosysteme.arret import Echeance, Interrompu, verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Coup, CoupQuelconque, Etat, EtatQuelconque, Jeu
from ecosysteme.joueurs.alphabeta import IAalphabeta
from ecosysteme.reglages import NIVEAU_LIVRE
from ecosysteme.solveurs import MoyensDeSolveur, Solveur, Verdicts, solveur_de

DETAIL: Final = 0.05  # s at most to value all moves, which lets equal ones be drawn; then one best move is enough
PART: Final = 0.8  # of the time for the solver; the rest is kept for the search that replaces it when it had not enough
PROFONDEUR_REPLI: Final = 4  # plies of that search: 10 to 20 ms at Puissance 4


class Parfait:
    """Chooses among the verdicts of a solver, which it makes for the game that it is shown and keeps."""

    def __init__(self, niveau: int, **moyens: Unpack[MoyensDeSolveur]) -> None:
        """Play at ``niveau``; ``moyens`` go to ``solveur_de``."""
        self.niveau, self._moyens = niveau, moyens
        self._solveur: Solveur | None = None

    def _pour(self, jeu: Jeu) -> Solveur:
        connu = self._solveur
        if connu is None or (type(connu.jeu), vars(connu.jeu)) != (type(jeu), vars(jeu)):
            connu = solveur_de(jeu, **self._moyens)
        if connu is None:
            raise Faute("le moteur ne joue pas à {jeu}", jeu=jeu.nom)
        self._solveur = connu
        return connu

    @staticmethod
    def connait(jeu: Jeu) -> bool:
        """Tell whether ``jeu`` is solved."""
        return solveur_de(jeu) is not None

    def preparer(self, jeu: Jeu) -> None:
        """Get the solver ready."""
        self._pour(jeu).preparer()

    def oublier(self) -> None:
        """Let the solver forget what it has searched, so that a game does not depend on those before."""
        if self._solveur is not None:
            self._solveur.oublier()

    def restants(self, jeu: Jeu, etat: EtatQuelconque) -> int:
        """Return how many plies the game may still last."""
        return self._pour(jeu).restants(etat)

    def choisir(
        self, jeu: Jeu, etat: EtatQuelconque, hasard: random.Random, secondes: float, arret: Event | None
    ) -> tuple[CoupQuelconque, Verdicts]:
        """Return a move, drawn among the equally good ones, and the verdicts that it rests on, if any.

        When ``secondes`` are not enough for the solver, a short alpha-beta chooses. ``Interrompu`` as soon as
        ``arret`` is set.
        """
        if self._debutant(hasard):
            return hasard.choice(coups_de_debutant(jeu, etat)), Verdicts()
        solveur = self._pour(jeu)
        solveur.preparer()  # what is done once is not thinking
        fin = Echeance(PART * secondes, arret)
        try:
            verdicts = _juger(solveur, etat, min(DETAIL, PART * secondes / 2), fin)
        except Interrompu:
            verifier_arret(arret)  # else only the time was over
            return _se_passer_du_solveur(jeu, etat, hasard, arret), Verdicts()
        mieux = max(verdict.rang for verdict in verdicts.values())
        return hasard.choice([coup for coup, verdict in verdicts.items() if verdict.rang == mieux]), verdicts

    def choisir_sans_solveur(
        self, jeu: Jeu[Etat, Coup], etat: Etat, hasard: random.Random, arret: Event | None
    ) -> Coup:
        """Return a move as ``choisir`` does when the solver has no time: it is not asked, nor even made."""
        if self._debutant(hasard):
            return hasard.choice(coups_de_debutant(jeu, etat))
        return _se_passer_du_solveur(jeu, etat, hasard, arret)

    def _debutant(self, hasard: random.Random) -> bool:
        return hasard.random() < 1 - self.niveau / NIVEAU_LIVRE


def _se_passer_du_solveur(jeu: Jeu[Etat, Coup], etat: Etat, hasard: random.Random, arret: Event | None) -> Coup:
    return hasard.choice(IAalphabeta(profondeur=PROFONDEUR_REPLI).meilleurs(jeu, etat, arret))


def _juger(solveur: Solveur, etat: EtatQuelconque, detail: float, fin: Event) -> Verdicts:
    """Return the verdicts of all moves if they come within ``detail`` seconds, else that of one best move."""
    try:
        return solveur.juger(etat, Echeance(detail, fin))
    except Interrompu:
        coup, verdict = solveur.meilleur(etat, fin)
        return Verdicts({coup: verdict})


def coups_de_debutant(jeu: Jeu[Etat, Coup], etat: Etat) -> list[Coup]:
    """Return the moves that win at once, else those after which the opponent cannot, else all of them."""
    camp = jeu.trait(etat)
    suites = {coup: jeu.jouer(etat, coup) for coup in jeu.coups_legaux(etat)}
    gagnants = [coup for coup, suite in suites.items() if jeu.issue(suite) == camp]
    surs = [coup for coup, suite in suites.items() if not _gagne_au_plus_vite(jeu, suite)]
    return gagnants or surs or list(suites)


def _gagne_au_plus_vite(jeu: Jeu[Etat, Coup], etat: Etat) -> bool:
    """Tell whether the side to move has won, or can at its next move."""
    camp = jeu.trait(etat)
    suites = (jeu.jouer(etat, coup) for coup in jeu.coups_legaux(etat))
    return jeu.issue(etat) == camp or any(jeu.issue(suite) == camp for suite in suites)
