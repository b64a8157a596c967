"""Plugs the sessions for a class into the window: opened from a file, composed, and their answers collected."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from ecosysteme.classe.copie import CopieEleve
from ecosysteme.classe.etape import FeuilleDonnee, PositionMontree
from ecosysteme.classe.fichier import SUFFIXE_SEANCE, empreinte, ouvrir_seance
from ecosysteme.classe.gardees import copies_gardees
from ecosysteme.classe.passage import PassageEleve
from ecosysteme.classe.seance import SeanceDeClasse
from ecosysteme.partie import Partie
from ui.classe.garde import GardeBrouillon
from ui.disposition.disposition import Disposition
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.papier.branchement import BranchementPapier
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Salle, Situation
from ui.socle.devant import mettre_devant
from ui.socle.fichiers import demander_ouverture
from ui.socle.messages import Messages
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ui.classe.composition import DialogueComposition
    from ui.classe.eleve import EleveEnSeance
    from ui.classe.resultats import DialogueResultats


class BranchementClasse(Salle):
    """Sessions over the board of ``fenetre``; the game goes on underneath, untouched."""

    ouverte = Signal()  # a session is on the board
    refusee = Signal()  # a file is no session
    cherche = Signal(bool)  # the engine is needed

    def __init__(
        self,
        fenetre: Cadre,
        affichage: Affichage,
        disposition: Disposition,
        messages: Messages,
        papier: BranchementPapier,
        taches: Taches,
        moteur: MoteurPartage,
    ) -> None:
        """Print sheets by the dialogs of ``papier``; wrong moves are refuted by ``moteur``, through ``taches``."""
        super().__init__(fenetre)
        self._papier, self._taches_moteur, self._moteur = papier, taches, moteur
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._messages, self._theme = messages, CLAIR
        self._taches = Taches(self)
        self._eleve: EleveEnSeance | None = None
        self._composition: DialogueComposition | None = None
        self._resultats: DialogueResultats | None = None
        self._essai = False  # the session on the board is the one that is being composed
        self._mode = "jouer"  # of the window when a session was opened
        self._partie: Partie | None = None  # the game shown when a session was opened; None: the board is the game's
        self._garde = GardeBrouillon(self._taches, self)
        self._garde.echec.connect(lambda erreur: messages.prevenir(majuscule(dire(erreur))))
        fenetre.widgets.action_ouvrir_seance.triggered.connect(lambda _: self._demander_seance())
        fenetre.widgets.action_composer_seance.triggered.connect(lambda _: mettre_devant(self.composition))
        fenetre.widgets.action_resultats_classe.triggered.connect(lambda _: self._demander_dossier())
        SuiviLangue(fenetre, self._retraduire)

    @property
    def eleve(self) -> EleveEnSeance:
        """Where a pupil goes through a session; made when it is first asked for."""
        if self._eleve is None:
            from ui.classe.eleve import EleveEnSeance
            from ui.classe.refutation import RefutationExercice

            refutation = RefutationExercice(self._taches_moteur, self._moteur, self)
            self._eleve = EleveEnSeance(self._fenetre, self._affichage, self._disposition, self._taches, refutation)
            self._eleve.definir_theme(self._theme)
            self._eleve.quitte.connect(self._oublier)
            self._eleve.retour.connect(lambda: self._disposition.modes.choisir(self._mode))
            self._eleve.feuille_demandee.connect(self._montrer_feuille)
        return self._eleve

    def _demander_seance(self) -> None:
        demander_ouverture(
            self._fenetre,
            "boite_seance",
            self.tr("Ouvrir une séance"),
            self.ouvrir,
            filtres=(self.tr("Séances de classe ({})").format(f"*{SUFFIXE_SEANCE}"), self.tr("Tous les fichiers (*)")),
        )

    def ouvrir(self, chemin: Path) -> None:
        """Read a file and begin its session; one that is none changes nothing, and is told."""

        def travail(_arret: Event) -> tuple[SeanceDeClasse, tuple[CopieEleve, ...]]:
            seance = ouvrir_seance(chemin)
            return seance, copies_gardees(empreinte(seance))

        self._taches.lancer(travail, lambda lues: self.commencer(*lues), partial(self._refuser, chemin))

    def commencer(
        self, seance: SeanceDeClasse, gardees: tuple[CopieEleve, ...] = (), *, essai: int | None = None
    ) -> None:
        """Put a session on the board; ``gardees`` is work that was begun and not saved.

        One that is tried begins anew at the step ``essai``, keeps nothing, and leads back to where it is composed.
        """
        self._mode = self._disposition.modes.nom
        self._disposition.modes.choisir("jouer")
        self.eleve.conserver()
        self._essai = essai is not None
        self.cherche.emit(True)
        self.eleve.ouvrir(seance, gardees, essai=essai)
        self._partie = self._fenetre.partie_montree
        self.ouverte.emit()

    def _montrer_feuille(self, passage: PassageEleve) -> None:
        etape, demande = passage.etape, passage.etape.demande
        if isinstance(demande, FeuilleDonnee) and etape.position is not None:
            from ui.classe.mots import signer_feuille

            marque = signer_feuille(passage)
            self._papier.montrer_feuille(demande.feuille, etape.position.partie, demande.pages, marque=marque)

    def _refuser(self, chemin: Path, erreur: BaseException) -> None:
        self._messages.refuser(erreur, chemin)
        self.refusee.emit()

    def _oublier(self) -> None:
        self._partie = None
        self.cherche.emit(False)
        if self._essai:
            self._essai = False
            mettre_devant(self.composition)
        elif self.eleve.seance is not None and self.eleve.passage is not None and self.eleve.passage.entame:
            self._messages.dire(self.tr("La séance garde vos réponses : rouvrez-la pour continuer"))

    # What a teacher does.

    @property
    def composition(self) -> DialogueComposition:
        """Where a session is composed; made when it is first asked for, with the draft that was kept."""
        return self._composer(refaite=False)

    def _composer(self, *, refaite: bool) -> DialogueComposition:
        if self._composition is None:
            from ui.classe.composition import DialogueComposition

            self._composition = DialogueComposition(self._fenetre, self._theme, self._taches, self._position)
            self._composition.essai.connect(self._essayer)
            self._composition.change.connect(self._garder_brouillon)
            self._composition.enregistree.connect(self._garde.oublier)
            self._composition.abandon.connect(self._garde.oublier)
            self._composition.finished.connect(lambda _: self._noter_brouillon())
            if not refaite:
                self._garde.relire(self._continuer_brouillon)
        return self._composition

    def _continuer_brouillon(self, seance: SeanceDeClasse) -> None:
        """Go on with the draft, unless something else is composed already."""
        if self._composition is not None and not self._composition.seance.etapes:
            self._composition.definir(seance, a_garder=True)
            self._composition.lue.emit()

    def _garder_brouillon(self) -> None:
        self._garde.garder(self.composition.seance)

    def _noter_brouillon(self) -> None:
        if self.composition.a_garder:
            self._garde.ecrire()
            self._messages.dire(self.tr("Le brouillon de la séance est gardé : Composer une séance y revient"))

    def _position(self) -> PositionMontree:
        """Return the position that is seen: a preview that lies over the game is what its author speaks of."""
        partie = self._affichage.vue_sur(self._fenetre.partie_montree)
        return PositionMontree(partie.jeu.specification, partie.etat)

    def _essayer(self, seance: SeanceDeClasse, rang: int) -> None:
        self.composition.hide()
        self.commencer(seance, essai=rang)

    def _refaire(self) -> None:
        """Make the dialog again, in another language or other colours, with what is written in it.

        One that waits for an answer has it first.
        """
        ancienne = self._composition
        if ancienne is None:
            return
        if ancienne.occupe:
            ancienne.libre.connect(self._refaire, Qt.ConnectionType.SingleShotConnection)
            return
        self._composition = None
        self._composer(refaite=True).definir(ancienne.seance, a_garder=ancienne.a_garder)
        self.composition.setGeometry(ancienne.geometry())
        if ancienne.isVisible():
            ancienne.hide()
            self.composition.show()
        ancienne.deleteLater()

    @property
    def resultats(self) -> DialogueResultats:
        """Where the work of a class is read; made when it is first asked for."""
        if self._resultats is None:
            from ui.classe.resultats import DialogueResultats

            self._resultats = DialogueResultats(self._fenetre, self._taches)
        return self._resultats

    def _demander_dossier(self) -> None:
        mettre_devant(self.resultats)
        self.resultats.demander()

    def montrer_dossier(self, dossier: Path) -> None:
        """Read the work of a class in ``dossier``."""
        mettre_devant(self.resultats)
        self.resultats.ouvrir(dossier)

    # What the window tells.

    def suivre(self, situation: Situation) -> None:
        """Give the board back to another game that was put on it."""
        if self._eleve is not None and self._partie is not None and situation.montree is not self._partie:
            self._eleve.quitter()

    def _retraduire(self) -> None:
        self._refaire()
        if self._eleve is not None:
            self._eleve.retraduire()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self._refaire()
        if self._eleve is not None:
            self._eleve.definir_theme(theme)

    def fermer(self) -> None:
        """Finish what is being written."""
        self._garde.ecrire()
        if self._eleve is not None:
            self._eleve.conserver()
        self._taches.fermer(finir=True)
