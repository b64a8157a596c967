"""The first page plugged into the window: when it is shown, and where each of its buttons leads."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from ecosysteme.jeux.othello import Othello
from ecosysteme.niveau_personnel.choix import NiveauPersonnel
from ecosysteme.partie import Partie
from ecosysteme.reglages import ACCUEIL_VU
from ui.accueil.page import MATCH, Accueil
from ui.accueil.partie_prete import NIVEAU_FACILE, commencer, regarder
from ui.disposition.modes import MODES, Modes
from ui.fenetre.cadre import Cadre
from ui.situation import Salle, Situation
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.theme import CLAIR, Theme

# The entries of the menus that the buttons stand for, in the order in which they are done.
ENTREES = {
    "regles": ("regles",),
    "exercices": ("exercices",),
    "comprendre": ("mode_comprendre",),
    "bibliotheque": ("mode_etudier",),
    "ouvrir": ("mode_analyser", "ouvrir"),
    "coller": ("mode_analyser", "coller"),
    "poser": ("mode_analyser", "poser"),
    "un_tournoi": ("dock_tournoi", "nouveau_tournoi"),
}
LECONS = {"premiers_coups": Othello.nom}  # the games of which the first lesson is shown
SERIES = {"une_partie": 1, "un_match": MATCH}  # the games that two programs play, by the button


class BranchementAccueil(Salle):
    """Shows the page when the program first starts without anything being asked of it, and from the help menu."""

    lecon_demandee = Signal(str)  # the game that somebody wants to learn

    def __init__(self, fenetre: Cadre, memoire: Memoire, modes: Modes, messages: Messages) -> None:
        """Wait for the start: a window that is made for another purpose than being used shows no page."""
        super().__init__(fenetre)
        self._fenetre, self._memoire, self._messages, self._theme = fenetre, memoire, messages, CLAIR
        self._page = fenetre.findChild(Accueil)
        self._niveau: NiveauPersonnel | None = None
        self._ici: tuple[Partie, int] | None = None  # the game that the page covers, and its moves
        modes.change.connect(lambda _: self._fermer_page())  # some are reached by a key or a menu of their own
        for entree in {mode.action for mode in MODES.values()}:  # that of the mode one is in too
            fenetre.widgets.trouver(QAction, f"action_{entree}").triggered.connect(lambda _: self._fermer_page())
        fenetre.widgets.action_accueil.triggered.connect(lambda _: self.montrer())
        if self._page is not None:  # painted before this room was there
            self._page.choisi.connect(self._mener)
            self.montrer()

    def montrer(self) -> Accueil:
        """Show the page; it is not offered again by itself."""
        self._memoire.ecrire(ACCUEIL_VU, True)
        if self._page is None:
            self._page = Accueil(self._fenetre)
            self._page.definir_theme(self._theme)
            self._page.choisi.connect(self._mener)
            self._page.proposer(self._niveau)
        partie = self._fenetre.partie_montree
        self._ici = partie, partie.nb_coups
        self._page.montrer()
        return self._page

    def _mener(self, nom: str) -> None:
        if nom in ENTREES:
            for entree in ENTREES[nom]:
                trouver(self._fenetre, QAction, f"action_{entree}").trigger()
        elif nom in LECONS:
            self.lecon_demandee.emit(LECONS[nom])
        elif nom in SERIES:
            regarder(self._fenetre.widgets, self._messages, SERIES[nom])
        elif nom == "a_mon_niveau":
            self._jouer_a_mon_niveau()
        else:
            self._fenetre.widgets.action_a_mon_niveau.setChecked(False)
            self.jouer(Othello.nom, int(nom.removeprefix("niveau_")))

    def proposer(self, niveau: NiveauPersonnel) -> None:
        """Offer a game at ``niveau``, that of the person, once it is known."""
        self._niveau = niveau
        if self._page is not None:
            self._page.proposer(niveau)

    def _jouer_a_mon_niveau(self) -> None:
        self._fenetre.widgets.action_a_mon_niveau.setChecked(True)
        self.jouer(Othello.nom, None if self._niveau is None else self._niveau.suivant)

    def jouer(self, jeu: str, niveau: int | None = None) -> None:
        """Begin a game of ``jeu`` that can be played at once, see ``commencer``."""
        commencer(self._fenetre.widgets, self._messages, jeu, niveau)

    def jouer_facile(self, jeu: str) -> None:
        """Begin a game of ``jeu`` against the easiest level, whatever was set."""
        self._fenetre.widgets.action_a_mon_niveau.setChecked(False)
        self.jouer(jeu, NIVEAU_FACILE)

    def suivre(self, situation: Situation) -> None:
        """Take the page away when the game under it goes on, or is another one: somebody is at work."""
        partie = situation.montree
        if self._ici is not None and (partie, partie.nb_coups) != self._ici:
            self._fermer_page()

    def _fermer_page(self) -> None:
        self._ici = None
        if self._page is not None:
            self._page.quitter()

    def definir_theme(self, theme: Theme) -> None:
        """Draw the page in the colours of ``theme``."""
        self._theme = theme
        if self._page is not None:
            self._page.definir_theme(theme)
