"""Min-max, as first taught: my best move against your best reply, each level named."""

from __future__ import annotations

from ecosysteme.jeu import Camp, Coup, Etat, Jeu
from ecosysteme.joueurs.recherche import Recherche


class IAminmax(Recherche):
    """Visits every state down to its depth: the highest value where it plays, the lowest where the opponent does."""

    nom = "ia_minmax"
    libelle = "IA Min-Max"

    def juger(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp) -> float:
        """Return the exact value."""
        return self.minmax(jeu, etat, camp, self.profondeur - 1)

    def minmax(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp, profondeur: int) -> float:
        """Return the value of ``etat`` for ``camp``, looking ``profondeur`` plies ahead."""
        self._entrer()
        if profondeur == 0 or jeu.issue(etat) is not None:
            return self.evaluation(jeu, etat, camp)
        valeurs = [self.minmax(jeu, enfant, camp, profondeur - 1) for enfant in jeu.enfants(etat)]
        return max(valeurs) if jeu.trait(etat) == camp else min(valeurs)
