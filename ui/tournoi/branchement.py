"""Plugs the tournament room into the window: its menu, its dock, and what must be stopped when the window closes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ecosysteme.entete import Seul
from ecosysteme.partie import Partie
from ecosysteme.reglages import Reglage
from ecosysteme.tournoi.execution import EtatChange, EtatTournoi
from ecosysteme.tournoi.exports_classement import SUFFIXE
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ui.disposition.disposition import Disposition
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import nommer, qui_joue
from ui.situation import Salle, Situation
from ui.socle.fichiers import demander_enregistrement, demander_ouverture
from ui.socle.langue import deux_points
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Tache
from ui.socle.textes import avertir, justifier_refus
from ui.socle.theme import Theme
from ui.suivi.parties_jouees import PartieJouee
from ui.tournoi.accord import demander_accord
from ui.tournoi.ajout_parties import AjoutParties
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.direct.sur_le_plateau import SurLePlateau
from ui.tournoi.dock import DockTournoi
from ui.tournoi.fichiers import ECRITURES, Dossier
from ui.tournoi.instantane import InstantaneTournoi
from ui.tournoi.mots import nommer_joueurs, refus_d_arreter
from ui.tournoi.parties import ChoixPartie
from ui.tournoi.pilote import PiloteTournoi
from ui.tournoi.preparation import Preparation, base_proposee
from ui.tournoi.processus import Moyens
from ui.tournoi.recherche import PartiesDuTournoi
from ui.tournoi.retour import RetourAuTournoi
from ui.widgets.fenetre import FenetreDessinee

DERNIER = Reglage("tournoi_montre", "", "Dernier fichier de tournois montré dans la fenêtre.")


class BranchementTournois(Salle):
    """The tournaments of ``fenetre``: their menu, their dock and the thread that plays them."""

    partie_choisie = Signal(object, object)  # a ``PartieJouee`` to look at, and its game, at its end
    # Games finished, and out of how many; ``None`` when no tournament is played, and the end of the last one was seen.
    avance = Signal(object)

    def __init__(
        self, fenetre: FenetreDessinee, disposition: Disposition, memoire: Memoire, messages: Messages
    ) -> None:
        """Add the menu ``menu_tournoi``, before that of help, and the dock ``dock_tournoi`` in the mode Matchs."""
        super().__init__(fenetre)
        self._fenetre, self._memoire, self._dire = fenetre, memoire, messages.prevenir
        self._dialogue: DialogueTournoi | None = None
        self._choix: ChoixPartie | None = None  # the box of games that is open
        self._inscription: Tache | None = None
        self._vu: InstantaneTournoi | None = None  # where the tournament on show stands
        self._suivi = False  # whether it was played, and nobody has looked at the room since
        self._rappele = self._demande = False  # the last tournament was looked for; somebody asked for another
        self.pilote, self.parties = PiloteTournoi(self), PartiesDuTournoi(self)
        self.dock = DockTournoi(fenetre)
        self._modes, self._grand = disposition.modes, SurLePlateau(fenetre, disposition, messages)
        self._faire_menu()
        self.retour = RetourAuTournoi(fenetre, self._actions["dock_tournoi"])
        self._brancher()
        self._modes.ajouter("tournoi", self.dock)
        self._traduire()
        SuiviLangue(fenetre, self._traduire)

    def _faire_menu(self) -> None:
        barre = self._fenetre.widgets.barre_menus
        self._menu = QMenu(self._fenetre)
        self._menu.setObjectName("menu_tournoi")
        gestes: dict[str, tuple[str, Callable[[], object]]] = {
            "nouveau_tournoi": ("Ctrl+T", self.regler),
            "ouvrir_tournoi": ("Ctrl+Shift+T", self.choisir_fichier),
            "exporter_tournoi": ("Ctrl+Alt+T", self.choisir_export),
            "demarrer_tournoi": ("Shift+F5", self.dock.demarrer.emit),
            "pause_tournoi": ("Shift+F6", self.dock.pause.emit),
            "arreter_tournoi": ("Ctrl+Shift+F6", self.dock.arreter.emit),
            "rejouer_tournoi": ("", self.dock.rejouer.emit),
            "allonger_tournoi": ("", self.dock.allonger.emit),
            "dock_tournoi": ("Shift+F9", self.montrer),
        }
        self._actions: dict[str, QAction] = {}
        for nom, (raccourci, geste) in gestes.items():
            action = self._actions[nom] = QAction(self._fenetre)
            action.setObjectName(f"action_{nom}")
            action.setShortcut(QKeySequence(raccourci))
            action.triggered.connect(lambda _coche=False, geste=geste: geste())
            self._menu.addAction(action)
        self._menu.insertSeparator(self._actions["dock_tournoi"])
        barre.insertMenu(self._fenetre.widgets.menu_aide.menuAction(), self._menu)

    def _brancher(self) -> None:
        dock, pilote = self.dock, self.pilote
        dock.garni.connect(self._brancher_contenu)
        dock.nouveau.connect(self.regler)
        dock.ouvrir.connect(self.choisir_fichier)
        dock.exporter.connect(self.choisir_export)
        dock.demarrer.connect(pilote.demarrer)
        dock.pause.connect(pilote.pause)
        dock.arreter.connect(pilote.arreter)
        dock.rejouer.connect(pilote.rejouer_forfaits)
        dock.allonger.connect(self._demander_parties)
        dock.numero_choisi.connect(self._changer_numero)
        dock.statistiques_en_vue.connect(pilote.suivre_bilans)
        dock.visibilityChanged.connect(self._rappeler)
        pilote.ouvert.connect(self._presenter)
        pilote.tableau_change.connect(self._montrer)
        pilote.plateaux_change.connect(dock.montrer_plateaux)
        pilote.incidents_survenus.connect(dock.ajouter_incidents)
        pilote.etat_change.connect(self._changer_etat)
        pilote.exporte.connect(lambda vers: self._dire(self.tr("Tournoi écrit dans {}").format(vers)))
        pilote.refus.connect(lambda phrase: avertir(self._fenetre, "boite_refus_tournoi", majuscule(phrase)))
        pilote.accord_demande.connect(
            lambda programmes: demander_accord(self._fenetre, programmes, lambda: pilote.accorder(programmes))
        )
        self.parties.trouvees.connect(self._proposer)
        self.parties.relues.connect(self._relire_choix)
        self.parties.rejouee.connect(self._montrer_partie)
        self.parties.refus.connect(self._dire)
        self.retour.demande.connect(self.montrer)

    def suivre(self, situation: Situation) -> None:
        """Offer the way back here from the game of a tournament that is on the board, where live ones may be seen."""
        self.retour.suivre(situation.montree)
        self._grand.suivre(situation)

    def _brancher_contenu(self) -> None:
        """Connect what the dock holds, once it is there."""
        dock, pilote = self.dock, self.pilote
        self._modes.prolonger("tournoi", dock.vues)
        self._grand.brancher(dock.plateaux)
        pilote.bilans_prets.connect(dock.statistiques.montrer)
        for table in (dock.tableau, dock.plateaux):
            table.rencontre_choisie.connect(self.parties.chercher)
        dock.incidents.choisi.connect(self.parties.chercher_rang)
        dock.parties.table.choisie.connect(self.parties.rejouer)
        dock.parties.cherchee.connect(self.parties.trier)
        self.parties.listees.connect(dock.montrer_parties)
        for arret in (dock.pause, dock.arreter):  # after the dock itself, which says what is permitted then
            arret.connect(self._permettre)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self.dock.definir_theme(theme)

    def montrer(self) -> None:
        """Lead to the tournament, in the mode Matchs, its games on the board again, and have it read."""
        self._modes.choisir("tournoi")
        self._grand.offrir()
        self.dock.lire()

    def _rappeler(self, visible: bool) -> None:
        """Open the last tournament again, the first time that the room is shown and is empty."""
        if visible and not self.pilote.en_cours:
            self._dire_avance(self._vu)  # its end is seen
        if not visible or self._rappele or self._demande:
            return
        self._rappele = True
        if not (chemin := str(self._memoire.lire(DERNIER))):
            return
        self.dock.annoncer(self.tr("Lecture de {}…").format(chemin))
        self.pilote.moyens = Preparation.rappeler(self._memoire).moyens
        self.pilote.ouvrir(Path(chemin), echec=self._renoncer)

    def _renoncer(self, erreur: BaseException) -> None:
        """Say why the tournament of the last time cannot be read; one whose file is gone is forgotten."""
        if not Path(str(self._memoire.lire(DERNIER))).exists():
            self._memoire.ecrire(DERNIER, DERNIER.defaut)
            self.dock.annoncer("")
            return
        self.dock.annoncer(deux_points(self.tr("Dernier tournoi"), dire(erreur)))

    # What the menu and the dock ask for.

    def regler(self) -> None:
        """Open the set-up of a new tournament, unless one is played."""
        if self._refuser_un_autre():
            return
        if self._dialogue is None:
            self._dialogue = DialogueTournoi(self._fenetre, self._memoire, self.dock.theme, self._inscrire)
            self._dialogue.finished.connect(self._oublier_dialogue)
        self._dialogue.open()

    def _refuser_un_autre(self) -> bool:
        """Say, while a tournament is played, why there cannot be another one."""
        if self.pilote.en_cours:
            self._dire(self.dock.occupe)
        return self.pilote.en_cours

    def _oublier_dialogue(self) -> None:
        self._dialogue = None
        if self._inscription is not None:
            self._inscription.annuler()  # somebody closed the dialog first; it changes nothing otherwise
            self._inscription = None

    def _inscrire(
        self,
        reglement: Reglement,
        chemin: Path,
        moyens: Moyens,
        fait: Callable[[], None],
        echec: Callable[[BaseException], None],
    ) -> None:
        def suite() -> None:
            fait()
            self._fenetre.widgets.plateau.montrer_focus(False)  # it is told of no loss in a window that sleeps
            self.dock.tableau.setFocus()  # what had the keyboard before the dialog may be under the live games

        self._attendre(moyens)
        self._inscription = self.pilote.inscrire(reglement, chemin, suite, echec)

    def choisir_fichier(self) -> None:
        """Ask for a file of tournaments, and show its newest one."""
        if self._refuser_un_autre():
            return
        depart = self._base.absolute()
        demander_ouverture(
            self._fenetre,
            "boite_ouvrir_tournoi",
            self.tr("Ouvrir un tournoi"),
            self.ouvrir,
            depart=depart if depart.is_file() else depart.parent,
            filtres=(self.tr("Tournois (*.sqlite)"), self.tr("Tous les fichiers (*)")),
        )

    def ouvrir(self, chemin: Path, numero: int | None = None) -> None:
        """Show a tournament of a file, the newest by default; resuming it takes who played the last one."""
        self._attendre(Preparation.rappeler(self._memoire).moyens)
        self.pilote.ouvrir(chemin, numero)

    def _attendre(self, moyens: Moyens) -> None:
        """Be ready for the tournament that was asked for: its dock is filled while the file is read, and shown next."""
        self._demande = True
        self.dock.garnir()
        self.pilote.moyens = moyens

    def _changer_numero(self, numero: int) -> None:
        if self.pilote.dossier is not None:
            self.ouvrir(self.pilote.dossier.chemin, numero)

    def _demander_parties(self) -> None:
        """Ask how many games the tournament on show should have, twice as many by default, and play them."""
        if (dossier := self.pilote.dossier) is None:
            return
        dialogue = AjoutParties(self._fenetre, dossier.etat.reglement.parties)
        dialogue.choisi.connect(self.pilote.allonger)
        dialogue.open()

    def choisir_export(self) -> None:
        """Ask where to write the tournament on show; the suffix says what: a report, the table, the games."""
        if (dossier := self.pilote.dossier) is None:
            return
        quoi = {
            ".html": self.tr("Rapport"),
            SUFFIXE: self.tr("Classement : Elo et statistiques, un joueur par ligne"),
            ".json": self.tr("Tableau"),
            ".csv": self.tr("Parties, une ligne chacune"),
            ".txt": self.tr("Transcriptions"),
            ".ggf": self.tr("Parties GGF"),
            ".sgf": self.tr("Parties SGF"),
            ".pgn": self.tr("Parties PGN"),
        }
        demander_enregistrement(
            self._fenetre,
            "boite_exporter_tournoi",
            self.tr("Exporter le tournoi"),
            lambda vers: self.pilote.exporter(vers, nommer_joueurs(dossier.etat.reglement)),
            depart=Path(f"{self._base.stem}.html"),
            suffixes={suffixe: quoi.get(suffixe, suffixe) for suffixe in ECRITURES},
        )

    @property
    def _base(self) -> Path:
        if self.pilote.dossier is not None:
            return self.pilote.dossier.chemin
        return Path(base_proposee(Preparation.rappeler(self._memoire).base))

    # What comes of it.

    def _presenter(self, dossier: Dossier) -> None:
        self._memoire.ecrire(DERNIER, str(dossier.chemin.absolute()))
        self._vu, self._suivi = dossier.etat, False
        self._fermer_choix()
        self.dock.presenter(dossier, self.pilote.etat or EtatTournoi.PRET)
        self.parties.suivre(dossier)
        if self._demande:
            self._modes.choisir("tournoi")
        self._permettre()

    def _montrer(self, etat: InstantaneTournoi) -> None:
        if self._choix is not None and (self._vu is None or etat.parties != self._vu.parties):
            self.parties.relire()
        self.dock.montrer(etat)
        self._dire_avance(etat)
        self._permettre()  # there may be forfeits to play again

    def _changer_etat(self, changement: EtatChange) -> None:
        self.dock.changer_etat(changement.etat, changement.raison)
        if changement.etat is EtatTournoi.EN_COURS:
            self._grand.offrir()
        else:
            self.parties.lister()
        self._dire_avance(self._vu)
        self._permettre()

    def _dire_avance(self, etat: InstantaneTournoi | None) -> None:
        """Tell how far the tournament is as long as it is played, then that it is over until somebody looks at it."""
        self._vu = etat
        if self.pilote.en_cours:
            self._suivi = True
        elif self.dock.isVisible():
            self._suivi = False
        if etat is None or not self._suivi or not (self.pilote.en_cours or etat.complet):
            self.avance.emit(None)
        else:  # a test that is decided ends a tournament before its last game
            self.avance.emit((etat.parties, etat.parties if etat.complet else etat.reglement.parties))

    def _proposer(self, fiches: list[PartieFinie]) -> None:
        """Open the one game that was found, or let one be chosen among several."""
        dossier = self.pilote.dossier
        if dossier is None or not fiches:
            self._dire(self.tr("Aucune partie finie pour l'instant"))
        elif len(fiches) == 1:
            self.parties.rejouer(fiches[0])
        else:
            jeu = dossier.etat.reglement.creer_jeu()
            self._fermer_choix()
            choix = ChoixPartie(self._fenetre, fiches, nommer_joueurs(dossier.etat.reglement), adaptateur_de(jeu))
            choix.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            choix.choisie.connect(self.parties.rejouer)
            choix.finished.connect(self._oublier_choix)
            self._choix = choix
            choix.show()

    def _relire_choix(self, fiches: list[PartieFinie]) -> None:
        """Add the games that were finished since the box was opened."""
        if self._choix is not None:
            self._choix.montrer(fiches)

    def _fermer_choix(self) -> None:
        if self._choix is not None:
            self._choix.reject()

    def _oublier_choix(self) -> None:
        self._choix = None

    def _montrer_partie(self, fiche: PartieFinie, partie: Partie) -> None:
        if (dossier := self.pilote.dossier) is not None:
            premier, second = (self._qui(dossier, place) for place in (fiche.premier, fiche.second))
            partie.entete = replace(partie.entete, evenement=self.tr("Tournoi {}").format(dossier.numero))
            self.retour.ouvrir(partie)
            self.partie_choisie.emit(PartieJouee.de(partie, fiche.rang + 1, (premier, second)), partie)

    def _qui(self, dossier: Dossier, place: int) -> Seul:
        """Return a player of ours, or the name that tells it from another of this tournament."""
        specification, nom = dossier.etat.reglement.joueurs[place], nommer_joueurs(dossier.etat.reglement)[place]
        return qui_joue(specification) if nommer(specification) == nom else nom

    def _permettre(self) -> None:
        for nom, permis in self.dock.permis.items():
            self._actions[f"{nom}_tournoi"].setEnabled(permis or nom in ("nouveau", "ouvrir"))  # which say why not
        refus = refus_d_arreter(self._actions["pause_tournoi"], self._actions["arreter_tournoi"])
        justifier_refus(self._fenetre.widgets.action_arreter, refus)

    def _traduire(self) -> None:
        self._menu.setTitle(self.tr("&Tournoi"))
        self._actions["nouveau_tournoi"].setText(self.tr("&Nouveau tournoi…"))
        self._actions["ouvrir_tournoi"].setText(self.tr("&Ouvrir un tournoi…"))
        self._actions["exporter_tournoi"].setText(self.tr("&Exporter le tournoi…"))
        self._actions["demarrer_tournoi"].setText(self.tr("&Démarrer ou reprendre"))
        self._actions["pause_tournoi"].setText(self.tr("&Pause"))
        self._actions["arreter_tournoi"].setText(self.tr("&Arrêter"))
        self._actions["rejouer_tournoi"].setText(self.tr("&Rejouer les forfaits"))
        self._actions["allonger_tournoi"].setText(self.tr("A&jouter des parties…"))
        self._actions["dock_tournoi"].setText(self.tr("&Salle des tournois"))
        self._permettre()

    def fermer(self) -> None:
        """Pause what is played, and end every process."""
        if self._dialogue is not None:
            self._dialogue.reject()
        self._fermer_choix()
        self.parties.fermer()
        self.pilote.fermer()
