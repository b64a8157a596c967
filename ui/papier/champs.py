"""The fields of the paper dialog: which document, on which sheet, who played, where and when."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from ecosysteme.papier.fiche import Fiche, lire_numeros
from ecosysteme.papier.page import FORMATS, NATURES, Format, Nature
from ecosysteme.papier.sommets import LARGEURS, PROFONDEUR
from ecosysteme.reglages import FORMAT_PAPIER, Reglage
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import dire_qui
from ui.papier.classe import arbre_imprime
from ui.papier.demande import Demande
from ui.socle.chargeur import exiger_attention
from ui.socle.formulaire import Formulaire
from ui.socle.memoire import Memoire
from ui.socle.textes import infobulle

EVENEMENT: Final = Reglage("evenement_papier", "", "Dernier événement écrit sur une feuille.")
LIEU: Final = Reglage("lieu_papier", "", "Dernier lieu écrit sur une feuille.")
SANS_NOMS: Final = ("problemes", "classe")  # what says nothing of who played


class ChampsPapier(QWidget):
    """Edits what is asked for; ``change`` as it is written, ``fichier_demande`` for a file of problems."""

    change = Signal()
    fichier_demande = Signal()

    def __init__(self, fiche: Fiche, memoire: Memoire, numeros: str, ici: int) -> None:
        """Begin with what is known of the game, diagrams after the moves ``numeros``, a tree after move ``ici``."""
        super().__init__()
        self._fiche, self._memoire, self._ici = fiche, memoire, ici
        self.nature, self.format = QComboBox(), QComboBox()
        for nature in NATURES:
            self.nature.addItem(self._nommer(nature), nature)
        self.format.addItems(list(FORMATS))
        self.format.setCurrentText(str(memoire.lire(FORMAT_PAPIER)))
        evenement, lieu = (fiche.entete.evenement or memoire.lire(EVENEMENT)), (fiche.entete.lieu or memoire.lire(LIEU))
        self.premier, self.second = (QLineEdit(dire_qui(nom)) for nom in fiche.noms)
        self.evenement, self.ronde, self.lieu = (
            QLineEdit(str(evenement)),
            QLineEdit(fiche.entete.ronde),
            QLineEdit(str(lieu)),
        )
        self.date, self.numeros = QLineEdit(fiche.entete.date), QLineEdit(numeros)
        self.numeros.setPlaceholderText(self.tr("positions marquées"))
        infobulle(self.numeros, self.tr("Numéros de coups, comme 20,34 ou 50-55 ; rien : les positions marquées"))
        self.fichier = QPushButton(self.tr("Fichier &OBF…"))
        self.profondeur = QSpinBox()
        self.profondeur.setRange(min(LARGEURS), max(LARGEURS))
        self.profondeur.setValue(PROFONDEUR)
        exiger_attention(self.profondeur)
        infobulle(self.profondeur, self.tr("Demi-coups de l'arbre à chercher à la main"))
        self._disposer()
        self._brancher()

    def _nommer(self, nature: Nature) -> str:
        return {
            "feuille": self.tr("Feuille de partie"),
            "diagrammes": self.tr("Diagrammes"),
            "rapport": self.tr("Rapport d'analyse"),
            "vierge": self.tr("Feuille vierge"),
            "problemes": self.tr("Problèmes de finale"),
            "classe": self.tr("Feuille pour la classe"),
        }[nature]

    def _disposer(self) -> None:
        premier, second = adaptateur_de(self._fiche.jeu).camps
        self._formulaire = Formulaire()
        for nom, texte, champ in (
            ("nature", self.tr("&Document"), self.nature),
            ("format", self.tr("&Format"), self.format),
            ("premier", premier, self.premier),
            ("second", second, self.second),
            ("evenement", self.tr("É&vénement"), self.evenement),
            ("ronde", self.tr("&Ronde"), self.ronde),
            ("date", self.tr("Da&te"), self.date),
            ("lieu", self.tr("&Lieu"), self.lieu),
            ("numeros", self.tr("Après les &coups"), self.numeros),
            ("fichier", self.tr("Po&sitions"), self.fichier),
            ("profondeur", self.tr("Profonde&ur"), self.profondeur),
        ):
            champ.setObjectName(f"papier_{nom}")
            self._formulaire.ligne(texte, champ)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(self._formulaire)
        colonne.addStretch(1)

    def _brancher(self) -> None:
        self.nature.currentIndexChanged.connect(lambda _: self._suivre_nature())
        self.format.currentTextChanged.connect(lambda nom: self._memoire.ecrire(FORMAT_PAPIER, nom))
        self.format.currentTextChanged.connect(lambda _: self.change.emit())
        for ligne in (self.premier, self.second, self.evenement, self.ronde, self.date, self.lieu, self.numeros):
            ligne.textChanged.connect(lambda _: self.change.emit())
        self.profondeur.valueChanged.connect(lambda _: self.change.emit())
        self.fichier.clicked.connect(lambda _: self.fichier_demande.emit())

    def choisir(self, nature: Nature) -> None:
        """Ask for a kind of document."""
        self.nature.setCurrentIndex(NATURES.index(nature))
        self._suivre_nature()

    @property
    def choisie(self) -> Nature:
        """The kind of document asked for."""
        return NATURES[self.nature.currentIndex()]

    @property
    def feuille(self) -> Format:
        """The sheet asked for."""
        return FORMATS[self.format.currentText()]

    def _suivre_nature(self) -> None:
        nature = self.choisie
        for champ in (self.premier, self.second, self.evenement, self.ronde, self.date, self.lieu):
            self._formulaire.setRowVisible(champ, nature not in SANS_NOMS)
        self._formulaire.setRowVisible(self.numeros, nature == "diagrammes")
        self._formulaire.setRowVisible(self.fichier, nature == "problemes")
        self._formulaire.setRowVisible(self.profondeur, nature == "classe" and self._a_un_arbre)
        self.change.emit()

    @cached_property
    def _a_un_arbre(self) -> bool:
        """Whether the sheet for a class has a tree at some depth: elsewhere how deep it is would change nothing."""
        return any(arbre_imprime(self._fiche, self._ici, profondeur) for profondeur in LARGEURS)

    def demande(self) -> Demande:
        """Return what is asked for, without what is computed; ``ValueError`` when moves cannot be read."""
        nature = self.choisie
        entete = replace(
            self._fiche.entete,
            noir=self.premier.text().strip(),
            blanc=self.second.text().strip(),
            date=self.date.text().strip(),
            evenement=self.evenement.text().strip(),
            ronde=self.ronde.text().strip(),
            lieu=self.lieu.text().strip(),
        )
        fiche = replace(self._fiche, entete=entete)
        numeros = lire_numeros(self.numeros.text(), len(fiche.coups)) if nature == "diagrammes" else ()
        if nature == "classe":
            numeros = (self._ici,)
        return Demande(nature, fiche, self.feuille, numeros, profondeur=self.profondeur.value())

    def retenir(self) -> None:
        """Remember the event and the place for the next sheet."""
        self._memoire.ecrire(EVENEMENT, self.evenement.text().strip())
        self._memoire.ecrire(LIEU, self.lieu.text().strip())
