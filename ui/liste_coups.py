"""The moves tab: one numbered line a move, a click on which goes there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QMainWindow, QTableWidget, QTableWidgetItem

from ecosysteme.analyse import ERREUR, GAFFE
from ecosysteme.jeu import PREMIER
from ecosysteme.partie import Partie, Trait
from ui.chargeur import trouver
from ui.evaluations import Evaluation, Evaluations
from ui.plateau_indices import signe
from ui.tables import ecrire_ligne, marquer, preparer
from ui.theme import CLAIR, Theme

CAMP, EVALUATION, PERTE = 2, 4, 5  # columns


class ListeCoups(QObject):
    """Lists the turns of a game, those taken back included; emits how many moves stand behind the clicked line."""

    coup_choisi = Signal(int)

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the table from the loaded window."""
        super().__init__(fenetre)
        self.table = trouver(fenetre, QTableWidget, "liste_coups")
        preparer(self.table, 7, elastique=CAMP)
        self._rangs: list[int] = []
        # The lines as they stand, so that only those that changed are written.
        self._ecrits: list[tuple[Trait[Any, Any], Evaluation | None]] = []
        self._theme = CLAIR
        self.table.cellClicked.connect(self._choisir)
        self.table.cellActivated.connect(self._choisir)

    def traduire(self) -> None:
        """Write the headers in the language of the moment."""
        self._ecrits = []
        titres = (self.tr("N°"), self.tr("Coup"), self.tr("Joueur"), self.tr("Pions"))
        aides = {
            EVALUATION: self.tr("Différence finale de pions que le coup laisse à qui le joue"),
            PERTE: self.tr("Pions de moins que le meilleur coup ; ? : une erreur, ?? : une gaffe"),
        }
        self.table.setHorizontalHeaderLabels([*titres, self.tr("Éval."), self.tr("Perte"), self.tr("Temps")])
        for colonne, aide in aides.items():
            entete: QTableWidgetItem | None = self.table.horizontalHeaderItem(colonne)
            if entete is not None:
                entete.setToolTip(aide)

    def definir_theme(self, theme: Theme) -> None:
        """Colour the losses for ``theme`` from the next ``montrer`` on."""
        self._theme = theme
        self._ecrits = []

    def _choisir(self, ligne: int, _colonne: int) -> None:
        self.coup_choisi.emit(self._rangs[ligne])

    def montrer(self, partie: Partie[Any, Any], evaluations: Evaluations | None = None) -> None:
        """Show the moves of ``partie``, with what is known of them, and select the last one played."""
        traits = partie.historique + partie.defaits
        if self.table.rowCount() != len(traits):
            self.table.setRowCount(len(traits))
        self._rangs = []
        numero = 0
        connus = [(trait, evaluations.de(trait) if evaluations else None) for trait in traits]
        for ligne, (trait, evaluation) in enumerate(connus):
            numero += trait.coup is not None
            self._rangs.append(numero)
            if not self._est_ecrit(ligne, trait, evaluation):
                ecrire_ligne(self.table, ligne, self._ligne(partie, numero, trait, evaluation))
                marquer(self.table, ligne, CAMP, trait.camp)
                self._colorer(ligne, evaluation)
        self._ecrits = connus
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

    def _est_ecrit(self, ligne: int, trait: Trait[Any, Any], evaluation: Evaluation | None) -> bool:
        if ligne >= len(self._ecrits):
            return False
        ecrit, connue = self._ecrits[ligne]
        return ecrit is trait and connue == evaluation

    def _colorer(self, ligne: int, evaluation: Evaluation | None) -> None:
        """Colour a loss that is an error; the marks say it too."""
        cellule: QTableWidgetItem | None = self.table.item(ligne, PERTE)
        if cellule is None:
            return
        perte = (evaluation.perte if evaluation else None) or 0
        couleur = self._theme.gaffe if perte >= GAFFE else self._theme.erreur if perte >= ERREUR else None
        cellule.setData(Qt.ItemDataRole.ForegroundRole, QBrush(QColor(couleur)) if couleur else None)

    @staticmethod
    def _perte(evaluation: Evaluation) -> str:
        if evaluation.perte is None:
            return ""
        marque = " ??" if evaluation.perte >= GAFFE else " ?" if evaluation.perte >= ERREUR else ""
        return f"{signe(-evaluation.perte)}{marque}"

    def _ligne(
        self, partie: Partie[Any, Any], numero: int, trait: Trait[Any, Any], evaluation: Evaluation | None
    ) -> list[str]:
        premier, second = partie.jeu.scores(trait.etat)
        return [
            str(numero) if trait.coup is not None else "",
            partie.jeu.ecrire_coup(trait.coup) if trait.coup is not None else self.tr("passe"),
            self.tr("Noir") if trait.camp == PREMIER else self.tr("Blanc"),
            f"{premier} - {second}",
            signe(evaluation.valeur) if evaluation else "",
            self._perte(evaluation) if evaluation else "",
            f"{QLocale().toString(trait.secondes, 'f', 2)} s" if trait.coup is not None else "",
        ]
