"""The player that draws a legal move."""

from __future__ import annotations

from threading import Event
from typing import Any

from ecosysteme.jeu import Jeu
from ecosysteme.joueurs.joueur import JoueurAuHasard


class IAalea(JoueurAuHasard):
    """Every legal move is as likely as any other."""

    nom = "ia_alea"
    libelle = "IA Aléatoire"

    def choisir(self, jeu: Jeu[Any, Any], etat: Any, arret: Event | None = None) -> Any:
        """Draw a legal move."""
        return self.hasard.choice(jeu.coups_legaux(etat))
