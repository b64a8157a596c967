"""Alpha-beta: nega-max that stops searching a state as soon as its value cannot change the result."""

from __future__ import annotations

from math import nextafter

from ecosysteme.jeu import Camp, Coup, Etat, Jeu
from ecosysteme.joueurs.recherche import INFINI, Recherche


class IAalphabeta(Recherche):
    """Finds the value of nega-max in fewer states (Knuth & Moore, 1975)."""

    nom = "ia_alphabeta"
    libelle = "IA Alpha-Bêta"

    def juger(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp) -> float:
        """Return the value when it reaches the best so far, else an upper bound below it.

        The window opens just under the best, so that equal moves get their exact value and ties are seen.
        """
        seuil = nextafter(self.valeur, -INFINI)
        return -self.alphabeta(jeu, etat, self.profondeur - 1, -INFINI, -seuil)

    def alphabeta(self, jeu: Jeu[Etat, Coup], etat: Etat, profondeur: int, alpha: float, beta: float) -> float:
        """Return the value of ``etat`` for the side to move if it lies between ``alpha`` and ``beta``, else a bound.

        At most ``alpha``: an upper bound. At least ``beta``: a lower bound, and the opponent, who has better
        elsewhere, would not have come here (fail-soft).
        """
        self._entrer()
        if profondeur == 0 or jeu.issue(etat) is not None:
            return self.evaluation(jeu, etat, jeu.trait(etat))
        meilleure = -INFINI
        for enfant in jeu.enfants(etat):
            meilleure = max(meilleure, -self.alphabeta(jeu, enfant, profondeur - 1, -beta, -alpha))
            alpha = max(alpha, meilleure)
            if alpha >= beta:
                break
        return meilleure
