"""Asks how large a picture is, and how long each move of a film lasts; then for the file."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QSpinBox, QVBoxLayout, QWidget

from ecosysteme.reglages import Reglage
from ui.socle.chargeur import borner
from ui.socle.formulaire import Formulaire
from ui.socle.memoire import Memoire


class ReglageImage(QDialog):
    """A number for each of some settings, remembered once it is accepted."""

    def __init__(self, parent: QWidget, memoire: Memoire, titre: str, lignes: dict[Reglage, tuple[str, str]]) -> None:
        """Show what ``memoire`` holds of each setting, under its name and with its unit."""
        super().__init__(parent)
        self.setObjectName("dialogue_reglage_image")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(titre)
        self._memoire = memoire
        self._boites: dict[Reglage, QSpinBox] = {}
        formulaire = Formulaire()
        for reglage, (nom, unite) in lignes.items():
            boite = self._boites[reglage] = QSpinBox()
            boite.setObjectName(reglage.nom)
            borner(boite, reglage)
            boite.setSuffix(f" {unite}")
            boite.setValue(int(memoire.lire(reglage)))
            formulaire.ligne(nom, boite)
        colonne = QVBoxLayout(self)
        colonne.addLayout(formulaire)  # before the buttons: the keyboard goes through them in that order
        boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        boutons.setObjectName("boutons_image")
        boutons.accepted.connect(self.accept)
        boutons.rejected.connect(self.reject)
        colonne.addWidget(boutons)

    def accept(self) -> None:
        """Remember the numbers."""
        for reglage, boite in self._boites.items():
            self._memoire.ecrire(reglage, boite.value())
        super().accept()
