"""The finished games of a tournament in a table, found, sorted and opened on the board, or in a box of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.jeu import PREMIER, SECOND, CoupQuelconque
from ecosysteme.tournoi.fiche import EN_RALLONGE, MICROS, PartieFinie
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.ouvertures import nom_ouverture
from ui.socle.langue import accorder, deux_points, translate
from ui.socle.nombres import temps
from ui.socle.retraduction import Retraduit
from ui.socle.tables import IndexQt, largeur_utile, preparer_vue
from ui.socle.textes import Etiquette, bulle, infobulle, une_ligne
from ui.tournoi.mots import dire_raison, remarque

NUMERO, SCORE, COUPS, DUREE = 0, 2, 4, 5
CHIFFRES: Final = (NUMERO, COUPS, DUREE)
NOMS: Final = (1, 3)
REMARQUE: Final = 6
COLONNES: Final = 7
TAILLE: Final = QSize(620, 380)
HAUTEUR: Final = 24  # px a line
LIGNES_AU_MOINS: Final = 3
MESUREES: Final = 50  # lines that the widths are computed from: there may be hundreds
PART_D_UN_NOM: Final = 5  # of the width: a shorter name leaves to remarks what it does not need
LARGE: Final = 480  # px from which names and remarks have room beside what measures the moves
FRAPPE: Final = 250  # ms after the last key of a search before it is made
ROLES: Final = Qt.ItemDataRole


class ModelePartiesTournoi(QAbstractTableModel):
    """A line a game; what a cell says is written when it is looked at, for there are hundreds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._donnees: Sequence[PartieFinie] = ()
        self._fiches: Sequence[PartieFinie] = ()
        self._noms: Sequence[str] = ()
        self._vue: AdaptateurJeu | None = None
        self._tri = -1, Qt.SortOrder.AscendingOrder

    def montrer(self, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu) -> None:
        """Show ``fiches``, whose players are called ``noms``, of the game of ``vue``, in the language of the moment."""
        self.beginResetModel()
        self._donnees, self._noms, self._vue = fiches, noms, vue
        self._trier()
        self.endResetModel()

    def fiche(self, ligne: int) -> PartieFinie:
        """Return the game of a line."""
        return self._fiches[ligne]

    def lignes_de(self, rang: int) -> list[int]:
        """Return the line of the game of a rank, if it is listed."""
        return [ligne for ligne, fiche in enumerate(self._fiches) if fiche.rang == rang]

    @property
    def remarques(self) -> bool:
        """Whether a game ended otherwise than on the board."""
        return any(fiche.raison for fiche in self._fiches)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; by none, -1, in the order in which they were given."""
        self.beginResetModel()
        self._tri = column, order
        self._trier()
        self.endResetModel()

    def _trier(self) -> None:
        colonne, ordre = self._tri
        cles: dict[int, Callable[[PartieFinie], object]] = {
            NUMERO: lambda fiche: fiche.rang,
            NOMS[0]: lambda fiche: self._noms[fiche.premier].casefold(),
            NOMS[1]: lambda fiche: self._noms[fiche.second].casefold(),
            SCORE: _ecart,
            COUPS: lambda fiche: fiche.coups.count(" "),
            DUREE: lambda fiche: sum(map(sum, fiche.temps)),
            REMARQUE: lambda fiche: self._texte(fiche, REMARQUE),
        }
        if (cle := cles.get(colonne)) is None:
            self._fiches = self._donnees
        else:
            envers = ordre == Qt.SortOrder.DescendingOrder
            self._fiches = sorted(self._donnees, key=cle, reverse=envers)  # type: ignore[arg-type]  # of one column

    # Qt's own questions.

    def rowCount(self, parent: IndexQt | None = None) -> int:
        """Return how many games are listed."""
        return 0 if parent is not None and parent.isValid() else len(self._fiches)

    def columnCount(self, parent: IndexQt | None = None) -> int:
        """Return how many columns there are."""
        return 0 if parent is not None and parent.isValid() else COLONNES

    def data(self, index: IndexQt, role: int = ROLES.DisplayRole) -> object:
        """Return the text of a cell, what its tooltip says of the game, or how it is aligned."""
        if role == ROLES.TextAlignmentRole:
            return _alignement(index.column())
        lue = role == ROLES.AccessibleTextRole and index.column() == NUMERO
        if not lue and role not in (ROLES.DisplayRole, ROLES.ToolTipRole, ROLES.AccessibleDescriptionRole):
            return None
        fiche = self._fiches[index.row()]
        if lue:  # who played is in the description
            return deux_points(self._texte(fiche, NUMERO), self._texte(fiche, SCORE))
        if role == ROLES.DisplayRole:
            return une_ligne(self._texte(fiche, index.column()))
        return bulle(self._dire(fiche)) if role == ROLES.ToolTipRole else self._dire(fiche)

    def headerData(self, section: int, sens: Qt.Orientation, role: int = ROLES.DisplayRole) -> object:
        """Return the title of a column."""
        if sens is not Qt.Orientation.Horizontal:
            return None
        if role == ROLES.TextAlignmentRole:
            return _alignement(section)
        if role != ROLES.DisplayRole:
            return None
        camps = ("", "") if self._vue is None else self._vue.camps
        return (
            translate("PartiesTournoi", "N°"),
            camps[0],
            translate("PartiesTournoi", "Score"),
            camps[1],
            translate("PartiesTournoi", "Coups"),
            translate("PartiesTournoi", "Durée"),
            translate("PartiesTournoi", "Remarque"),
        )[section]

    def _texte(self, fiche: PartieFinie, colonne: int) -> str:
        if self._vue is None:
            return ""
        if colonne in NOMS:
            return self._noms[fiche.premier if colonne == NOMS[0] else fiche.second]
        if colonne == SCORE:
            return fiche.score(self._vue.jeu.unite, " - ")
        if colonne == REMARQUE:
            return remarque(fiche, self._vue)
        if colonne == DUREE:
            return "" if not any(fiche.temps) else temps(sum(map(sum, fiche.temps)) / MICROS)
        return str(fiche.rang + 1 if colonne == NUMERO else len(fiche.coups.split()))

    def _dire(self, fiche: PartieFinie) -> str:
        """Say who played, the opening, what ended the game, and what measures its moves."""
        if self._vue is None:
            return ""
        mesures = accorder(len(fiche.coups.split()), self.tr("{} coup"), self.tr("{} coups"))
        lus: list[CoupQuelconque] = [self._vue.jeu.lire_coup(coup) for coup in fiche.coups.split()]
        dits = (
            f"{self._texte(fiche, NOMS[0])} – {self._texte(fiche, NOMS[1])}",
            nom_ouverture(self._vue.jeu, lus),
            self._texte(fiche, REMARQUE),
            dire_raison(fiche.raison) if fiche.raison == EN_RALLONGE else "",
            ", ".join(filter(None, (mesures, self._texte(fiche, DUREE)))),
        )
        return "\n".join(filter(None, dits))


def _ecart(fiche: PartieFinie) -> tuple[int, int]:
    """Return what sorts scores: the largest win of the first camp last."""
    return (fiche.issue == PREMIER) - (fiche.issue == SECOND), fiche.points[0] - fiche.points[1]


def _alignement(colonne: int) -> Qt.AlignmentFlag:
    cote = Qt.AlignmentFlag.AlignRight if colonne in CHIFFRES else Qt.AlignmentFlag.AlignLeft
    return cote | Qt.AlignmentFlag.AlignVCenter


class _DebutDite(QStyledItemDelegate):
    """Cuts a text that is too long at its end."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: IndexQt) -> None:
        """Leave the beginning of a remark, which says who and what."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideRight


class TableParties(QTableView):
    """A line a game; a double click or Enter says which one, a click on a title sorts by its column.

    A second click sorts the other way, and a third one gives the first order back.
    """

    choisie = Signal(object)  # a ``PartieFinie``

    def __init__(self, nom: str, parent: QWidget | None = None) -> None:
        """Be called ``nom``, empty."""
        super().__init__(parent)
        self.setObjectName(nom)
        self.modele = ModelePartiesTournoi(self)
        self.setModel(self.modele)
        preparer_vue(self, COLONNES, elastique=REMARQUE)
        hauteurs, entete = self.verticalHeader(), self.horizontalHeader()
        hauteurs.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        hauteurs.setDefaultSectionSize(HAUTEUR)
        entete.setResizeContentsPrecision(MESUREES)
        entete.setSectionsClickable(True)
        entete.setSortIndicatorClearable(True)
        entete.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        entete.setSortIndicatorShown(True)
        entete.sortIndicatorChanged.connect(self._trier)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # what tells two names is often at their end
        self.setItemDelegateForColumn(REMARQUE, _DebutDite(self))
        self.setWordWrap(False)
        self.activated.connect(lambda index: self.choisie.emit(self.modele.fiche(index.row())))

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        haut = self.horizontalHeader().sizeHint().height() + LIGNES_AU_MOINS * HAUTEUR + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), haut)

    def montrer(self, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu) -> None:
        """Show ``fiches``, whose players are called ``noms``, of the game of ``vue``, in the language of the moment."""
        self._garder_choix(lambda: self.modele.montrer(fiches, noms, vue))
        self.setAccessibleName(translate("PartiesTournoi", "Parties finies du tournoi"))
        self._montrer_colonnes()

    def _trier(self, colonne: int, ordre: Qt.SortOrder) -> None:
        self._garder_choix(lambda: self.modele.sort(colonne, ordre))

    def _garder_choix(self, geste: Callable[[], None]) -> None:
        """Do ``geste``, which changes the lines, and leave the same game chosen."""
        ligne, colonne = self.currentIndex().row(), self.currentIndex().column()
        rang = self.modele.fiche(ligne).rang if ligne >= 0 else None
        geste()
        for ligne in [] if rang is None else self.modele.lignes_de(rang):
            self.setCurrentIndex(self.modele.index(ligne, colonne))

    def _montrer_colonnes(self) -> None:
        """Show remarks where there are some; a narrow table leaves names and them the place of what measures moves."""
        remarques = self.modele.remarques
        etroite = self.viewport().width() < LARGE
        self.setColumnHidden(REMARQUE, not remarques)
        self.setColumnHidden(COUPS, etroite)
        besoin = sum(largeur_utile(self, rang) for rang in (NUMERO, SCORE, DUREE, *NOMS))
        self.setColumnHidden(DUREE, etroite and (remarques or besoin > self.viewport().width()))
        part = self.viewport().width() // PART_D_UN_NOM
        for colonne in NOMS:
            court = remarques and self.sizeHintForColumn(colonne) <= part
            mode = QHeaderView.ResizeMode.ResizeToContents if court else QHeaderView.ResizeMode.Stretch
            self.horizontalHeader().setSectionResizeMode(colonne, mode)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into another width, once the header is laid out."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._montrer_colonnes)


class ListeParties(Retraduit, QWidget):
    """The finished games under a field that finds those of a player, of two, or one by its number."""

    cherchee = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._total = 0
        self.table = TableParties("tournoi_parties_finies")
        self.recherche, self._compte = QLineEdit(), Etiquette()
        self.recherche.setObjectName("tournoi_recherche")
        self.recherche.setClearButtonEnabled(True)
        self._compte.setObjectName("tournoi_compte_parties")
        self._compte.setProperty("role", "discret")
        self._attente = QTimer(self, singleShot=True, interval=FRAPPE)
        self._attente.timeout.connect(self._chercher)
        self.recherche.textChanged.connect(lambda _: self._attente.start())
        self.recherche.returnPressed.connect(self._chercher)
        tete = QHBoxLayout()
        tete.addWidget(self.recherche, 1)
        tete.addWidget(self._compte)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.addLayout(tete)
        colonne.addWidget(self.table, 1)
        self._traduire()

    def presenter(self) -> None:
        """Forget what was looked for: another tournament is shown."""
        self.recherche.clear()
        self._attente.stop()

    def montrer(self, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu, total: int) -> None:
        """List ``fiches`` as a table does, out of ``total`` games."""
        self._total = total
        self.table.montrer(fiches, noms, vue)
        self._compter()

    def _chercher(self) -> None:
        self._attente.stop()
        self.cherchee.emit(self.recherche.text())

    def _compter(self) -> None:
        vues = self.table.modele.rowCount()
        dites = accorder(vues, self.tr("{} partie"), self.tr("{} parties"))
        total = QLocale().toString(self._total)
        self._compte.setText(dites if vues == self._total else self.tr("{} sur {}").format(dites, total))

    def _traduire(self) -> None:
        self.recherche.setPlaceholderText(self.tr("Chercher : joueur, joueur contre joueur, n°"))
        self.recherche.setAccessibleName(self.tr("Chercher une partie du tournoi"))
        infobulle(self._compte, self.tr("Les dernières du tournoi, ou celles que la recherche trouve"))
        self._compter()


class ChoixPartie(QDialog):
    """The games of two players, or of all, beside the window; the one that is chosen closes the box."""

    choisie = Signal(object)  # a ``PartieFinie``

    def __init__(self, parent: QWidget, fiches: Sequence[PartieFinie], noms: Sequence[str], vue: AdaptateurJeu) -> None:
        """Show ``fiches``, whose players are called ``noms``, of the game of ``vue``."""
        super().__init__(parent)
        self.setObjectName("choix_partie")
        self.setWindowTitle(self.tr("Parties du tournoi"))
        aide = Etiquette(self.tr("Double clic ou Entrée : ouvrir la partie sur le plateau."))
        aide.setProperty("role", "discret")
        self.table = TableParties("parties_tournoi")
        self._noms, self._vue = noms, vue
        self.montrer(fiches)
        self.table.setCurrentIndex(self.table.modele.index(0, 0))
        self.table.choisie.connect(self._choisir)
        colonne = QVBoxLayout(self)
        colonne.addWidget(aide)
        colonne.addWidget(self.table)
        self.table.setFocus()

    def montrer(self, fiches: Sequence[PartieFinie]) -> None:
        """List ``fiches``; the game that is chosen stays so."""
        self.table.montrer(fiches, self._noms, self._vue)

    def sizeHint(self) -> QSize:
        """Ten games or so, names and all."""
        return TAILLE

    def _choisir(self, fiche: PartieFinie) -> None:
        self.accept()
        self.choisie.emit(fiche)
