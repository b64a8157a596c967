"""The random player."""

from __future__ import annotations

from threading import Event

from ecosysteme.jeu import Coup, Etat, Jeu
from ecosysteme.joueurs.joueur import JoueurAuHasard


class IAalea(JoueurAuHasard):
    """Every legal move is as likely as any other."""

    nom = "ia_alea"
    libelle = "IA Aléatoire"

    def choisir(self, jeu: Jeu[Etat, Coup], etat: Etat, arret: Event | None = None) -> Coup:
        """Draw a legal move."""
        return self.hasard.choice(jeu.coups_legaux(etat))
