"""The card of the mistake plugged into the window: it follows the game, the review and what explains it."""

from __future__ import annotations

from ecosysteme.analyse.bilan import CoupRevu, coups_revus
from ecosysteme.explication import Pourquoi
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.retransmission.basculements import en_pions
from ui.fenetre.affichage import Affichage
from ui.lecons.carte_erreur import CarteErreur
from ui.reflexion.explication import demander_pourquoi, dire_pourquoi
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.taches import Tache, Taches
from ui.widgets.fenetre import FenetreDessinee


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

        self._tache = demander_pourquoi(self._taches, self._moteur, avant, joue, evaluation, self._recevoir)

    def _recevoir(self, pourquoi: Pourquoi | None) -> None:
        self._tache, self._pourquoi = None, pourquoi
        self._dire()

    def _dire(self) -> None:
        self.carte.expliquer(dire_pourquoi(self._pourquoi))

    def _oublier(self) -> None:
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._pourquoi = None

    def fermer(self) -> None:
        """Explain nothing more."""
        self._oublier()
        self._partie = None
        self._taches.fermer()
