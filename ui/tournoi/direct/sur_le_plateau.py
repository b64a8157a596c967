"""Lends the place of the window's board to the game of a tournament that is watched, while nothing is played there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from ui.disposition.disposition import Disposition
from ui.disposition.tabulation import arrets, tabuler
from ui.situation import Marche, Situation
from ui.socle.messages import Messages
from ui.tournoi.direct.plateaux import PanneauPlateaux
from ui.widgets.fenetre import FenetreDessinee

MODE = "tournoi"  # of the window


class SurLePlateau(QObject):
    """Covers the players' card and the board; the game underneath is untouched.

    It has them back in any other mode, as soon as it runs or is walked through, when another room asks for the board,
    and when whoever watches does: until the tournament is come back to, or one of its boards is chosen.
    """

    def __init__(self, fenetre: FenetreDessinee, disposition: Disposition, messages: Messages) -> None:
        super().__init__(fenetre)
        widgets, self._messages = fenetre.widgets, messages
        self._hote, self._dessous = widgets.centre, (widgets.cadre_joueurs, widgets.plateau)
        self._modes = disposition.modes
        self._panneau: PanneauPlateaux | None = None
        self._jouee: tuple[object, ...] = ()  # the game of the window, where it stands
        self._court = self._couvre = False
        self._rendu = False  # it was given back
        for widget in self._dessous:
            widget.installEventFilter(self)
        widgets.barre_etat.messageChanged.connect(lambda texte: None if texte else self._dire())
        disposition.modes.change.connect(lambda _: self.offrir())
        disposition.plateau_pris.connect(lambda _: self.rendre())

    def brancher(self, panneau: PanneauPlateaux) -> None:
        """Show the game that is watched in ``panneau``."""
        self._panneau = panneau
        panneau.regarde_change.connect(self._accorder)
        panneau.choisie.connect(self.offrir)
        panneau.regardee.quittee.connect(self.rendre)
        self._accorder()

    def offrir(self) -> None:
        """Show the game that is watched here, if nothing is against it."""
        self._rendu = False
        self._accorder()

    def rendre(self) -> None:
        """Give the board back to the game of the window."""
        self._rendu = self._rendu or self._couvre
        self._accorder()

    def suivre(self, situation: Situation) -> None:
        """Leave to the game of the window what it does."""
        avant, self._jouee = self._jouee, (situation.montree, situation.montree.etat)
        self._court = situation.marche is Marche.EN_COURS
        if avant != self._jouee:
            self.rendre()
        else:
            self._accorder()

    def _accorder(self) -> None:
        """Cover the board, or give it back."""
        if (panneau := self._panneau) is None:
            return
        pris = not (self._couvre or self._dessous[-1].isEnabled())  # another room lies over it
        libre = self._modes.nom == MODE and not (self._court or self._rendu or pris)
        if not libre:
            self._couvrir(panneau, False)
        if libre != panneau.regardee.prete:
            panneau.preter(self._hote if libre else None)
            if libre:
                tabuler(self._dessous[0], *arrets(panneau.regardee))
        if libre:
            self._couvrir(panneau, panneau.vu is not None)

    def _couvrir(self, panneau: PanneauPlateaux, couvre: bool) -> None:
        if couvre == self._couvre:
            return
        self._couvre = couvre
        for widget in self._dessous:  # neither the keyboard nor a screen reader reaches them meanwhile
            widget.setEnabled(not couvre)
        if couvre:
            self._placer()
            panneau.regardee.show()
            panneau.regardee.raise_()
        else:
            panneau.regardee.hide()
        self._dire()

    def _dire(self) -> None:
        """Say what is seen, in the line that else says where the game underneath stands."""
        phrase = self.tr("Une partie du tournoi est sur le plateau ; « Rendre le plateau » montre la vôtre.")
        self._messages.ecrire(self, phrase if self._couvre else "")

    def _placer(self) -> None:
        if self._panneau is not None and self._couvre:
            carte, plateau = (widget.geometry() for widget in self._dessous)
            carte.setBottom(plateau.bottom())  # as wide as the card: it follows the board, of which the rest is margin
            self._panneau.regardee.setGeometry(carte)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow what lies underneath."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._placer()
        return False
