"""The card of the mistake plugged into the window: it follows the game, the review and what explains it."""

from __future__ import annotations

from threading import Event
from typing import Final

from ecosysteme.analyse.bilan import CoupRevu, coups_revus
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude, Pourquoi, expliquer_coup
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.retransmission.basculements import en_pions
from ui.fenetre.affichage import Affichage
from ui.lecons.carte_erreur import CarteErreur
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.langue import deux_points, translate
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches
from ui.widgets.fenetre import FenetreDessinee

TABLE: Final = 8  # MB: an explanation searches little, and leaves the hints and the analysis their table


class BranchementLecons(Salle):
    """Shows the card under the curve, for a game that a review judged."""

    def __init__(self, fenetre: FenetreDessinee, affichage: Affichage, moteur: MoteurPartage) -> None:
        super().__init__(fenetre)
        self._moteur = moteur
        self._taches = Taches(self)  # its own: it would wait there for the end of a review
        self.carte = CarteErreur(fenetre.widgets.cadre_graphique)
        colonne = fenetre.widgets.colonne_graphique
        colonne.addWidget(self.carte)
        self.carte.coup_choisi.connect(affichage.coup_choisi)
        self._voisines = {-1: fenetre.widgets.action_erreur_precedente, 1: fenetre.widgets.action_erreur_suivante}
        for sens, action in self._voisines.items():
            action.setEnabled(False)
            action.triggered.connect(lambda _=False, sens=sens: self.carte.aller(sens))
        self._partie: Partie | None = None
        self._tache: Tache | None = None
        self._expliquee: object = None  # the mistake that was asked about, and in which game
        self._pourquoi: Pourquoi | None = None

    def suivre(self, situation: Situation) -> None:
        """Show what is known of the move on the board."""
        self._partie = situation.montree
        self.actualiser()

    def actualiser(self) -> None:
        """Show it again: the review went on."""
        partie = self._partie
        if partie is None:
            return
        revus = coups_revus(partie) if en_pions(partie.jeu) else []
        faute = self.carte.montrer(partie.jeu, revus, partie.nb_coups)
        for sens, action in self._voisines.items():
            action.setEnabled(self.carte.prochaine(sens) is not None)
        voulue = None if faute is None else (faute.noeud, id(partie))
        if voulue != self._expliquee:
            self._oublier()
            self._expliquee = voulue
            if faute is not None:
                self._demander(partie, faute)
        self._dire()

    def _demander(self, partie: Partie, faute: CoupRevu) -> None:
        """Ask why, off the GUI thread, an engine of its own."""
        avant, joue, evaluation, jeu = faute.avant, faute.noeud.coup, faute.noeud.evaluation, partie.jeu
        if evaluation is None or joue is None or not isinstance(jeu, Othello):
            return

        def travail(arret: Event) -> Pourquoi | None:
            self._moteur.conseiller(jeu, arret)  # compiled, or waited for
            return expliquer_coup(avant, joue, evaluation, ConseillerOthello(jeu, hash_mo=TABLE), arret=arret)

        self._tache = self._taches.lancer(travail, self._recevoir, lambda _: self._recevoir(None))

    def _recevoir(self, pourquoi: Pourquoi | None) -> None:
        self._tache, self._pourquoi = None, pourquoi
        self._dire()

    def _dire(self) -> None:
        mots = {
            Certitude.PROUVE: translate("Lecons", "Prouvé"),
            Certitude.VERIFIE: translate("Lecons", "Vérifié"),
            Certitude.SANS_DOUTE: translate("Lecons", "Sans doute"),
            Certitude.LIGNE: translate("Lecons", "Suite"),
        }
        phrases = () if self._pourquoi is None else self._pourquoi.phrases
        dites = [deux_points(mots[une.certitude], dire(une.message)) for une in phrases]
        self.carte.expliquer("\n".join(dites))

    def _oublier(self) -> None:
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._pourquoi = None

    def fermer(self) -> None:
        """Explain nothing more."""
        self._oublier()
        self._partie = None
        self._taches.fermer()
