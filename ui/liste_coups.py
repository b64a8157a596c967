"""The moves tab: one numbered line a move, a click on which goes there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QMainWindow, QTableWidget, QTableWidgetItem

from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie, Trait
from ui.chargeur import trouver
from ui.tables import ecrire_ligne, marquer, preparer


class ListeCoups(QObject):
    """Lists the turns of a game, those taken back included; emits how many moves stand behind the clicked line."""

    coup_choisi = Signal(int)

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the table from the loaded window."""
        super().__init__(fenetre)
        self.table = trouver(fenetre, QTableWidget, "liste_coups")
        preparer(self.table, 5, elastique=2)
        self._rangs: list[int] = []
        self._ecrits: tuple[Trait[Any, Any], ...] = ()  # the lines as they stand, so that only new ones are written
        self.table.cellClicked.connect(self._choisir)
        self.table.cellActivated.connect(self._choisir)

    def traduire(self) -> None:
        """Write the headers in the language of the moment."""
        self._ecrits = ()
        self.table.setHorizontalHeaderLabels(
            [self.tr("N°"), self.tr("Coup"), self.tr("Joueur"), self.tr("Pions"), self.tr("Temps")]
        )

    def _choisir(self, ligne: int, _colonne: int) -> None:
        self.coup_choisi.emit(self._rangs[ligne])

    def montrer(self, partie: Partie[Any, Any]) -> None:
        """Show the moves of ``partie`` and select the last one played."""
        traits = partie.historique + partie.defaits
        if self.table.rowCount() != len(traits):
            self.table.setRowCount(len(traits))
        self._rangs = []
        numero = 0
        for ligne, trait in enumerate(traits):
            numero += trait.coup is not None
            self._rangs.append(numero)
            if ligne >= len(self._ecrits) or self._ecrits[ligne] is not trait:
                ecrire_ligne(self.table, ligne, self._ligne(partie, numero, trait))
                marquer(self.table, ligne, 2, trait.camp)
        self._ecrits = traits
        self._situer(len(partie.historique) - 1)

    def _situer(self, ligne: int) -> None:
        with QSignalBlocker(self.table):
            if ligne < 0:
                self.table.clearSelection()
                return
            self.table.selectRow(ligne)
            cellule: QTableWidgetItem | None = self.table.item(ligne, 0)
            if cellule is not None:
                self.table.scrollToItem(cellule)

    def _ligne(self, partie: Partie[Any, Any], numero: int, trait: Trait[Any, Any]) -> list[str]:
        premier, second = partie.jeu.scores(trait.etat)
        return [
            str(numero) if trait.coup is not None else "",
            partie.jeu.ecrire_coup(trait.coup) if trait.coup is not None else self.tr("passe"),
            self.tr("Noir") if trait.camp == PREMIER else self.tr("Blanc"),
            f"{premier} - {second}",
            f"{QLocale().toString(trait.secondes, 'f', 2)} s" if trait.coup is not None else "",
        ]
