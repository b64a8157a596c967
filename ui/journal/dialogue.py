"""*Parties récentes*: every game of the journal, searched as one types, opened, deleted and given back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ecosysteme.fautes import Message
from ui.journal.modele import ColonneJournal, LigneJournal, ModeleParties
from ui.socle.devant import dimensionner
from ui.socle.formulaire import HAUTEUR as HAUTEUR_CHAMP
from ui.socle.langue import accorder
from ui.socle.messages import annoncer
from ui.socle.raisons import dire, majuscule
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette

TAILLE: Final = QSize(900, 520)  # px, where the screen has them
HAUTEUR: Final = 24  # px a line


class _Recherche(QLineEdit):
    """What is searched; ``bas`` is the arrow that leads to the lines under it."""

    bas = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the search box to the list with the Down key."""
        if event.key() == Qt.Key.Key_Down:
            self.bas.emit()
        else:
            super().keyPressEvent(event)


class DialogueParties(Retraduit, QDialog):
    """The list; it asks for what it cannot do itself, and ``montrer`` gives it the games.

    ``demande`` wants the games, the deleted ones if it carries ``True``; ``ouverture`` wants one, by its number;
    ``suppression`` and ``restitution`` want several to be deleted, or given back.
    """

    demande = Signal(bool)
    ouverture = Signal(int)
    suppression, restitution = Signal(list), Signal(list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dialogue_parties")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.modele = ModeleParties(self)
        self._lue = False  # whether games were given: before that, nobody knows whether there are any
        self.complet = False  # whether they are all there, and not the first ones only
        self._supprimees: list[int] = []  # those that ``annuler`` gives back: the last ones that were deleted
        self._faire_liste()
        self._faire_boutons()
        self._disposer()
        self._brancher()
        self._traduire()
        self._permettre()
        dimensionner(self, TAILLE)

    def _faire_liste(self) -> None:
        self.recherche = _Recherche()
        self.recherche.setObjectName("recherche_parties")
        self.recherche.setClearButtonEnabled(True)
        self.recherche.setMinimumHeight(HAUTEUR_CHAMP)
        self.table = QTableView()
        self.table.setObjectName("table_parties")
        self.table.setModel(self.modele)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        verticale, entete = self.table.verticalHeader(), self.table.horizontalHeader()
        verticale.hide()
        verticale.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        verticale.setDefaultSectionSize(HAUTEUR)
        entete.setHighlightSections(False)
        entete.setSectionsClickable(False)
        entete.setResizeContentsPrecision(50)  # lines measured: there may be thousands
        for colonne in ColonneJournal:
            elastique = colonne in (ColonneJournal.JOUEURS, ColonneJournal.OUVERTURE)
            modes = QHeaderView.ResizeMode
            entete.setSectionResizeMode(colonne, modes.Stretch if elastique else modes.ResizeToContents)
        self._vide = Etiquette()  # in the place of the lines, where there is none
        self._vide.setObjectName("vide_parties")
        self._vide.setProperty("role", "discret")
        self._vide.setWordWrap(True)
        self._vide.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._vide.hide()
        self._avis = Etiquette()  # what is wrong with the journal
        self._avis.setObjectName("avis_parties")
        self._avis.setWordWrap(True)
        self._avis.hide()
        self._compte = Etiquette()
        self._compte.setObjectName("compte_parties")
        self._compte.setProperty("role", "discret")

    def _faire_boutons(self) -> None:
        self._voir_supprimees = QCheckBox()
        self._voir_supprimees.setObjectName("voir_supprimees")
        gestes = {
            "ouvrir_notee": self._ouvrir,
            "supprimer_parties": self._supprimer,
            "annuler_suppression": self._annuler,
            "fermer_parties": self.close,
        }
        self._boutons: dict[str, QPushButton] = {}
        for nom, geste in gestes.items():
            bouton = self._boutons[nom] = QPushButton()
            bouton.setObjectName(f"bouton_{nom}")
            bouton.setAutoDefault(False)
            bouton.clicked.connect(lambda _coche=False, geste=geste: geste())

    def _disposer(self) -> None:
        haut, bas = QHBoxLayout(), QHBoxLayout()
        haut.addWidget(self.recherche, 1)
        haut.addWidget(self._voir_supprimees)
        bas.addWidget(self._boutons["supprimer_parties"])
        bas.addWidget(self._boutons["annuler_suppression"])
        bas.addStretch(1)
        bas.addWidget(self._boutons["ouvrir_notee"])
        bas.addWidget(self._boutons["fermer_parties"])
        colonne = QVBoxLayout(self)
        colonne.addWidget(self._avis)
        colonne.addLayout(haut)
        colonne.addWidget(self.table, 1)
        colonne.addWidget(self._vide, 1)
        colonne.addWidget(self._compte)
        colonne.addLayout(bas)

    def _brancher(self) -> None:
        self.recherche.textChanged.connect(self._chercher)
        self.modele.trouvees.connect(lambda: self._chercher(self.recherche.text()))
        self.recherche.returnPressed.connect(self._ouvrir)
        self.recherche.bas.connect(self._descendre)
        self._voir_supprimees.toggled.connect(lambda _: self._commencer())
        self._voir_supprimees.toggled.connect(self.demande)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._permettre())
        self.table.activated.connect(lambda _: self._ouvrir())
        touches = {QKeySequence.StandardKey.Delete: self._supprimer, QKeySequence.StandardKey.Undo: self._annuler}
        for touche, geste in touches.items():
            raccourci = QShortcut(QKeySequence(touche), self.table)
            raccourci.setContext(Qt.ShortcutContext.WidgetShortcut)  # in the search, they are those of a text
            raccourci.activated.connect(geste)

    def _descendre(self) -> None:
        """Give the list the keyboard; where it has no line, have a reader told what stands in its place."""
        if self.table.isVisible():
            self.table.setFocus()
        else:
            annoncer(self.recherche, self._vide.text())

    # What is shown.

    def _commencer(self) -> None:
        """Wait for the games of another list than the one on show."""
        self.complet = False
        self._traduire()

    def montrer(self, lignes: list[LigneJournal], *, complet: bool = True) -> None:
        """Show these games, the first ones if others are still read; those that were chosen still are."""
        choisies = set(self.choisies)
        self._lue, self.complet = True, complet
        self.modele.remplir(lignes)
        self._choisir(choisies)

    def retirer(self, numeros: list[int]) -> None:
        """Take games out of the list, and choose the one that comes to their place."""
        place = min(self.modele.lignes_de(set(numeros)), default=0)
        self.modele.retirer(numeros)
        self.table.clearSelection()
        if (derniere := self.modele.rowCount() - 1) >= 0:
            self.table.selectRow(min(place, derniere))
        self._permettre()

    def remettre(self, numeros: list[int]) -> bool:
        """Put games that went last back to their place, and choose them; ``False`` when their lines are not known."""
        remises = self.modele.remettre(numeros)
        if remises:
            self._choisir(set(numeros))
        return remises

    def prevenir(self, quoi: BaseException | Message | None) -> None:
        """Say above the lines that games are not kept, and why; ``None``: all is well."""
        phrase = dire(quoi)
        self._avis.setText(f"{majuscule(phrase)}." if phrase else "")
        self._avis.setVisible(bool(phrase))
        self._permettre()

    def _chercher(self, texte: str) -> None:
        choisies = set(self.choisies)
        self.modele.chercher(texte)
        self._choisir(choisies)

    def _choisir(self, numeros: set[int]) -> None:
        """Choose these games again, or else the first line: Enter in the search opens it."""
        mode = QItemSelectionModel.SelectionFlag
        choix = self.table.selectionModel()
        for ligne in self.modele.lignes_de(numeros) or list(range(min(1, self.modele.rowCount()))):
            index = self.modele.index(ligne, 0)
            choix.setCurrentIndex(index, mode.NoUpdate)
            choix.select(index, mode.Select | mode.Rows)
        self._permettre()

    @property
    def choisies(self) -> list[int]:
        """The numbers of the games that are chosen."""
        return [self.modele.partie(index.row()).numero for index in self.table.selectionModel().selectedRows()]

    @property
    def corbeille(self) -> bool:
        """Whether the deleted games are listed, instead of the others."""
        return self._voir_supprimees.isChecked()

    def _permettre(self) -> None:
        nombre = len(self.choisies)
        self._boutons["ouvrir_notee"].setEnabled(nombre == 1)
        self._boutons["supprimer_parties"].setEnabled(nombre > 0)
        self._boutons["annuler_suppression"].setEnabled(bool(self._supprimees))
        self._compter()

    def _compter(self) -> None:
        vues, toutes = self.modele.rowCount(), self.modele.total
        phrase = accorder(toutes, self.tr("{} partie"), self.tr("{} parties"))
        if vues < toutes:
            phrase = self.tr("{} sur {}").format(vues, phrase)
        if self._lue and not self.complet:
            phrase = self.tr("{}, les suivantes arrivent…").format(phrase)
        if self.corbeille:
            phrase = self.tr("{}, effacées pour de bon après trente jours où l'on a joué").format(phrase)
        self._compte.setText(phrase)
        vide = self._lue and not vues
        self._vide.setText(self._raison_du_vide() if vide else "")
        self._vide.setVisible(vide)
        self.table.setVisible(not vide)

    def _raison_du_vide(self) -> str:
        """Say why there is no line, and what brings some."""
        if self.modele.total and not self.complet:
            return self.tr("Aucune des dernières parties ; les autres arrivent…")
        if self.modele.total:
            return self.tr("Aucune partie ne contient tous ces mots.")
        if self.corbeille:
            return self.tr("Aucune partie supprimée.")
        if self._avis.text():
            return self.tr("Aucune partie.")
        return self.tr("Aucune partie pour l'instant : chaque partie jouée vient ici, dès son premier coup.")

    # What is asked for.

    def _ouvrir(self) -> None:
        if len(choisies := self.choisies) == 1:
            self.ouverture.emit(choisies[0])

    def _supprimer(self) -> None:
        """Delete the chosen games, or give them back if they are deleted already."""
        if not (choisies := self.choisies):
            return
        if self.corbeille:
            self._oublier(choisies)
            self.restitution.emit(choisies)
        else:
            self._supprimees = choisies
            self.suppression.emit(choisies)
        self._permettre()

    def _annuler(self) -> None:
        if supprimees := self._supprimees:
            self._supprimees = []
            self.restitution.emit(supprimees)
            self._permettre()

    def _oublier(self, rendues: Iterable[int]) -> None:
        rendues = set(rendues)
        self._supprimees = [numero for numero in self._supprimees if numero not in rendues]

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Parties récentes"))
        self.recherche.setPlaceholderText(self.tr("Chercher un joueur, une ouverture, un jeu, une date…"))
        self.recherche.setAccessibleName(self.tr("Chercher"))
        self.table.setAccessibleName(self.tr("Parties récentes"))
        self._voir_supprimees.setText(self.tr("Supprimées"))
        rendre = self.corbeille
        self._boutons["ouvrir_notee"].setText(self.tr("&Ouvrir"))
        self._boutons["supprimer_parties"].setText(self.tr("&Rendre") if rendre else self.tr("&Supprimer"))
        self._boutons["annuler_suppression"].setText(self.tr("&Annuler la suppression"))
        self._boutons["fermer_parties"].setText(self.tr("&Fermer"))
        self._compter()
