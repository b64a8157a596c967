"""The list of moves, two a line, the first camp's at the left: a click on one goes there, the arrows walk."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QLabel, QMainWindow, QTableWidget, QTableWidgetItem

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.partie import PartieQuelconque
from ecosysteme.variantes.noeud import NoeudQuelconque
from ui.jeux.adaptateur import AdaptateurJeu
from ui.jeux.evaluations import Evaluation, Evaluations
from ui.jeux.registre import adaptateur_de
from ui.plateau.icones import icone_pion
from ui.socle.chargeur import trouver
from ui.socle.tables import aligner_nombres, ecrire_ligne, preparer
from ui.socle.theme import CLAIR, Theme


class Colonne(IntEnum):
    """What is written of a move, in this order; the moves of the second camp have their columns after the first's."""

    COUP = 0
    POINTS = 1
    TEMPS = 2
    PERTE = 3
    EVALUATION = 4

    def de(self, camp: Camp) -> int:
        """Return this column of the table for the moves of ``camp``; before them all stands the number of the line."""
        return 1 + self + len(Colonne) * (camp == SECOND)


NUMERO: Final = 0
# The modes in which the moves are judged; in the others, what happened is read.
JUGES: Final = ("analyser",)
MONTREES: Final = {
    False: (Colonne.COUP, Colonne.POINTS, Colonne.TEMPS),
    True: (Colonne.COUP, Colonne.PERTE, Colonne.EVALUATION),
}
HAUTEUR: Final = 22  # px a line: six of them, twelve moves, are in sight on a school's laptop
PAS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -2, Qt.Key.Key_Down: 2}  # turns
SANS, PAVE = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier


class ListeCoups(QObject):
    """Lists the turns of a game, those taken back included; emits how many moves stand behind the one that is chosen.

    Values are the first camp's throughout, as on the curve; what a move lost is lost by who played it.
    """

    coup_choisi = Signal(int)

    def __init__(self, fenetre: QMainWindow) -> None:
        """Take the table and its caption from the loaded window."""
        super().__init__(fenetre)
        self.table = trouver(fenetre, QTableWidget, "liste_coups")
        self._convention = trouver(fenetre, QLabel, "convention_coups")
        colonnes = 1 + 2 * len(Colonne)
        preparer(self.table, colonnes, elastique=Colonne.COUP.de(PREMIER))
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectItems)
        self.table.horizontalHeader().setSectionResizeMode(Colonne.COUP.de(SECOND), QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setDefaultSectionSize(HAUTEUR)
        coups = (Colonne.COUP.de(PREMIER), Colonne.COUP.de(SECOND))
        self._nombres = [rang for rang in range(colonnes) if rang not in coups]
        self._titres = dict.fromkeys(Colonne, "")
        self._rangs: list[int] = []  # how many moves stand behind each turn
        # The turns as they stand, so that only those that changed are written.
        self._ecrits: list[tuple[NoeudQuelconque, Evaluation | None]] = []
        self._decalage = 0  # 1 when the second camp begins: the first half line is then empty
        self._place = -1  # the turn that is chosen, -1 before the first
        self._juges, self._points = False, True
        self._theme = CLAIR
        self.table.cellClicked.connect(self._choisir)
        self.table.cellActivated.connect(self._choisir)
        self.table.installEventFilter(self)

    # What is shown.

    def presenter(self, vue: AdaptateurJeu) -> None:
        """Write the headers for a game in the language of the moment; without points, hide their columns."""
        self._ecrits = []
        self._points = vue.points
        self._titres = {
            Colonne.COUP: self.tr("Coup"),
            Colonne.POINTS: self.tr("Pions"),
            Colonne.TEMPS: self.tr("Temps"),
            Colonne.PERTE: self.tr("Perte"),
            Colonne.EVALUATION: self.tr("Éval."),
        }
        self.table.setHorizontalHeaderLabels([self.tr("N°"), *self._titres.values(), *self._titres.values()])
        pour = vue.camp(PREMIER)
        self._convention.setText(self.tr("Éval. : pour {} · Perte : de qui joue").format(pour))
        aides = {Colonne.EVALUATION: self.tr("Valeur après le coup, pour {}").format(pour), Colonne.PERTE: vue.aides[1]}
        phrases = (f"{self._titres[colonne]} – {aide}" for colonne, aide in aides.items() if aide)
        self._convention.setToolTip("\n".join(phrases))
        for camp in (PREMIER, SECOND):
            for colonne in Colonne:
                if (entete := self.table.horizontalHeaderItem(colonne.de(camp))) is not None:
                    entete.setToolTip(aides.get(colonne, vue.camp(camp)))
                    if colonne is Colonne.COUP:
                        entete.setIcon(icone_pion(camp, vue.style))
        aligner_nombres(self.table, self._nombres)
        self._montrer_colonnes()

    def suivre_mode(self, mode: str) -> None:
        """Show the columns that the window's ``mode`` is for."""
        self._juges = mode in JUGES
        self._montrer_colonnes()

    def _montrer_colonnes(self) -> None:
        for camp in (PREMIER, SECOND):
            for colonne in Colonne:
                vide = colonne is Colonne.POINTS and not self._points
                self.table.setColumnHidden(colonne.de(camp), vide or colonne not in MONTREES[self._juges])
        self._convention.setVisible(self._juges)

    def definir_theme(self, theme: Theme) -> None:
        """Colour the losses for ``theme`` from the next ``montrer`` on."""
        self._theme = theme
        self._ecrits = []

    def montrer(self, partie: PartieQuelconque, evaluations: Evaluations | None = None) -> None:
        """Show the moves of ``partie``, with what is known of them, and select the last one played."""
        vue = adaptateur_de(partie.jeu)
        traits = partie.historique + partie.defaits
        self._dimensionner(traits)
        self._rangs = []
        connus = [(trait, evaluations.de(partie, trait) if evaluations else None) for trait in traits]
        for tour, (trait, evaluation) in enumerate(connus):
            self._rangs.append((self._rangs[-1] if self._rangs else 0) + (trait.coup is not None))
            if not self._est_ecrit(tour, trait, evaluation):
                self._ecrire(vue, tour, trait, evaluation)
        self._ecrits = connus
        self._situer(len(partie.historique) - 1)

    def _dimensionner(self, traits: tuple[NoeudQuelconque, ...]) -> None:
        """Give the table its lines, numbered, and empty the half lines that nobody has."""
        decalage = int(bool(traits) and traits[0].camp == SECOND)
        if decalage != self._decalage:
            self._decalage, self._ecrits = decalage, []
        lignes = (len(traits) + decalage + 1) // 2
        avant = self.table.rowCount()
        self.table.setRowCount(lignes)
        for ligne in range(avant, lignes):
            ecrire_ligne(self.table, ligne, [str(ligne + 1)])
        rien = [""] * len(Colonne)
        if decalage:
            self._remplir(0, PREMIER, rien)
        if lignes and (len(traits) + decalage) % 2:
            self._remplir(lignes - 1, SECOND, rien)
        if avant != lignes:
            aligner_nombres(self.table, self._nombres)

    def _remplir(self, ligne: int, camp: Camp, textes: list[str]) -> None:
        ecrire_ligne(self.table, ligne, textes, depuis=Colonne.COUP.de(camp))

    def _est_ecrit(self, tour: int, trait: NoeudQuelconque, evaluation: Evaluation | None) -> bool:
        if tour >= len(self._ecrits):
            return False
        ecrit, connue = self._ecrits[tour]
        # Not ``==``, which compares states: a state stays itself when its node is copied.
        return ecrit.etat is trait.etat and ecrit.secondes == trait.secondes and connue == evaluation

    def _ecrire(self, vue: AdaptateurJeu, tour: int, trait: NoeudQuelconque, evaluation: Evaluation | None) -> None:
        ligne, textes = self._ligne(tour), self._textes(vue, trait, evaluation)
        self._remplir(ligne, trait.auteur, textes)
        aligner_nombres(self.table, self._nombres, ligne)
        if (cellule := self._cellule(ligne, Colonne.COUP.de(trait.auteur))) is not None:
            cellule.setData(Qt.ItemDataRole.AccessibleTextRole, self._en_entier(vue, tour, trait, textes))
        self._colorer(ligne, vue, trait.auteur, evaluation)

    def _textes(self, vue: AdaptateurJeu, trait: NoeudQuelconque, evaluation: Evaluation | None) -> list[str]:
        premier, second = vue.jeu.scores(trait.etat)
        joue = trait.coup is not None
        return [
            vue.jeu.ecrire_coup(trait.coup) if joue else self.tr("passe"),
            f"{premier} - {second}" if joue else "",
            f"{QLocale().toString(trait.secondes, 'f', 2)} s" if joue else "",
            vue.ecrire_perte(evaluation) if evaluation else "",
            vue.ecrire_valeur(evaluation.pour_premier(trait.auteur)) if evaluation else "",
        ]

    def _en_entier(self, vue: AdaptateurJeu, tour: int, trait: NoeudQuelconque, textes: list[str]) -> str:
        """Say the move with all that the line shows of it, for who hears it."""
        if trait.coup is None:
            return vue.passe(trait.auteur)
        debut = self.tr("Coup {}, {} joue {}").format(self._rangs[tour], vue.camp(trait.auteur), textes[Colonne.COUP])
        titres = {**self._titres, Colonne.EVALUATION: self.tr("Éval. (pour {})").format(vue.camp(PREMIER))}
        vues = [colonne for colonne in Colonne if colonne is not Colonne.COUP and textes[colonne]]
        if not self._points and Colonne.POINTS in vues:
            vues.remove(Colonne.POINTS)
        return ", ".join([debut, *(f"{titres[colonne]} {textes[colonne]}" for colonne in vues)])

    def _colorer(self, ligne: int, vue: AdaptateurJeu, camp: Camp, evaluation: Evaluation | None) -> None:
        """Colour a loss that is an error; the marks say it too."""
        if (cellule := self._cellule(ligne, Colonne.PERTE.de(camp))) is None:
            return
        erreur, gaffe = vue.seuils
        perte = (evaluation.perte if evaluation else None) or 0
        couleur = self._theme.gaffe if perte >= gaffe else self._theme.erreur if perte >= erreur else None
        cellule.setData(Qt.ItemDataRole.ForegroundRole, QBrush(QColor(couleur)) if couleur else None)

    def _cellule(self, ligne: int, colonne: int) -> QTableWidgetItem | None:
        cellule: QTableWidgetItem | None = self.table.item(ligne, colonne)
        return cellule

    # Where one stands.

    def _ligne(self, tour: int) -> int:
        return (tour + self._decalage) // 2

    def _situer(self, tour: int) -> None:
        """Select the half line of a turn."""
        self._place = tour
        with QSignalBlocker(self.table):
            if tour < 0:
                self.table.clearSelection()
                self.table.setCurrentCell(-1, -1)
                self.table.scrollToTop()
                return
            ligne, debut = self._ligne(tour), 1 + len(Colonne) * ((tour + self._decalage) % 2)
            modele, choix = self.table.model(), self.table.selectionModel()
            demi = QItemSelection(modele.index(ligne, debut), modele.index(ligne, debut + len(Colonne) - 1))
            choix.setCurrentIndex(modele.index(ligne, debut), QItemSelectionModel.SelectionFlag.NoUpdate)
            choix.select(demi, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.table.scrollTo(modele.index(ligne, debut))

    def _choisir(self, ligne: int, colonne: int) -> None:
        """Go to the move of a half line; the number of a line is its first move's."""
        tour = 2 * ligne + (colonne >= Colonne.COUP.de(SECOND)) - self._decalage
        tour = min(max(tour, 0), len(self._rangs) - 1)
        if self._rangs[tour] == (self._rangs[self._place] if self._place >= 0 else 0):
            self._situer(self._place)  # it stands there already: nothing else would select the half line
        self.coup_choisi.emit(self._rangs[tour])

    def _marcher(self, touche: int) -> bool:
        """Go where an arrow, Home or End leads; tell whether it is one of them."""
        ici, dernier = self._rangs[self._place] if self._place >= 0 else 0, self._rangs[-1] if self._rangs else 0
        if touche in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.coup_choisi.emit(0 if touche == Qt.Key.Key_Home else dernier)
            return True
        pas = next((pas for connue, pas in PAS.items() if connue == touche), 0)
        if pas:
            tour = self._place + pas
            la = 0 if tour < 0 else self._rangs[tour] if tour < len(self._rangs) else dernier
            if la == ici:  # a pass, which is played with the move before it
                la = min(max(ici + (1 if pas > 0 else -1), 0), dernier)
            self.coup_choisi.emit(la)
        return bool(pas)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Walk through the game by the arrows, two moves a line."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        return event.modifiers() in (SANS, PAVE) and self._marcher(event.key())
