"""The moves tab: one numbered line a move, a click on which goes there."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QMainWindow, QTableWidget, QTableWidgetItem

from ecosysteme.partie import PartieQuelconque, TourQuelconque
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.evaluations import Evaluation, Evaluations
from ui.jeux.registre import adaptateur_de
from ui.plateau.icones import marquer
from ui.socle.chargeur import trouver
from ui.socle.tables import ecrire_ligne, preparer
from ui.socle.theme import CLAIR, Theme

CAMP, POINTS, EVALUATION, PERTE = 2, 3, 4, 5  # columns


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
        self._ecrits: list[tuple[TourQuelconque, Evaluation | None]] = []
        self._theme = CLAIR
        self.table.cellClicked.connect(self._choisir)
        self.table.cellActivated.connect(self._choisir)

    def presenter(self, vue: AdaptateurJeu) -> None:
        """Write the headers for a game in the language of the moment; without points, hide their column."""
        self._ecrits = []
        titres = (self.tr("N°"), self.tr("Coup"), self.tr("Joueur"), self.tr("Pions"))
        self.table.setHorizontalHeaderLabels([*titres, self.tr("Éval."), self.tr("Perte"), self.tr("Temps")])
        self.table.setColumnHidden(POINTS, not vue.points)
        for colonne, aide in zip((EVALUATION, PERTE), vue.aides, strict=True):
            entete: QTableWidgetItem | None = self.table.horizontalHeaderItem(colonne)
            if entete is not None:
                entete.setToolTip(aide)

    def definir_theme(self, theme: Theme) -> None:
        """Colour the losses for ``theme`` from the next ``montrer`` on."""
        self._theme = theme
        self._ecrits = []

    def _choisir(self, ligne: int, _colonne: int) -> None:
        self.coup_choisi.emit(self._rangs[ligne])

    def montrer(self, partie: PartieQuelconque, evaluations: Evaluations | None = None) -> None:
        """Show the moves of ``partie``, with what is known of them, and select the last one played."""
        vue = adaptateur_de(partie.jeu)
        tours = partie.historique + partie.defaits
        if self.table.rowCount() != len(tours):
            self.table.setRowCount(len(tours))
        self._rangs = []
        numero = 0
        connus = [(tour, evaluations.de(tour) if evaluations else None) for tour in tours]
        for ligne, (tour, evaluation) in enumerate(connus):
            numero += tour.coup is not None
            self._rangs.append(numero)
            if not self._est_ecrit(ligne, tour, evaluation):
                ecrire_ligne(self.table, ligne, self._ligne(vue, numero, tour, evaluation))
                marquer(self.table, ligne, CAMP, tour.camp, vue.style)
                self._colorer(ligne, vue, evaluation)
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

    def _est_ecrit(self, ligne: int, tour: TourQuelconque, evaluation: Evaluation | None) -> bool:
        if ligne >= len(self._ecrits):
            return False
        ecrit, connue = self._ecrits[ligne]
        return ecrit is tour and connue == evaluation

    def _colorer(self, ligne: int, vue: AdaptateurJeu, evaluation: Evaluation | None) -> None:
        """Colour a loss that is an error; the marks say it too."""
        cellule: QTableWidgetItem | None = self.table.item(ligne, PERTE)
        if cellule is None:
            return
        erreur, gaffe = vue.seuils
        perte = (evaluation.perte if evaluation else None) or 0
        couleur = self._theme.gaffe if perte >= gaffe else self._theme.erreur if perte >= erreur else None
        cellule.setData(Qt.ItemDataRole.ForegroundRole, QBrush(QColor(couleur)) if couleur else None)

    def _ligne(self, vue: AdaptateurJeu, numero: int, tour: TourQuelconque, evaluation: Evaluation | None) -> list[str]:
        premier, second = vue.jeu.scores(tour.etat)
        return [
            str(numero) if tour.coup is not None else "",
            vue.jeu.ecrire_coup(tour.coup) if tour.coup is not None else self.tr("passe"),
            vue.camp(tour.camp),
            f"{premier} - {second}",
            vue.ecrire_valeur(evaluation) if evaluation else "",
            vue.ecrire_perte(evaluation) if evaluation else "",
            f"{QLocale().toString(tour.secondes, 'f', 2)} s" if tour.coup is not None else "",
        ]
