"""What the engine says of the game on the board: hints on its squares, the worth of its moves, what a search finds."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup

from ecosysteme.analyse.analyse import Jugement
from ecosysteme.analyse.bilan import coups_revus, faire_bilan
from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie
from ecosysteme.reglages import INDICES, TEMPS_ANALYSE
from ecosysteme.variantes.noeud import Noeud
from ui.fenetre.affichage import Affichage
from ui.fenetre.preparation import PreparationMoteur
from ui.jeux.lectures import lire_meilleurs
from ui.jeux.registre import adaptateur_de
from ui.reflexion.analyse import AnalysePartie
from ui.reflexion.chauffe import Chauffe
from ui.reflexion.indices import Indices
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Situation
from ui.socle.langue import deux_points
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages, annoncer
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.textes import avec_touche, infobulle, justifier_refus, touche_de
from ui.socle.theme import marquer
from ui.widgets.fenetre import FenetreDessinee

DUREES: Final = {"breve": 0.2, "moyenne": 1.0, "longue": 5.0}  # s a move, by the menu entry ``action_analyse_NOM``
DELAI_LECTURE: Final = 2000  # ms of search after which a screen reader is told the best move: the first ones change


class Assistance(QObject):
    """Follows the game, and asks the engine about it when it is not the engine's or another machine's turn to think."""

    moteur_compile = Signal(bool)  # whether the engine, which was compiled, can be used
    avise = Signal(object, object)  # a position, what the hints say of it: a ``Conseil``, or ``None`` once they are off
    analyse_demandee = Signal()  # by its key or its entry: it began, or ended
    analyse_change = Signal()  # an analysis began or ended
    analyse_finie = Signal()  # it judged the last move

    def __init__(
        self,
        fenetre: FenetreDessinee,
        taches: Taches,
        moteur: MoteurPartage,
        affichage: Affichage,
        messages: Messages,
        memoire: Memoire,
    ) -> None:
        """Take the actions from the loaded window; hints are on or off as ``memoire`` says."""
        super().__init__(fenetre)
        self._fenetre, self._taches, self._moteur = fenetre, taches, moteur
        self._affichage, self._messages = affichage, messages
        self._indices = Indices(taches, moteur, self)
        self.analyse = AnalysePartie(taches, moteur, self)
        self._partie: Partie | None = None
        self._occupe = self._cede = False
        self._chauffe: Chauffe | None = None
        self._charges: set[str] = set()  # the games whose engine was loaded before somebody needed it
        self._avis: Conseil | None = None  # what the hints shown say
        self._annoncee = self._ferme = False
        self._a_lire = False  # whether who asked for hints is still to be read the best move
        self._expliquees: set[str] = set()  # the games whose numbers were explained
        self._attente = QTimer(self, singleShot=True, interval=DELAI_LECTURE)
        self._resume = fenetre.widgets.resume_analyse
        self._resume.installEventFilter(self)
        self._action = fenetre.widgets.action_indices
        self._action.setChecked(bool(memoire.lire(INDICES)))
        self._action.toggled.connect(lambda coche: memoire.ecrire(INDICES, coche))
        self._action.toggled.connect(lambda _: self._actualiser())
        self._action.triggered.connect(self._expliquer)
        self._lanceurs = (fenetre.widgets.action_analyser, fenetre.widgets.bouton_analyser)
        self._lanceurs[0].triggered.connect(lambda _: self._lancer_ou_arreter())
        self._lanceurs[0].triggered.connect(lambda _: self.analyse_demandee.emit())
        self._lanceurs[1].clicked.connect(lambda _: self._lancer_ou_arreter())
        self._proposer_durees(fenetre, memoire)
        self._ecouter()

    def _ecouter(self) -> None:
        """Follow what the engine says."""
        self._attente.timeout.connect(self._lire_meilleurs)
        self._indices.recu.connect(self._montrer)
        self._indices.finis.connect(self._departager)
        self._indices.finis.connect(self._lire_meilleurs)
        self.analyse.juge.connect(self._juger)
        self.analyse.change.connect(self._suivre_analyse)
        self._indices.manque.connect(self._echouer)
        self.analyse.manquee.connect(self._echouer)

    def _proposer_durees(self, fenetre: FenetreDessinee, memoire: Memoire) -> None:
        groupe = QActionGroup(self)
        self.analyse.secondes = float(memoire.lire(TEMPS_ANALYSE))
        for nom, secondes in DUREES.items():
            action = groupe.addAction(fenetre.widgets.trouver(QAction, f"action_analyse_{nom}"))
            action.setChecked(secondes == self.analyse.secondes)
            action.triggered.connect(lambda _, secondes=secondes: memoire.ecrire(TEMPS_ANALYSE, secondes))
            action.triggered.connect(lambda _, secondes=secondes: self._changer_duree(secondes))

    def _changer_duree(self, secondes: float) -> None:
        """Give each move of the analyses ``secondes``; one under way begins again with them."""
        changee, self.analyse.secondes = secondes != self.analyse.secondes, secondes
        if changee and self.arreter_analyse():
            self.analyser()

    def chauffer(self, chauffe: Chauffe) -> None:
        """Compile the engines through ``chauffe``; whoever needs one waits until it is loaded."""
        self._moteur.attendre()
        self._chauffe = chauffe
        PreparationMoteur(chauffe, self._moteur, self._messages, self._fenetre)
        chauffe.prete.connect(self._liberer)
        chauffe.finie.connect(lambda _: self._liberer())
        chauffe.finie.connect(self.moteur_compile)
        chauffe.premier = "" if self._partie is None else self._partie.jeu.nom
        chauffe.lancer()

    def _liberer(self, jeu: str = "") -> None:
        self._moteur.liberer(jeu)
        self._charger()

    def _charger(self) -> None:
        """Load the engine of the game on the board, if it can be used: its first hint or move waits for nothing."""
        partie = self._partie
        if self._chauffe is None or partie is None or partie.jeu.nom in self._charges:
            return
        if self._moteur.a_charger(partie.jeu):
            self._charges.add(partie.jeu.nom)
            # Whatever goes wrong here will be said when the engine is really asked for something.
            self._taches.lancer(partial(self._moteur.charger, partie.jeu), lambda _: None, lambda _: None)

    @property
    def analyse_en_cours(self) -> bool:
        """Whether an analysis is under way."""
        return self.analyse.en_cours

    def suivre(self, situation: Situation) -> None:
        """Follow the game on the board; the engine keeps quiet while a machine has the turn there."""
        partie = situation.montree
        self._partie, self._occupe = partie, situation.moteur_pris
        if self.analyse.en_cours and not self.analyse.concerne(partie):
            self.arreter_analyse()  # another game is looked at
        self._charger()
        self._actualiser()
        self._resumer()

    def ceder(self, cede: bool) -> None:
        """Stop using the engine while another search needs it, until ``ceder(False)``."""
        self._cede = cede
        if cede:
            self.arreter_analyse()
        self._actualiser()

    def _actualiser(self) -> None:
        partie = self._partie
        if partie is None:
            return
        adaptateur = adaptateur_de(partie.jeu)
        if self._occupe:
            self.arreter_analyse()
        raison = adaptateur.sans_conseil()
        self._action.setEnabled(not raison)
        infobulle(self._action, raison or adaptateur.aide_indices)
        for lanceur in self._lanceurs:
            lanceur.setEnabled(not raison and not self._occupe and partie.nb_coups_total > 0)
        self._nommer_lanceurs(raison)
        justifier_refus(self._lanceurs[0], raison or self._refus)
        prise = self._occupe or self._cede
        libre = not raison and not prise and not partie.terminee
        if libre and self._action.isChecked():
            if partie.etat is not self._indices.etat:
                self._effacer()
            self._indices.demander(partie.jeu, partie.etat, brefs=self.analyse.en_cours)
            if self._avis is not None:
                self._montrer(self._avis)  # again: the language may have changed
            elif adaptateur.resolu:  # the engine soon says something, a solver only at its end
                self._affichage.dire_calcul(self.tr("résolution…"))
        else:
            self._effacer()
        self._departager()

    def _nommer_lanceurs(self, raison: str) -> None:
        """Say on both what they do now, begin the analysis or stop it, or ``raison`` why they can do neither."""
        entree, bouton = self._lanceurs
        if self.analyse.en_cours:
            entree.setText(self.tr("&Arrêter l'analyse"))
            bouton.setText(self.tr("Arrêter l'analyse"))
            aide = self.tr("Ce qui est jugé le reste")
        else:
            entree.setText(self.tr("&Analyser la partie"))
            bouton.setText(self.tr("Analyser la partie"))
            aide = self.tr("Juger chaque coup avec le moteur")
        for lanceur in self._lanceurs:
            infobulle(lanceur, raison or aide)

    @property
    def _refus(self) -> str:
        """Why the game on the board cannot be analysed now."""
        if self._occupe:
            return self.tr("Un programme joue cette partie : Arrêter, ou ouvrir une partie finie, puis l'analyse.")
        return self.tr("Rien à analyser encore : la partie n'a aucun coup.")

    def _departager(self) -> None:
        """Let the analysis wait for the hints, which somebody looks at the board for, and go on once they are there."""
        if self._indices.en_cours:
            self.analyse.suspendre()
        else:
            self.analyse.reprendre()

    # Hints.

    def _expliquer(self, coche: bool) -> None:
        """Say what the numbers mean to who has just asked for them, and where the guide is: F1 was that of help.

        Once in a game: who has them read each time waits for the best move.
        """
        self._a_lire = coche
        if not coche:
            self._messages.taire()
        elif self._partie is not None:
            if (nom := self._partie.jeu.nom) not in self._expliquees:
                self._expliquees.add(nom)
                aide = adaptateur_de(self._partie.jeu).aide_indices
                guide = avec_touche(self.tr("Guide"), touche_de(self._fenetre.widgets.action_guide))
                self._messages.dire(f"{aide} · {guide}", sur_le_plateau=False)
            self._attente.start()
            self._lire_meilleurs()

    def _lire_meilleurs(self) -> None:
        """Have who asked for hints read the best move, once: when nothing is to be learnt, or after a while."""
        partie, avis = self._partie, self._avis
        cherche = self._indices.en_cours and self._attente.isActive()
        if not self._a_lire or partie is None or avis is None or (cherche and not avis.exact):
            return
        indices = adaptateur_de(partie.jeu).indices(partie.etat, avis)
        if phrase := lire_meilleurs(partie, indices):
            self._a_lire = False
            annoncer(self._affichage.plateau, phrase)

    def _effacer(self) -> None:
        """Stop the hints, and take them off the board with what they said in the message line."""
        if self._indices.etat is not None:  # else those on the board are another room's
            self._indices.oublier()
            self._a_lire = False  # asked for there, not in the next position
            if not self.analyse.en_cours:
                self._affichage.dire_calcul("")
            self._affichage.indices.montrer_moteur({})
            self.avise.emit(None, None)
        self._avis = None

    def _montrer(self, avis: Conseil) -> None:
        partie = self._partie
        if partie is not None:
            self._avis = avis
            self._affichage.indices.montrer_moteur(adaptateur_de(partie.jeu).indices(partie.etat, avis))
            if not self.analyse.en_cours:  # whose progress stays in sight
                self._affichage.dire_avis(avis)
            self.avise.emit(partie.etat, avis)
            self._lire_meilleurs()

    # The worth of the moves.

    def noter(self, joueur: Joueur | None) -> None:
        """Keep what is known of the move just played: what ``joueur``, a machine, thought of it, or the hints shown.

        An analysis under way was that of another game.
        """
        self.arreter_analyse()
        partie = self._partie
        tour = partie.dernier if partie else None
        if partie is None or tour is None or tour.coup is None:
            return
        adaptateur = adaptateur_de(partie.jeu)
        avis = joueur.avis if joueur else self._avis
        if avis is None:
            return
        evaluation = adaptateur.evaluation(avis, tour.coup, tour.auteur, joue=joueur is not None)
        # A move that was played before may be judged already: a thought in passing is worth less.
        if evaluation is not None and not (tour.evaluation and tour.evaluation.juge):
            partie.noter(tour.numero, evaluation)

    def nouvelle_partie(self) -> None:
        """Forget the game before."""
        self.arreter_analyse()
        self._effacer()
        self._resume.clear()

    # Analysis.

    def analyser(self) -> None:
        """Judge every move of the game in the background; called again meanwhile, stop."""
        if self.analyse.en_cours:
            self.arreter_analyse()
        elif self._partie is not None and not self._occupe and not adaptateur_de(self._partie.jeu).sans_conseil():
            if self._avis is None:
                self._effacer()  # hints that were asked for come first, briefly
            else:
                self._indices.cesser()
            self.analyse.lancer(self._partie)

    def _lancer_ou_arreter(self) -> None:
        """Do what the entry or the button says; somebody who stops an analysis is told how far it came."""
        avancement, arretee = self.analyse.avancement, self.analyse.en_cours
        self.analyser()
        if arretee:
            self._messages.dire(self._affichage.phrases.analyse_arretee(*avancement))
        elif self.analyse.en_cours:
            annoncer(self._fenetre, self.tr("Analyse en cours"))

    def arreter_analyse(self) -> bool:
        """Stop the analysis, if there is one, and tell whether there was; what it said stays."""
        en_cours = self.analyse.en_cours
        if en_cours:
            self.analyse.arreter()
        return en_cours

    def _juger(self, tour: Noeud, jugement: Jugement) -> None:
        if self._partie is not None:
            self._partie.noter(tour.numero, jugement.evaluation)

    def _suivre_analyse(self) -> None:
        """Show how far the analysis is, and what it makes of the players."""
        en_cours = self.analyse.en_cours
        avancement = self.analyse.avancement
        self._affichage.actualiser_tables()
        self._affichage.dire_calcul(self._avancement)
        self._resumer()
        if en_cours != self._annoncee:  # its beginning or its end
            self._annoncee = en_cours
            self._actualiser()
            self.analyse_change.emit()
            if not en_cours and avancement[0] == avancement[1]:
                self.analyse_finie.emit()
                if deja := self.analyse.deja:
                    self._messages.dire(self._affichage.phrases.deja_juges(deja, avancement[1]))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Give the summary the height of its lines: the panel would cut it as soon as it is full."""
        if objet is self._resume and event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._tenir()
        return False

    def _tenir(self) -> None:
        self._resume.setMinimumHeight(0)  # which what it asks for is never below
        self._resume.setMinimumHeight(self._resume.heightForWidth(self._resume.width()) if self._resume.text() else 0)

    def _resumer(self) -> None:
        if self._partie is not None:
            revus, phrases = coups_revus(self._partie), self._affichage.phrases
            if self._partie.jeu.unite:
                bilans = {camp: faire_bilan(revus, camp) for camp in (PREMIER, SECOND)}
                bilan = phrases.bilan(self._partie, bilans, en_cours=self.analyse.en_cours)
            else:
                bilan = phrases.bilan_resolu(self._partie, revus)
            self._resume.setText("\n".join(filter(None, (self._avancement, bilan))) or self._invitation)
            self._tenir()
            marquer(self._lanceurs[1], "role", "" if bilan else "principal")  # what one came here to do, once

    @property
    def _invitation(self) -> str:
        """What can be done where nothing is judged, or why nothing can."""
        partie = self._partie
        adaptateur = None if partie is None else adaptateur_de(partie.jeu)
        if partie is None or adaptateur is None:
            return ""
        if raison := adaptateur.sans_conseil():
            return deux_points(self.tr("Ni indices ni analyse"), raison)
        if not partie.nb_coups_total:
            ouvrir, coller = map(touche_de, (self._fenetre.widgets.action_ouvrir, self._fenetre.widgets.action_coller))
            phrase = self.tr("Rien à analyser encore. {}, {}, ou jouez-la.")
            ouvrez, collez = self.tr("Ouvrez une partie"), self.tr("collez-la")
            return phrase.format(avec_touche(ouvrez, ouvrir), avec_touche(collez, coller))
        return ""

    @property
    def _avancement(self) -> str:
        """How far the analysis is; empty when there is none."""
        if not self.analyse.en_cours:
            return ""
        return self._affichage.phrases.analyse(*self.analyse.avancement, self.analyse.reste)

    def _echouer(self, erreur: BaseException) -> None:
        """The engine broke: say so, and ask it nothing more by itself."""
        self._action.setChecked(False)
        self._messages.dire(self.tr("Le moteur a échoué : {}").format(dire(erreur)))

    def fermer(self) -> None:
        """Stop everything; nothing begins afterwards."""
        self._ferme, self._partie = True, None
        if self._chauffe is not None:
            self._chauffe.fermer()
        self._indices.oublier()
        self.analyse.arreter()
