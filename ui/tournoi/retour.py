"""The way back to the tournament from one of its games, which is looked at where games are analysed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from ecosysteme.partie import Partie
from ui.socle.retraduction import SuiviLangue
from ui.socle.textes import avec_touche, infobulle, touche_de
from ui.widgets.fenetre import FenetreDessinee


class RetourAuTournoi(QObject):
    """A button above the moves, there while a game of the tournament is on the board.

    It has the place of the one that gives the board back, which would lead to the same room.
    """

    demande = Signal()

    def __init__(self, fenetre: FenetreDessinee, entree: QAction) -> None:
        """Put the button beside the one that gives the board back; ``entree`` leads to the tournament too."""
        super().__init__(fenetre)
        self._rendre = fenetre.widgets.bouton_revenir
        self._entree = entree
        self._partie: Partie | None = None
        self.bouton = QPushButton(fenetre.widgets.ligne_revue)
        self.bouton.setObjectName("bouton_revenir_tournoi")
        self.bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fenetre.widgets.entete_revue.insertWidget(1, self.bouton)
        self.bouton.clicked.connect(self.demande)
        self.bouton.hide()
        self._traduire()
        entree.changed.connect(self._traduire)
        SuiviLangue(fenetre, self._traduire)

    def ouvrir(self, partie: Partie) -> None:
        """Remember that ``partie`` is one of the tournament."""
        self._partie = partie

    def suivre(self, montree: Partie) -> None:
        """Offer the way back while the game on the board is the one that was opened."""
        du_tournoi = montree is self._partie
        self.bouton.setVisible(du_tournoi)
        self._rendre.setHidden(du_tournoi)

    def _traduire(self) -> None:
        self.bouton.setText(self.tr("← Tournoi"))
        self.bouton.setAccessibleName(self.tr("Revenir au tournoi"))
        aide = self.tr("Revenir à la salle des tournois, là où la partie a été ouverte")
        infobulle(self.bouton, avec_touche(aide, touche_de(self._entree)))
