"""How many games a tournament that is over is to have in all."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QSpinBox, QVBoxLayout, QWidget

from ecosysteme.tournoi.plan import PARTIES_DU_TOURNOI
from ui.socle.chargeur import borner
from ui.socle.textes import Etiquette


class AjoutParties(QDialog):
    """Offers twice as many games as were played; they are played once that is accepted."""

    choisi = Signal(int)  # games in all

    def __init__(self, parent: QWidget, jouees: int) -> None:
        """Ask for more than ``jouees``."""
        super().__init__(parent)
        self.setObjectName("dialogue_ajout_parties")
        self.setWindowTitle(self.tr("Ajouter des parties"))
        self.parties = QSpinBox()
        borner(self.parties, PARTIES_DU_TOURNOI)
        self.parties.setMinimum(jouees + 1)
        self.parties.setValue(2 * jouees)
        self.parties.selectAll()
        question = Etiquette(self.tr("Parties en tout (jouées : {})").format(self.locale().toString(jouees)))
        question.setBuddy(self.parties)
        boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        for bouton in boutons.buttons():
            bouton.setIcon(QIcon())  # ours have none
        boutons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Jouer"))
        boutons.accepted.connect(self.accept)
        boutons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.choisi.emit(self.parties.value()))
        self.finished.connect(self.deleteLater)
        colonne = QVBoxLayout(self)
        for widget in (question, self.parties, boutons):
            colonne.addWidget(widget)
