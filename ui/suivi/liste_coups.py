"""The list of moves, two a line, the first camp's at the left, each variation under the move that it replaces.

A click on a move goes there, one on the title of a variation folds it; the arrows walk along the line. Whatever else
moves the current cell, as typing the beginning of a move does, goes to its move too.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QObject,
    QPoint,
    QSignalBlocker,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableWidget

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.partie import Partie
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.transpositions import Transposition, transpositions
from ecosysteme.variantes.voisinage import depart_de_branche
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.ouvertures import ouverture_de
from ui.plateau.icones import icone_pion
from ui.socle.tables import aligner_nombres, preparer
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme
from ui.suivi.ecriture_coups import NOMBRES, EcritureCoups
from ui.suivi.rangees import ArbreDesCoups, Genre, Rangee, place, terminer
from ui.suivi.repli import Repli
from ui.suivi.textes_coups import Colonne, TextesCoups
from ui.widgets.fenetre import FenetreDessinee

# The modes in which the moves are judged; in the others, what happened is read.
JUGES: Final = ("analyser",)
MONTREES: Final = {
    False: (Colonne.COUP, Colonne.POINTS, Colonne.TEMPS),
    True: (Colonne.COUP, Colonne.PERTE, Colonne.MIEUX, Colonne.EVALUATION),
}
LARGE: Final = 72  # letters of room from which on a better move stands beside each mistake: the moves come first
HAUTEUR: Final = 22  # px a line: six of them, twelve moves, are in sight on a school's laptop
PAS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -2, Qt.Key.Key_Down: 2}  # turns
SANS, PAVE = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier


class ListeCoups(QObject):
    """Lists the tours of a game's tree; emits the number of the node that is chosen.

    Values are the first camp's throughout, as on the curve; what a move lost is lost by who played it.
    """

    noeud_choisi = Signal(int)
    menu_demande = Signal(int, QPoint)  # a right click: the number of a node, where on the screen

    def __init__(self, fenetre: FenetreDessinee) -> None:
        super().__init__(fenetre)
        self.table = fenetre.widgets.liste_coups
        self._convention = fenetre.widgets.convention_coups
        self._ouverture = Etiquette()
        self._ouverture.setObjectName("ouverture_coups")
        self._ouverture.setProperty("role", "discret")
        self._ouverture.setMinimumWidth(1)  # it takes no room that the list must have
        self._convention.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # the name comes first
        self._convention.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        entete = fenetre.widgets.entete_coups
        entete.insertWidget(1, self._ouverture)
        entete.setStretch(0, 0)
        entete.setStretch(entete.indexOf(self._convention), 1)
        self._textes = TextesCoups(self)
        self._ecriture = EcritureCoups(self.table, self._textes)
        colonnes = 1 + 2 * len(Colonne)
        preparer(self.table, colonnes, elastique=Colonne.COUP.de(PREMIER))
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectItems)
        self.table.horizontalHeader().setSectionResizeMode(Colonne.COUP.de(SECOND), QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setDefaultSectionSize(HAUTEUR)
        self._partie: Partie | None = None
        self._arbre: ArbreDesCoups | None = None
        self._jointes: dict[int, Transposition] = {}
        self._racine: Noeud | None = None  # what these two were made from
        self._repli = Repli()
        self._rangees: list[Rangee] = []
        self._juges, self._points = False, True
        self._theme = CLAIR
        self.table.cellClicked.connect(self._choisir)
        self._pour_menu = False  # whether the last press was one that asks for a menu
        self._bientot = QTimer(self, singleShot=True, interval=0)  # Qt still selects once it has told the current cell
        self._bientot.timeout.connect(self._suivre)
        self.table.currentCellChanged.connect(self._annoncer)
        self.table.cellActivated.connect(lambda ligne, colonne: self._choisir(ligne, colonne, replier=False))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._demander_menu)
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)

    # What is shown.

    def presenter(self, vue: AdaptateurJeu) -> None:
        """Write the headers for a game in the language of the moment; without points, hide their columns."""
        self._ecriture.oublier()
        self._points = vue.points
        titres = self._textes.titres()
        self.table.setHorizontalHeaderLabels([self.tr("Tour"), *titres.values(), *titres.values()])
        pour = vue.camp(PREMIER)
        self._convention.setText(self.tr("Éval. : pour {} · Perte : de qui joue").format(pour))
        aides = {
            Colonne.EVALUATION: self.tr("Valeur après le coup, pour {}").format(pour),
            Colonne.PERTE: vue.aides[1],
            Colonne.MIEUX: self.tr("Le coup qui valait plus, à côté d'une faute"),
        }
        phrases = (f"{titres[colonne]} – {aide}" for colonne, aide in aides.items() if aide)
        infobulle(self._convention, "\n".join(phrases))
        for camp in (PREMIER, SECOND):
            for colonne in Colonne:
                if (entete := self.table.horizontalHeaderItem(colonne.de(camp))) is not None:
                    infobulle(entete, aides.get(colonne, vue.camp(camp)))
                    if colonne is Colonne.COUP:
                        entete.setIcon(icone_pion(camp, vue.style))
        aligner_nombres(self.table, NOMBRES)
        self._montrer_colonnes()

    def suivre_mode(self, mode: str) -> None:
        """Show the columns that the window's ``mode`` is for."""
        self._juges = mode in JUGES
        self._montrer_colonnes()

    @property
    def _large(self) -> bool:
        """Whether there is room for more than what the list must show."""
        return self.table.viewport().width() >= LARGE * self.table.fontMetrics().averageCharWidth()

    def _montrer_colonnes(self) -> None:
        for camp in (PREMIER, SECOND):
            for colonne in Colonne:
                vide = (colonne is Colonne.POINTS and not self._points) or (
                    colonne is Colonne.MIEUX and not self._large
                )
                self.table.setColumnHidden(colonne.de(camp), vide or colonne not in MONTREES[self._juges])
        self._convention.setVisible(self._juges)

    def definir_theme(self, theme: Theme) -> None:
        """Colour the moves for ``theme`` from the next ``montrer`` on."""
        self._theme = theme
        self._ecriture.oublier()

    def montrer(self, partie: Partie) -> None:
        """Show the moves of ``partie``, with what is known of them and their opening; select the last one played."""
        self._partie = partie
        nom = ouverture_de(partie)
        self._ouverture.setText(nom)
        infobulle(self._ouverture, nom)
        racine = partie.racine
        if self._arbre is None or racine is not self._racine:
            self._arbre, self._racine = ArbreDesCoups.de(racine), racine
            self._jointes = transpositions(racine) if self._arbre.variantes else {}
        self._repli.suivre(partie, self._arbre.variantes)
        self._rangees = self._arbre.rangees(self._repli.numeros)
        for noeud in partie.ligne:
            if noeud.numero == partie.decidee_en:
                terminer(self._rangees, noeud)
        with QSignalBlocker(self.table):  # lines that come and go move the current cell: nobody chose that
            self._ecriture.ecrire(self._rangees, self._arbre, partie, self._jointes, self._theme)
        self.situer()

    def montre(self, partie: Partie) -> bool:
        """Whether the moves listed are those of ``partie``, and not of a game that was on the board a moment ago."""
        return self._partie is partie

    # Where one stands.

    def situer(self) -> None:
        """Select the half line of the last turn; in a variation that is folded, its title."""
        assert self._partie is not None
        self.designer(self._partie.noeud)

    def designer(self, noeud: Noeud) -> None:
        """Select the half line of ``noeud``, wherever the game stands, as long as something is done with it."""
        ou = place(self._rangees, noeud)
        self._bientot.stop()
        with QSignalBlocker(self.table):
            if ou is None:
                self.table.clearSelection()
                self.table.setCurrentCell(-1, -1)
                self.table.scrollToTop()
                return
            ligne, moitie = ou
            debut = 1 + len(Colonne) * max(moitie, 0)
            fin = self.table.columnCount() - 1 if moitie < 0 else debut + len(Colonne) - 1
            modele, choix = self.table.model(), self.table.selectionModel()
            demi = QItemSelection(modele.index(ligne, debut), modele.index(ligne, fin))
            choix.setCurrentIndex(modele.index(ligne, debut), QItemSelectionModel.SelectionFlag.NoUpdate)
            choix.select(demi, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.table.scrollTo(modele.index(ligne, debut))

    def _viser(self) -> None:
        if (ici := self.table.currentIndex()).isValid():
            self.table.scrollTo(ici)

    def _noeud_de(self, ligne: int, colonne: int) -> Noeud | None:
        """Return the node of a half line; the number of a line is its first move's."""
        rangee = self._rangees[ligne]
        moities = (rangee.premier, rangee.second)
        return moities[colonne >= Colonne.COUP.de(SECOND)] or next(iter(rangee.noeuds), None)

    def _choisir(self, ligne: int, colonne: int, *, replier: bool = True) -> None:
        """Go to the move of a half line, or to the one that a comment is about; fold the variation of a title."""
        noeud = self._noeud_de(ligne, colonne)
        if noeud is None or self._partie is None:
            return
        if self._rangees[ligne].genre is Genre.TITRE:
            if replier:
                self._repli.basculer(noeud.numero)
            self.montrer(self._partie)
            return
        if noeud.numero == self._partie.noeud.numero:
            self.situer()  # it stands there already: nothing else would select the half line
        self.noeud_choisi.emit(noeud.numero)

    def _annoncer(self, _ligne: int, _colonne: int, avant: int, _colonne_avant: int) -> None:
        """Follow the current cell soon; not the one that comes with the keyboard, nor with a click for a menu."""
        if avant >= 0 and not self._pour_menu:
            self._bientot.start()

    def _suivre(self) -> None:
        """Go to the move of the current cell, if one does not stand there; a title, which a click folds, is no move."""
        ligne, colonne = self.table.currentRow(), self.table.currentColumn()
        if not 0 <= ligne < len(self._rangees) or self._partie is None:
            return
        noeud = self._noeud_de(ligne, colonne)
        if self._rangees[ligne].genre is not Genre.TITRE and noeud is not None and noeud is not self._partie.noeud:
            self._choisir(ligne, colonne)

    def replier(self) -> None:
        """Fold the variation where one stands, or unfold it; on the main line, all of them."""
        if self._partie is None:
            return
        dedans = depart_de_branche([self._partie.racine, *self._partie.historique])
        if dedans is None:
            self._repli.basculer_tout()
        else:
            self._repli.basculer(dedans.numero)
        self.montrer(self._partie)

    def _demander_menu(self, ou: QPoint) -> None:
        index = self.table.indexAt(ou)
        noeud = self._noeud_de(index.row(), index.column()) if index.isValid() else None
        if noeud is None:
            self.situer()  # the click went past the moves
        else:
            self.menu_demande.emit(noeud.numero, self.table.viewport().mapToGlobal(ou))

    def _marcher(self, touche: int) -> bool:
        """Go where an arrow, Home or End leads along the line; tell whether it is one of them."""
        partie, pas = self._partie, next((pas for connue, pas in PAS.items() if connue == touche), 0)
        bouts = touche in (Qt.Key.Key_Home, Qt.Key.Key_End)
        if partie is None or not (pas or bouts):
            return False
        tours = [partie.racine, *partie.historique, *partie.defaits]
        rangs = list(accumulate(noeud.coup is not None for noeud in tours))  # the moves behind each turn
        ici, dernier = rangs[len(partie.historique)], rangs[-1]
        if bouts:
            la = 0 if touche == Qt.Key.Key_Home else dernier
        else:
            la = rangs[min(max(len(partie.historique) + pas, 0), len(tours) - 1)]
            if la == ici:  # a pass, which is played with the move before it
                la = min(max(ici + (1 if pas > 0 else -1), 0), dernier)
        self.noeud_choisi.emit(tours[bisect_right(rangs, la) - 1].numero)
        return True

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Walk through the game by the arrows, two moves a line; keep the move in sight when the list gets lower."""
        if event.type() == QEvent.Type.Resize and objet is self.table.viewport():
            self._montrer_colonnes()
            QTimer.singleShot(0, self, self._viser)  # once the scroll bar knows the new height
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._pour_menu = event.button() == Qt.MouseButton.RightButton
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        self._pour_menu = False
        return event.modifiers() in (SANS, PAVE) and self._marcher(event.key())
