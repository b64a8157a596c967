"""What the stored games of a tournament say of each player, drawn: wins by colour, margin, time, mobility, openings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux import lire_jeu
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.elo import Resultat
from ui.jeux.ouvertures import nom_ouverture
from ui.jeux.registre import adaptateur_de
from ui.joueurs.noms import nommer_tous
from ui.socle.nombres import nombre, temps
from ui.socle.retraduction import Retraduit
from ui.socle.tables import aider_ligne, donner_aux_noms, ecrire_ligne, preparer
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme, voile

COMPTES: Final = Qt.ItemDataRole.UserRole + 2  # (won, drawn, lost) of a cell that is drawn as a bar
PREMIER_CAMP, SECOND_CAMP = 2, 3  # columns
FAUTES: Final = 7  # a column that is there when somebody made one
OUVERTURES: Final = 8  # shown of a player
AUTOUR: Final = 16  # px around the counts of a bar
BARRE_MINIMALE: Final = 46  # px
NOM_MINIMAL: Final = 64  # px: a longer name is cut in its middle before a figure has to be scrolled to


class BarreResultat(QStyledItemDelegate):
    """Draws a cell as a bar of games won, drawn and lost, with the three counts written on it."""

    theme = CLAIR

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the bar over the cell's ground."""
        comptes, sans_texte = index.data(COMPTES), QStyleOptionViewItem(option)
        self.initStyleOption(sans_texte, index)
        if comptes:
            sans_texte.text = ""  # a screen reader says it, the bar shows it
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, sans_texte, painter, sans_texte.widget)
        if not comptes or not sum(comptes):
            return
        zone = QRectF(option.rect).adjusted(4, 5, -4, -5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(zone, QColor(self.theme.carte))  # on a chosen line too
        gauche, total = zone.left(), sum(comptes)
        couleurs = (QColor(self.theme.accent), QColor(self.theme.discret), QColor(self.theme.curseur))
        for compte, couleur in zip(comptes, couleurs, strict=True):
            large = zone.width() * compte / total
            painter.setBrush(voile(couleur, 0.45))
            painter.drawRect(QRectF(gauche, zone.top(), large, zone.height()))
            gauche += large
        painter.setPen(QColor(self.theme.texte))
        painter.drawText(zone, Qt.AlignmentFlag.AlignCenter, " · ".join(map(str, comptes)))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Room for the three counts, and for a bar that shows their parts."""
        comptes = index.data(COMPTES) or (0, 0, 0)
        ecrits = QFontMetrics(option.font).horizontalAdvance(" · ".join(map(str, comptes)))
        return QSize(max(ecrits + AUTOUR, BARRE_MINIMALE), 28)


class PanneauStatistiques(Retraduit, QWidget):
    """A line a player and a game; the openings of the line that is chosen are under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bilans: Sequence[BilanJoueur] = ()
        self._barres = BarreResultat(self)
        self.table = QTableWidget()
        self.table.setObjectName("tournoi_statistiques")
        preparer(self.table, 8, elastique=0)
        self.table.horizontalHeader().setMinimumSectionSize(24)
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        self.table.viewport().installEventFilter(self)
        self.table.setItemDelegateForColumn(PREMIER_CAMP, self._barres)
        self.table.setItemDelegateForColumn(SECOND_CAMP, self._barres)
        self.table.currentCellChanged.connect(lambda *_: self._montrer_ouvertures())
        self.ouvertures = QTableWidget()
        self.ouvertures.setObjectName("tournoi_ouvertures")
        preparer(self.ouvertures, 3, elastique=0)
        self.ouvertures.setItemDelegateForColumn(2, self._barres)
        self._legende = Etiquette()
        self._legende.setProperty("role", "discret")
        self._legende.setWordWrap(True)
        partage = QSplitter(Qt.Orientation.Vertical)
        partage.addWidget(self.table)
        partage.addWidget(self.ouvertures)
        partage.setStretchFactor(0, 3)
        partage.setStretchFactor(1, 2)
        partage.setChildrenCollapsible(False)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 4, 0, 0)
        colonne.addWidget(self._legende)
        colonne.addWidget(partage, 1)
        self._titrer()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._barres.theme = theme
        self.table.viewport().update()
        self.ouvertures.viewport().update()

    def montrer(self, bilans: Sequence[BilanJoueur]) -> None:
        """Show the accounts, those of one game together."""
        choisi = self._choisi
        self._bilans = sorted(bilans, key=lambda bilan: bilan.jeu)
        noms = nommer_tous([bilan.nom for bilan in self._bilans], [lire_jeu(bilan.jeu) for bilan in self._bilans])
        if len({bilan.nom for bilan in self._bilans}) < len(self._bilans):  # the same player at several games
            noms = nommer_par_jeu(self._bilans)
        self.table.setRowCount(len(self._bilans))
        for rang, (bilan, nom) in enumerate(zip(self._bilans, noms, strict=True)):
            ecrire_ligne(self.table, rang, self._ligne(bilan, nom))
            for colonne, camp in ((PREMIER_CAMP, PREMIER), (SECOND_CAMP, SECOND)):
                self._barrer(self.table.item(rang, colonne), bilan.par_camp[camp])
            if (cellule := self.table.item(rang, 0)) is not None:
                infobulle(cellule, bilan.nom)
        self.table.setColumnHidden(FAUTES, not any(bilan.fautes for bilan in self._bilans))
        self._donner_aux_noms()
        cles = [(bilan.jeu, bilan.nom) for bilan in self._bilans]
        if self._bilans:
            cle = None if choisi is None else (choisi.jeu, choisi.nom)
            self.table.setCurrentCell(cles.index(cle) if cle in cles else 0, 0)
        self._montrer_ouvertures()

    def _donner_aux_noms(self) -> None:
        """Let the names take what the figures leave."""
        donner_aux_noms(self.table, 0, NOM_MINIMAL)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Fit the columns into another width."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._donner_aux_noms)  # a header that is being laid out is left alone
        return super().eventFilter(objet, event)

    @property
    def _choisi(self) -> BilanJoueur | None:
        rang = self.table.currentRow()
        return self._bilans[rang] if 0 <= rang < len(self._bilans) else None

    def _ligne(self, bilan: BilanJoueur, nom: str) -> list[str]:
        camps = (_ecrire(bilan.par_camp[camp]) for camp in (PREMIER, SECOND))
        marge = nombre(bilan.marge_moyenne, 1, signe=True) if bilan.finies else ""
        suite = [marge, temps(bilan.secondes_par_coup), nombre(bilan.mobilite, 1), str(bilan.fautes or "")]
        return [nom, str(bilan.total.parties), *camps, *suite]

    @staticmethod
    def _barrer(cellule: QTableWidgetItem | None, resultat: Resultat) -> None:
        comptes = (resultat.victoires, resultat.nulles, resultat.defaites)
        if cellule is not None and cellule.data(COMPTES) != comptes:
            cellule.setData(COMPTES, comptes)

    def _montrer_ouvertures(self) -> None:
        bilan = self._choisi
        preferees = [] if bilan is None else bilan.preferees(OUVERTURES)
        self.ouvertures.setRowCount(len(preferees))
        for rang, (coups, resultat) in enumerate(preferees):
            debut = coups if bilan is None else _nommer(bilan.jeu, coups)
            ecrire_ligne(self.ouvertures, rang, (debut, str(resultat.parties), _ecrire(resultat)))
            aider_ligne(self.ouvertures, rang, debut)  # it may be cut
            self._barrer(self.ouvertures.item(rang, 2), resultat)

    def _traduire(self) -> None:
        self._titrer()
        self.montrer(self._bilans)

    def _titrer(self) -> None:
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Joueur"),
                self.tr("Parties"),
                self.tr("En 1er"),
                self.tr("En 2e"),
                self.tr("Marge"),
                self.tr("Temps"),
                self.tr("Mob."),
                self.tr("Fautes"),
            ]
        )
        aides = {
            PREMIER_CAMP: self.tr("Parties jouées en premier : gagnées, nulles, perdues"),
            SECOND_CAMP: self.tr("Parties jouées en second : gagnées, nulles, perdues"),
            4: self.tr("Différence moyenne de points"),
            5: self.tr("Temps moyen d'un coup"),
            6: self.tr("Mobilité : nombre moyen de coups possibles à son tour"),
            FAUTES: self.tr("Parties perdues par une faute : coup illégal, panne, temps écoulé"),
        }
        for rang, aide in aides.items():
            if (entete := self.table.horizontalHeaderItem(rang)) is not None:
                infobulle(entete, aide)
        self.ouvertures.setHorizontalHeaderLabels([self.tr("Début"), self.tr("Parties"), self.tr("Résultats")])
        self._legende.setText(self.tr("Toutes les parties du tournoi ; barres : gagnées · nulles · perdues."))
        self.table.setAccessibleName(self.tr("Statistiques des joueurs"))
        self.ouvertures.setAccessibleName(self.tr("Débuts de partie du joueur choisi"))


def nommer_par_jeu(bilans: Sequence[BilanJoueur]) -> list[str]:
    """Name players with their game, when some play at several."""
    noms = []
    for bilan in bilans:
        du_jeu = [autre.nom for autre in bilans if autre.jeu == bilan.jeu]
        jeu = lire_jeu(bilan.jeu)
        nom = nommer_tous(du_jeu, repeat(jeu))[du_jeu.index(bilan.nom)]
        noms.append(f"{nom} · {adaptateur_de(jeu).titre}")
    return noms


def _nommer(specification: str, coups: str) -> str:
    """Write the first moves of a game, and what they are called where they have a name."""
    jeu = lire_jeu(specification)
    return " · ".join(filter(None, (coups, nom_ouverture(jeu, map(jeu.lire_coup, coups.split())))))


def _ecrire(resultat: Resultat) -> str:
    return f"{resultat.victoires} · {resultat.nulles} · {resultat.defaites}"
