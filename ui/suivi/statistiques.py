"""The statistics: one line a player; the sentence for the series is written by ``ResumeSerie``.

Where the table is too narrow for all its columns beside whole names, what counts games stands above what measures the
moves, two figures a cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from types import MappingProxyType

from PySide6.QtCore import QEvent, QLocale, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
)

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Humain
from ecosysteme.tournoi.releve import Releve
from ecosysteme.tournoi.serie import PLACES, Bilan, Place, Serie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.plateau.icones import marquer
from ui.socle.tables import IndexQt, ecrire_ligne, preparer
from ui.socle.textes import infobulle, nouvelle_cellule
from ui.suivi.resume_serie import ResumeSerie, nommer_comptes
from ui.widgets.fenetre import FenetreDessinee

# Columns that a game may not have; then the times, and how many columns there are.
NULLES, MARGE, PRIS = 3, 5, 10
TEMPS = (7, 8)
COLONNES = 11
COMPTES = range(1, 6)  # what counts finished games
MESURES = range(6, COLONNES)  # what is measured of the moves
NOM_MINIMAL = 84  # px: what names keep where there is not even room for two figures a cell
HAUTEUR = 24  # px a line
ENTRE = 12  # px that a header keeps around its text; if it kept more, names would be cut
AUTOUR_NOM = 34  # px that a name keeps around it, the disc of its camp included
LIGNES_VUES = 3  # further ones are scrolled to
RIEN = "–"  # nothing was measured


class DeuxEtages(QStyledItemDelegate):
    """Paints in a cell what it holds, and below it what another column holds, as ``dessous`` says."""

    def __init__(self, parent: QObject) -> None:
        """Paint cells as they are, until ``dessous`` has some."""
        super().__init__(parent)
        self.dessous: Mapping[int, int] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: IndexQt) -> None:
        """Paint one figure, or two."""
        if (autre := self.dessous.get(index.column())) is None:
            super().paint(painter, option, index)
            return
        rect, moitie = QRect(option.rect), option.rect.height() // 2
        for etage, case in enumerate((index, index.sibling(index.row(), autre))):
            morceau = QStyleOptionViewItem(option)
            morceau.rect = QRect(rect.left(), rect.top() + etage * moitie, rect.width(), moitie)
            super().paint(painter, morceau, case)

    def sizeHint(self, option: QStyleOptionViewItem, index: IndexQt) -> QSize:
        """Ask for the width of the wider of the two."""
        taille = super().sizeHint(option, index)
        if (autre := self.dessous.get(index.column())) is not None:
            taille = taille.expandedTo(super().sizeHint(option, index.sibling(index.row(), autre)))
        return taille


class TableauStatistiques(QObject):
    """Writes the accounts of a series."""

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self.table = fenetre.widgets.statistiques
        self._resume = ResumeSerie(fenetre)
        preparer(self.table, COLONNES, elastique=0)
        self.table.viewport().installEventFilter(self)
        self.table.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what tells two names is often at their end
        self._etages = DeuxEtages(self.table)
        self.table.setItemDelegate(self._etages)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._entetes: list[str] = [""] * COLONNES
        self._aides: list[str] = [""] * COLONNES
        self._absentes: set[int] = set()  # columns that the game gives no sense
        self._comptee = True  # whether there are finished games to count
        self._mesures_de: list[tuple[str, Bilan, Releve]] = []  # what the lines were written from

    def presenter(self, vue: AdaptateurJeu) -> None:
        """Write the headers for a game in the language of the moment, and hide the columns that it gives no sense."""
        self._absentes = (set() if vue.nulles else {NULLES}) | (set() if vue.points else {MARGE, PRIS})
        self._entetes = [
            self.tr("Joueur"),
            self.tr("Parties"),
            self.tr("G"),
            self.tr("N"),
            self.tr("P"),
            self.tr("Marge"),
            self.tr("Coups"),
            self.tr("Moy."),
            self.tr("Max."),
            self.tr("Mob."),
            self.tr("Ret."),
        ]
        self._aides = [
            "",
            self.tr("Parties finies"),
            self.tr("Gagnées"),
            self.tr("Nulles"),
            self.tr("Perdues"),
            self.tr("Différence moyenne de pions"),
            self.tr("Coups joués, ceux de la partie en cours compris"),
            self.tr("Temps moyen d'un coup ; en italique, celui qu'une personne a pris"),
            self.tr("Temps du coup le plus long ; en italique, celui qu'une personne a pris"),
            self.tr("Mobilité : nombre moyen de coups possibles à son tour"),
            self.tr("Pions retournés par coup, en moyenne"),
        ]
        self._repartir()

    def montrer(
        self,
        serie: Serie,
        vue: AdaptateurJeu,
        place_noire: Place = 0,
        directs: Mapping[Camp, Releve] = MappingProxyType({}),
        secondes_par_partie: float | None = None,
    ) -> None:
        """Show ``serie`` of the game ``vue``, who has which camp now, and how long its remaining games should take.

        ``directs`` are the moves of the game under way, which the accounts do not hold yet; ``secondes_par_partie`` is
        what a game has taken so far, ``None`` before one is over.
        """
        self.table.setRowCount(len(serie.bilans))
        self._comptee = bool(serie.jouees) or serie.nombre > 1
        noms = nommer_comptes(serie)
        self._mesures_de.clear()
        for ligne, bilan in enumerate(serie.bilans):
            camp, personne = self._camp(serie, bilan, place_noire), bilan.nom == Humain.nom
            releve = bilan.releve.plus(directs[camp]) if camp is not None and camp in directs else bilan.releve
            self._mesures_de.append((noms[ligne], bilan, releve))
            ecrire_ligne(self.table, ligne, [noms[ligne], *self._comptes(bilan), *self._mesures(releve, personne)])
            marquer(self.table, ligne, 0, camp, vue.style)
            if (cellule := self.table.item(ligne, 0)) is not None:
                infobulle(cellule, noms[ligne])
            self._dire_de_qui(ligne, personne)
        self._resume.montrer(serie, vue, secondes_par_partie)
        self._repartir()

    def _repartir(self) -> None:
        """Give the figures what they need and the names the rest: on one line, else two figures a cell, else scrolled.

        A single game that is not over has nothing to count yet: its columns leave their room to the others.
        """
        table, entete, modes = self.table, self.table.horizontalHeader(), QHeaderView.ResizeMode
        vus = [rang for rang in self._sensees if self._comptee or rang not in COMPTES]
        metrique, self._etages.dessous = entete.fontMetrics(), {}
        besoins = {
            rang: max(
                table.sizeHintForColumn(rang),
                metrique.horizontalAdvance(self._entetes[rang]) + ENTRE,
                entete.minimumSectionSize(),
            )
            for rang in vus[1:]
        }
        noms = max((table.fontMetrics().horizontalAdvance(nom) for nom, *_ in self._mesures_de), default=0) + AUTOUR_NOM
        # Not the viewport's, which loses a scroll bar's for a moment as columns change: it would go on for ever.
        place = table.contentsRect().width()
        if table.rowCount() > LIGNES_VUES:
            place -= table.verticalScrollBar().sizeHint().width()
        if noms + sum(besoins.values()) > place:
            dessus, mesures = ([rang for rang in vus if rang in sorte] for sorte in (COMPTES, MESURES))
            if not dessus:
                dessus, mesures = mesures[:3], mesures[3:]
            self._etages.dessous = dict(zip(dessus, mesures, strict=False))
        cachees = set(self._etages.dessous.values())
        for rang in range(COLONNES):
            table.setColumnHidden(rang, rang not in vus or rang in cachees)
        chiffres = sum(
            max(besoins[rang], besoins.get(self._etages.dessous.get(rang, -1), 0))
            for rang in vus[1:]
            if rang not in cachees
        )
        tient = chiffres + NOM_MINIMAL <= place
        entete.setSectionResizeMode(0, modes.Stretch if tient else modes.Fixed)
        if not tient:
            entete.resizeSection(0, NOM_MINIMAL)
        self._intituler()

    def _intituler(self) -> None:
        """Write the headers, those of two figures on two lines, and make the table as high as what it holds."""
        table, dessous = self.table, self._etages.dessous
        for rang in range(COLONNES):
            rangs = (rang, dessous[rang]) if rang in dessous else (rang,)
            _titrer(
                table, rang, *("\n".join(textes[autre] for autre in rangs) for textes in (self._entetes, self._aides))
            )
        table.setWordWrap(bool(dessous))  # a long name has two lines there
        ligne = HAUTEUR + bool(dessous) * table.fontMetrics().height()
        table.verticalHeader().setDefaultSectionSize(ligne)
        entete = table.horizontalHeader().sizeHint().height()
        autour, lignes = entete + 2 * table.frameWidth(), max(table.rowCount(), 2)
        table.setMinimumHeight(autour + min(lignes, LIGNES_VUES) * ligne)
        table.setMaximumHeight(autour + lignes * ligne)

    @property
    def _sensees(self) -> list[int]:
        """The columns that the game gives a sense, whether there is room for them or not."""
        return [rang for rang in range(COLONNES) if rang not in self._absentes]

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Fit the columns into another width."""
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._repartir)  # a header that is being laid out is left alone
        return False

    @property
    def noms(self) -> list[str]:
        """The players, one a line."""
        return [nom for nom, *_ in self._mesures_de]

    @property
    def bilans(self) -> list[Bilan]:
        """Their accounts, as they are shown."""
        return [bilan for _, bilan, _ in self._mesures_de]

    def affichees(self) -> list[list[str]]:
        """Return the table as it is read where there is room for all: the headers, then a line a player."""
        modele, colonnes = self.table.model(), self._sensees
        entetes = [self._entetes[rang] for rang in colonnes]
        lignes = [[str(modele.index(ligne, rang).data()) for rang in colonnes] for ligne in range(modele.rowCount())]
        return [entetes, *lignes]

    def chiffres(self) -> list[list[str]]:
        """Return the same for a program: times in seconds, points as decimals, nothing where nothing was measured.

        The Elo difference with the other player follows, with its interval, where a series tells it.
        """
        entetes, *lignes = ([""] * COLONNES for _ in range(len(self._mesures_de) + 1))
        for rang in range(COLONNES):
            entetes[rang] = self._entetes[rang] + (" (s)" if rang in TEMPS else "")
        for ligne, (nom, bilan, releve) in zip(lignes, self._mesures_de, strict=True):
            total, moyenne = bilan.resultat, releve.secondes_par_coup
            ligne[:] = [
                nom,
                *map(str, (bilan.parties, total.victoires, total.nulles, total.defaites)),
                f"{bilan.marge_moyenne:.3f}" if bilan.comptees else "",
                str(releve.coups),
                *("" if temps is None else f"{temps:.6f}" for temps in (moyenne, moyenne and releve.secondes_max)),
                *("" if mesure is None else f"{mesure:.3f}" for mesure in (releve.mobilite, releve.pris_par_coup)),
            ]
        titres = [self.tr("Elo"), self.tr("Elo, borne basse"), self.tr("Elo, borne haute")]
        elos = [titres, *(_elo(bilan) if self._resume.mesuree else [""] * 3 for _, bilan, _ in self._mesures_de)]
        return [
            [ligne[rang] for rang in self._sensees] + elo for ligne, elo in zip((entetes, *lignes), elos, strict=True)
        ]

    @staticmethod
    def _camp(serie: Serie, bilan: Bilan, place_noire: Place) -> Camp | None:
        """Tell which camp a player has now, ``None`` when somebody took its seat."""
        for place in PLACES:
            if bilan is serie.bilan(place):
                return PREMIER if place == place_noire else SECOND
        return None

    def _comptes(self, bilan: Bilan) -> list[str]:
        marge = QLocale().toString(abs(bilan.marge_moyenne), "f", 1) if bilan.comptees or not bilan.parties else RIEN
        return [
            str(bilan.parties),
            str(bilan.resultat.victoires),
            str(bilan.resultat.nulles),
            str(bilan.resultat.defaites),
            f"−{marge}" if bilan.marge_moyenne < 0 else f"+{marge}" if bilan.marge_moyenne > 0 else marge,
        ]

    def _mesures(self, releve: Releve, personne: bool) -> list[str]:
        moyenne = releve.secondes_par_coup
        maximum = None if moyenne is None else releve.secondes_max
        return [
            str(releve.coups),
            *(RIEN if temps is None else dire_duree(temps, personne) for temps in (moyenne, maximum)),
            *(
                RIEN if mesure is None else QLocale().toString(mesure, "f", 1)
                for mesure in (releve.mobilite, releve.pris_par_coup)
            ),
        ]

    def _dire_de_qui(self, ligne: int, personne: bool) -> None:
        """Say of the times of a person that they are not a machine's."""
        for colonne in TEMPS:
            if (cellule := self.table.item(ligne, colonne)) is not None:
                infobulle(cellule, self.tr("Le temps qu'une personne a pris, et non un calcul") if personne else "")
                police = cellule.font()
                police.setItalic(personne)
                cellule.setFont(police)


def _elo(bilan: Bilan) -> list[str]:
    """Write the Elo difference of a player with the ends of its interval at 95 %, those that are known."""
    estimation = bilan.resultat.estimation()
    nombres = () if estimation is None else (estimation.difference, estimation.bas, estimation.haut)
    return [f"{nombre:.1f}" if isfinite(nombre) else "" for nombre in nombres]


def dire_duree(secondes: float, personne: bool = False) -> str:
    """Write a time with the unit that shows it; a person's in seconds, however short."""
    if secondes >= 1 or personne:
        return f"{QLocale().toString(secondes, 'f', 1)} s"
    if secondes >= 1e-4:
        return f"{QLocale().toString(secondes * 1000, 'f', 1 if secondes < 0.01 else 0)} ms"
    return f"{QLocale().toString(secondes * 1e6, 'f', 0)} µs"


def _titrer(table: QTableWidget, rang: int, texte: str, aide: str) -> None:
    """Write a header where it differs: a series comes here at every game."""
    entete = table.horizontalHeaderItem(rang)
    if entete is None:
        entete = nouvelle_cellule()
        table.setHorizontalHeaderItem(rang, entete)
    if (entete.text(), entete.toolTip()) != (texte, aide):
        entete.setText(texte)
        infobulle(entete, aide)
