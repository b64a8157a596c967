"""Plugs the setting up of positions into the window: a mode of its board, with two bars around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from ecosysteme.composition import COMPOSEURS
from ecosysteme.composition.lecture import lire_collage
from ecosysteme.partie import Partie
from ui.disposition.calque import Calque
from ui.disposition.disposition import Disposition
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import Cadre
from ui.plateau.annonce import Annonce
from ui.position.mode import ModePose
from ui.position.resolution import Resolution
from ui.reflexion.suite import RechercheSuite
from ui.situation import Salle, Situation
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import SuiviLangue
from ui.socle.theme import CLAIR, Theme

EDITIONS: Final = {"T": "trait", "Ctrl+Z": "annuler", "Ctrl+Y": "retablir", "Ctrl+Shift+Z": "retablir"}
SUITES: Final = {
    "Ctrl+C": "copier",
    "Ctrl+V": "coller",
    "Ctrl+Return": "jouer",
    "Ctrl+Enter": "jouer",
    "F1": "analyser",  # what the moves are worth, here: not in the game underneath
    "F8": "comprendre",
}


class BranchementPosition(Salle):
    """The mode of ``fenetre`` in which a position is set up; made when it is first wanted.

    The game goes on underneath, untouched: Escape shows it again. ``cherche`` tells that the engine is needed,
    ``arbre_demande`` that the tree of the position, now on the board, is to be shown.
    """

    cherche, arbre_demande = Signal(bool), Signal()

    def __init__(
        self, fenetre: Cadre, affichage: Affichage, disposition: Disposition, recherche: RechercheSuite
    ) -> None:
        super().__init__(fenetre)
        self._fenetre, self._affichage, self._disposition = fenetre, affichage, disposition
        self._theme = CLAIR
        self._partie: Partie | None = None  # the game shown when the mode was entered; None: not entered
        self._mode: ModePose | None = None
        self._calque: Calque | None = None
        self._resolution = Resolution(recherche, self)
        self._resolution.trouvee.connect(self._conclure)
        self._resolution.change.connect(self.cherche)
        self._resolution.change.connect(lambda _: self._permettre())
        self._entree = fenetre.widgets.action_poser
        self._entree.toggled.connect(lambda coche: self._entrer() if coche else self._sortir())
        self._projecteur = fenetre.widgets.action_projecteur
        self._projecteur.toggled.connect(self._projeter)
        affichage.coup_choisi.connect(self.quitter)
        SuiviLangue(fenetre, self._retraduire)

    @property
    def mode(self) -> ModePose | None:
        """What is set up now; ``None`` while the board is the game's."""
        return self._mode if self._partie is not None else None

    @property
    def posee(self) -> Partie | None:
        """The game that begins where it is set up now; ``None`` while the board is the game's."""
        return None if self.mode is None else self.mode.partie

    # In and out.

    def _creer(self, partie: Partie) -> tuple[ModePose, Calque]:
        mode = ModePose(self._affichage.plateau.parentWidget() or self._fenetre, partie)
        mode.demande.connect(self._suivre_demande)
        mode.change.connect(self._oublier_resolution)
        mode.definir_theme(self._theme)
        self._annonce = Annonce(mode.plateau)
        self._annonce.setObjectName("pose_annonce")
        touches: dict[str, Callable[[], object]] = {
            touche: partial(mode.faire, geste) for touche, geste in EDITIONS.items()
        }
        touches |= {touche: partial(self._suivre_demande, suite) for touche, suite in SUITES.items()}
        touches |= {"Left": partial(mode.avancer, -1), "Right": partial(mode.avancer, 1), "Esc": self._revenir}
        barres = mode.outils, mode.suites
        calque = Calque(
            self._fenetre, self._disposition, mode.plateau, barres, touches, lettre=mode.choisir_lettre
        )  # no square is named here
        calque.quitte.connect(self.quitter)
        return mode, calque

    def _entrer(self) -> None:
        """Show the position of the board as one to be set up, over the board."""
        partie = self._fenetre.partie_montree
        if self._mode is None or self._calque is None:
            self._mode, self._calque = self._creer(partie)
        self._partie = partie
        self._mode.ouvrir(partie)
        self._calque.montrer()
        self._mode.dire_pinceau()
        self._projeter(self._projecteur.isChecked())
        self._permettre()

    def quitter(self) -> None:
        """Show the game again."""
        self._entree.setChecked(False)

    def _revenir(self) -> None:
        """Take the line of best play off the board, and without one the whole."""
        if self.mode is None or not self.mode.revenir():
            self.quitter()

    def _sortir(self) -> None:
        if self._partie is None or self._calque is None:
            return
        self._partie = None
        self._resolution.arreter()
        self._annonce.dire("")
        self._calque.retirer()

    def suivre(self, situation: Situation) -> None:
        """Give the board back to another game that was put on it; the next one of a series waits underneath."""
        partie = situation.montree
        self._entree.setEnabled(partie.jeu.nom in COMPOSEURS)
        if self._partie is None or partie is self._partie:
            return
        if partie.jeu is self._partie.jeu and not partie.nb_coups_total and partie.etat == partie.jeu.etat_initial():
            self._partie = partie
        else:
            self.quitter()

    # What is asked for.

    def _suivre_demande(self, nom: str) -> None:
        gestes = {
            "jouer": self._jouer,
            "analyser": self._analyser,
            "comprendre": self._comprendre,
            "resoudre": self._resoudre,
            "copier": self._copier,
            "coller": self._coller,
            "quitter": self.quitter,
        }
        gestes[nom]()

    def _jouer(self) -> None:
        """Begin a game here with the players that are ticked; one that is over is only shown."""
        partie = self._ouvrir()
        if partie is not None and not partie.terminee:
            self._fenetre.widgets.action_demarrer.trigger()

    def _analyser(self) -> None:
        """Study the position where games are analysed, the worth of its moves shown."""
        if self._ouvrir() is not None:
            self._disposition.modes.choisir("analyser")
            self._fenetre.widgets.action_indices.setChecked(True)

    def _comprendre(self) -> None:
        """Show the search tree of the position."""
        if self._ouvrir() is not None:
            self.arbre_demande.emit()

    def _ouvrir(self) -> Partie | None:
        if self.mode is None:
            return None
        partie = self.mode.partie
        self.quitter()
        self._fenetre.ouvrir_partie(partie, sienne=True)
        return partie

    def _resoudre(self) -> None:
        """Solve the position; asked again meanwhile, stop."""
        if self.mode is None:
            return
        partie = self.mode.partie
        if self._resolution.en_cours:
            self._resolution.arreter()
            self.mode.conclure("")
        elif refus := self._resolution.refus(partie):
            self._dire(refus)
        else:
            self._resolution.lancer(partie)
            self.mode.conclure(self._resolution.phrase)
        self._permettre()

    def _conclure(self, texte: str) -> None:
        """Say what was found, over the board for a moment and beside it until the position changes."""
        if self.mode is not None:
            self.mode.conclure(texte, self._resolution.ligne)
            self._dire(texte)

    def _oublier_resolution(self) -> None:
        """Stop solving a position that has changed."""
        self._resolution.arreter()
        self._permettre()

    def _permettre(self) -> None:
        if self.mode is not None:
            partie = self.mode.partie
            self.mode.suites.montrer(self._resolution.refus(partie), cherche=self._resolution.en_cours)

    def _copier(self) -> None:
        if self.mode is not None:
            pose = self.mode.composition
            texte = pose.composeur.jeu.ecrire_etat(pose.etat)
            QGuiApplication.clipboard().setText(texte)
            self._dire(self.tr("Position copiée : {}").format(texte))

    def _coller(self) -> None:
        """Set up what the clipboard holds; the position is left as it is when that is none."""
        if self.mode is None:
            return
        try:
            lu = lire_collage(self.mode.composition.composeur.jeu, QGuiApplication.clipboard().text())
        except ValueError as erreur:
            raison = dire(erreur)
            self._dire(majuscule(raison))
        else:
            self.mode.remplacer(lu.etat)
            if lu.nombre > 1:
                self._dire(self.tr("La première de {} positions").format(lu.nombre))

    def _dire(self, texte: str) -> None:
        """Say it over the board: the message line is under the bar."""
        if self.mode is not None:
            self._annonce.dire(texte)

    # What the window tells.

    def _projeter(self, grand: bool) -> None:
        if self._mode is not None:
            self._mode.outils.projeter(grand)

    def _retraduire(self) -> None:
        if self._mode is not None:
            self._mode.retraduire()
            self._mode.conclure(self._resolution.phrase, self._resolution.ligne)
            self._permettre()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        if self._mode is not None:
            self._mode.definir_theme(theme)

    def fermer(self) -> None:
        """Stop solving."""
        self._resolution.arreter()
