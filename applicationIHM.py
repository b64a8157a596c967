"""The window's controller: it makes the players from the ticked boxes and runs the game, as the report's application.

``generer``, ``tour`` and ``partie`` are the report's. A window never waits, so they do not either: ``tour`` asks, the
answer comes back as an event, and ``partie`` goes on from there. Whose turn it is, passes and the end are decided by
``ecosysteme.partie``.
"""

from __future__ import annotations

import sys

from ui.socle import systeme

# Before Qt is imported: where Qt cannot start, a sentence says so instead of a traceback.
if __name__ == "__main__" and (phrase := systeme.obstacle()) is not None:
    sys.exit(systeme.refuser(phrase))

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from ecosysteme.entree import executer
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie, PartieQuelconque
from ui.aide.menu import gestes_d_aide
from ui.disposition.carte_fin import CarteFin
from ui.disposition.colonne import ColonnePlateau
from ui.disposition.entete import Entete
from ui.disposition.modes import Modes
from ui.disposition.projecteur import Projecteur
from ui.fenetre.actions import Commandes
from ui.fenetre.affichage import Affichage
from ui.fenetre.barre_etat import BarreEtat
from ui.fenetre.cadre import Cadre
from ui.fenetre.conseil import Conseil
from ui.fenetre.coups import Coups
from ui.fenetre.export_statistiques import ExportStatistiques
from ui.fenetre.graphique import Graphique
from ui.fenetre.ouverture import ouvrir
from ui.fenetre.panneau_match import PanneauMatch
from ui.fenetre.parcours import Promenade
from ui.fenetre.parties_jouees import PartieJouee, PartiesJouees
from ui.fenetre.preferences import Preferences
from ui.fenetre.revue import Revue
from ui.fenetre.score import BarreScore
from ui.fenetre.serie import SerieEnCours
from ui.fenetre.sieges import Sieges
from ui.fenetre.situation import Situation
from ui.jeux.evaluations import AvisQuelconque
from ui.jeux.phrases import Marche
from ui.jeux.registre import adaptateur_de
from ui.joueurs.moteurs import BranchementMoteurs
from ui.joueurs.niveau import BoiteNiveau, GlissiereNiveau
from ui.joueurs.panneau import PanneauxJoueurs
from ui.plateau.disque import Disque
from ui.plateau.vue import PlateauVue
from ui.raisonnement.branchement import BranchementRaisonnement
from ui.reflexion.chauffe import Chauffe
from ui.reflexion.coup import Reflexion
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.memoire import Memoire, Memorisation
from ui.socle.raisons import dire_raison
from ui.socle.taches import Taches
from ui.tournoi.branchement import BranchementTournois

FICHIER_UI = Path(__file__).with_name("ui") / "othellier.ui"
# The classes that the file names.
WIDGETS = (PlateauVue, Graphique, BarreScore, Disque, BoiteNiveau, GlissiereNiveau, BarreEtat)
DELAI_FACE_A_HUMAIN = 400  # ms: a machine that answers at once gives no time to see one's own move


class ApplicationIHM(Cadre):
    """The main window, drawn in ``ui/othellier.ui``."""

    def __init__(self, memoire: Memoire | None = None) -> None:
        """Load the window and restore what ``memoire`` holds (by default the user's own)."""
        application = QApplication.instance()
        assert isinstance(application, QApplication), "une QApplication doit exister avant la fenêtre"
        super().__init__(FICHIER_UI, *WIDGETS)
        self._memoire = memoire or Memoire()
        self._taches = Taches(self)
        moteur = MoteurPartage()
        self.reflexion = Reflexion(self._taches, self, moteur)
        self._suivante = QTimer(self, singleShot=True)
        self._marche = Marche.PRETE
        self._match = PanneauMatch(self, self._memoire)
        self._panneaux = PanneauxJoueurs(self, self._memoire)
        self._sieges = Sieges(self._panneaux, self)
        self._serie = SerieEnCours(self._panneaux, self._match, self._sieges)
        self.preferences = Preferences(self, application, self._memoire)
        self._affichage = Affichage(self, self._match, self.preferences)
        self._coups = Coups(self, self.reflexion, self._sieges, self._affichage)
        self.conseil = Conseil(self, self._taches, moteur, self._affichage, self._memoire)
        self.modes = Modes(self, self._memoire)
        self._parties, self._revue = PartiesJouees(self), Revue(self, self.modes)
        self._export = ExportStatistiques(self, self._affichage.statistiques, self._affichage.dire)
        self._entete = Entete(self)
        ColonnePlateau(self)
        self._projecteur = Projecteur(self, self.modes)
        self._fin = CarteFin(self._affichage.plateau)
        self.tournois = BranchementTournois(self, self.modes, self._memoire)
        self.arbres = BranchementRaisonnement(
            self, self._affichage, self.modes, self._panneaux.specification, self._taches, moteur
        )
        self.preferences.projecteur.toggled.connect(self.arbres.dock.projeter)
        self.moteurs = BranchementMoteurs(self, self._memoire, self._panneaux)
        self.promenade = Promenade(lambda: self.partie_montree, self._sieges, self._apres_promenade)
        self._brancher()
        self._changer_jeu()
        self.preferences.appliquer()
        self._entete.adopter_raccourcis()
        self._memoire.lire_fenetre(self)
        self.modes.restaurer()
        self._memorisation = Memorisation(
            self, self._memoire, self._panneaux.valeurs, self._match.valeurs, self.modes.valeurs
        )
        for signal in (self._match.change, self._match.jeu_change):
            signal.connect(self._memorisation.bientot)
        self._affichage.plateau.setFocus()

    def _brancher(self) -> None:
        self._commandes = Commandes(
            self,
            {
                "demarrer": self.demarrer,
                "recommencer": self.recommencer,
                "arreter": self.arreter,
                "quitter": self.close,
                **self.promenade.gestes,
                "copier": lambda: self._affichage.copier(self.partie_montree),
                "echanger": self.echanger_joueurs,
                "moteurs": self.moteurs.gerer,
                **gestes_d_aide(self),
            },
        )
        self._panneaux.change.connect(self._changer_joueur)
        self._match.jeu_change.connect(self._changer_jeu)
        self._match.jeu_choisi_au_menu.connect(self._affichage.plateau.setFocus)
        self._match.options.refus.connect(self._affichage.dire)
        self._affichage.plateau.case_choisie.connect(self._choisir_case)
        for suiveur in (self._affichage.liste, self._export):
            self.modes.change.connect(suiveur.suivre_mode)
        self._affichage.liste.coup_choisi.connect(self.promenade.aller_a)
        self._affichage.graphique.coup_choisi.connect(self.promenade.aller_a)
        self._coups.machine_a_joue.connect(self._apres_coup)
        self._coups.machine_a_echoue.connect(self._abandonner_joueur)
        self.reflexion.avis_change.connect(self._dire_avis)
        self._parties.choisie.connect(self._revue.ouvrir)
        self._revue.change.connect(lambda: self._rafraichir(animer=False))
        self._suivante.timeout.connect(self._partie_suivante)
        self._fin.revoir.connect(self._revoir)
        self._fin.revanche.connect(self.demarrer)
        self._fin.echanger.connect(self._echanger_et_rejouer)
        self.conseil.analyse_change.connect(self._permettre)
        self.arbres.cherche.connect(self.conseil.ceder)
        for habille in (
            self._entete,
            self.modes,
            self._fin,
            self._commandes,
            self._affichage,
            self.tournois,
            self.arbres,
        ):
            self.preferences.theme_change.connect(habille.definir_theme)
        self.preferences.affichage_change.connect(self._rafraichir)
        self.langue_changee.connect(self._traduire)

    @property
    def partie_en_cours(self) -> PartieQuelconque:
        """The game that is played; read it, play through the window."""
        return self._partie

    @property
    def partie_montree(self) -> PartieQuelconque:
        """The game on the board: that one, or a finished one that is looked at meanwhile."""
        return self._revue.partie or self._partie

    @property
    def situation(self) -> Situation:
        """Where the window stands at this moment."""
        return Situation.lire(
            self._partie,
            self._marche,
            self._sieges,
            self._serie,
            self._panneaux,
            entre_parties=self._suivante.isActive(),
            occupe=self._taches.occupe,
        )

    # The report's three functions.

    def generer(self) -> None:
        """Make a new board, and the two players from the ticked boxes."""
        self._oublier()
        if self._revue.partie is None:
            self.conseil.nouvelle_partie()
            self._affichage.dire("")
        self._partie: PartieQuelconque = Partie(self._match.jeu_choisi)
        self._sieges.asseoir(PREMIER, SECOND)
        self._serie.nouvelle_partie()
        self._rafraichir(animer=False)

    def tour(self) -> bool:
        """Ask the player whose turn it is for a move; ``False`` when neither colour can move any more.

        A person answers with a click or a key, a machine thinks off the GUI thread; the board is touched only when the
        answer has come. A colour that cannot move has already passed.
        """
        if self._partie.trait is None:
            return False
        cadence = self._match.cadence.value() if self._sieges.entre_machines else DELAI_FACE_A_HUMAIN
        self._coups.demander(self._partie, cadence)
        return True

    def partie(self) -> None:
        """Go on with the game: ask for a turn, or conclude when there is none left. Called again after each move."""
        if self._marche is Marche.EN_COURS and not self.tour():
            self._conclure()
        self._rafraichir()

    # Start, restart, stop.

    def demarrer(self) -> None:
        """Begin, or go on with what was interrupted."""
        if self._marche is Marche.EN_COURS:
            return
        self._revue.fermer()
        self._affichage.dire("")
        self._affichage.plateau.setFocus()  # an option being typed is taken or refused, as by Enter
        self._lancer(entiere=not self._partie.nb_coups, finie=self._partie.terminee)
        if self._partie.terminee:
            self._partie_suivante()
        else:
            self.partie()

    def _lancer(self, *, entiere: bool, finie: bool = False) -> None:
        """Let the game run: from its first move on (``entiere``), or another one since it is over (``finie``)."""
        self._match.options.retablir()
        nouvelle = self._serie.commencer(finie=finie)
        self._marche = Marche.EN_COURS
        self._affichage.statistiques.commencer(nouvelle, entiere=entiere)

    def recommencer(self) -> None:
        """Give up the game and the series, forget the statistics, and begin again."""
        self._reinitialiser()
        self.demarrer()

    def arreter(self) -> None:
        """Interrupt the analysis if there is one, else the game, which ``demarrer`` goes on with."""
        if self.conseil.analyse_en_cours:
            self.conseil.arreter_analyse()
            return
        if self._marche is not Marche.EN_COURS:
            return
        self._oublier()
        self._marche = Marche.ARRETEE
        self._affichage.statistiques.interrompre()
        self._sieges.liberer()
        self._affichage.dire("")
        self._rafraichir()

    def _reinitialiser(self) -> None:
        self._revue.fermer()
        self._marche = Marche.PRETE
        self._serie.recommencer()
        self._parties.vider()
        self._affichage.statistiques.interrompre()
        self.generer()

    def _changer_jeu(self) -> None:
        """Leave the game under way, its series and whoever thinks about it, for the one that the match card shows."""
        self._revue.fermer()
        self._presenter()
        self._reinitialiser()

    def _presenter(self) -> None:
        """Dress and word the window for the chosen game, in the language of the moment."""
        vue = adaptateur_de(self._match.jeu_choisi)
        self._match.traduire()
        self._panneaux.presenter(vue)
        self._affichage.presenter(vue)
        self._parties.presenter(vue)
        self._revue.presenter()
        self._export.presenter()

    # Players.

    def _changer_joueur(self, camp: Camp) -> None:
        """Hand one camp over to whoever was just ticked, in the middle of the game if need be."""
        self._memorisation.bientot()
        self._serie.remplacer(camp, self._partie)
        if self._partie.trait == camp:
            self._oublier()
            self.partie()
        else:
            self._rafraichir()  # the other one has the turn, or the next game is on its way: that goes on

    def echanger_joueurs(self) -> None:
        """Let the two players swap their camps, at once."""
        self._serie.echanger(self._partie)
        if self._partie.terminee:
            self._rafraichir()
        else:
            self._oublier()
            self.partie()

    def _echanger_et_rejouer(self) -> None:
        self.echanger_joueurs()
        self.demarrer()

    def _revoir(self) -> None:
        """Show the finished game from its first move, and have it analysed."""
        self.modes.choisir("analyser")
        self.promenade.aller_a(0)
        self.conseil.analyser()

    # Moves.

    def _abandonner_joueur(self, erreur: BaseException) -> None:
        """A player broke: say so and stop, the board as it was."""
        self.arreter()
        self._affichage.dire(self.tr("Ce joueur a échoué : {}").format(dire_raison(str(erreur))))

    def _choisir_case(self, case: tuple[int, int]) -> None:
        """Let the person who has the turn play on ``case``; a legal move begins, or goes on with, a game at rest."""
        if self._revue.partie is not None:
            empechement = self.tr("Cette partie est finie : Revenir à la série pour jouer.")
        else:
            empechement = self._affichage.phrases.empechement(self._partie, self._marche, self._machine_au_trait)
        if empechement:
            self._affichage.refuser(case, empechement)
            return
        en_cours, entiere = self._marche is Marche.EN_COURS, not self._partie.nb_coups
        if self._coups.jouer_personne(self._partie, case, minute=en_cours):
            if not en_cours:
                self._lancer(entiere=entiere)
            self._apres_coup()

    def _apres_coup(self, joueur: Joueur | None = None) -> None:
        if self._revue.partie is None:
            self.conseil.noter(joueur)
            phrase = self._affichage.phrases.apres_coup(self._partie)
            if phrase or joueur is None or self._sieges.entre_machines:  # an answer leaves a person time to read
                self._affichage.dire(phrase)
        self.partie()

    def _conclure(self) -> None:
        """Count the finished game, then go on with the series or rest."""
        if self._serie.compter(self._partie):
            self._affichage.statistiques.terminer()
        (premier, _), (second, _) = self._panneaux.cartes
        self._parties.ajouter(PartieJouee.de(self._partie, self._serie.serie.jouees, (premier, second)))
        if not self._serie.serie.finie:
            self._suivante.start(min(4 * self._match.cadence.value(), 1500))
            return
        self._marche = Marche.PRETE
        self._sieges.liberer()
        if self._revue.partie is not None:
            return
        self._affichage.dire(self._affichage.phrases.resultat(self._partie))
        if not self._sieges.entre_machines:
            self._fin.montrer(self._affichage.phrases.resultat(self._partie), "")

    def _partie_suivante(self) -> None:
        self._serie.placer()
        self.generer()
        self._affichage.statistiques.commencer(nouvelle_serie=False)
        self.partie()

    def _oublier(self) -> None:
        self.reflexion.oublier()
        self._affichage.dire_calcul("")  # it may have been about this search
        self._suivante.stop()

    def _apres_promenade(self) -> None:
        """Show where the game now stands; it goes on from there when somebody plays or presses start."""
        if self._revue.partie is not None:
            self._rafraichir(animer=False)
            return
        self._oublier()
        self._affichage.statistiques.interrompre()
        if self._marche is Marche.EN_COURS and not self._humain_au_trait:
            self._marche = Marche.PRETE  # reviewing: a machine does not answer the past by itself
        self._affichage.dire("")
        self._coups.chronometrer()
        self._rafraichir(animer=False)

    @property
    def _machine_au_trait(self) -> str | None:
        return self._sieges.machine_au_trait(self._partie)

    @property
    def _humain_au_trait(self) -> bool:
        return self._sieges.humain_au_trait(self._partie)

    # Showing.

    def _dire_avis(self, avis: AvisQuelconque) -> None:
        if self._revue.partie is None:
            self._affichage.dire_avis(avis, self._machine_au_trait)

    def _rafraichir(self, animer: bool = True) -> None:
        partie, relue = self.partie_montree, self._revue.partie is not None
        if relue or not partie.terminee:
            self._fin.cacher()
        visible = self._affichage.cadencer(self._match.cadence.value() if self._sieges.entre_machines else None)
        self._affichage.montrer(
            partie,
            self._serie.serie,
            Marche.PRETE if relue else self._marche,
            None if relue else self._machine_au_trait,
            place_noire=self._panneaux.place(PREMIER),
            depuis=None if relue else self._serie.depuis(partie),
            interactif=not relue and self._humain_au_trait and self._marche is not Marche.ARRETEE,
            anime=animer and visible,
        )
        self._affichage.nommer(self._revue.cartes or self._panneaux.cartes)
        occupe = self._marche is Marche.EN_COURS and not self._humain_au_trait
        self.arbres.suivre(partie, occupe=occupe)
        self.conseil.suivre(partie, occupe=occupe)
        self._permettre()

    def _permettre(self) -> None:
        self._commandes.permettre(
            self.partie_montree,
            en_cours=self._marche is Marche.EN_COURS,
            commencee=bool(self._partie.nb_coups_total or self._serie.serie.jouees),
            analyse=self.conseil.analyse_en_cours,
        )

    def _traduire(self) -> None:
        self._presenter()
        self._rafraichir(animer=False)

    # Leaving.

    def fermer(self) -> None:
        """Remember everything, and stop whoever thinks."""
        self._memorisation.maintenant()
        self.moteurs.fermer()
        self.tournois.fermer()
        self.arbres.fermer()
        self._oublier()
        self.conseil.fermer()
        self._export.fermer()
        self._affichage.fermer()
        self._taches.fermer()
        self._sieges.fermer()
        self.preferences.fermer()


def main() -> int:
    """Open the window and return the exit code of the application."""
    return ouvrir(ApplicationIHM, lambda fenetre: fenetre.conseil.chauffer(Chauffe(fenetre)))


if __name__ == "__main__":
    sys.exit(executer(main))
