"""The next moves that were played from the position on the board, a row each, as a table read aloud and played from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ecosysteme.jeu import Camp
from ui.bibliotheque.mots import PEU, detailler_coup, dire_issues, lire_coup
from ui.plateau.icones import icone_pion
from ui.plateau.indices import signe
from ui.socle.langue import pour_cent
from ui.socle.nombres import nombre
from ui.socle.tables import IndexQt
from ui.socle.textes import bulle, une_ligne
from ui.socle.theme import CLAIR, Theme

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Suivies

RACINE: Final = QModelIndex()
SUIVIES: Final = Qt.ItemDataRole.UserRole  # of the bar: what became of the games
PALE: Final = Qt.ItemDataRole.UserRole + 1  # whether a row is too small, or that of a position before
FAUTE: Final = 3  # discs less than the best from which a value is that of a mistake, then of a blunder
GAFFE: Final = 10


class ColonneCoup(IntEnum):
    """What a row says, from left to right."""

    COUP = 0
    PARTIES = 1
    ISSUES = 2
    SCORE = 3
    VALEUR = 4
    OUVERTURE = 5


NOMBRES: Final = (ColonneCoup.PARTIES, ColonneCoup.SCORE, ColonneCoup.VALEUR)


@dataclass(frozen=True)
class LigneCoup:
    """A next move: ``case`` from 0 (a1), ``None`` for the games that end here; ``part`` of the games counted."""

    case: int | None
    nom: str
    suivies: Suivies
    part: float
    ouverture: str = ""
    valeur: int | None = None


class ModeleCoups(QAbstractTableModel):
    """The rows; their values come one after the other."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lignes: Sequence[LigneCoup] = ()
        self._camp: Camp | None = None
        self._perime = False
        self._theme = CLAIR

    def montrer(self, lignes: Sequence[LigneCoup], camp: Camp | None) -> None:
        """Show these moves, which are ``camp``'s."""
        self.beginResetModel()
        self.lignes, self._camp, self._perime = lignes, camp, False
        self.endResetModel()

    def estomper(self) -> None:
        """Show that the rows are those of the position before, until others come."""
        self._perime = True
        self._redire()

    def evaluer(self, valeurs: Mapping[int, int]) -> None:
        """Write what moves are worth to their player, by square."""
        self.lignes = [
            ligne if ligne.case is None else replace(ligne, valeur=valeurs.get(ligne.case, ligne.valeur))
            for ligne in self.lignes
        ]
        self._redire()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self._redire()

    def traduire(self) -> None:
        """Write titles and rows again, in the language of the moment."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._redire()

    def _redire(self) -> None:
        if self.lignes:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.lignes) - 1, len(ColonneCoup) - 1))

    # What Qt asks.

    def rowCount(self, parent: IndexQt = RACINE) -> int:
        """Count the moves."""
        return 0 if parent.isValid() else len(self.lignes)

    def columnCount(self, parent: IndexQt = RACINE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(ColonneCoup)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Write a title; figures stand under the end of theirs."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignement(section)
        titres = {
            ColonneCoup.COUP: self.tr("Coup"),
            ColonneCoup.PARTIES: self.tr("Parties"),
            ColonneCoup.ISSUES: self.tr("Noir · nulle · Blanc"),
            ColonneCoup.SCORE: self.tr("Score"),
            ColonneCoup.VALEUR: self.tr("Éval."),
            ColonneCoup.OUVERTURE: self.tr("Ouverture"),
        }
        aides = {
            ColonneCoup.SCORE: self.tr("Le score moyen des Noirs, en pions"),
            ColonneCoup.VALEUR: self.tr("Ce que le moteur pense du coup, en pions, pour qui le joue"),
        }
        if role == Qt.ItemDataRole.ToolTipRole:
            return aides.get(ColonneCoup(section))
        return titres[ColonneCoup(section)] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: IndexQt, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Write a cell; the first one is read aloud as the whole row."""
        if not index.isValid():
            return None
        ligne, colonne = self.lignes[index.row()], ColonneCoup(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return une_ligne(self._texte(ligne, colonne))
            case Qt.ItemDataRole.ToolTipRole:
                return bulle(detailler_coup(ligne.suivies, ligne.part, ligne.ouverture))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.phrase(index.row()) if colonne == ColonneCoup.COUP else self._texte(ligne, colonne)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignement(colonne)
            case Qt.ItemDataRole.DecorationRole:
                montre = colonne == ColonneCoup.COUP and self._camp is not None and ligne.case is not None
                return icone_pion(self._camp) if montre else None
            case Qt.ItemDataRole.ForegroundRole:
                return self._encre(ligne, colonne)
            case Qt.ItemDataRole.FontRole:
                return self._police(ligne, colonne)
        if role == SUIVIES:
            return ligne.suivies
        return self._pale(ligne) if role == PALE else None

    def phrase(self, rang: int) -> str:
        """Return a row as a screen reader says it."""
        ligne = self.lignes[rang]
        return lire_coup(ligne.nom, ligne.suivies, ligne.part, ligne.valeur, ligne.ouverture)

    def _texte(self, ligne: LigneCoup, colonne: ColonneCoup) -> str:
        moyen = ligne.suivies.score_moyen
        textes = {
            ColonneCoup.COUP: ligne.nom,
            ColonneCoup.PARTIES: nombre(ligne.suivies.parties),
            ColonneCoup.ISSUES: dire_issues(ligne.suivies),
            ColonneCoup.SCORE: "" if moyen is None else nombre(moyen, 1),
            ColonneCoup.VALEUR: "" if ligne.valeur is None else signe(ligne.valeur),
            ColonneCoup.OUVERTURE: ligne.ouverture or "—",
        }
        return textes[colonne]

    def _pale(self, ligne: LigneCoup) -> bool:
        return self._perime or ligne.suivies.parties < PEU

    def _encre(self, ligne: LigneCoup, colonne: ColonneCoup) -> QColor | None:
        theme = self._theme
        if colonne == ColonneCoup.VALEUR and ligne.valeur is not None and not self._perime:
            meilleur = max(une.valeur for une in self.lignes if une.valeur is not None)
            perdu = meilleur - ligne.valeur
            return QColor(theme.accent if perdu < FAUTE else theme.erreur if perdu < GAFFE else theme.gaffe)
        return QColor(theme.eteint if self._perime else theme.discret) if self._pale(ligne) else None

    def _police(self, ligne: LigneCoup, colonne: ColonneCoup) -> QFont | None:
        gras = colonne == ColonneCoup.VALEUR or (colonne == ColonneCoup.COUP and not self._pale(ligne))
        if not gras:
            return None
        police = QFont()
        police.setBold(True)
        return police


def _alignement(colonne: int) -> Qt.AlignmentFlag:
    cote = Qt.AlignmentFlag.AlignRight if colonne in NOMBRES else Qt.AlignmentFlag.AlignLeft
    return cote | Qt.AlignmentFlag.AlignVCenter


class BarreIssues(QStyledItemDelegate):
    """Paints how the games ended: Black's share dark, draws grey, White's pale; with figures where there is room."""

    HAUTEUR: Final = 15  # px
    MARGE: Final = 4

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.theme = CLAIR

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: IndexQt) -> None:
        """Paint a cell; the row's own ground is that of the table."""
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, p, option.widget)
        suivies = index.data(SUIVIES)
        if not suivies.parties:
            return
        place = QRectF(option.rect).adjusted(self.MARGE, 0, -self.MARGE, 0)
        place.setTop(place.center().y() - self.HAUTEUR / 2)
        place.setHeight(self.HAUTEUR)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._peindre(p, place, suivies, pale=bool(index.data(PALE)))
        p.restore()

    def _peindre(self, p: QPainter, place: QRectF, suivies: Suivies, *, pale: bool) -> None:
        noir, gris, blanc = QColor("#2b302e"), QColor("#9aa19c"), QColor("#fbfbf9")
        encre = QColor(self.theme.discret)
        if pale:
            noir = gris
        p.setPen(Qt.PenStyle.NoPen)
        gauche = place.left()
        for combien, couleur in ((suivies.noires, noir), (suivies.nulles, gris), (suivies.blanches, blanc)):
            large = place.width() * combien / suivies.parties
            p.fillRect(QRectF(gauche, place.top(), large, place.height()), couleur)
            gauche += large
        p.setPen(encre)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRoundedRect(place, 2, 2)
        if not pale:
            self._chiffrer(p, place, suivies)

    @staticmethod
    def _chiffrer(p: QPainter, place: QRectF, suivies: Suivies) -> None:
        police = QFont(p.font())
        police.setPixelSize(10)
        p.setFont(police)
        milieu = Qt.AlignmentFlag.AlignVCenter
        texte = place.adjusted(4, 0, -4, 0)
        bords = (
            (suivies.noires, "#ffffff", milieu | Qt.AlignmentFlag.AlignLeft),
            (suivies.blanches, "#1d2522", milieu | Qt.AlignmentFlag.AlignRight),
        )
        for combien, couleur, alignement in bords:
            dit = pour_cent(combien / suivies.parties)
            if place.width() * combien / suivies.parties > p.fontMetrics().horizontalAdvance(dit) + 6:
                p.setPen(QColor(couleur))
                p.drawText(texte, alignement, dit)
