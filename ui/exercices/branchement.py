"""Plugs the exercises into the window: in the place of the game and of the panel, until Escape gives them back."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent

from ecosysteme.carnet.exercices_faits import ExercicesFaits
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.cases import Position
from ecosysteme.exercices.essai import NatureEssai
from ecosysteme.exercices.exercice import Exercice
from ecosysteme.exercices.idee import cases_dites, idee
from ecosysteme.exercices.paquet import ouvrir_paquet
from ecosysteme.jeux import lire_jeu
from ecosysteme.partie import Partie
from ui.disposition.barre_texte import BarreTexte
from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.disposition.etudier import Onglet
from ui.exercices.barres import PAS, BarreLigne
from ui.exercices.lecture import LigneExercice
from ui.exercices.mots import commenter, dire_indice
from ui.exercices.panneau import PanneauExercices
from ui.exercices.seance import ExerciceDemande, SeanceExercices
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.jeux.lectures import faire_lire, lire_dernier
from ui.jeux.phrases import Phrases
from ui.jeux.registre import adaptateur_de
from ui.plateau.plateau_parlant import PlateauParlant
from ui.reflexion.eclairage import Eclairage
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.fichiers import demander_ouverture
from ui.socle.filtres_evenements import filtrer
from ui.socle.messages import annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR, Theme


class BranchementExercices(Salle):
    """Exercises over the board of ``fenetre``; the game goes on underneath. ``cherche``: the engine is needed."""

    cherche = Signal(bool)
    change = Signal()  # what is asked or what is said of it

    def __init__(
        self, fenetre: Cadre, affichage: Affichage, disposition: Disposition, taches: Taches, moteur: MoteurPartage
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._taches, self._moteur, self._theme = taches, moteur, CLAIR
        self._partie: Partie | None = None  # the game shown when the room was entered; None: not entered
        self._d_ou = "jouer"  # the mode in which it was entered
        self._jeu = ""  # of which exercises are wanted, instead of that on the board
        self._erreurs = 0  # mistakes of the person's own games that are due
        self._calque: Calque | None = None
        self.lecture = LigneExercice(self)
        fenetre.widgets.action_exercices.triggered.connect(lambda _: disposition.etudier.choisir("exercices"))
        filtrer(fenetre, self, QEvent.Type.Drop)
        SuiviLangue(fenetre, self._retraduire)
        disposition.etudier.ajouter(
            Onglet("exercices", lambda: self.tr("Exercices"), page=self._creer_panneau, entrer=self._entrer)
        )

    @property
    def demande(self) -> ExerciceDemande | None:
        """What is asked now; ``None`` while the board is the game's, or the next one is being chosen."""
        return self.seance.demande if self._partie is not None else None

    # In and out.

    def _creer_panneau(self) -> PanneauExercices:
        parent = self._affichage.plateau.parentWidget()
        assert parent is not None, "le plateau est dans la fenêtre"
        widgets = self._fenetre.widgets
        self.seance = SeanceExercices(self._taches, self._moteur, ExercicesFaits(chemin_du_carnet()), self)
        self.plateau = PlateauParlant(parent, "plateau_exercice")
        self.eclairage = Eclairage(self.plateau)
        self._tour = BarreTexte(parent, "exercice_tour", widgets.cadre_joueurs.height())
        self._ligne = BarreLigne(parent)
        self.panneau = PanneauExercices(self._disposition.etudier, self.seance)
        touches = {
            "Esc": self.revenir,
            "I": self._indiquer,
            "V": self._resoudre,
            "R": self._reessayer,
            "N": self.seance.suivante,
            "Home": lambda: self._aller(PAS["debut"]),
            "PgUp": lambda: self._aller(PAS["precedent"]),
            "PgDown": lambda: self._aller(PAS["suivant"]),
            "End": lambda: self._aller(PAS["fin"]),
        }
        barres = self._tour, self._ligne
        self._calque = Calque(self._fenetre, self._disposition, self.plateau, barres, touches, panneau=self.panneau)
        self._calque.quitte.connect(self.quitter)
        self._brancher()
        self.panneau.offrir_erreurs(self._erreurs)
        for widget in (self.plateau, self._ligne):
            widget.definir_theme(self._theme)
        return self.panneau

    def _brancher(self) -> None:
        self.plateau.case_choisie.connect(self._essayer)
        faire_lire(self.plateau, lambda: self.lecture.partie if self.demande else None, lambda: self.panneau.phrase)
        self._ligne.aller.connect(self._aller)
        self.panneau.geste.connect(self._suivre_geste)
        self.panneau.choix.souhaite.connect(self.seance.souhaiter)
        self.panneau.choix.ouvrir.connect(self._demander_paquet)
        self.seance.posee.connect(self._poser)
        self.seance.jouee.connect(self._suivre_coup)
        self.seance.change.connect(lambda: self._rafraichir(animer=True))
        self.seance.prouvee.connect(self._prolonger)
        self.seance.manquee.connect(self._echouer)
        self.lecture.change.connect(lambda: self._rafraichir(animer=True))

    def ouvrir(self, jeu: str) -> None:
        """Ask an exercise of ``jeu``, in the tab of the exercises."""
        self._jeu = jeu
        self._disposition.etudier.choisir("exercices")

    def _entrer(self) -> None:
        """Ask an exercise: the tab was chosen, and its page is there."""
        assert self._calque is not None, "la page est faite avant que l'on y entre"
        if self._partie is None:
            self._d_ou = self._disposition.modes.nom
        self._disposition.modes.choisir("etudier")
        self._partie = self._fenetre.partie_montree
        jeu, self._jeu = self._jeu or self._partie.jeu.nom, ""
        self.cherche.emit(True)
        self._calque.montrer(self._viser)
        self.panneau.choix.choisir_jeu(jeu)
        self.seance.souhait = self.panneau.choix.souhait
        self.seance.commencer()

    def offrir_erreurs(self, nombre: int) -> None:
        """Offer the person's own mistakes beside the exercises, ``nombre`` of which are due."""
        self._erreurs = nombre
        if self._calque is not None:
            self.panneau.offrir_erreurs(nombre)

    def revenir(self) -> None:
        """Go back to where one came from."""
        self.quitter()
        self._disposition.modes.choisir(self._d_ou)

    def quitter(self) -> None:
        """Show the game again."""
        if self._partie is not None and self._calque is not None:
            self._partie = None
            self.lecture.arreter()
            self.seance.arreter()
            self._calque.retirer()
            self._disposition.etudier.rendre()
            self.cherche.emit(False)

    def suivre(self, situation: Situation) -> None:
        """Give the board back to another game that was put on it."""
        if self._partie is not None and situation.montree is not self._partie:
            self.quitter()

    # What is asked.

    def _poser(self) -> None:
        """Show the exercise that was chosen, or that one is being chosen."""
        demande = self.seance.demande
        self._viser()  # before the button that was pressed falls asleep
        if demande is not None:
            self.lecture.ouvrir(demande.exercice)
        self._rafraichir(animer=False)
        if demande is not None or not self.seance.cherche:
            annoncer(self.plateau, self.panneau.phrase, presse=True)

    def _viser(self) -> None:
        """Give the board the keyboard; the square that it would name is of the exercise before, or of none."""
        self.plateau.setAccessibleDescription("")
        self.plateau.setFocus()

    def _essayer(self, case: Position) -> None:
        """Play the move that a square means."""
        demande = self.demande
        if demande is None or demande.finie:
            return
        self.lecture.conclure()  # who plays on does not wait
        partie = demande.essai.partie
        coup = adaptateur_de(partie.jeu).coup(partie.etat, case)
        if self.seance.jouer(coup) is NatureEssai.REFUSEE:
            self.plateau.refuser(case, partie.jeu.expliquer_refus(partie.etat, coup))

    def _suivre_coup(self, nature: NatureEssai) -> None:
        """Show a move that was tried, and after a right one its answer; say how it was."""
        demande = self.demande
        if demande is None or nature is NatureEssai.REFUSEE:
            return
        coups = self.seance.coups_joues
        self.lecture.derouler(coups, len(coups) - (nature is NatureEssai.JUSTE))
        if demande.finie:
            self.panneau.boutons["suivante"].setFocus()  # before it is told, or a reader would cut it short
        if nature in (NatureEssai.JUSTE, NatureEssai.TROUVEE):
            self._dire(commenter(demande, self.seance.aujourd_hui))

    def _prolonger(self) -> None:
        """Put best play after the last move on the line; the answer to a wrong one is played and told."""
        demande = self.demande
        if demande is None or demande.suite is None:
            return
        suite, depuis = demande.suite.coups, len(self.lecture.coups)
        if demande.essai.faux is None or demande.vue:
            self.lecture.prolonger(suite)
            return
        self.lecture.derouler((*self.lecture.coups, *suite), depuis, depuis + bool(suite))
        self._dire(commenter(demande, self.seance.aujourd_hui))

    def _indiquer(self) -> None:
        """Give a hint: the idea, then the square, where the cursor goes."""
        demande = self.demande
        if demande is None or demande.finie:
            self._dire(self.panneau.textes["verdict"].text())
            return
        self.seance.indiquer()
        self._dire(dire_indice(demande))
        if demande.indices > 1:
            self.lecture.conclure()
            partie = demande.essai.partie
            self.plateau.montrer_case(adaptateur_de(partie.jeu).case(partie.etat, demande.essai.attendus[0]))

    def _resoudre(self) -> None:
        """Play the solution, from where the right moves end."""
        demande = self.demande
        if demande is None or demande.essai.reussie or demande.vue:
            self._dire(self.panneau.textes["verdict"].text())
            return
        depuis = 2 * len(demande.joues)  # each had its answer
        coups = self.seance.resoudre()
        self.lecture.derouler(coups, min(depuis, len(coups)))
        self.panneau.boutons["suivante"].setFocus()
        self._dire(self.panneau.textes["verdict"].text())

    def _reessayer(self) -> None:
        if self.demande is not None:
            self.plateau.setFocus()  # before the button that has it says something else
            self.seance.reessayer()
            coups = self.seance.coups_joues
            self.lecture.derouler(coups, len(coups))
            self._dire(self.panneau.phrase)

    def _aller(self, pas: int) -> None:
        """Walk along the line, once the exercise is over."""
        if self.demande is not None and self.demande.finie:
            avant = self.lecture.place
            self.lecture.aller(avant + pas)
            self._dire(self._dire_place(bute=pas > 0 and self.lecture.place == avant))
        elif self.demande is not None:
            self._dire(self.tr("La suite se lit une fois l'exercice fini"))

    def _dire_place(self, *, bute: bool) -> str:
        """Say which move led where one stands on the line, and that no other follows to who wanted one (``bute``)."""
        if not self.lecture.place:
            return self.tr("C'est le début de l'exercice")
        dernier = lire_dernier(self.lecture.partie)
        return self.tr("C'est le dernier coup. {}").format(dernier) if bute else dernier

    def _suivre_geste(self, nom: str) -> None:
        gestes = {
            "indice": self._indiquer,
            "solution": self._resoudre,
            "reessayer": self._reessayer,
            "suivante": self.seance.suivante,
            "erreurs": self._fenetre.widgets.action_mes_erreurs.trigger,
            "quitter": self.revenir,
        }
        gestes[nom]()

    # Packs.

    def _demander_paquet(self) -> None:
        demander_ouverture(
            self._fenetre,
            "boite_paquet",
            self.tr("Ouvrir un paquet d'exercices"),
            self.ouvrir_paquet,
            filtres=(self.tr("Paquets d'exercices (*.obf)"), self.tr("Tous les fichiers (*)")),
        )

    def ouvrir_paquet(self, chemin: Path) -> None:
        """Ask the exercises of a file from now on; one that is no pack changes nothing, and is told."""

        def travail(_arret: Event) -> tuple[Exercice, ...]:
            return tuple(ouvrir_paquet(str(chemin)))

        self.seance.lancer(
            travail,
            lambda paquet: self.panneau.choix.prendre(chemin.name, paquet),
            lambda erreur: self._refuser(erreur),
        )

    def _refuser(self, erreur: BaseException) -> None:
        phrase = majuscule(dire(erreur))
        self.panneau.choix.refuser(phrase)
        self._dire(phrase)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Take a file that is dropped while exercises are asked for a pack."""
        if self._partie is None or not isinstance(event, QDropEvent) or event.type() != QEvent.Type.Drop:
            return False
        chemins = [Path(adresse.toLocalFile()) for adresse in event.mimeData().urls() if adresse.isLocalFile()]
        if len(chemins) != 1:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        self.ouvrir_paquet(chemins[0])
        return True

    # What is shown.

    def _rafraichir(self, *, animer: bool) -> None:
        if self._partie is None:
            return
        demande = self.seance.demande
        partie: Partie = self.lecture.partie if demande else Partie(lire_jeu(self.seance.souhait.jeu))
        libre = demande is not None and demande.finie
        interactif = demande is not None and not libre and not self.lecture.en_marche and not partie.terminee
        self.plateau.animations = self._affichage.plateau.animations
        self.plateau.afficher(adaptateur_de(partie.jeu).plateau(partie, interactif), animer=animer)
        self._tour.dire("" if demande is None else Phrases().vous_jouez(partie, demande.exercice.camp))
        self._ligne.montrer(None if demande is None else demande.exercice, self.lecture, libre=libre)
        self.panneau.montrer()
        idees = demande is not None and not demande.finie and demande.indices == 1
        cases = cases_dites(idee(demande.essai), partie.etat) if demande is not None and idees else frozenset()
        self.eclairage.suivre([(self.panneau.textes["indice"], cases)])
        self.change.emit()

    def _dire(self, phrase: str) -> None:
        """Have a screen reader say what the panel says, at once."""
        if phrase:
            annoncer(self.plateau, phrase, presse=True)

    def _echouer(self, erreur: BaseException) -> None:
        self._refuser(erreur)
        self._rafraichir(animer=False)

    def _retraduire(self) -> None:
        if self._calque is not None:
            self._rafraichir(animer=False)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._calque is not None:
            for widget in (self.plateau, self._ligne):
                widget.definir_theme(theme)

    def fermer(self) -> None:
        """Write what the notebook was told."""
        self.lecture.arreter()
        if self._calque is not None:
            self.seance.fermer()
