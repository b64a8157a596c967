"""The compiled engine as a player of Othello, and the solvers as a player of the games that are solved."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import partial
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ecosysteme.arret import verifier_arret
from ecosysteme.cases import Position
from ecosysteme.experts import conseiller_de
from ecosysteme.experts.othello import COTE
from ecosysteme.fautes import Faute
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs.joueur import Joueur, JoueurAuHasard
from ecosysteme.joueurs.niveaux import NIVEAUX, choisir_en_humain
from ecosysteme.joueurs.parfait import Parfait
from ecosysteme.joueurs.pendule import VITESSE, Pendule, mesurer_vitesse, part, part_egale_de
from ecosysteme.joueurs.remplacant import NIVEAU_REMPLACE, Remplacant
from ecosysteme.lecture import suivre
from ecosysteme.moteur.othello.avis import Avis, Limites
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.reglages import (
    ELAGAGE,
    GESTION,
    GRAINE,
    HASH,
    LIVRE,
    NIVEAU,
    NIVEAU_LIVRE,
    NIVEAU_PLEIN,
    NOEUDS,
    POIDS,
    PONDER,
    PROFONDEUR_MOTEUR,
    TACHES,
    TEMPS,
    TEMPS_PARTIE,
    VARIETE,
    ValeurReglage,
)
from ecosysteme.solveurs import connu_par_coeur
from ecosysteme.solveurs.base import Verdicts

if TYPE_CHECKING:
    from ecosysteme.moteur.othello.facade import Moteur


PREVISION: Final = 10  # plies that tell the opponent's reply; most of them are in the table already


class IAmoteur(JoueurAuHasard):
    """Plays Othello with the compiled engine: at a level, within a time, a depth, a number of nodes; the first ends it.

    After ``choisir``, ``avis`` is what the engine thought of the position; during it, ``rappel`` gets each deeper
    opinion, on the thinking thread.

    In a game with clocks it takes of its own what a move may, and no more than these limits: a level plays as strongly
    as ever, unless its clock is too short for that.

    The other games are played by their solvers, as ``parfait`` says, at a level and within a time: ``avis`` is then
    the verdicts of the moves, or ``None`` when the player did not look so far.
    """

    nom = "ia_moteur"
    libelle = "IA Moteur"
    options = (
        NIVEAU,
        TEMPS,
        TEMPS_PARTIE,
        GESTION,
        PROFONDEUR_MOTEUR,
        NOEUDS,
        TACHES,
        HASH,
        GRAINE,
        ELAGAGE,
        POIDS,
        LIVRE,
        VARIETE,
        PONDER,
    )
    avec_moteur = True

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        niveau: int = int(NIVEAU.defaut),
        temps: float = float(TEMPS.defaut),
        temps_partie: float = float(TEMPS_PARTIE.defaut),
        gestion: bool = bool(GESTION.defaut),
        profondeur_max: int = int(PROFONDEUR_MOTEUR.defaut),
        noeuds: int = int(NOEUDS.defaut),
        taches: int = int(TACHES.defaut),
        hash: int = int(HASH.defaut),
        graine: int | None = None,
        elagage: bool = bool(ELAGAGE.defaut),
        poids: str = str(POIDS.defaut),
        livre: bool = bool(LIVRE.defaut),
        variete: int = int(VARIETE.defaut),
        ponder: bool = bool(PONDER.defaut),
    ) -> None:
        """Take the settings of ``reglages``; the engine itself is made at the first move."""
        super().__init__(couleur, graine=graine)
        self.niveau, self.temps, self.profondeur, self.noeuds = niveau, temps, profondeur_max, noeuds
        self.visees: float | None = None  # seconds that a move should take of its ``temps``, which is then a maximum
        self.livre, self.variete = livre, variete
        self._gestion, self._ponder = gestion, ponder
        self._pendule = Pendule(temps_partie) if temps_partie else None
        self._vitesse = VITESSE  # nodes a second, as the last long search told
        self._fabrique = partial(_creer_moteur, hash, taches, poids, elagage)
        self._poids = poids
        self.avis: Avis | Verdicts | None = None
        self._moteur: Moteur | None = None
        self._parfait = Parfait(niveau, hash_mo=hash, taches=taches, livre=livre)

    @property
    def limite_par_coup(self) -> float | None:
        """Seconds that one move may take, ``None`` when a clock for the whole game decides."""
        return None if self._pendule else self.temps

    @classmethod
    def connait(cls, jeu: Jeu) -> bool:
        """Tell whether somebody advises on ``jeu``: its solver, or the engine."""
        return conseiller_de(jeu) is not None

    def verifier(self, jeu: Jeu) -> None:
        """Raise ``ValueError`` for a game or a board that it does not play, or weights that cannot be read."""
        conseiller = conseiller_de(jeu)
        if conseiller is None and type(jeu) is Othello:
            raise Faute(
                "le moteur ne joue à othello que sur {cote} × {cote}, pas sur {taille} × {taille}",
                cote=COTE,
                taille=jeu.taille,
            )
        if conseiller is None:
            raise Faute("le moteur ne joue pas à {jeu}", jeu=jeu.nom)
        if not conseiller.parfait and self._poids != POIDS.defaut:
            from ecosysteme.moteur.othello.poids import choisir_poids  # Numba is long to import

            choisir_poids(self._poids)

    @classmethod
    def emprunts(cls, options: Mapping[str, ValeurReglage]) -> tuple[str, ...]:
        """Return the file of the weights, unless they come with the program."""
        from ecosysteme.moteur.othello.poids import DISQUES, LIVRES  # Numba is long to import

        poids = str(options.get(POIDS.nom, POIDS.defaut))
        return () if poids in (LIVRES, DISQUES) else (os.path.abspath(poids), *suivre(poids))

    def preparer(self, jeu: Jeu, arret: Event | None = None) -> None:
        """Make the engine or the solver, compiled and loaded; nothing of that changes the moves."""
        if self._parfait.connait(jeu):
            self._parfait.preparer(jeu)
        else:
            self._engager().preparer()
        verifier_arret(arret)

    def remplacant(self, jeu: Jeu) -> Joueur | None:
        """Return a player in Python as strong as the low levels, ``None`` for the others: nothing else comes near."""
        if not self.connait(jeu) or self.niveau > NIVEAU_REMPLACE:
            return None
        return Remplacant(self.niveau, self._parfait, self.hasard)

    def _engager(self) -> Moteur:
        self._moteur = self._moteur or self._fabrique()
        return self._moteur

    def nouvelle_partie(self) -> None:
        """Empty the engine's and the solver's tables, which takes 10 ms, and wind the clock again."""
        if self._moteur is not None:
            self._moteur.oublier()
        self._parfait.oublier()
        self._vitesse = VITESSE
        if self._pendule:
            self._pendule = Pendule(self._pendule.total)

    def choisir(self, jeu: Jeu, etat: EtatQuelconque, arret: Event | None = None) -> CoupQuelconque:
        """Return the engine's or the solver's move; ``ValueError`` as ``verifier``."""
        if not self.connait(jeu):
            self.verifier(jeu)  # which says why
        self.avis = connu = None if self._parfait.connait(jeu) else self._du_livre(etat)
        if connu is not None:
            return connu.meilleur
        self.preparer(jeu, arret)  # compiling is no thinking: the clock starts afterwards
        debut = perf_counter()
        if self._parfait.connait(jeu):
            secondes = self._secondes(self._parfait.restants(jeu, etat))
            coup, verdicts = self._parfait.choisir(jeu, etat, self.hasard, secondes, arret)
            self.avis = verdicts or None
        else:
            coup = self._choisir_a_othello(jeu, etat, arret)
        duree = perf_counter() - debut
        if isinstance(self.avis, Avis):
            self._vitesse = mesurer_vitesse(self.avis.noeuds, duree, self._vitesse)
        if self._pendule:
            self._pendule.compter(duree)
        return coup

    @property
    def opinion(self) -> float | None:
        """What the engine, or the solver of another game, thought of its last position."""
        if isinstance(self.avis, Avis):
            return self.avis.score
        return max((note.valeur for note in self.avis.coups.values()), default=None) if self.avis else None

    @property
    def anticipe(self) -> bool:
        """Whether it was asked to, and no level, depth or number of nodes holds its strength: it would exceed them."""
        libre = self.niveau >= NIVEAU_PLEIN and self.profondeur >= int(PROFONDEUR_MOTEUR.defaut) and not self.noeuds
        return self._ponder and libre

    def anticiper(self, jeu: Jeu, etat: EtatQuelconque, arret: Event) -> None:
        """Search the position after the reply that it foresees, in the table that its next move is searched in.

        Nothing before its first move: making the engine, perhaps compiling it, is no part of the opponent's turn.
        """
        moteur = self._moteur
        if not self.anticipe or moteur is None or not isinstance(etat, EtatOthello) or not etat.coups:
            return
        prevision = Limites(profondeur=PREVISION)
        reponse = moteur.reflechir(etat.plateau, COULEUR_DE[etat.trait], prevision, arret=arret).meilleur
        suite = jeu.jouer(etat, reponse)
        if jeu.issue(suite) is None:
            moteur.reflechir(suite.plateau, COULEUR_DE[suite.trait], Limites(), arret=arret)

    def _choisir_a_othello(
        self, jeu: Jeu[EtatOthello, Position], etat: EtatOthello, arret: Event | None
    ) -> Position | None:
        niveau = NIVEAUX.get(self.niveau)
        humain = niveau is not None and niveau.humain
        self.avis = avis = self._reflechir(etat, humain, arret)
        if niveau is None or not humain:
            return avis.meilleur
        valeurs = {coup: note.score for coup, note in avis.coups.items()}
        pions = {coup: self._pions(jeu, etat, coup) for coup in valeurs}
        return choisir_en_humain(niveau, valeurs, pions, self.hasard)

    def _du_livre(self, etat: EtatOthello) -> Avis | None:
        """Return what the engine thought when it made the book; ``None`` when it is not to be used, or at its end."""
        if not self.livre or self.niveau < NIVEAU_LIVRE:
            return None
        from ecosysteme.moteur.othello.avis import Avis
        from ecosysteme.ouvertures.livre import CERTITUDE  # NumPy is long to import
        from ecosysteme.ouvertures.livre_personnel import livre_en_usage

        tire = livre_en_usage().choisir(etat.plateau, COULEUR_DE[etat.trait], self.hasard, self.variete)
        if tire is None or tire[0] not in etat.coups:
            return None
        coup, note = tire
        return Avis(note.valeur, note.profondeur or 1, CERTITUDE, False, (coup,), 0, 0.0)

    def _reflechir(self, etat: EtatOthello, tous: bool, arret: Event | None) -> Avis:

        plateau, couleur, moteur = etat.plateau, COULEUR_DE[etat.trait], self._engager()
        return moteur.reflechir(plateau, couleur, self._limites(etat), tous=tous, arret=arret, rappel=self.rappel)

    def _limites(self, etat: EtatOthello) -> Limites:
        vides, coups = etat.taille**2 - len(etat.plateau), len(etat.coups)
        niveau = NIVEAUX.get(self.niveau)
        if self._pendule and self._gestion:
            visees, secondes = self._pendule.allouer(vides, coups, self._vitesse)
        else:
            visees, secondes = self.visees, self._propres(vides)
        if self.horloge is not None:
            permise = part(self.horloge, vides, coups, self._vitesse)
            secondes = min(secondes, permise.maximum)
            if niveau is None:  # a level is held by its depth, and not to a share of the time
                visees = min(visees or secondes, permise.visees or secondes, secondes)
        plies = self.profondeur if niveau is None else min(self.profondeur, niveau.profondeur)
        profondeur = plies if plies < int(PROFONDEUR_MOTEUR.defaut) else None
        return Limites(secondes, profondeur, self.noeuds or None, visees)

    def _secondes(self, restants: int) -> float:
        """Return the seconds to think when at most so many moves remain, each as many."""
        propres = self._propres(restants)
        return propres if self.horloge is None else min(propres, part_egale_de(self.horloge, restants))

    def _propres(self, restants: int) -> float:
        """Return the same by its own limits."""
        return self._pendule.allouer_egalement(restants) if self._pendule else self.temps

    @staticmethod
    def _pions(jeu: Jeu[EtatOthello, Position], etat: EtatOthello, coup: Position) -> int:
        return round(jeu.evaluer(jeu.jouer(etat, coup), etat.trait))

    def nommer(self, jeu: Jeu) -> str:
        """Name the player as ``str`` does, but as a perfect one, without any time, where a solver has every answer."""
        return f"{self.libelle} (parfait)" if self.niveau >= NIVEAU_PLEIN and connu_par_coeur(jeu) else str(self)

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


def _creer_moteur(hash_mo: int, taches: int, poids: str, elagage: bool) -> Moteur:
    from ecosysteme.moteur.othello.facade import Moteur  # Numba is long to import

    return Moteur(hash_mo, taches, poids=poids, elagage=elagage)
