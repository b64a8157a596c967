"""The table of errors as Qt reads it: a line a player, a colour, an opening or a year."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QColor

from ui.joueurs.noms import dire_garde
from ui.socle.langue import deux_points
from ui.socle.nombres import nombre
from ui.socle.tables import IndexQt
from ui.socle.textes import bulle, une_ligne
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ecosysteme.revue_en_serie.tableau import Pertes, RangeeErreurs, TableauErreurs


class ColonneErreurs(IntEnum):
    """What a line says, from left to right."""

    NOM = 0
    PARTIES = 1
    PERTE = 2
    OUVERTURE = 3
    MILIEU = 4
    FIN = 5
    ERREURS = 6


PHASES = (ColonneErreurs.OUVERTURE, ColonneErreurs.MILIEU, ColonneErreurs.FIN)


class ModeleErreurs(QAbstractTableModel):
    """The rows of a table of errors; what few games say is grey, and in brackets."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Have no row."""
        super().__init__(parent)
        self._tableau: TableauErreurs | None = None
        self._theme = CLAIR

    def montrer(self, tableau: TableauErreurs | None) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._tableau = tableau
        self.endResetModel()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme

    @property
    def tableau(self) -> TableauErreurs | None:
        """What is shown."""
        return self._tableau

    def rangee(self, ligne: int) -> RangeeErreurs:
        """Return the row of a line."""
        assert self._tableau is not None
        return self._tableau.rangees[ligne]

    def noms(self) -> dict[int, str]:
        """Return the name of each row by its number."""
        rangees = () if self._tableau is None else self._tableau.rangees
        return {rangee.numero: self._nom(rangee) for rangee in rangees}

    def _nom(self, rangee: RangeeErreurs) -> str:
        if self._tableau is not None and self._tableau.axe == "camp":
            return (self.tr("Noir"), self.tr("Blanc"))[rangee.numero]
        if self._tableau is not None and self._tableau.axe == "annee":
            return str(rangee.numero) if rangee.numero else self.tr("sans date")
        return dire_garde(rangee.nom) or self.tr("sans nom")

    def _pertes(self, rangee: RangeeErreurs, colonne: int) -> Pertes:
        if colonne in PHASES:
            return tuple(rangee.phases.values())[colonne - ColonneErreurs.OUVERTURE]
        return rangee.toutes

    def _texte(self, rangee: RangeeErreurs, colonne: int) -> str:
        pertes = self._pertes(rangee, colonne)
        if colonne == ColonneErreurs.NOM:
            return self._nom(rangee)
        if colonne == ColonneErreurs.PARTIES:
            return nombre(pertes.parties)
        valeur = pertes.par_partie if colonne == ColonneErreurs.ERREURS else pertes.perte_moyenne
        if valeur is None:
            return ""
        return nombre(valeur, 2) if pertes.assez else f"({nombre(valeur, 2)})"

    def _aide(self, rangee: RangeeErreurs, colonne: int) -> str:
        """Say in words what the figures of a cell are made of."""
        pertes = self._pertes(rangee, colonne)
        if colonne == ColonneErreurs.NOM or not pertes.coups:
            return self._nom(rangee)
        points = 100 * (pertes.points_moyens or 0.0)
        return self.tr(
            "Parties : {parties}, coups : {coups}. Perdus par coup : {pions} en pions, {points} en centièmes de point. "
            "Erreurs : {erreurs}, dont gaffes : {gaffes}."
        ).format(
            parties=nombre(pertes.parties),
            coups=nombre(pertes.coups),
            pions=nombre(pertes.perte_moyenne or 0.0, 2),
            points=nombre(points, 2),
            erreurs=nombre(pertes.erreurs),
            gaffes=nombre(pertes.gaffes),
        )

    def _phrase(self, rangee: RangeeErreurs) -> str:
        """Say a whole row as a screen reader reads it: its name, and the title of each figure."""
        figures = [
            deux_points(titre, texte)
            for colonne, titre in enumerate(self._titres())
            if colonne != ColonneErreurs.NOM and (texte := self._texte(rangee, colonne))
        ]
        return ", ".join([self._nom(rangee), *figures])

    # Qt's own questions.

    def rowCount(self, parent: IndexQt | None = None) -> int:
        """Return how many rows there are."""
        aucune = self._tableau is None or (parent is not None and parent.isValid())
        return 0 if aucune or self._tableau is None else len(self._tableau.rangees)

    def columnCount(self, parent: IndexQt | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else len(ColonneErreurs)

    def data(self, index: IndexQt, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, what it is made of, how it is aligned, its colour."""
        rangee, colonne = self.rangee(index.row()), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return une_ligne(self._texte(rangee, colonne))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._phrase(rangee) if colonne == ColonneErreurs.NOM else self._texte(rangee, colonne)
        if role == Qt.ItemDataRole.ToolTipRole:
            return bulle(self._aide(rangee, colonne))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignement(colonne)
        if role == Qt.ItemDataRole.ForegroundRole and not self._pertes(rangee, colonne).assez:
            return QColor(self._theme.discret)
        return None

    def headerData(self, section: int, sens: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title of a column, and what it means."""
        if sens is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignement(section)
        if role == Qt.ItemDataRole.ToolTipRole:
            return bulle(self._explications()[section])
        return self._titres()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def _titres(self) -> tuple[str, ...]:
        axes = {
            "joueur": self.tr("Joueur"),
            "camp": self.tr("Camp"),
            "ouverture": self.tr("Ouverture"),
            "annee": self.tr("Année"),
        }
        premier = axes["joueur" if self._tableau is None else self._tableau.axe]
        phases = ("1–20", "21–40", "41–60")
        return (premier, self.tr("Parties"), self.tr("Perte"), *phases, self.tr("Erreurs"))

    def _explications(self) -> tuple[str, ...]:
        perte = self.tr("Pions perdus par coup")
        phase = self.tr("Pions perdus par coup, aux coups {coups}")
        coups = ("1–20", "21–40", "41–60")
        return (
            "",
            self.tr("Parties jugées"),
            perte,
            *(phase.format(coups=un) for un in coups),
            self.tr("Erreurs (? et ??) par partie"),
        )


def _alignement(colonne: int) -> Qt.AlignmentFlag:
    cote = Qt.AlignmentFlag.AlignLeft if colonne == ColonneErreurs.NOM else Qt.AlignmentFlag.AlignRight
    return cote | Qt.AlignmentFlag.AlignVCenter
