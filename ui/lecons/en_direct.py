"""What the engine thinks of the position shown while it thinks: the best moves, how deep, and the line of best play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ecosysteme.conseiller import Conseil
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque
from ecosysteme.partie import Partie
from ecosysteme.retransmission.basculements import en_pions
from ui.disposition.modes import Modes
from ui.disposition.tabulation import arrets, tabuler
from ui.fenetre.affichage import Affichage
from ui.jeux.registre import adaptateur_de
from ui.jeux.suites import jouer_suite
from ui.lecons import mots
from ui.lecons.suites import LigneDeCoups, SuitesDeCoups
from ui.situation import Salle, Situation
from ui.socle.chargeur import garder_place
from ui.socle.langue import deux_points
from ui.socle.textes import Etiquette, avec_touche, infobulle, touche_de
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee

MEILLEURS: Final = 3  # moves that are named: the board shows what each is worth


class EnDirect(Salle):
    """The card above the curve where games are analysed: it says what the hints found, which F1 switches everywhere.

    Nothing of it is announced, for it changes at each depth: a reader is told the best moves by F1, and reads the line
    when the keyboard comes there.
    """

    def __init__(self, fenetre: FenetreDessinee, affichage: Affichage, modes: Modes) -> None:
        super().__init__(fenetre)
        self._affichage, self._action = affichage, fenetre.widgets.action_indices
        self._partie: Partie | None = None
        self._pris = False  # whether the engine is left to a program that has the turn
        self._etat: EtatQuelconque = None  # what the advice is about
        self._avis: Conseil | None = None
        self._carte = QWidget(fenetre.widgets.cadre_graphique)
        self._carte.setObjectName("carte_en_direct")
        self._bouton, self._phrase = QToolButton(self._carte), Etiquette(parent=self._carte)
        self._bouton.setDefaultAction(self._action)
        self._bouton.setAutoRaise(True)
        self._bouton.setIconSize(QSize(20, 20))
        self._phrase.setObjectName("phrase_en_direct")
        self._phrase.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.suite = SuitesDeCoups("suite_en_direct", 1, self._carte)
        self._disposer()
        fenetre.widgets.colonne_graphique.insertWidget(0, self._carte)
        tabuler(fenetre.widgets.cadre_graphique, *arrets(self._carte))
        self._suivre_mode(modes.nom)
        modes.change.connect(self._suivre_mode)
        self._action.changed.connect(self._ecrire)
        self.suite.etape.connect(self._montrer_etape)
        affichage.fantome.quitte.connect(self.suite.oublier)

    def _disposer(self) -> None:
        haut = QHBoxLayout()
        haut.setSpacing(6)
        haut.addWidget(self._bouton)
        haut.addWidget(self._phrase, 1)
        colonne = QVBoxLayout(self._carte)
        colonne.setContentsMargins(0, 0, 4, 2)
        colonne.setSpacing(0)
        colonne.addLayout(haut)
        colonne.addWidget(self.suite)

    def _suivre_mode(self, mode: str) -> None:
        """Be there where games are analysed; nowhere else does its line lie over the board."""
        self._carte.setVisible(mode == "analyser")
        if mode != "analyser":
            self.suite.revenir()
        self._ecrire()

    def suivre(self, situation: Situation) -> None:
        """Follow the position on the board; what was said of another one is forgotten."""
        self._partie, self._pris = situation.montree, situation.moteur_pris
        self._ecrire()

    def montrer(self, etat: EtatQuelconque, avis: Conseil | None) -> None:
        """Say ``avis`` about ``etat``, until the next one."""
        self._etat, self._avis = etat, avis
        self._ecrire()

    def _ecrire(self) -> None:
        """Say what is known. A line that is to come has its room: nothing moves from position to position."""
        if self._partie is None or self._carte.isHidden():  # a fast series has no time for it
            return
        garder_place(self.suite, self._action.isChecked() and en_pions(self._partie.jeu))
        su = self._avis if self._etat is self._partie.etat else None
        self._phrase.setText(self._attente(self._partie) if su is None else self._dire(self._partie, su))
        infobulle(self._phrase, self._phrase.text())
        if su is None or not self.suite.parcourues:  # who looks at a position of the line keeps it
            self.suite.montrer([] if su is None else self._lignes(self._partie, su))

    def _attente(self, partie: Partie) -> str:
        """Say why nothing is known of the position."""
        if raison := adaptateur_de(partie.jeu).sans_conseil():
            return raison
        if partie.terminee:
            return self.tr("La partie est finie.")
        if not self._action.isChecked():
            return avec_touche(self.tr("Valeur et meilleure suite de la position"), touche_de(self._action))
        return self.tr("Un programme a le trait.") if self._pris else self.tr("Réflexion…")

    @staticmethod
    def _dire(partie: Partie, avis: Conseil) -> str:
        """Name the best moves and what they are worth to who plays, then how deep the search went."""
        vue = adaptateur_de(partie.jeu)
        if not avis.complet:
            return vue.dire(avis)
        indices = vue.indices(partie.etat, avis)
        ordre = sorted(avis.coups, key=lambda coup: -avis.coups[coup].rang)[:MEILLEURS]
        dits = [f"{partie.jeu.ecrire_coup(coup)} {indices[vue.case(partie.etat, coup)].affiche}" for coup in ordre]
        texte = " · ".join(filter(None, (*dits, vue.profondeur(avis))))
        return deux_points(vue.camp(partie.jeu.trait(partie.etat)), texte)

    @staticmethod
    def _lignes(partie: Partie, avis: Conseil) -> list[LigneDeCoups]:
        """Return the line as far as no memory of the engine was overwritten, passes left out; none without any."""
        coups = [coup for coup in avis.ligne if coup is not None]
        valeur = max((valeur.valeur for valeur in avis.coups.values()), default=0)
        return [LigneDeCoups.de(partie.jeu, partie.etat, coups, *mots.fin(partie.jeu, valeur))] if coups else []

    def _montrer_etape(self, coups: Sequence[CoupQuelconque]) -> None:
        """Show on the board, as a ghost, where ``coups`` lead from there."""
        partie = self._partie
        if partie is None or not coups:
            self._affichage.montrer_fantome(None, "")
            self._ecrire()  # what was found meanwhile
            return
        ligne = " ".join(map(partie.jeu.ecrire_coup, coups))
        self._affichage.montrer_fantome(jouer_suite(partie.jeu, partie.etat, coups), ligne)

    def definir_theme(self, theme: Theme) -> None:
        """Take the accent of ``theme``."""
        self.suite.definir_theme(theme)
