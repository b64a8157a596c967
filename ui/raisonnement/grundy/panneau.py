"""Explains Nim: the Grundy value of each heap in binary, their exclusive or, the winning moves, and the mex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.jeux.nim import NOMS_TAS, CoupNim, EtatNim, Nim
from ecosysteme.partie import Partie
from ecosysteme.solveurs.explication_nim import Explication, TasExplique, expliquer, table_mex
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.mots_nim import dire_coup, dire_mex, dire_nim, dire_regle, ecrire_ensemble
from ui.raisonnement.panneau import PanneauRaisonnement
from ui.socle.langue import deux_points
from ui.socle.tables import ecrire_ligne, preparer
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme, voile

FIXES: Final = 2  # columns before the digits: heap, value
STYLE_TABLE: Final = """
QTableWidget { selection-background-color: transparent; }
QHeaderView::section, QTableWidget::item { padding: 4px 5px; }
"""
ESPACE: Final = 3  # px around a winning move
ETIREMENT: Final = 2  # times the height that a line needs
LIGNES_LISTE: Final = 4  # winning moves in sight at once


class _Teinte(QStyledItemDelegate):
    """Paints the cells' own backgrounds, which the style sheet leaves out, and a chosen line as two rules."""

    couleur = QColor()

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint one cell."""
        fond = index.data(Qt.ItemDataRole.BackgroundRole)
        if isinstance(fond, QBrush):
            p.fillRect(option.rect, fond)
        choisie = bool(option.state & QStyle.StateFlag.State_Selected)
        option.state &= ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus)
        super().paint(p, option, index)
        if choisie:
            zone = option.rect
            for bord in (zone.top(), zone.bottom() - 1):
                p.fillRect(zone.left(), bord, zone.width(), 2, self.couleur)


class _Tableau(QTableWidget):
    """A table as high as its lines, up to what the panel gives it."""

    def sizeHint(self) -> QSize:
        """Every line, and a narrow panel's width."""
        haut = self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth()
        return QSize(300, haut + sum(self.rowHeight(ligne) for ligne in range(self.rowCount())))

    def minimumSizeHint(self) -> QSize:
        """Four lines: the rest scrolls."""
        return QSize(200, min(self.sizeHint().height(), 5 * self.fontMetrics().height() * 2))


class _TableauEtire(QTableWidget):
    """A table whose few lines share its height, rather than leave it empty under them."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new height."""
        super().resizeEvent(event)
        self.partager()

    def partager(self) -> None:
        """Make the lines higher, twice as high as their letters ask for at most."""
        if self.rowCount():
            juste = self.sizeHintForRow(0)
            part = self.viewport().height() // self.rowCount()
            self.verticalHeader().setDefaultSectionSize(min(max(part, juste), ETIREMENT * juste))


class PanneauGrundy(PanneauRaisonnement):
    """Explains the position of Nim on the board; a winning move chosen is a ghost."""

    en_page = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panneau_grundy")
        self._theme = CLAIR
        self._jeu: Nim | None = None
        self._etat: EtatNim | None = None
        self._vu: Explication | None = None
        self._phrase, self._regle, self._titre_coups, self._titre_mex, self._mex = (Etiquette() for _ in range(5))
        self.tas, self._teinte = _Tableau(), _Teinte(self)
        self.tas.setItemDelegate(self._teinte)
        self.tas.setStyleSheet(STYLE_TABLE)
        self.tas.setObjectName("grundy_tas")
        self.coups = QListWidget()
        self.coups.setObjectName("grundy_coups")
        self.table = _TableauEtire()
        self.table.setObjectName("grundy_mex")
        preparer(self.table, 3, elastique=1)
        self.coups.setSpacing(ESPACE)
        self.coups.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.coups.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.coups.setFrameShape(QListWidget.Shape.NoFrame)
        self._disposer()
        self.tas.currentCellChanged.connect(lambda ligne, *_: self._choisir_tas(ligne))
        self.table.currentCellChanged.connect(lambda ligne, *_: self._dire_ligne(ligne))
        self.coups.currentRowChanged.connect(self._montrer_coup)
        self._traduire()

    def _disposer(self) -> None:
        colonne = QVBoxLayout(self)
        for label, nom, role in (
            (self._phrase, "phrase", ""),
            (self._regle, "regle", "discret"),
            (self._titre_coups, "titre_coups", "titre"),
            (self._titre_mex, "titre_mex", "titre"),
            (self._mex, "explication_mex", ""),
        ):
            label.setObjectName(f"grundy_{nom}")
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            label.setProperty("role", role)
        self.coups.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.tas.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        for objet in (self._phrase, self.tas, self._regle, self._titre_coups, self.coups, self._titre_mex, self._mex):
            colonne.addWidget(objet)
        colonne.addWidget(self.table, 1)
        self._titre_coups.setBuddy(self.coups)
        self._titre_mex.setBuddy(self.table)

    # What the dock asks for.

    def presenter(self, adaptateur: AdaptateurJeu) -> None:
        """Take the words of the game."""
        self._traduire()

    def montrer(self, partie: Partie[EtatNim, CoupNim]) -> None:
        """Explain the position of ``partie``."""
        jeu = partie.jeu
        if isinstance(jeu, Nim) and (jeu, partie.etat) != (self._jeu, self._etat):
            self._jeu, self._etat = jeu, partie.etat
            self._vu = expliquer(jeu, partie.etat)
            self.oublier_choix()  # it was of another position
            with QSignalBlocker(self.table):
                self.table.setCurrentCell(-1, -1)
            self._ecrire()

    def copie(self) -> PanneauGrundy | None:
        """Return another one that shows the same, no line of its second table being chosen."""
        if self._jeu is None or self._etat is None:
            return None
        autre = PanneauGrundy()
        autre.table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        autre.definir_theme(CLAIR)
        autre.montrer(Partie(self._jeu, self._etat))
        return autre

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self._teinte.couleur = QColor(theme.accent)
        self._ecrire()

    def oublier_choix(self) -> None:
        """Choose no move any more: its ghost has ended; nothing is emitted."""
        with QSignalBlocker(self.coups):
            self.coups.setCurrentRow(-1)
            self.coups.clearSelection()

    # What is written.

    def _ecrire(self) -> None:
        """Write everything again; what was chosen stays chosen."""
        if self._jeu is None or self._etat is None or self._vu is None:
            return
        choisi, coup, ligne = max(self.tas.currentRow(), 0), self.coups.currentRow(), self.table.currentRow()
        with QSignalBlocker(self.tas), QSignalBlocker(self.coups), QSignalBlocker(self.table):
            self._phrase.setText(dire_nim(self._vu, fini=not any(self._etat.tas)))
            self._regle.setText(dire_regle(self._jeu))
            self._ecrire_tas(self._jeu, self._vu)
            self._ecrire_coups(self._vu)
            self.coups.setCurrentRow(coup)
            self._ecrire_mex(self._jeu, max(self._etat.tas))
            self.tas.setCurrentCell(min(choisi, len(self._vu.tas) - 1), 0)
        self._choisir_tas(self.tas.currentRow())
        if ligne >= 0:
            self.table.setCurrentCell(ligne, 0)
        self.tas.updateGeometry()

    def _ecrire_tas(self, jeu: Nim, vu: Explication) -> None:
        """Write a line a heap and the exclusive or below, the digits under one another."""
        largeur = len(vu.bits)
        self.tas.setRowCount(0)
        preparer(self.tas, FIXES + largeur + 1, elastique=FIXES + largeur)
        self.tas.setAlternatingRowColors(False)
        puissances = [str(1 << rang) for rang in reversed(range(largeur))]
        titres = [self.tr("Tas"), self.tr("Valeur")]
        self.tas.setHorizontalHeaderLabels([*titres, *puissances, self.tr("Prendre")])
        for colonne in range(FIXES, FIXES + largeur):
            self.tas.horizontalHeader().setSectionResizeMode(colonne, QHeaderView.ResizeMode.Fixed)
            entete: QTableWidgetItem | None = self.tas.horizontalHeaderItem(colonne)
            if entete is not None:
                entete.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self.tas.setColumnWidth(colonne, self.fontMetrics().horizontalAdvance("00") + 11)
        self.tas.setRowCount(len(vu.tas) + 1)
        for ligne, tas in enumerate(vu.tas):
            prises = [gagnant.coup[1] for gagnant in vu.coups if gagnant.coup[0] == tas.rang]
            coup = f"★ {ecrire_ensemble(prises)}" if prises else ""
            fixes = (deux_points(NOMS_TAS[tas.rang], str(tas.taille)), _valeur(jeu, tas))
            ecrire_ligne(self.tas, ligne, (*fixes, *map(str, tas.bits), coup))
        ecrire_ligne(self.tas, len(vu.tas), ("xor", str(vu.somme), *map(str, vu.bits), ""))
        for ligne in range(len(vu.tas) + 1):
            self._colorer(ligne, vu)
        self.tas.resizeRowsToContents()

    def _colorer(self, ligne: int, vu: Explication) -> None:
        """Make the ones bold, tint the columns where they are odd in number, and set the sum apart."""
        somme = ligne == len(vu.tas)
        for colonne in range(self.tas.columnCount()):
            cellule: QTableWidgetItem | None = self.tas.item(ligne, colonne)
            if cellule is None:
                continue
            digit = FIXES <= colonne < FIXES + len(vu.bits)
            police = QFont(self.tas.font())
            police.setBold(somme or (digit and cellule.text() == "1"))
            cellule.setFont(police)
            if digit:
                cellule.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            if somme:
                cellule.setBackground(QColor(self._theme.survol))
            if digit and vu.bits[colonne - FIXES]:
                cellule.setBackground(voile(self._theme.accent, 0.3 if somme else 0.14))
            if (digit and cellule.text() == "0") or (not somme and not vu.tas[ligne].taille):
                cellule.setForeground(QBrush(QColor(self._theme.discret)))
            if colonne == self.tas.columnCount() - 1:
                cellule.setForeground(QBrush(QColor(self._theme.accent)))

    def _ecrire_coups(self, vu: Explication) -> None:
        self.coups.clear()
        for gagnant in vu.coups:
            ligne = QListWidgetItem(dire_coup(gagnant), self.coups)
            infobulle(ligne, ligne.text())  # a narrow panel cuts it
        self.coups.setVisible(bool(vu.coups))
        aucun, titre = self.tr("Aucun coup ne gagne"), self.tr("Coups &gagnants ({})").format(len(vu.coups))
        self._titre_coups.setText(titre if vu.coups else aucun)
        self._borner_coups()

    def _borner_coups(self) -> None:
        """Make the list as high as its first moves."""
        nombre = self.coups.count()
        if not nombre:
            return
        defile = nombre > LIGNES_LISTE
        barre = Qt.ScrollBarPolicy.ScrollBarAsNeeded if defile else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.coups.setVerticalScrollBarPolicy(barre)
        self.coups.doItemsLayout()
        premier = self.coups.visualItemRect(self.coups.item(0))
        dernier = self.coups.visualItemRect(self.coups.item(min(nombre, LIGNES_LISTE) - 1))
        self.coups.setFixedHeight(dernier.bottom() - premier.top() + 1 + 2 * ESPACE)

    def _ecrire_mex(self, jeu: Nim, taille: int) -> None:
        lignes = table_mex(jeu, taille)
        self.table.setRowCount(len(lignes))
        for rang, ligne in enumerate(lignes):
            atteintes = ecrire_ensemble(ligne.atteintes) or self.tr("aucun coup")
            ecrire_ligne(self.table, rang, (str(ligne.taille), atteintes, str(ligne.valeur)))
        self.table.partager()

    # What is chosen.

    def _choisir_tas(self, ligne: int) -> None:
        """Show how the value of a heap comes about."""
        if self._vu is not None and 0 <= ligne < len(self._vu.tas):
            taille = self._vu.tas[ligne].taille
            with QSignalBlocker(self.table):
                self.table.setCurrentCell(taille, 0)
                self.table.scrollTo(self.table.model().index(taille, 0), QTableWidget.ScrollHint.PositionAtCenter)
            self._dire_ligne(taille)

    def _dire_ligne(self, taille: int) -> None:
        if self._jeu is None or self._vu is None or taille < 0:
            return
        ligne = table_mex(self._jeu, taille)[taille]
        tas = self._vu.tas[self.tas.currentRow()] if 0 <= self.tas.currentRow() < len(self._vu.tas) else None
        nom = NOMS_TAS[tas.rang] if tas is not None and tas.taille == taille else ""
        self._mex.setText(dire_mex(nom, ligne))

    def _montrer_coup(self, rang: int) -> None:
        if self._vu is not None and 0 <= rang < len(self._vu.coups):
            self.fantome.emit([self._vu.coups[rang].coup])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape ends the ghost."""
        if event.key() == Qt.Key.Key_Escape and self.coups.currentRow() >= 0:
            self.oublier_choix()
            self.fantome.emit(None)
        else:
            event.ignore()

    # Words.

    def _recomposer(self) -> None:
        self._ecrire()

    def _traduire(self) -> None:
        titres: Sequence[str] = (self.tr("Objets"), self.tr("Un coup mène aux valeurs"), self.tr("Valeur (mex)"))
        self.table.setHorizontalHeaderLabels(list(titres))
        self._titre_mex.setText(self.tr("&Valeur d'un tas : le plus petit entier qu'aucun coup n'atteint"))
        self.tas.setAccessibleName(self.tr("Valeurs des tas en binaire et leur xor"))
        infobulle(self.tas, self.tr("Choisir un tas : d'où vient sa valeur. Colonne teintée : nombre impair de 1."))
        self.coups.setAccessibleName(self.tr("Coups gagnants"))
        infobulle(self.coups, self.tr("Choisir un coup : le voir sur le plateau ; Échap : revenir"))
        self.table.setAccessibleName(self.tr("Valeurs des tas de 0 objet au plus grand"))
        self._ecrire()


def _valeur(jeu: Nim, tas: TasExplique) -> str:
    """Write the value, with the division that gives it."""
    return f"{tas.taille} mod {jeu.maximum + 1} = {tas.valeur}" if jeu.maximum else str(tas.valeur)
