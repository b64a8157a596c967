"""The sounds plugged into the window: of the move that is seen on the board, of one that is refused, of the end."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Final

from PySide6.QtGui import QAction, QActionGroup

from ecosysteme.partie import Partie
from ecosysteme.reglages import SONS, VOLUME
from ui.fenetre.affichage import CADENCE_ANIMEE
from ui.fenetre.cadre import Cadre
from ui.plateau.instant import Transition
from ui.situation import Salle, Situation
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.raisons import dire
from ui.socle.taches import Tache, Taches
from ui.sons.lecteur import HautParleur, trouver_lecteur
from ui.sons.synthese import NomSon, son

FORCES: Final = {"faible": 0.2, "moyen": 0.5, "fort": 1.0}
EXEMPLE: Final = 4  # discs that turn in the sound of a choice


class BranchementSons(Salle):
    """Plays one sound at a time, on a thread of its own: the next one cuts it short.

    The projector is silent, unless somebody asks for sounds while it is on.
    """

    def __init__(self, fenetre: Cadre, memoire: Memoire, messages: Messages) -> None:
        super().__init__(fenetre)
        self._memoire, self._messages = memoire, messages
        self._taches = Taches(self)
        self._tache: Tache | None = None
        self._lecteur: HautParleur | None = None
        self._dossier: TemporaryDirectory[str] | None = None
        self._situation: Situation | None = None
        self._finie: Partie | None = None  # the game whose end was heard, or that was already over when it came
        widgets = fenetre.widgets
        self._action, self._projecteur = widgets.action_sons, widgets.action_projecteur
        self._action.triggered.connect(self._choisir)
        self._projecteur.toggled.connect(lambda _: self._suivre_projecteur())
        groupe = QActionGroup(self)
        for nom in VOLUME.choix:
            volume = groupe.addAction(widgets.trouver(QAction, f"action_volume_{nom}"))
            volume.setChecked(nom == memoire.lire(VOLUME))
            volume.triggered.connect(lambda _, nom=nom: self._regler(nom))
        self._suivre_projecteur()
        widgets.plateau.coup_vu.connect(self._entendre_coup)
        widgets.plateau.case_refusee.connect(lambda _: self._entendre("refus"))
        fenetre.decompte.alerte.connect(lambda _: self._alerter())

    # What somebody chooses.

    def _choisir(self, voulus: bool) -> None:
        """Keep the choice, and let it be heard; say so where nothing plays sounds."""
        if voulus and trouver_lecteur() is None:
            self._action.setChecked(False)
            self._messages.prevenir(
                self.tr("Rien ici ne joue de sons : il y faut un programme du système, pw-play, paplay ou aplay")
            )
            return
        self._memoire.ecrire(SONS, voulus)
        self._entendre("coup", EXEMPLE)

    def _regler(self, nom: str) -> None:
        self._memoire.ecrire(VOLUME, nom)
        self._entendre("coup", EXEMPLE)

    def _suivre_projecteur(self) -> None:
        """Be silent when the projector comes, and as before when it goes."""
        self._action.setChecked(bool(self._memoire.lire(SONS)) and not self._projecteur.isChecked())

    # What happens.

    def suivre(self, situation: Situation) -> None:
        """Let the end of the game under way be heard, once, if its pace leaves time for it."""
        avant, self._situation = self._situation, situation
        partie = situation.partie
        if not partie.terminee:
            self._finie = None
        elif partie is not self._finie:
            self._finie = partie
            lente = situation.cadence is None or situation.cadence >= CADENCE_ANIMEE
            if lente and avant is not None and avant.partie is partie:
                self._entendre("fin")

    def _entendre_coup(self, coup: Transition | None) -> None:
        if coup is not None:
            self._entendre("coup", len(coup.retournes))

    def _alerter(self) -> None:
        """Warn who plays: the time of a program is no concern of theirs."""
        if self._situation is not None and self._situation.machine is None:
            self._entendre("temps")

    def _entendre(self, nom: NomSon, retournes: int = 0) -> None:
        if not self._action.isChecked():
            return
        self._lecteur = self._lecteur or trouver_lecteur()
        if self._lecteur is None:  # chosen on another day, on a machine that had one
            self._action.setChecked(False)
            return
        if self._tache is not None:
            self._tache.annuler()
        if self._dossier is None:
            self._dossier = TemporaryDirectory(prefix="othellier-sons-", ignore_cleanup_errors=True)
        volume = FORCES[str(self._memoire.lire(VOLUME))]
        jouer = partial(_jouer, self._lecteur, Path(self._dossier.name), nom, volume, retournes)
        self._tache = self._taches.lancer(jouer, lambda _: None, self._echouer)

    def _echouer(self, erreur: BaseException) -> None:
        """Say that nothing was heard, once: no other sound is tried before somebody asks again."""
        self._action.setChecked(False)
        self._messages.prevenir(self.tr("Les sons sont coupés : {}").format(dire(erreur)))

    def fermer(self) -> None:
        """Fall silent, and leave no file."""
        self._taches.fermer()
        if self._dossier is not None:
            self._dossier.cleanup()


def _jouer(lecteur: HautParleur, dossier: Path, nom: NomSon, volume: float, retournes: int, arret: Event) -> None:
    """Play a sound, made at its first hearing; one that is no longer wanted is not begun."""
    if arret.is_set():
        return
    fichier = dossier / f"{nom}-{retournes}-{volume}.wav"
    if not fichier.exists():
        fichier.write_bytes(son(nom, volume, retournes))
    lecteur(fichier, arret)
