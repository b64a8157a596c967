"""The finished games of two players of a tournament, in a list from which one is opened on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QTableWidget, QVBoxLayout, QWidget

from ecosysteme.tournoi.fiche import MICROS, PartieFinie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.nombres import temps
from ui.socle.raisons import dire
from ui.socle.tables import aligner_nombres, ecrire_ligne, preparer
from ui.socle.textes import Etiquette

NUMERO, COUPS, DUREE = 0, 4, 5  # columns of figures
TAILLE: Final = QSize(620, 380)


class ChoixPartie(QDialog):
    """A line a game, the newest first; a double click or Enter says which one, and closes the list."""

    choisie = Signal(object)  # a ``PartieFinie``

    def __init__(self, parent: QWidget, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu) -> None:
        """Show ``fiches``, whose players are called ``noms``, of the game of ``vue``."""
        super().__init__(parent)
        self.setObjectName("choix_partie")
        self.setWindowTitle(self.tr("Parties du tournoi"))
        self._fiches, self._unite, camps = fiches, vue.jeu.unite, vue.camps
        aide = Etiquette(self.tr("Double clic ou Entrée : ouvrir la partie sur le plateau."))
        aide.setProperty("role", "discret")
        self.table = QTableWidget()
        self.table.setObjectName("parties_tournoi")
        self.table.setAccessibleName(self.tr("Parties finies du tournoi"))
        preparer(self.table, 7, elastique=6)
        titres = (self.tr("N°"), camps[0], self.tr("Score"), camps[1], self.tr("Coups"), self.tr("Durée"))
        self.table.setHorizontalHeaderLabels([*titres, self.tr("Remarque")])
        self.table.setRowCount(len(fiches))
        for rang, fiche in enumerate(fiches):
            ecrire_ligne(self.table, rang, self._textes(fiche, noms))
        aligner_nombres(self.table, (NUMERO, COUPS, DUREE))
        self.table.setCurrentCell(0, 0)
        self.table.cellActivated.connect(lambda ligne, _colonne: self._choisir(ligne))
        colonne = QVBoxLayout(self)
        colonne.addWidget(aide)
        colonne.addWidget(self.table)
        self.table.setFocus()

    def sizeHint(self) -> QSize:
        """Ten games or so, names and all."""
        return TAILLE

    def _textes(self, fiche: PartieFinie, noms: Sequence[str]) -> list[str]:
        duree = sum(map(sum, fiche.temps)) / MICROS
        score = fiche.score(self._unite, " - ")
        camps = (noms[fiche.premier], score, noms[fiche.second])
        raison = "" if fiche.raison is None else dire(fiche.raison)
        return [str(fiche.rang + 1), *camps, str(len(fiche.coups.split())), temps(duree), raison]

    def _choisir(self, ligne: int) -> None:
        self.accept()
        self.choisie.emit(self._fiches[ligne])
