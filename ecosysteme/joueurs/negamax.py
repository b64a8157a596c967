"""Nega-max: min-max in one line, since what one camp gains the other loses."""

from __future__ import annotations

from ecosysteme.jeu import Camp, Coup, Etat, Jeu
from ecosysteme.joueurs.recherche import Recherche


class IAnegamax(Recherche):
    """Visits the same states as min-max, for the same values."""

    nom = "ia_negamax"
    libelle = "IA Néga-Max"

    def juger(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp) -> float:
        """Return the exact value."""
        return -self.negamax(jeu, etat, self.profondeur - 1)

    def negamax(self, jeu: Jeu[Etat, Coup], etat: Etat, profondeur: int) -> float:
        """Return the value of ``etat`` for the side to move, looking ``profondeur`` plies ahead."""
        self._entrer()
        if profondeur == 0 or jeu.issue(etat) is not None:
            return self.evaluation(jeu, etat, jeu.trait(etat))
        return max(-self.negamax(jeu, enfant, profondeur - 1) for enfant in jeu.enfants(etat))
