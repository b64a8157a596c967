"""The compiled engine as a player."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, Any

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.joueurs.joueur import JoueurAuHasard, RechercheInterrompue
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.reglages import GRAINE, HASH, NIVEAU, NIVEAU_PLEIN, TACHES, TEMPS

if TYPE_CHECKING:
    from ecosysteme.moteur.avis import Avis
    from ecosysteme.moteur.facade import Moteur


class IAmoteur(JoueurAuHasard):
    """Plays Othello with the compiled engine: at a level, within a time a move, whichever ends first.

    After ``choisir``, ``avis`` is what the engine thought of the position.
    """

    nom = "ia_moteur"
    libelle = "IA Moteur"
    options = (NIVEAU, TEMPS, TACHES, HASH, GRAINE)

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        niveau: int = int(NIVEAU.defaut),
        temps: float = float(TEMPS.defaut),
        taches: int = int(TACHES.defaut),
        hash: int = int(HASH.defaut),
        graine: int | None = None,
    ) -> None:
        """Take the settings of ``reglages``; the engine itself is made at the first move."""
        super().__init__(couleur, graine=graine)
        self.niveau, self.temps, self.taches, self.hash = niveau, temps, taches, hash
        self.avis: Avis | None = None
        self._moteur: Moteur | None = None

    def choisir(self, jeu: Jeu[Any, Any], etat: Any, arret: Event | None = None) -> Any:
        """Return the engine's move; ``ValueError`` for another game, or a board that is not 8 by 8."""
        if not isinstance(etat, EtatOthello):
            raise ValueError(f"le moteur ne joue qu'à othello, pas à {jeu.nom}")
        from ecosysteme.moteur.facade import Interrompu, Limites, Moteur  # Numba is long to import

        self._moteur = self._moteur or Moteur(self.hash, self.taches)
        limites = Limites(secondes=self.temps, profondeur=None if self.niveau == NIVEAU_PLEIN else self.niveau)
        try:
            self.avis = self._moteur.reflechir(etat.plateau, COULEUR_DE[etat.trait], limites, arret=arret)
        except Interrompu:
            raise RechercheInterrompue from None
        return self.avis.meilleur

    def __str__(self) -> str:
        """Name the player with its level, or its time when nothing else limits it."""
        return f"{self.libelle} ({self.niveau})" if self.niveau < NIVEAU_PLEIN else f"{self.libelle} ({self.temps:g} s)"
