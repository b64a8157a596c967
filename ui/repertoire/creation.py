"""The box in which a repertoire is made: its name, its colour, how many lines the library proposes."""

from __future__ import annotations

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
        boutons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        boutons.accepted.connect(self._valider)
        boutons.rejected.connect(self.reject)
        colonne = QVBoxLayout(self)
        colonne.addLayout(formulaire)
        colonne.addWidget(self.programmes)
        colonne.addWidget(self.faute)
        colonne.addWidget(boutons)
        self.nom.selectAll()

    def _nommer(self) -> None:
        """Follow the colour with the name, as long as nobody chose another."""
        noms = self.tr("Avec Noir"), self.tr("Avec Blanc")
        if self.nom.text() in noms:
            self.nom.setText(noms[self.couleur.currentData() == SECOND])

    def _valider(self) -> None:
        filtre = FiltreAdversaires(programmes=self.programmes.isChecked())
        try:
            voulu = Repertoire(self.nom.text().strip(), self.couleur.currentData(), adversaires=filtre)
        except Faute as faute:
            self.faute.setText(majuscule(dire(faute)))
            self.nom.setFocus()
            return
        self.accept()
        self.voulu.emit(voulu, self.lignes.value(), self.coups.value())


def _nombre(nom: str, minimum: int, maximum: int, valeur: int) -> QSpinBox:
    boite = QSpinBox()
    boite.setObjectName(nom)
    boite.setRange(minimum, maximum)
    boite.setValue(valeur)
    return boite
