"""The finished games of a tournament in a table, from which one is opened on the board, or in a box of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QTableWidget, QVBoxLayout, QWidget

from ecosysteme.jeu import CoupQuelconque
from ecosysteme.tournoi.fiche import MICROS, PartieFinie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.ouvertures import nom_ouverture
from ui.socle.langue import translate
from ui.socle.nombres import temps
from ui.socle.tables import aider_ligne, aligner_nombres, ecrire_ligne, preparer
from ui.socle.textes import Etiquette
from ui.tournoi.mots import remarque

NUMERO, COUPS, DUREE = 0, 4, 5  # columns of figures
NOMS: Final = (1, 3)
REMARQUE: Final = 6
COLONNES: Final = 7
TAILLE: Final = QSize(620, 380)
HAUTEUR: Final = 24  # px a line
LIGNES_AU_MOINS: Final = 3
PART_D_UN_NOM: Final = 5  # of the width: a shorter name leaves to remarks what it does not need
LARGE: Final = 480  # px from which names and remarks have room beside what measures the moves


class TableParties(QTableWidget):
    """A line a game, in the order in which they are given; a double click or Enter says which one."""

    choisie = Signal(object)  # a ``PartieFinie``

    def __init__(self, nom: str, parent: QWidget | None = None) -> None:
        """Be called ``nom``, empty."""
        super().__init__(parent)
        self.setObjectName(nom)
        self._fiches: Sequence[PartieFinie] = ()
        preparer(self, COLONNES, elastique=REMARQUE)
        hauteurs = self.verticalHeader()
        hauteurs.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        hauteurs.setDefaultSectionSize(HAUTEUR)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what tells two names is often at their end
        self.setWordWrap(False)
        self.cellActivated.connect(lambda ligne, _colonne: self.choisie.emit(self._fiches[ligne]))

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        haut = self.horizontalHeader().sizeHint().height() + LIGNES_AU_MOINS * HAUTEUR + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), haut)

    def montrer(self, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu) -> None:
        """Show ``fiches``, whose players are called ``noms``, of the game of ``vue``, in the language of the moment."""
        self._fiches, camps = fiches, vue.camps
        self.setAccessibleName(translate("PartiesTournoi", "Parties finies du tournoi"))
        self.setHorizontalHeaderLabels(
            [
                translate("PartiesTournoi", "N°"),
                camps[0],
                translate("PartiesTournoi", "Score"),
                camps[1],
                translate("PartiesTournoi", "Coups"),
                translate("PartiesTournoi", "Durée"),
                translate("PartiesTournoi", "Remarque"),
            ]
        )
        self.setRowCount(len(fiches))
        for rang, fiche in enumerate(fiches):
            textes = _textes(fiche, noms, vue)
            ecrire_ligne(self, rang, textes)
            mesures = translate("PartiesTournoi", "{} coups, {}").format(textes[COUPS], textes[DUREE])
            dits = f"{textes[1]} – {textes[3]}", nom_ouverture(vue.jeu, _coups(fiche, vue)), textes[REMARQUE], mesures
            aider_ligne(self, rang, "\n".join(filter(None, dits)))
        aligner_nombres(self, (NUMERO, COUPS, DUREE))
        self._montrer_colonnes()

    def _montrer_colonnes(self) -> None:
        """Show remarks where there are some; a narrow table leaves names and them the place of what measures moves."""
        remarques = any(fiche.raison for fiche in self._fiches)
        etroite = self.viewport().width() < LARGE
        self.setColumnHidden(REMARQUE, not remarques)
        self.setColumnHidden(COUPS, etroite)
        self.setColumnHidden(DUREE, etroite and remarques)
        part = self.viewport().width() // PART_D_UN_NOM
        for colonne in NOMS:
            court = remarques and self.sizeHintForColumn(colonne) <= part
            mode = QHeaderView.ResizeMode.ResizeToContents if court else QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(colonne, mode)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into another width, once the header is laid out."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._montrer_colonnes)


def _coups(fiche: PartieFinie, vue: AdaptateurJeu) -> list[CoupQuelconque]:
    return [vue.jeu.lire_coup(coup) for coup in fiche.coups.split()]


def _textes(fiche: PartieFinie, noms: Sequence[str], vue: AdaptateurJeu) -> list[str]:
    duree = sum(map(sum, fiche.temps)) / MICROS
    camps = (noms[fiche.premier], fiche.score(vue.jeu.unite, " - "), noms[fiche.second])
    return [str(fiche.rang + 1), *camps, str(len(fiche.coups.split())), temps(duree), remarque(fiche, vue)]


class ChoixPartie(QDialog):
    """The games of two players; the one that is chosen closes the box."""

    choisie = Signal(object)  # a ``PartieFinie``

    def __init__(self, parent: QWidget, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu) -> None:
        """Show ``fiches``, whose players are called ``noms``, of the game of ``vue``."""
        super().__init__(parent)
        self.setObjectName("choix_partie")
        self.setWindowTitle(self.tr("Parties du tournoi"))
        aide = Etiquette(self.tr("Double clic ou Entrée : ouvrir la partie sur le plateau."))
        aide.setProperty("role", "discret")
        self.table = TableParties("parties_tournoi")
        self.table.montrer(fiches, noms, vue)
        self.table.setCurrentCell(0, 0)
        self.table.choisie.connect(self._choisir)
        colonne = QVBoxLayout(self)
        colonne.addWidget(aide)
        colonne.addWidget(self.table)
        self.table.setFocus()

    def sizeHint(self) -> QSize:
        """Ten games or so, names and all."""
        return TAILLE

    def _choisir(self, fiche: PartieFinie) -> None:
        self.accept()
        self.choisie.emit(fiche)
