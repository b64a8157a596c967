"""The command box: any action of the window, found by its words, from anywhere, and done by Enter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QTableWidget, QVBoxLayout, QWidget

from ecosysteme.reglages import COMMANDES_RECENTES
from ui.aide.inventaire import Offre, commandes
from ui.aide.mots_cherches import eloignement
from ui.aide.refus import dire_impossible
from ui.disposition.modes import Modes
from ui.socle.devant import au_retour, mettre_devant
from ui.socle.langue import accorder
from ui.socle.memoire import Memoire
from ui.socle.messages import annoncer
from ui.socle.tables import preparer
from ui.socle.textes import Etiquette, nouvelle_cellule
from ui.widgets.fenetre import FenetreDessinee

RECENTES: Final = 8  # that are remembered
LARGEUR: Final = 640  # px
HAUTEUR: Final = 420  # px
HAUT: Final = 56  # px from the top of the window: under its header
DEPLACEMENTS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
TEXTE, CHEMIN, TOUCHE = range(3)


class BoiteCommandes(QDialog):
    """A line to write in and what it finds, in a window of its own: the keys of the board and of its rooms wait.

    Who had the keyboard has it again once it is closed.
    """

    def __init__(self, fenetre: FenetreDessinee, modes: Modes, memoire: Memoire) -> None:
        """Belong to ``fenetre``; ``montrer`` reads what it can do at that moment."""
        super().__init__(fenetre, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("boite_commandes")
        self._fenetre, self._modes, self._memoire = fenetre, modes, memoire
        self._d_ou: QWidget = fenetre  # the window that had the keyboard
        self._toutes: list[Offre] = []
        self._choisie: Offre | None = None  # what is to be done once that window has it again
        self.trouvees: list[Offre] = []
        self.recherche, self.liste, self._pied = QLineEdit(), QTableWidget(), Etiquette()
        self.recherche.setObjectName("commandes_recherche")
        self.liste.setObjectName("commandes_liste")
        self._pied.setProperty("role", "discret")
        preparer(self.liste, 3, TEXTE)
        self.liste.horizontalHeader().hide()
        self.liste.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows walk through it from the line above
        self.recherche.installEventFilter(self)
        self.recherche.textChanged.connect(lambda _: self._chercher())
        self.recherche.returnPressed.connect(self._faire)
        self.liste.cellClicked.connect(lambda *_: self._faire())
        self.liste.currentCellChanged.connect(lambda rang, *_: self._lire(rang))
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(8, 8, 8, 6)
        for widget in (self.recherche, self.liste, self._pied):
            colonne.addWidget(widget)

    def montrer(self) -> None:
        """Show what the window can do now, over the window, ready for words; asked for again, it goes away."""
        if self.isVisible():
            self.reject()
            return
        self._d_ou = QApplication.activeWindow() or self._fenetre
        self._traduire()
        recentes = str(self._memoire.lire(COMMANDES_RECENTES)).split()
        toutes = commandes(self._fenetre, self._modes)
        premieres = {nom: rang for rang, nom in enumerate(recentes)}
        self._toutes = sorted(toutes, key=lambda une: premieres.get(une.nom, len(premieres)))
        self._placer()
        mettre_devant(self)
        self.recherche.setFocus()
        with QSignalBlocker(self.recherche):
            self.recherche.clear()
        with QSignalBlocker(self.liste):  # its first line is told once the keyboard is there
            self._chercher()

    def _traduire(self) -> None:
        self.setWindowTitle(self.tr("Chercher une commande"))
        self.recherche.setPlaceholderText(self.tr("Que faire ? Quelques mots, dans n'importe quel ordre"))
        self.recherche.setAccessibleName(self.windowTitle())
        self.liste.setAccessibleName(self.tr("Commandes trouvées"))

    def _placer(self) -> None:
        """Lie over the top of the window, no larger than it."""
        dessous = self._fenetre.size()
        self.resize(min(LARGEUR, dessous.width() - 2 * HAUT), min(HAUTEUR, dessous.height() - 2 * HAUT))
        self.move(self._fenetre.mapToGlobal(QPoint((dessous.width() - self.width()) // 2, HAUT)))

    def _chercher(self) -> None:
        """List what has all the words, the nearest first; what cannot be done now comes after, and is grey."""
        cherche = self.recherche.text()
        loin = [
            (eloignement(cherche, une.texte, une.chemin, une.anglais, une.touche), not une.possible, une)
            for une in self._toutes
        ]
        gardees = [(autre, distance, une) for distance, autre, une in loin if distance is not None]
        self.trouvees = [une for _, _, une in sorted(gardees, key=lambda trouvee: trouvee[:2])]
        self.liste.setRowCount(0)  # so that the first line is chosen anew
        self.liste.setRowCount(len(self.trouvees))
        grise = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        for rang, une in enumerate(self.trouvees):
            for colonne, texte in ((TEXTE, _dire(une)), (CHEMIN, une.chemin), (TOUCHE, une.touche)):
                cellule = nouvelle_cellule(texte)
                if not une.possible:
                    cellule.setForeground(grise)
                self.liste.setItem(rang, colonne, cellule)
        rien = self.tr("Aucune commande n'a ces mots.")
        trouvees = accorder(len(self.trouvees), self.tr("{} commande"), self.tr("{} commandes"))
        dit, avant = trouvees if self.trouvees else rien, self._pied.text()
        self._pied.setText(dit)
        if self.trouvees:
            self.liste.setCurrentCell(0, TEXTE)
        elif dit != avant:  # said of the letter that led there, not again of each that follows
            annoncer(self.recherche, rien, presse=True)

    def _lire(self, rang: int) -> None:
        """Have a screen reader say the line that Enter would do."""
        if 0 <= rang < len(self.trouvees):
            une = self.trouvees[rang]
            impossible = "" if une.possible else self.tr("impossible à ce moment")
            dits = (_dire(une), impossible, une.touche, une.chemin, f"{rang + 1} / {len(self.trouvees)}")
            annoncer(self.recherche, ", ".join(filter(None, dits)), presse=True)

    def _faire(self) -> None:
        """Close, then do what the line says: what it opens must have the keyboard."""
        rang = self.liste.currentRow()
        if not 0 <= rang < len(self.trouvees):
            return
        une = self.trouvees[rang]
        if not une.possible:
            self._pied.setText(une.refus or dire_impossible(une.texte))
            annoncer(self.recherche, self._pied.text(), presse=True)
            return
        if une.nom:
            autres = [nom for nom in str(self._memoire.lire(COMMANDES_RECENTES)).split() if nom != une.nom]
            self._memoire.ecrire(COMMANDES_RECENTES, " ".join([une.nom, *autres][:RECENTES]))
        self._choisie = une
        self.accept()

    def done(self, resultat: int) -> None:
        """Close, and give the keyboard back to the window that had it; what was chosen is done once it is there."""
        super().done(resultat)
        une, self._choisie = self._choisie, None
        au_retour(self._d_ou, (lambda: None) if une is None else une.faire)

    def showEvent(self, event: QShowEvent) -> None:
        """Have the first line be in sight."""
        super().showEvent(event)
        self.liste.scrollToTop()

    def changeEvent(self, event: QEvent) -> None:
        """Go when another window is chosen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isVisible() and not self.isActiveWindow():
            self.hide()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Walk through the list from the line where words are written."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in DEPLACEMENTS:
            QCoreApplication.sendEvent(self.liste, event)
            return True
        if event.type() == QEvent.Type.FocusIn:  # later: Qt tells of it once everybody has seen the event
            QTimer.singleShot(0, self, lambda: self._lire(self.liste.currentRow()))
        return False


def _dire(offre: Offre) -> str:
    return f"{offre.texte} ✓" if offre.cochee else offre.texte


def montrer_boite(fenetre: FenetreDessinee, modes: Modes, memoire: Memoire) -> BoiteCommandes:
    """Show the command box of ``fenetre``, the same whenever it is asked for."""
    boite = fenetre.findChild(BoiteCommandes) or BoiteCommandes(fenetre, modes, memoire)
    boite.montrer()
    return boite
