"""The rooms that plug themselves into the window: made, dressed, told of the game and closed together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from ecosysteme.jeu import Camp
from ecosysteme.partie import Partie
from ui.accueil.branchement import BranchementAccueil
from ui.aide.menu import brancher_aide
from ui.aide.nouveautes import Nouveautes
from ui.disposition.disposition import Disposition
from ui.disposition.modes import Modes
from ui.documents.branchement import BranchementDocuments
from ui.fenetre.affichage import Affichage
from ui.fenetre.assistance import Assistance
from ui.fenetre.cadre import Cadre
from ui.fenetre.revue import Revue
from ui.guide.branchement import brancher_guide
from ui.incidents.branchement import BranchementIncidents
from ui.joueurs.moteurs import BranchementMoteurs
from ui.joueurs.panneau import PanneauxJoueurs
from ui.journal.branchement import BranchementJournal
from ui.papier.branchement import BranchementPapier
from ui.position.branchement import BranchementPosition
from ui.raisonnement.branchement import BranchementRaisonnement
from ui.reflexion.moteur_partage import MoteurPartage
from ui.reflexion.suite import RechercheSuite
from ui.regles.branchement import BranchementRegles
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.taches import Taches
from ui.socle.theme import Theme
from ui.tournoi.branchement import BranchementTournois
from ui.variantes.branchement import BranchementVariantes


class Salles(QObject):
    """Everything that the window can do without, each behind its own ``branchement``; the controller knows only this.

    A room that needs the engine asks ``assistance`` to leave it meanwhile.
    """

    deplacee = Signal()  # another place of the game on the board was chosen
    modifiee = Signal()  # its variations or what is written of them changed

    def __init__(
        self,
        fenetre: Cadre,
        messages: Messages,
        disposition: Disposition,
        affichage: Affichage,
        assistance: Assistance,
        revue: Revue,
        panneaux: PanneauxJoueurs,
        memoire: Memoire,
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        """Plug every room into ``fenetre``."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        modes = disposition.modes
        qui: Callable[[Camp], str] = panneaux.specification
        self.tournois = BranchementTournois(fenetre, modes, memoire, messages)
        self.arbres = BranchementRaisonnement(fenetre, affichage, messages, modes, qui, taches, moteur)
        self.moteurs = BranchementMoteurs(fenetre, memoire, panneaux, messages)
        self.documents = BranchementDocuments(fenetre, modes, memoire, messages)
        self.journal = BranchementJournal(fenetre, memoire, panneaux, messages)
        self.journal.retour.connect(revue.fermer)
        assistance.analyse.change.connect(self.journal.completer)
        self.incidents = BranchementIncidents(fenetre, memoire.incidents, messages)
        self.variantes = BranchementVariantes(fenetre, affichage, messages)
        self.positions = BranchementPosition(fenetre, affichage, disposition, RechercheSuite(taches, moteur, self))
        self.papier = BranchementPapier(fenetre, messages, assistance, memoire, taches, moteur)
        for salle in (self.arbres, self.positions, self.papier):
            salle.cherche.connect(assistance.ceder)
        self.tournois.partie_choisie.connect(revue.ouvrir)
        self.variantes.deplacee.connect(self.deplacee)
        self.variantes.modifiee.connect(self.modifiee)
        fenetre.widgets.action_projecteur.toggled.connect(self.arbres.dock.projeter)
        self._aider(memoire, messages, modes)

    def _aider(self, memoire: Memoire, messages: Messages, modes: Modes) -> None:
        """Plug the rooms of the help menu."""
        self.regles = BranchementRegles(self._fenetre)
        self.accueil = BranchementAccueil(self._fenetre, memoire, modes, messages)
        self.regles.partie_demandee.connect(self.accueil.jouer)
        self.nouveautes = Nouveautes(self._fenetre, memoire, messages)
        QTimer.singleShot(0, self.nouveautes, self.nouveautes.au_depart)  # once the window stands
        brancher_aide(self._fenetre, self.nouveautes)
        brancher_guide(self._fenetre)

    def definir_theme(self, theme: Theme) -> None:
        """Dress the rooms that have something to paint."""
        salles = (self.tournois, self.arbres, self.documents, self.journal, self.positions, self.papier)
        for salle in (*salles, self.regles, self.accueil, self.incidents):
            salle.definir_theme(theme)

    def suivre(self, partie: Partie, *, occupe: bool) -> None:
        """Tell where the game on the board stands; ``occupe``: a machine has the turn and the game runs."""
        self.arbres.suivre(partie, occupe=occupe)
        for salle in (self.documents, self.positions, self.variantes, self.accueil):
            salle.suivre(partie)
        self.journal.suivre(self._fenetre.partie_en_cours, partie)

    def fermer(self) -> None:
        """Stop whoever works in a room."""
        salles = (self.moteurs, self.tournois, self.arbres, self.documents, self.positions, self.papier, self.journal)
        for salle in (*salles, self.incidents, self.nouveautes):
            salle.fermer()
