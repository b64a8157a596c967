"""The other ways of reasoning about a game, a tab each: attractors, Grundy values, the engine's line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QTabWidget

from ecosysteme.jeu import CoupQuelconque
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ui.fenetre.affichage import Affichage
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite
from ui.raisonnement.attracteurs.panneau import PanneauAttracteurs
from ui.raisonnement.grundy.panneau import PanneauGrundy
from ui.raisonnement.panneau import PanneauRaisonnement
from ui.raisonnement.suite import PanneauSuite
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.retraduction import SuiviLangue
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR, Theme

ATTRACTEURS, GRUNDY, SUITE = "attracteurs", "grundy", "suite"
PANNEAU_DU_JEU: Final = {Morpion.nom: ATTRACTEURS, Nim.nom: GRUNDY, Othello.nom: SUITE, Puissance4.nom: SUITE}


class PanneauxRaisonnement(QObject):
    """Keeps the panel of the game on the board in ``onglets``, after the tree; it computes only while it is shown."""

    cherche = Signal(bool)  # the engine is asked for a line, or no more

    def __init__(self, onglets: QTabWidget, affichage: Affichage, taches: Taches, moteur: MoteurPartage) -> None:
        """Have no tab yet; the engine's line is asked through ``taches``."""
        super().__init__(onglets)
        self._onglets, self._affichage, self._taches, self._moteur = onglets, affichage, taches, moteur
        self._panneaux: dict[str, PanneauRaisonnement] = {}
        self._nom = ""  # of the panel whose tab is there
        self._partie: Partie | None = None
        self._occupe = False
        self._theme = CLAIR
        onglets.currentChanged.connect(lambda _: self._changer())
        SuiviLangue(onglets, self._traduire)
        affichage.fantome.quitte.connect(self._oublier)

    @property
    def panneau(self) -> PanneauRaisonnement | None:
        """The panel of the game on the board."""
        return self._panneaux.get(self._nom)

    def suivre(self, partie: Partie, *, occupe: bool) -> None:
        """Follow ``partie``; ``occupe``: a machine thinks, and the engine is its own."""
        autre = self._partie is None or partie.jeu is not self._partie.jeu
        self._partie, self._occupe = partie, occupe
        if autre:
            self._installer(PANNEAU_DU_JEU.get(partie.jeu.nom, ""))
        self.actualiser()

    def actualiser(self) -> None:
        """Show the position in the panel, if its tab is the one shown."""
        panneau = self.panneau
        if panneau is not None:
            panneau.occuper(self._occupe)
        if panneau is not None and self._partie is not None and panneau.isVisible():
            panneau.montrer(self._partie)

    def _installer(self, nom: str) -> None:
        """Replace the tab by that of another game; if the old one was shown, the new one is."""
        garde = self._onglets.currentIndex() > 0
        self._nom = ""  # taking the old panel's tab away must not show it the new game
        while self._onglets.count() > 1:
            self._onglets.removeTab(1)
        self._nom = nom
        if not nom or self._partie is None:
            return
        panneau = self._panneaux.get(nom) or self._creer(nom)
        panneau.presenter(adaptateur_de(self._partie.jeu))
        self._onglets.addTab(panneau, self._titre(nom))
        if garde:
            self._onglets.setCurrentIndex(1)

    def _creer(self, nom: str) -> PanneauRaisonnement:
        panneau: PanneauRaisonnement
        if nom == SUITE:
            panneau = PanneauSuite(self._taches, self._moteur)
        else:
            panneau = PanneauAttracteurs() if nom == ATTRACTEURS else PanneauGrundy()
        panneau.cherche.connect(self.cherche)
        panneau.fantome.connect(self._montrer_fantome)
        panneau.definir_theme(self._theme)
        self._panneaux[nom] = panneau
        return panneau

    def _changer(self) -> None:
        self._affichage.montrer_fantome(None, "")  # it was the other tab's
        self.actualiser()

    def _montrer_fantome(self, coups: list[CoupQuelconque] | None) -> None:
        """Show where ``coups`` lead from the position on the board; the panel says it to a screen reader, once."""
        if coups is None or self._partie is None:
            self._affichage.montrer_fantome(None, "")
            return
        jeu = self._partie.jeu
        partie = jouer_suite(jeu, self._partie.etat, coups)
        self._affichage.montrer_fantome(partie, " ".join(map(jeu.ecrire_coup, coups)), dite=False)

    def _oublier(self) -> None:
        """Have the panel stand at the position on the board again, whoever ended its ghost."""
        if self.panneau is not None:
            self.panneau.oublier_choix()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``, for the panels to come too."""
        self._theme = theme
        for panneau in self._panneaux.values():
            panneau.definir_theme(theme)

    def _traduire(self) -> None:
        if self._nom:
            self._onglets.setTabText(1, self._titre(self._nom))

    def _titre(self, nom: str) -> str:
        return {ATTRACTEURS: self.tr("Attracteurs"), GRUNDY: self.tr("Grundy"), SUITE: self.tr("Suite")}[nom]

    def fermer(self) -> None:
        """Stop the panels' threads; nothing begins afterwards."""
        self._partie = None
        for panneau in self._panneaux.values():
            panneau.fermer()
