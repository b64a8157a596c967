"""The tab of the repertoires: which there are, what the board has of the chosen one, and what can be done with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from ecosysteme.repertoire.repertoire import COMMENTAIRE_MAX, POIDS_MAXIMUM
from ui.disposition.titre_page import TitreDePage, colonne_de_page
from ui.repertoire.tables import TableCoups, TableRepertoires
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle, une_ligne

DU_REPERTOIRE: Final = ("nouveau", "trou", "renommer", "supprimer")
DU_COUP: Final = ("ajouter", "enseigner", "retirer")
REPERTOIRES_VUS: Final = 4  # lines of the first table: the second one has the rest


class ChampDuCoup(QLineEdit):
    """What is noted beside the chosen move: Enter, or leaving the field, writes it; Escape gives up what was typed."""

    ecrit = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("repertoire_commentaire")
        self.setMaxLength(COMMENTAIRE_MAX)
        self._garde = ""
        self.editingFinished.connect(self._ecrire)

    def montrer(self, texte: str) -> None:
        """Show what is noted; nothing that is being typed goes."""
        self._garde = texte
        if not (self.hasFocus() and self.isModified()):
            self.setText(une_ligne(texte))
            self.setCursorPosition(0)

    def _ecrire(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.ecrit.emit(self.text().strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up what was typed on Escape; the key is another's where there is nothing to give up."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setModified(False)
            self.montrer(self._garde)
        else:
            super().keyPressEvent(event)


class PageRepertoires(Retraduit, QWidget):
    """Shows what it is given.

    ``geste`` is the name of a button, ``pese`` the weight of the chosen answer, ``commente`` what is noted of a move.
    """

    geste = Signal(str)
    pese = Signal(int)
    commente = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page_repertoires")
        self.repertoires, self.coups = TableRepertoires(), TableCoups()
        self.boutons = {nom: QPushButton() for nom in ("apprendre", *DU_REPERTOIRE, *DU_COUP)}
        self.surprises = QCheckBox()
        self.surprises.setObjectName("repertoire_surprises")
        self.poids = QSpinBox()
        self.poids.setObjectName("repertoire_poids")
        self.poids.setRange(0, POIDS_MAXIMUM)
        self.poids.valueChanged.connect(self.pese)
        self.commentaire = ChampDuCoup()
        self.commentaire.ecrit.connect(self.commente)
        self.libelle_poids, self.dit = Etiquette(), Etiquette()
        self.libelle_poids.setBuddy(self.poids)
        self.dit.setObjectName("repertoire_dit")
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"repertoire_{nom}")
            bouton.clicked.connect(lambda _=False, nom=nom: self.geste.emit(nom))
        self._composer()
        self.coups.change.connect(self.actualiser)
        self._traduire()
        self.actualiser()

    def _composer(self) -> None:
        rangee = self.repertoires.verticalHeader().defaultSectionSize()
        self.repertoires.setFixedHeight((REPERTOIRES_VUS + 1) * rangee + 4)
        gestes = QHBoxLayout()
        for nom in DU_REPERTOIRE:
            gestes.addWidget(self.boutons[nom], 1)
        du_coup = QHBoxLayout()
        for nom in DU_COUP:
            du_coup.addWidget(self.boutons[nom])
        du_coup.addStretch(1)
        du_coup.addWidget(self.libelle_poids)
        du_coup.addWidget(self.poids)
        self.titre = TitreDePage("repertoires", self.dit, self.boutons["apprendre"])
        colonne = colonne_de_page(self, self.titre)
        colonne.addWidget(self.repertoires)
        colonne.addLayout(gestes)
        colonne.addWidget(self.surprises)
        colonne.addWidget(self.coups, 1)
        colonne.addLayout(du_coup)
        colonne.addWidget(self.commentaire)

    def actualiser(self) -> None:
        """Offer what has a use for the repertoire and the move that are chosen."""
        etude, coup = self.repertoires.choisie, self.coups.choisi
        for nom in ("trou", "renommer", "supprimer"):
            self.boutons[nom].setEnabled(etude is not None)
        self.boutons["apprendre"].setEnabled(etude is not None and bool(etude.positions.cartes))
        tenu = coup is not None and coup.noeud is not None
        self.boutons["ajouter"].setEnabled(etude is not None and coup is not None and not tenu)
        self.boutons["enseigner"].setEnabled(coup is not None and coup.a_nous and not coup.enseigne)
        self.boutons["retirer"].setEnabled(tenu)
        adverse = coup is not None and tenu and not coup.a_nous
        self.poids.blockSignals(True)
        self.poids.setValue(coup.poids if adverse and coup is not None else 1)
        self.poids.blockSignals(False)
        self.poids.setEnabled(adverse)
        self.commentaire.setEnabled(tenu)
        self.commentaire.montrer(coup.commentaire if tenu and coup is not None else "")

    def _traduire(self) -> None:
        self.titre.titre.setText(self.tr("Répertoires"))
        textes = {
            "apprendre": (
                self.tr("Apprendre"),
                self.tr("Jouer les lignes sur le plateau, où ce qui est à revoir est demandé"),
            ),
            "trou": (
                self.tr("Plus grand trou"),
                self.tr("Aller là où les gens sortent le plus souvent du répertoire"),
            ),
            "nouveau": (self.tr("Nouveau…"), self.tr("Un répertoire vide, ou proposé d'après la bibliothèque")),
            "renommer": (self.tr("Renommer…"), ""),
            "supprimer": (self.tr("Supprimer…"), ""),
            "ajouter": (self.tr("Ajouter"), self.tr("Ajouter ce coup, avec ceux qui mènent là sur le plateau")),
            "enseigner": (self.tr("Enseigner"), self.tr("Faire de ce coup le vôtre ; les autres restent acceptés")),
            "retirer": (self.tr("Retirer"), self.tr("Retirer ce coup et tout ce qui suit")),
        }
        for nom, (texte, aide) in textes.items():
            self.boutons[nom].setText(texte)
            infobulle(self.boutons[nom], aide)
        self.surprises.setText(self.tr("Surprises : l'adversaire sort parfois du répertoire"))
        self.libelle_poids.setText(self.tr("Poids"))
        self.commentaire.setPlaceholderText(self.tr("Commentaire du coup : il est dit après la réponse"))
        self.commentaire.setAccessibleName(self.tr("Commentaire du coup"))
        infobulle(self.poids, self.tr("Combien de fois plus souvent cette réponse est demandée ; 0 : jamais"))
