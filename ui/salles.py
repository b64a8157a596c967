"""The rooms plugged into the window, each listed where it is made: told of each change, dressed and closed together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from ecosysteme.jeu import Camp
from ecosysteme.partie import Partie
from ui.accueil.branchement import BranchementAccueil
from ui.aide.menu import brancher_aide
from ui.aide.nouveautes import Nouveautes
from ui.bibliotheque.branchement import BranchementBibliotheque
from ui.classe.branchement import BranchementClasse
from ui.disposition.disposition import Disposition
from ui.disposition.modes import Modes
from ui.disposition.temoin import TemoinMatchs
from ui.documents.branchement import BranchementDocuments
from ui.erreurs.branchement import BranchementErreurs
from ui.exercices.branchement import BranchementExercices
from ui.fenetre.affichage import Affichage
from ui.fenetre.assistance import Assistance
from ui.fenetre.cadre import Cadre
from ui.fenetre.commentaire import Commentaire
from ui.fenetre.revue import Revue
from ui.guide.branchement import brancher_guide
from ui.incidents.branchement import BranchementIncidents
from ui.joueurs.moteurs import BranchementMoteurs
from ui.joueurs.panneaux import PanneauxJoueurs
from ui.journal.branchement import BranchementJournal
from ui.lecons.branchement import BranchementLecons
from ui.lecons.en_direct import EnDirect
from ui.livre.branchement import BranchementLivre
from ui.mon_niveau.branchement import BranchementMonNiveau
from ui.ouvertures.branchement import BranchementOuvertures
from ui.papier.branchement import BranchementPapier
from ui.partie_lecon.branchement import BranchementPartieLecon
from ui.position.branchement import BranchementPosition
from ui.premiers_pas.branchement import BranchementPremiersPas
from ui.raisonnement.branchement import BranchementRaisonnement
from ui.reflexion.coup import Reflexion
from ui.reflexion.moteur_partage import MoteurPartage
from ui.reflexion.suite import RechercheSuite
from ui.regles.branchement import BranchementRegles
from ui.reperes.branchement import BranchementReperes
from ui.repertoire.branchement import BranchementRepertoire
from ui.revue_en_serie.branchement import BranchementRevueEnSerie
from ui.situation import Salle, Situation
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.taches import Taches
from ui.socle.theme import Theme
from ui.sons.branchement import BranchementSons
from ui.tournoi.branchement import BranchementTournois
from ui.variantes.branchement import BranchementVariantes

UneSalle = TypeVar("UneSalle", bound=Salle)


class Salles(QObject):
    """Everything that the window can do without, each behind its own ``branchement``; the controller knows only this.

    A room that needs the engine asks ``assistance`` to leave it meanwhile.
    """

    deplacee = Signal()  # another place of the game on the board was chosen
    modifiee = Signal()  # its variations or what is written of them changed
    jugee = Signal()  # a neutral judge said what moves of it are worth

    def __init__(
        self,
        fenetre: Cadre,
        messages: Messages,
        disposition: Disposition,
        affichage: Affichage,
        assistance: Assistance,
        revue: Revue,
        panneaux: PanneauxJoueurs,
        reflexion: Reflexion,
        memoire: Memoire,
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._salles: list[Salle] = []  # all of them: each is listed where it is made
        modes = disposition.modes
        qui: Callable[[Camp], str] = panneaux.specification
        self.tournois = self._ajouter(BranchementTournois(fenetre, disposition, memoire, messages))
        self.arbres = self._ajouter(BranchementRaisonnement(fenetre, affichage, messages, modes, qui, taches, moteur))
        self.moteurs = self._ajouter(BranchementMoteurs(fenetre, memoire, panneaux, messages))
        self.documents = self._ajouter(BranchementDocuments(fenetre, modes, memoire, messages, self._posee))
        self._garder(BranchementJournal(fenetre, memoire, panneaux, messages), revue, assistance)
        self._commenter(messages, assistance, affichage, modes, moteur)
        self.incidents = self._ajouter(BranchementIncidents(fenetre, memoire.incidents, messages))
        self._varier(disposition, affichage, messages, memoire)
        self._etudier(disposition, messages, taches, affichage, memoire, moteur)
        suite = RechercheSuite(taches, moteur, self)
        self.positions = self._ajouter(BranchementPosition(fenetre, affichage, disposition, suite))
        self.papier = self._ajouter(BranchementPapier(fenetre, affichage, messages, memoire, taches, moteur))
        erreurs = BranchementErreurs(fenetre, affichage, disposition, messages, taches, moteur, memoire)
        classe = BranchementClasse(fenetre, affichage, disposition, messages, self.papier, taches, moteur)
        self._ceder(assistance, erreurs, BranchementExercices(fenetre, affichage, disposition, taches, moteur), classe)
        lecon = BranchementPartieLecon(fenetre, affichage, disposition, messages, reflexion, memoire, moteur)
        self._situer(messages, disposition, lecon)
        self._temoigner(disposition, revue)
        self._ajouter(BranchementSons(fenetre, memoire, messages))
        self._aider(memoire, messages, disposition, affichage)
        self._ecouter(fenetre)

    def _ecouter(self, fenetre: Cadre) -> None:
        """Follow the window, once every room is there.

        The trees are shown large to a class, and asked for from a position that is set up.
        """
        fenetre.widgets.action_projecteur.toggled.connect(self.arbres.dock.projeter)
        self.positions.arbre_demande.connect(self.arbres.montrer_arbre)
        fenetre.situation_changee.connect(self.suivre)
        fenetre.fermeture.connect(self.fermer)

    def _garder(self, journal: BranchementJournal, revue: Revue, assistance: Assistance) -> None:
        """Plug what keeps the games, with what a review finds of them."""
        self.journal = self._ajouter(journal)
        journal.retour.connect(revue.revenir)
        assistance.analyse.change.connect(journal.completer)

    def _posee(self) -> Partie | None:
        """Return the position that is set up over the game, in a room that is made after those who ask."""
        return self.positions.posee

    def _temoigner(self, disposition: Disposition, revue: Revue) -> None:
        """Tell of the tournament wherever one stands, and show the game that is chosen there."""
        self.tournois.partie_choisie.connect(revue.ouvrir)
        self.temoin = self._ajouter(TemoinMatchs(self._fenetre, disposition.modes))
        self.tournois.avance.connect(self.temoin.suivre_tournoi)

    def _etudier(
        self,
        disposition: Disposition,
        messages: Messages,
        taches: Taches,
        affichage: Affichage,
        memoire: Memoire,
        moteur: MoteurPartage,
    ) -> None:
        """Plug what knows the names of openings, what was played, what somebody wants to play, and the book."""
        self._ajouter(BranchementOuvertures(self._fenetre, messages, taches))
        bibliotheque = BranchementBibliotheque(self._fenetre, disposition, messages, taches, moteur)
        self.bibliotheque = self._ajouter(bibliotheque)
        self.repertoires = self._ajouter(BranchementRepertoire(self._fenetre, affichage, disposition, messages))
        self.livre = self._ajouter(BranchementLivre(self._fenetre, affichage, disposition, messages, moteur))
        self.bibliotheque.ajoute.connect(self.repertoires.ajouter)
        self._juger_en_serie(disposition, messages, memoire)

    def _juger_en_serie(self, disposition: Disposition, messages: Messages, memoire: Memoire) -> None:
        """Plug what has the games of the library judged, whose games are listed as those of a file."""
        acces, filtre = self.bibliotheque.acces, lambda: self.bibliotheque.filtre
        analyses = BranchementRevueEnSerie(
            self._fenetre, disposition, messages, memoire, acces, filtre, self.bibliotheque.preter_filtres
        )
        self.analyses = self._ajouter(analyses)
        self.bibliotheque.filtre_change.connect(self.analyses.compter)
        self.analyses.parties_lues.connect(self.documents.lister)

    def _ceder(
        self,
        assistance: Assistance,
        erreurs: BranchementErreurs,
        exercices: BranchementExercices,
        classe: BranchementClasse,
    ) -> None:
        """Have ``assistance`` leave the engine to the rooms that ask for it, these three with them."""
        self.erreurs = self._ajouter(erreurs)
        self.exercices = self._ajouter(exercices)
        erreurs.comptees.connect(exercices.offrir_erreurs)
        self.classe = self._ajouter(classe)
        etude = self.exercices, self.classe, self.repertoires, self.bibliotheque
        for salle in (self.arbres, self.positions, self.papier, self.erreurs, *etude):
            salle.cherche.connect(assistance.ceder)

    def _varier(self, disposition: Disposition, affichage: Affichage, messages: Messages, memoire: Memoire) -> None:
        """Plug what walks through the variations of the game, edits them, and draws over its positions."""
        self.reperes = self._ajouter(BranchementReperes(self._fenetre, disposition.modes, messages, memoire))
        self.reperes.modifiee.connect(self.modifiee)
        self.variantes = self._ajouter(BranchementVariantes(self._fenetre, affichage, messages))
        self.variantes.deplacee.connect(self.deplacee)
        self.variantes.modifiee.connect(self.modifiee)
        self.documents.modifiee.connect(self.modifiee)

    def _situer(self, messages: Messages, disposition: Disposition, lecon: BranchementPartieLecon) -> None:
        """Plug what counts the games of a person, but for those in which they saw what another room searched."""
        self.mon_niveau = self._ajouter(BranchementMonNiveau(self._fenetre, disposition.fin, messages))
        self.partie_lecon = self._ajouter(lecon)
        vues = self.arbres.cherche, self.positions.cherche, self.bibliotheque.cherche, self.livre.montre
        for aide in (*vues, lecon.enseigne):
            aide.connect(self.mon_niveau.aider)
        for salle in (self.lecons, self.erreurs, lecon):
            self.mon_niveau.estime.connect(salle.situer)

    def _commenter(
        self,
        messages: Messages,
        assistance: Assistance,
        affichage: Affichage,
        modes: Modes,
        moteur: MoteurPartage,
    ) -> None:
        """Plug what tells of moves: the judge of games between programs, once the engine is compiled, and lessons."""
        assistance.avise.connect(self._ajouter(EnDirect(self._fenetre, affichage, modes)).montrer)
        self.lecons = lecons = self._ajouter(BranchementLecons(self._fenetre, affichage, moteur))
        assistance.analyse.change.connect(lecons.actualiser)
        assistance.analyse_finie.connect(lecons.conclure)
        self.commentaire = self._ajouter(Commentaire(self._fenetre, messages))
        self.commentaire.change.connect(self.jugee)
        for commencer in (self.commentaire.commencer, self.arbres.importer):
            assistance.moteur_compile.connect(commencer)

    def _aider(self, memoire: Memoire, messages: Messages, disposition: Disposition, affichage: Affichage) -> None:
        """Plug the rooms of the help menu."""
        self.regles = self._ajouter(BranchementRegles(self._fenetre))
        self.accueil = self._ajouter(BranchementAccueil(self._fenetre, memoire, disposition.modes, messages))
        self.premiers_pas = self._ajouter(BranchementPremiersPas(self._fenetre, affichage, disposition, memoire))
        self.documents.seance_demandee.connect(self.classe.ouvrir)
        self.documents.copies_demandees.connect(self.classe.montrer_dossier)
        self.regles.partie_demandee.connect(self.accueil.jouer)
        accueil, premiers_pas = self.accueil, self.premiers_pas
        self.regles.pas_demandes.connect(premiers_pas.ouvrir)
        premiers_pas.partie_demandee.connect(accueil.jouer_facile)
        accueil.lecon_demandee.connect(lambda jeu: premiers_pas.ouvrir(jeu, accueil.montrer))
        self.mon_niveau.estime.connect(self.accueil.proposer)
        self.nouveautes = self._ajouter(Nouveautes(self._fenetre, memoire, messages))
        QTimer.singleShot(0, self.nouveautes, self.nouveautes.au_depart)  # once the window stands
        brancher_aide(self._fenetre, self.nouveautes, disposition.modes, memoire, messages)
        brancher_guide(self._fenetre)

    def _ajouter(self, salle: UneSalle) -> UneSalle:
        self._salles.append(salle)
        return salle

    def suivre(self, situation: Situation) -> None:
        """Tell every room what is played and shown."""
        for salle in self._salles:
            salle.suivre(situation)

    def definir_theme(self, theme: Theme) -> None:
        """Give every room the colours of ``theme``."""
        for salle in self._salles:
            salle.definir_theme(theme)

    def fermer(self) -> None:
        """Close every room."""
        for salle in self._salles:
            salle.fermer()
