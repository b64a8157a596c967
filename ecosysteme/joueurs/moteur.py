"""The compiled engine as a player of Othello, and the solvers as a player of the games that are solved."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs.joueur import JoueurAuHasard, RechercheInterrompue
from ecosysteme.joueurs.niveaux import NIVEAUX, choisir_en_humain
from ecosysteme.joueurs.parfait import Parfait
from ecosysteme.joueurs.pendule import Pendule
from ecosysteme.plateau import NOIR, Couleur, Plateau, Position
from ecosysteme.reglages import (
    ELAGAGE,
    GRAINE,
    HASH,
    LIVRE,
    NIVEAU,
    NIVEAU_LIVRE,
    NIVEAU_PLEIN,
    NOEUDS,
    POIDS,
    PROFONDEUR_MOTEUR,
    TACHES,
    TEMPS,
    TEMPS_PARTIE,
    VARIETE,
)

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.avis import Avis, Limites
    from ecosysteme.moteur.othello.facade import Moteur
    from ecosysteme.solveurs import Verdict

COTE = 8  # squares a side of the only board that the engine knows


class IAmoteur(JoueurAuHasard):
    """Plays Othello with the compiled engine: at a level, within a time, a depth, a number of nodes; the first ends it.

    After ``choisir``, ``avis`` is what the engine thought of the position; during it, ``rappel`` gets each deeper
    opinion, on the thinking thread.

    The other games are played by their solvers, as ``parfait`` says, at a level and within a time: ``avis`` is then
    ``None``, and ``verdicts`` what each move is worth, empty when the player did not look so far.
    """

    nom = "ia_moteur"
    libelle = "IA Moteur"
    options = (
        NIVEAU,
        TEMPS,
        TEMPS_PARTIE,
        PROFONDEUR_MOTEUR,
        NOEUDS,
        TACHES,
        HASH,
        GRAINE,
        ELAGAGE,
        POIDS,
        LIVRE,
        VARIETE,
    )

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        niveau: int = int(NIVEAU.defaut),
        temps: float = float(TEMPS.defaut),
        temps_partie: float = float(TEMPS_PARTIE.defaut),
        profondeur_max: int = int(PROFONDEUR_MOTEUR.defaut),
        noeuds: int = int(NOEUDS.defaut),
        taches: int = int(TACHES.defaut),
        hash: int = int(HASH.defaut),
        graine: int | None = None,
        elagage: bool = bool(ELAGAGE.defaut),
        poids: str = str(POIDS.defaut),
        livre: bool = bool(LIVRE.defaut),
        variete: int = int(VARIETE.defaut),
    ) -> None:
        """Take the settings of ``reglages``; the engine itself is made at the first move."""
        super().__init__(couleur, graine=graine)
        self.niveau, self.temps, self.profondeur, self.noeuds = niveau, temps, profondeur_max, noeuds
        self.livre, self.variete = livre, variete
        self._pendule = Pendule(temps_partie) if temps_partie else None
        self._fabrique: dict[str, Any] = {"hash_mo": hash, "taches": taches, "elagage": elagage, "poids": poids}
        self.avis: Avis | None = None
        self.verdicts: dict[Any, Verdict] = {}
        self.rappel: Callable[[Avis], None] | None = None
        self._moteur: Moteur | None = None
        self._parfait = Parfait(niveau, hash_mo=hash, taches=taches, livre=livre)

    @property
    def limite_par_coup(self) -> float | None:
        """Seconds that one move may take, ``None`` when a clock for the whole game decides."""
        return None if self._pendule else self.temps

    def verifier(self, jeu: Jeu[Any, Any]) -> None:
        """Raise ``ValueError`` for a game or a board that it does not play, or weights that cannot be read."""
        if not isinstance(jeu, Othello):
            self._parfait.verifier(jeu)
        elif jeu.taille != COTE:
            raise ValueError(
                f"le moteur ne joue à othello que sur {COTE} × {COTE}, pas sur {jeu.taille} × {jeu.taille}"
            )
        elif self._fabrique["poids"] != POIDS.defaut:
            from ecosysteme.moteur.othello.poids import choisir_poids  # Numba is long to import

            choisir_poids(self._fabrique["poids"])

    def preparer(self, jeu: Jeu[Any, Any]) -> None:
        """Make the engine or the solver, compiled and loaded, so that no first move pays for it; no clock runs."""
        if not isinstance(jeu, Othello):
            self._parfait.preparer(jeu)
            return
        from ecosysteme.moteur.othello.avis import Limites

        self._engager().reflechir(Plateau(), NOIR, Limites(profondeur=6))

    def _engager(self) -> Moteur:
        from ecosysteme.moteur.othello.facade import Moteur  # Numba is long to import

        self._moteur = self._moteur or Moteur(**self._fabrique)
        return self._moteur

    def nouvelle_partie(self) -> None:
        """Empty the engine's and the solver's tables, which takes 10 ms, and wind the clock again."""
        if self._moteur is not None:
            self._moteur.oublier()
        self._parfait.oublier()
        if self._pendule:
            self._pendule = Pendule(self._pendule.total)

    def choisir(self, jeu: Jeu[Any, Any], etat: Any, arret: Event | None = None) -> Any:
        """Return the engine's or the solver's move; ``ValueError`` as ``verifier``."""
        debut = perf_counter()
        if isinstance(etat, EtatOthello):
            coup = self._choisir_a_othello(jeu, etat, arret)
        else:
            self.avis = None
            secondes = self._secondes(self._parfait.restants(jeu, etat))
            coup, self.verdicts = self._parfait.choisir(jeu, etat, self.hasard, secondes, arret)
        if self._pendule:
            self._pendule.compter(perf_counter() - debut)
        return coup

    def _choisir_a_othello(self, jeu: Jeu[Any, Any], etat: EtatOthello, arret: Event | None) -> Position | None:
        if connu := self._du_livre(etat):
            self.avis = connu
            return connu.meilleur
        niveau = NIVEAUX.get(self.niveau)
        humain = niveau is not None and niveau.humain
        self.avis = self._reflechir(etat, humain, arret)
        if niveau is None or not humain:
            return self.avis.meilleur
        valeurs = {coup: note.score for coup, note in self.avis.coups.items()}
        pions = {coup: self._pions(jeu, etat, coup) for coup in valeurs}
        return choisir_en_humain(niveau, valeurs, pions, self.hasard)

    def _du_livre(self, etat: EtatOthello) -> Avis | None:
        """Return what the engine thought when it made the book; ``None`` when it is not to be used, or at its end."""
        if not self.livre or self.niveau < NIVEAU_LIVRE:
            return None
        from ecosysteme.moteur.othello.avis import Avis
        from ecosysteme.ouvertures.livre import CERTITUDE, livre_fourni  # NumPy is long to import

        plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
        livre = livre_fourni()
        coup = livre and livre.choisir(plateau, couleur, self.hasard, self.variete)
        if not livre or coup not in etat.coups:
            return None
        valeur, plis = livre.coups(plateau, couleur)[coup], livre.profondeur(plateau, couleur) or 1
        return Avis(valeur, plis, CERTITUDE, False, (coup,), 0, 0.0)

    def _reflechir(self, etat: EtatOthello, tous: bool, arret: Event | None) -> Avis:
        from ecosysteme.moteur.othello.facade import Interrompu

        plateau, couleur, moteur = etat.plateau, COULEUR_DE[etat.trait], self._engager()
        try:
            return moteur.reflechir(plateau, couleur, self._limites(etat), tous=tous, arret=arret, rappel=self.rappel)
        except Interrompu:
            raise RechercheInterrompue from None

    def _limites(self, etat: EtatOthello) -> Limites:
        from ecosysteme.moteur.othello.avis import Limites

        secondes = self._secondes(etat.taille**2 - len(etat.plateau))
        niveau = NIVEAUX.get(self.niveau)
        plies = self.profondeur if niveau is None else min(self.profondeur, niveau.profondeur)
        return Limites(secondes, plies if plies < int(PROFONDEUR_MOTEUR.defaut) else None, self.noeuds or None)

    def _secondes(self, restants: int) -> float:
        """Return the seconds to think when at most so many moves remain."""
        return self._pendule.allouer(restants) if self._pendule else self.temps

    @staticmethod
    def _pions(jeu: Jeu[Any, Any], etat: EtatOthello, coup: Position) -> int:
        return round(jeu.evaluer(jeu.jouer(etat, coup), etat.trait))

    def __str__(self) -> str:
        """Name the player with its level, or at the full level with all that limits it."""
        if self.niveau < NIVEAU_PLEIN:
            return f"{self.libelle} ({self.niveau})"
        limites = [f"{self._pendule.total:g} s par partie" if self._pendule else f"{self.temps:g} s"]
        if self.noeuds:
            limites.append(f"{self.noeuds} nœuds")
        if self.profondeur < int(PROFONDEUR_MOTEUR.defaut):
            limites.append(f"{self.profondeur} demi-coups")
        return f"{self.libelle} ({', '.join(limites)})"
