"""The box in which a repertoire is made: its name, its colour, how many lines the library proposes, from whose games.

And the one in which it is given another name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDialogButtonBox, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.repertoire.repertoire import NOM_MAX, FiltreAdversaires, Repertoire
from ui.socle.formulaire import Formulaire
from ui.socle.raisons import dire, majuscule
from ui.socle.textes import Etiquette

LIGNES, COUPS = 20, 10  # proposed, unless other numbers are wanted
LIGNES_MAX, COUPS_MAX = 500, 40
AUTOUR: Final = 24  # px of a field around its text


class DialogueRepertoire(QDialog):
    """Asks for a repertoire; ``voulu`` carries it with the lines and the moves that are to be proposed."""

    voulu = Signal(object, int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_repertoire")
        self.setWindowTitle(self.tr("Nouveau répertoire"))
        self.nom = QLineEdit(self.tr("Avec Noir"))
        self.nom.setObjectName("repertoire_nom")
        self.nom.setMaxLength(NOM_MAX)
        self.couleur = QComboBox()
        self.couleur.setObjectName("repertoire_couleur")
        for texte, camp in ((self.tr("Noir"), PREMIER), (self.tr("Blanc"), SECOND)):
            self.couleur.addItem(texte, camp)
        self.couleur.currentIndexChanged.connect(self._nommer)
        self.lignes = _nombre("repertoire_lignes", 0, LIGNES_MAX, LIGNES)
        self.coups = _nombre("repertoire_coups", 1, COUPS_MAX, COUPS)
        self.lignes.setSpecialValueText(self.tr("aucune"))
        self.joueurs = QLineEdit()
        self.joueurs.setObjectName("repertoire_joueurs")
        self.joueurs.setPlaceholderText(self.tr("tous, ou des noms séparés par ;"))
        self.programmes = QCheckBox(self.tr("Compter aussi les parties des &programmes"))
        self.programmes.setObjectName("repertoire_programmes")
        self.faute = Etiquette(pliee=True)
        self.faute.setObjectName("repertoire_faute")
        self._composer()

    def _composer(self) -> None:
        formulaire = Formulaire()
        formulaire.ligne(self.tr("&Nom"), self.nom)
        formulaire.ligne(self.tr("&Couleur"), self.couleur)
        formulaire.ligne(self.tr("&Lignes proposées d'après la bibliothèque"), self.lignes)
        formulaire.ligne(self.tr("C&oups par ligne"), self.coups)
        formulaire.ligne(self.tr("Parties de ces &joueurs"), self.joueurs)
        consigne = self.joueurs.fontMetrics().horizontalAdvance(self.joueurs.placeholderText())
        self.joueurs.setMinimumWidth(consigne + AUTOUR)
        colonne = QVBoxLayout(self)
        colonne.addLayout(formulaire)
        colonne.addWidget(self.programmes)
        colonne.addWidget(self.faute)
        colonne.addWidget(_boutons(self, self._valider))
        self.nom.selectAll()

    def _nommer(self) -> None:
        """Follow the colour with the name, as long as nobody chose another."""
        noms = self.tr("Avec Noir"), self.tr("Avec Blanc")
        if self.nom.text() in noms:
            self.nom.setText(noms[self.couleur.currentData() == SECOND])

    def _valider(self) -> None:
        joueurs = tuple(filter(None, map(str.strip, self.joueurs.text().split(";"))))
        filtre = FiltreAdversaires(joueurs, programmes=self.programmes.isChecked())
        try:
            voulu = Repertoire(self.nom.text().strip(), self.couleur.currentData(), adversaires=filtre)
        except Faute as faute:
            self.faute.setText(majuscule(dire(faute)))
            self.nom.setFocus()
            return
        self.accept()
        self.voulu.emit(voulu, self.lignes.value(), self.coups.value())


class DialogueNom(QDialog):
    """Asks how a repertoire is to be called; ``voulu`` carries another name than its own."""

    voulu = Signal(str)

    def __init__(self, parent: QWidget, nom: str) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_renommer")
        self.setWindowTitle(self.tr("Renommer le répertoire"))
        self._ancien = nom
        self.nom = QLineEdit(nom)
        self.nom.setObjectName("repertoire_nouveau_nom")
        self.nom.setMaxLength(NOM_MAX)
        self.nom.selectAll()
        formulaire = Formulaire()
        formulaire.ligne(self.tr("&Nom"), self.nom)
        colonne = QVBoxLayout(self)
        colonne.addLayout(formulaire)
        colonne.addWidget(_boutons(self, self._valider))

    def _valider(self) -> None:
        self.accept()
        if (nom := self.nom.text().strip()) != self._ancien:
            self.voulu.emit(nom)


def _boutons(dialogue: QDialog, valider: Callable[[], None]) -> QDialogButtonBox:
    boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, dialogue)
    boutons.accepted.connect(valider)
    boutons.rejected.connect(dialogue.reject)
    return boutons


def _nombre(nom: str, minimum: int, maximum: int, valeur: int) -> QSpinBox:
    boite = QSpinBox()
    boite.setObjectName(nom)
    boite.setRange(minimum, maximum)
    boite.setValue(valeur)
    return boite
