"""Which search is shown: its algorithm, its depth, the order of the moves, whether the position follows the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.joueurs import IAalphabeta, IAminmax, IAnegamax
from ui.socle.chargeur import exiger_attention
from ui.socle.formulaire import intituler
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle

ALGORITHMES: Final = (IAminmax.nom, IAnegamax.nom, IAalphabeta.nom)
PROFONDEUR_MAX: Final = 4
PROFONDEUR: Final = 3
LARGEUR_CHOIX: Final = 340  # px at most


class ReglageArbre(Retraduit, QWidget):
    """The choices of the dock; ``change`` tells that another tree is wanted."""

    change = Signal()
    epingle_change = Signal(bool)
    arret_demande = Signal()
    reprise_demandee = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Choose the algorithm of the player that has the turn, three plies deep."""
        super().__init__(parent)
        self._joueur = ""
        self._entendue: int | None = None  # the depth of the player, when it was heard last
        self.choix = QComboBox()
        self.choix.setObjectName("arbre_algorithme")
        for nom in ("", *ALGORITHMES):
            self.choix.addItem("", nom)
        self.profondeur = QSpinBox()
        self.profondeur.setObjectName("arbre_profondeur")
        self.profondeur.setRange(1, PROFONDEUR_MAX)
        self.profondeur.setValue(PROFONDEUR)
        self.ordonner = QCheckBox()
        self.ordonner.setObjectName("arbre_ordonne")
        self.epingler = QPushButton()
        self.epingler.setObjectName("arbre_epingler")
        self.epingler.setCheckable(True)
        self.arreter = QPushButton()
        self.arreter.setObjectName("arbre_arreter")
        self._arretee = False  # the button starts again
        self._etiquette = Etiquette()
        self._etiquette.setBuddy(self.profondeur)
        for boite in (self.choix, self.profondeur):
            exiger_attention(boite)
        self._disposer()
        self.choix.currentIndexChanged.connect(lambda _: self.change.emit())
        self.profondeur.valueChanged.connect(lambda _: self.change.emit())
        self.ordonner.toggled.connect(lambda _: self.change.emit())
        self.epingler.toggled.connect(self.epingle_change)
        self.arreter.clicked.connect(lambda _: (self.reprise_demandee if self._arretee else self.arret_demande).emit())
        self._traduire()
        self.montrer_recherche(en_cours=False, arretee=False)

    def _disposer(self) -> None:
        haut, bas = self._moities = QHBoxLayout(), QHBoxLayout()
        self.choix.setMaximumWidth(LARGEUR_CHOIX)
        haut.addWidget(self.choix, 1)
        haut.addStretch(0)
        haut.addWidget(self._etiquette)
        haut.addWidget(self.profondeur)
        bas.addWidget(self.ordonner)
        bas.addStretch(1)
        bas.addWidget(self.arreter)
        bas.addWidget(self.epingler)
        self.setMinimumWidth(1)  # or one line would keep the dock from becoming narrow enough for two
        self._rangees = QVBoxLayout(self)
        self._rangees.setContentsMargins(0, 0, 0, 0)
        self._rangees.addLayout(haut)
        self._rangees.addLayout(bas)

    def projeter(self, grand: bool) -> None:
        """Leave only the order of the moves, or give everything back."""
        for widget in (self.choix, self._etiquette, self.profondeur, self.arreter, self.epingler):
            widget.setVisible(not grand)
        self._plier()

    def _plier(self) -> None:
        """Take one line where it is wide enough: what is below needs the height on a small screen.

        The order of the moves alone stands at the left, as the rest does.
        """
        besoin = sum(moitie.sizeHint().width() for moitie in self._moities) + self._rangees.spacing()
        sens = QBoxLayout.Direction
        self._rangees.setDirection(
            sens.LeftToRight if besoin <= self.width() and not self.choix.isHidden() else sens.TopToBottom
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold into the width."""
        super().resizeEvent(event)
        self._plier()

    def _recomposer(self) -> None:
        self._plier()

    @property
    def algorithme(self) -> str:
        """The algorithm wanted, as ``ecosysteme.arbre.cultiver`` takes it."""
        return str(self.choix.currentData()) or self._par_defaut

    @property
    def _par_defaut(self) -> str:
        return self._joueur if self._joueur in ALGORITHMES else IAalphabeta.nom

    def suivre_joueur(self, joueur: str, profondeur: int | None = None) -> None:
        """Hear which player is ticked for the side to move: its algorithm is the one by default, else alpha-beta.

        Its ``profondeur`` is proposed when it is another than the last one heard, as far as a tree can be shown; one
        that was chosen here since stays.
        """
        avant, self._joueur = (self.algorithme, self.profondeur.value()), joueur
        self._nommer_choix()
        if profondeur not in (None, self._entendue):
            self._entendue = profondeur
            with QSignalBlocker(self.profondeur):
                self.profondeur.setValue(profondeur)
        if (self.algorithme, self.profondeur.value()) != avant:
            self.change.emit()

    def regler(self, algorithme: str, profondeur: int) -> None:
        """Ask for the tree of ``algorithme``, so many plies deep, its moves in the order of the game."""
        self.choix.setCurrentIndex(self.choix.findData(algorithme))
        self.profondeur.setValue(profondeur)
        self.ordonner.setChecked(False)

    def montrer_recherche(self, *, en_cours: bool, arretee: bool) -> None:
        """Let a search under way be stopped, one that was stopped be started again."""
        self._arretee = arretee
        self.arreter.setEnabled(en_cours or arretee)
        self._nommer_arret()

    def _nommer_arret(self) -> None:
        if self._arretee:
            self.arreter.setText(self.tr("Relancer"))
            infobulle(self.arreter, self.tr("Recommencer la recherche qui a été arrêtée"))
        else:
            self.arreter.setText(self.tr("Arrêter"))
            infobulle(self.arreter, self.tr("Arrêter la recherche (Échap)"))

    def _traduire(self) -> None:
        intituler(self.choix, self.tr("Algorithme montré"))
        infobulle(self.choix, self.choix.accessibleName())
        self._etiquette.setText(self.tr("Profondeur"))
        self.profondeur.setAccessibleName(self.tr("Profondeur de la recherche, en demi-coups"))
        infobulle(self.profondeur, self.profondeur.accessibleName())
        self.ordonner.setText(self.tr("Meilleurs coups d'abord"))
        infobulle(self.ordonner, self.tr("Essayer d'abord les coups qui paraissent les meilleurs : on coupe plus tôt"))
        self.epingler.setText(self.tr("Épingler"))
        infobulle(self.epingler, self.tr("Garder cette position, au lieu de suivre la partie"))
        self._nommer_arret()
        self._nommer_choix()

    def _nommer_choix(self) -> None:
        noms = dict(zip(ALGORITHMES, (self.tr("Min-Max"), self.tr("Néga-Max"), self.tr("Alpha-Bêta")), strict=True))
        du_joueur = self.tr("Celui du joueur : {}") if self._joueur in ALGORITHMES else self.tr("Par défaut : {}")
        self.choix.setItemText(0, du_joueur.format(noms[self._par_defaut]))
        for rang, nom in enumerate(ALGORITHMES, start=1):
            self.choix.setItemText(rang, noms[nom])
