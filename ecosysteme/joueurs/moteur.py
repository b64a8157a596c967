"""The compiled engine as a player."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, Any

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.joueurs.joueur import JoueurAuHasard, RechercheInterrompue
from ecosysteme.joueurs.niveaux import NIVEAUX, choisir_en_humain
from ecosysteme.plateau import NOIR, Couleur, Position
from ecosysteme.reglages import ELAGAGE, GRAINE, HASH, NIVEAU, NIVEAU_PLEIN, POIDS, TACHES, TEMPS

if TYPE_CHECKING:
    from ecosysteme.moteur.avis import Avis
    from ecosysteme.moteur.facade import Moteur


class IAmoteur(JoueurAuHasard):
    """Plays Othello with the compiled engine: at a level, within a time a move, whichever ends first.

    After ``choisir``, ``avis`` is what the engine thought of the position.
    """

    nom = "ia_moteur"
    libelle = "IA Moteur"
    options = (NIVEAU, TEMPS, TACHES, HASH, GRAINE, ELAGAGE, POIDS)

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        niveau: int = int(NIVEAU.defaut),
        temps: float = float(TEMPS.defaut),
        taches: int = int(TACHES.defaut),
        hash: int = int(HASH.defaut),
        graine: int | None = None,
        elagage: bool = bool(ELAGAGE.defaut),
        poids: str = str(POIDS.defaut),
    ) -> None:
        """Take the settings of ``reglages``; the engine itself is made at the first move."""
        super().__init__(couleur, graine=graine)
        self.niveau, self.temps = niveau, temps
        self._fabrique = {"hash_mo": hash, "taches": taches, "elagage": elagage, "poids": poids}
        self.avis: Avis | None = None
        self._moteur: Moteur | None = None

    def choisir(self, jeu: Jeu[Any, Any], etat: Any, arret: Event | None = None) -> Any:
        """Return the engine's move; ``ValueError`` for another game, or a board that is not 8 by 8."""
        if not isinstance(etat, EtatOthello):
            raise ValueError(f"le moteur ne joue qu'à othello, pas à {jeu.nom}")
        from ecosysteme.moteur.facade import Interrompu, Limites, Moteur  # Numba is long to import

        self._moteur = self._moteur or Moteur(**self._fabrique)
        niveau = NIVEAUX.get(self.niveau)
        limites = Limites(secondes=self.temps, profondeur=None if niveau is None else niveau.profondeur)
        humain = niveau is not None and niveau.humain
        plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
        try:
            self.avis = self._moteur.reflechir(plateau, couleur, limites, tous=humain, arret=arret)
        except Interrompu:
            raise RechercheInterrompue from None
        if niveau is None or not humain:
            return self.avis.meilleur
        valeurs = {coup: note.score for coup, note in self.avis.coups.items()}
        pions = {coup: self._pions(jeu, etat, coup) for coup in valeurs}
        return choisir_en_humain(niveau, valeurs, pions, self.hasard)

    @staticmethod
    def _pions(jeu: Jeu[Any, Any], etat: EtatOthello, coup: Position) -> int:
        return round(jeu.evaluer(jeu.jouer(etat, coup), etat.trait))

    def __str__(self) -> str:
        """Name the player with its level, or its time when nothing else limits it."""
        return f"{self.libelle} ({self.niveau})" if self.niveau < NIVEAU_PLEIN else f"{self.libelle} ({self.temps:g} s)"
