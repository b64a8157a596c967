"""The card of the mistake plugged into the window: it follows the game, the review, what explains it, and its lines."""

from __future__ import annotations

from collections.abc import Sequence

from ecosysteme.analyse.bilan import CoupRevu, coups_revus
from ecosysteme.carnet.releve import revue_finie
from ecosysteme.cases import Position
from ecosysteme.explication import Certitude, Phrase, Pourquoi, fautif_de
from ecosysteme.jeux.othello import Othello
from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.partie import Partie
from ui.disposition.tabulation import arrets, tabuler
from ui.fenetre.affichage import Affichage
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite
from ui.lecons import mots
from ui.lecons.carte_erreur import CarteErreur
from ui.lecons.suites import LigneDeCoups
from ui.reflexion.eclairage import Eclairage
from ui.reflexion.explication import demander_pourquoi, demander_suites, dire_surement
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.chargeur import trouver
from ui.socle.langue import translate
from ui.socle.messages import annoncer
from ui.socle.taches import Tache, Taches
from ui.socle.textes import justifier_refus
from ui.socle.theme import Theme
from ui.widgets.curseur import CurseurCoups
from ui.widgets.fenetre import FenetreDessinee


class BranchementLecons(Salle):
    """Shows the card under the curve, for a game that a review judged."""

    def __init__(self, fenetre: FenetreDessinee, affichage: Affichage, moteur: MoteurPartage) -> None:
        super().__init__(fenetre)
        self._affichage, self._moteur = affichage, moteur
        self._taches = Taches(self)  # its own: it would wait there for the end of a review
        self.carte = CarteErreur(fenetre.widgets.cadre_graphique)
        colonne = fenetre.widgets.colonne_graphique
        sous_la_courbe = colonne.indexOf(fenetre.widgets.graphique) + 1
        colonne.insertWidget(sous_la_courbe, self.carte.gestes)  # above all whose height changes
        colonne.addWidget(self.carte)
        tabuler(trouver(fenetre, CurseurCoups, "curseur_coups"), *arrets(self.carte.gestes))
        tabuler(fenetre.widgets.bouton_reprendre_erreurs, *arrets(self.carte))
        self.carte.coup_choisi.connect(affichage.coup_choisi)
        self._voisines = {-1: fenetre.widgets.action_erreur_precedente, 1: fenetre.widgets.action_erreur_suivante}
        for sens, action in self._voisines.items():
            action.setEnabled(False)
            action.triggered.connect(lambda _=False, sens=sens: self.carte.aller(sens))
        self.carte.suites.etape.connect(self._montrer_etape)
        affichage.fantome.quitte.connect(self._quitter_suites)
        self.eclairage = Eclairage(affichage.plateau)
        affichage.fantome.couvre.connect(self._suivre_fantome)
        self._partie: Partie | None = None
        self._faute: CoupRevu | None = None  # the one that is shown
        self._tache: Tache | None = None
        self._expliquee: object = None  # the mistake that was asked about, and in which game
        self._pourquoi: Pourquoi | None = None
        self._niveau: int | None = None  # of the person who plays here

    def situer(self, niveau: NiveauPersonnel) -> None:
        """Explain the mistakes of the person as those of a player of that level, from the next one that is shown."""
        self._niveau = niveau.niveau

    def suivre(self, situation: Situation) -> None:
        """Show what is known of the move on the board."""
        self._partie = situation.montree
        self.actualiser()

    def actualiser(self) -> None:
        """Show it again: the review went on."""
        partie = self._partie
        if partie is None:
            return
        revus = coups_revus(partie) if _revisable(partie) else []
        faute = self.carte.montrer(partie.jeu, revus, partie.nb_coups)
        for sens, action in self._voisines.items():
            action.setEnabled(self.carte.prochaine(sens) is not None)
            justifier_refus(action, self._sans_voisine(revus, sens))
        voulue = None if faute is None else (faute.noeud, id(partie))
        if voulue != self._expliquee:
            self._oublier()
            self._expliquee, self._faute = voulue, faute
            if faute is not None:
                self._demander(partie, faute)
        self._dire()

    def conclure(self) -> None:
        """Tell a screen reader what the review found, once it is over; who sees has it in the panel."""
        partie = self._partie
        if partie is not None and _revisable(partie) and revue_finie(partie):
            annoncer(self._affichage.plateau, mots.conclure(partie.jeu, coups_revus(partie)))

    def _sans_voisine(self, revus: Sequence[CoupRevu], sens: int) -> str:
        """Say why no mistake may follow on that side: none is left there, or the review has not judged all moves."""
        if self._partie is None or not _revisable(self._partie):
            return ""
        if not revus or not revue_finie(self._partie):
            apres, avant = (
                translate("Lecons", "Aucune erreur connue après ce coup : la partie n'est pas analysée jusqu'au bout"),
                translate("Lecons", "Aucune erreur connue avant ce coup : la partie n'est pas analysée jusqu'au bout"),
            )
            return apres if sens > 0 else avant
        if all(revu.gravite is None for revu in revus):
            return translate("Lecons", "L'analyse n'a trouvé aucune erreur")
        apres, avant = (
            translate("Lecons", "Aucune erreur après ce coup"),
            translate("Lecons", "Aucune erreur avant ce coup"),
        )
        return apres if sens > 0 else avant

    def _demander(self, partie: Partie, faute: CoupRevu) -> None:
        """Ask why, off the GUI thread, an engine of its own."""
        avant, joue, evaluation, jeu = faute.avant, faute.noeud.coup, faute.noeud.evaluation, partie.jeu
        if evaluation is None or joue is None:
            return
        if not isinstance(jeu, Othello):
            mieux = evaluation.meilleurs[0]
            case = adaptateur_de(jeu).case
            self._tache = demander_suites(self._taches, self._moteur, jeu, avant, (joue, mieux), self._recevoir, case)
            return
        fautif = fautif_de(partie.entete.joueurs[faute.camp - 1], self._niveau)
        self._tache = demander_pourquoi(self._taches, self._moteur, avant, joue, evaluation, self._recevoir, fautif)

    def _recevoir(self, pourquoi: Pourquoi | None) -> None:
        self._tache, self._pourquoi = None, pourquoi
        self._dire()

    def _dire(self) -> None:
        self.carte.expliquer([dire_surement(phrase) for phrase in self._causes], self._lignes())
        self._eclairer_la_partie()

    @property
    def _causes(self) -> list[Phrase]:
        """The sentences without the lines of moves, which claim no cause and are shown under them."""
        phrases = () if self._pourquoi is None else self._pourquoi.phrases
        return [phrase for phrase in phrases if phrase.certitude is not Certitude.LIGNE]

    def _eclairer_la_partie(self) -> None:
        """Light what the reasons speak of on the board of the game, after the mistake."""
        self._eclairer(None if self._faute is None else self._faute.noeud.coup)

    def _eclairer(self, joue: object) -> None:
        """Light what the reasons speak of, on a board where ``joue`` was just played."""
        cases = [phrase.cases_apres(joue) for phrase in self._causes]
        self.eclairage.suivre(list(zip(self.carte.raisons, cases, strict=False)))

    def _lignes(self) -> list[LigneDeCoups]:
        """Return the line that was played and the better one, once they are known."""
        faute, pourquoi, partie = self._faute, self._pourquoi, self._partie
        joue = None if faute is None else faute.noeud.coup
        if faute is None or pourquoi is None or partie is None or joue is None:
            return []
        valeur = mots.valeur(faute)
        deux = ((joue, *pourquoi.suite_jouee), valeur), ((pourquoi.mieux, *pourquoi.suite), valeur + faute.perte)
        jeu = partie.jeu
        return [LigneDeCoups.de(jeu, faute.avant, coups, *mots.fin(jeu, laissee)) for coups, laissee in deux]

    def _montrer_etape(self, coups: Sequence[Position]) -> None:
        """Show on the board, as a ghost, where ``coups`` lead from the position before the mistake."""
        faute, partie = self._faute, self._partie
        if faute is None or partie is None or not coups:
            self._affichage.montrer_fantome(None, "")
            return
        premier, *autres = map(partie.jeu.ecrire_coup, coups)
        if coups[0] != faute.noeud.coup:
            joue = partie.jeu.ecrire_coup(faute.noeud.coup)
            premier = translate("Lecons", "{} (au lieu de {})").format(premier, joue)
        ligne = " ".join((premier, *autres))
        self._affichage.montrer_fantome(jouer_suite(partie.jeu, faute.avant, coups), ligne)
        if len(coups) == 1:
            self._eclairer(coups[0])

    def _suivre_fantome(self, couvre: bool) -> None:
        """Light nothing of the game while another position lies over it, whoever shows it."""
        if couvre:
            self.eclairage.suivre(())

    def _quitter_suites(self) -> None:
        """The game is seen again."""
        self.carte.suites.oublier()
        self._eclairer_la_partie()

    def _oublier(self) -> None:
        if self._tache is not None:
            self._tache.annuler()
        self._tache = self._pourquoi = self._faute = None

    def definir_theme(self, theme: Theme) -> None:
        """Take the accent of ``theme``."""
        self.carte.suites.definir_theme(theme)

    def fermer(self) -> None:
        """Explain nothing more."""
        self._oublier()
        self._partie = None
        self._taches.fermer()


def _revisable(partie: Partie) -> bool:
    """Tell whether what a review says of ``partie`` is that of the adviser of its game."""
    return not adaptateur_de(partie.jeu).sans_conseil()
