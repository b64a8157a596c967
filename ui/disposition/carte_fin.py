"""The end of a game: who won and what to do next, in the place of the strip, so that no square is covered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from ui.socle.filtres_evenements import filtrer
from ui.socle.messages import annoncer
from ui.socle.pictogrammes import pictogramme
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme
from ui.widgets.fenetre import FenetreDessinee

DELAI: Final = 400  # ms: the last discs turn first
MARGE: Final = 6  # px at both ends, the line around included
ESPACE: Final = 6  # px between what stands in the row


class CarteFin(QFrame):
    """Says the result under the board; each button tells what was asked for, and takes the card away."""

    revoir, revanche, autre_niveau, echanger = Signal(), Signal(), Signal(), Signal()

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Take a place in the strip of the loaded window, hidden until ``montrer``."""
        bande = fenetre.widgets.bande
        super().__init__(bande)
        self.setObjectName("carte_fin")
        self._plateau = fenetre.widgets.plateau
        self._remplace = fenetre.widgets.contenu_bande
        self._titre = Etiquette(pliee=True)
        self._titre.setObjectName("titre_fin")
        self._titre.setProperty("role", "titre")
        self._suite = Etiquette()
        self._suite.setObjectName("suite_fin")
        self._suite.setProperty("role", "detail")
        self._fermer = QToolButton()
        self._fermer.setObjectName("bouton_fermer_fin")
        self._fermer.setAutoRaise(True)
        self._fermer.clicked.connect(self.cacher)
        self._boutons: dict[str, QPushButton] = {}
        signaux = self.revoir, self.revanche, self.autre_niveau, self.echanger
        for nom, signal in zip(("revoir", "revanche", "autre_niveau", "echanger_camps"), signaux, strict=True):
            bouton = self._boutons[nom] = QPushButton()
            bouton.setObjectName(f"bouton_{nom}")
            bouton.clicked.connect(signal)  # first: the board, which takes the keyboard from the card, is then another
            bouton.clicked.connect(self.cacher)
        self._boutons["revoir"].setProperty("role", "principal")
        self._resultat = self._complement = ""
        self._due = False
        self._retenues: set[str] = set()  # why it waits elsewhere
        self._niveau: tuple[int, bool, bool] | None = None  # which is offered, whether stronger, whether a depth
        self._suite.hide()
        self._disposer()
        fenetre.widgets.place_bande.addWidget(self)
        self._attente = QTimer(self, singleShot=True, interval=DELAI)
        self._attente.timeout.connect(self._paraitre)
        for objet in (self._plateau, fenetre):  # where the keyboard is when a game ends
            filtrer(objet, self, QEvent.Type.KeyPress)
        self._traduire()
        self.hide()

    def _disposer(self) -> None:
        """Stand in a row, reached by Tab from the board; a click leaves the keyboard there."""
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(MARGE, 0, MARGE, 0)
        ligne.setSpacing(ESPACE)
        textes = QVBoxLayout()
        textes.setSpacing(0)
        textes.addWidget(self._titre)
        textes.addWidget(self._suite)
        ligne.addLayout(textes, 1)
        avant: QWidget = self._plateau
        for bouton in (*self._boutons.values(), self._fermer):
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            ligne.addWidget(bouton)
            QWidget.setTabOrder(avant, bouton)
            avant = bouton

    def montrer(self, resultat: str) -> None:
        """Show the card soon, with ``resultat`` and nothing else."""
        self._complement = ""
        self._niveau = None
        self.dire(resultat)
        self._due = True
        self._attente.start()

    def retenir(self, raison: str, retenue: bool) -> None:
        """Leave the strip to what has it for ``raison``; come back, if still asked for, when no reason is left."""
        (self._retenues.add if retenue else self._retenues.discard)(raison)
        if not self._attente.isActive():
            self._paraitre()

    def dire(self, resultat: str) -> None:
        """Say ``resultat`` on the card, be it seen or still to come."""
        self._resultat = resultat
        self._ecrire()

    def completer(self, phrase: str) -> None:
        """Say ``phrase`` after the result, until another game is over."""
        if phrase != self._complement:
            self._complement = phrase
            self._ecrire()
            annoncer(self._plateau, phrase)

    def proposer(self, niveau: int, *, plus_fort: bool, profondeur: bool = False) -> None:
        """Offer a game against another level, or a search of another ``profondeur``, until another game is over."""
        self._niveau = niveau, plus_fort, profondeur
        self._serrer()

    def _ecrire(self) -> None:
        texte = "\n".join(filter(None, (self._resultat, self._complement)))
        if texte != self.accessibleName():
            self._titre.setText(self._resultat)
            self._titre.setWordWrap(not self._complement)  # a line each: the strip has two
            self._suite.setText(self._complement)
            self._suite.setVisible(bool(self._complement))
            infobulle(self._suite, self._complement)
            self.setAccessibleName(texte)
            self._serrer()

    def cacher(self) -> None:
        """Take the card away, or do not show the one that was to come."""
        self._attente.stop()
        self._due = False
        self._paraitre()

    def _paraitre(self) -> None:
        """Stand in the place of the strip, or give it back."""
        vue = self._due and not self._retenues
        if vue and self.isHidden():
            self._serrer()
        if vue == self.isHidden():
            part, vient = (self._remplace, self) if vue else (self, self._remplace)
            part.hide()  # first: never both, which would ask for more width
            vient.show()

    def _serrer(self) -> None:
        """Leave out what is in a menu too, half of a button's words, then another level, where the result is cut."""
        revoir, revanche, autre, echanger = self._boutons.values()
        revoir.setText(self.tr("Revoir la partie"))
        if self._niveau is not None:
            niveau, plus_fort, profondeur = self._niveau
            autre.setText(self.tr("Plus fort") if plus_fort else self.tr("Plus facile"))
            contre = self.tr("Une autre partie, contre le niveau {}")
            infobulle(autre, (self.tr("Une autre partie, à la profondeur {}") if profondeur else contre).format(niveau))
        toujours = (revoir, revanche, self._fermer)
        gardes = toujours if self._niveau is None else (*toujours, autre)
        echanger.setVisible(self._tient(*gardes, echanger))
        if not self._tient(*gardes):
            revoir.setText(self.tr("Revoir"))
        autre.setVisible(autre in gardes and self._tient(*gardes))

    def _tient(self, *voisins: QAbstractButton) -> bool:
        place = self.width() - 2 * MARGE - sum(voisin.sizeHint().width() + ESPACE for voisin in voisins)
        if not self._complement:
            return self._titre.heightForWidth(place) <= self.height()
        lignes = (self._titre, self._suite)
        return all(une.fontMetrics().horizontalAdvance(une.text()) <= place for une in lignes)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width of the board."""
        super().resizeEvent(event)
        self._serrer()

    def definir_theme(self, theme: Theme) -> None:
        """Draw the cross in the colours of ``theme``."""
        self._fermer.setIcon(pictogramme("fermer", theme))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Leave by Escape, wherever it is typed."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and not self.isHidden():
            self.cacher()
            return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()

    def _traduire(self) -> None:
        self._boutons["revoir"].setAccessibleName(self.tr("Revoir la partie"))
        self._boutons["revanche"].setText(self.tr("Revanche"))
        self._boutons["echanger_camps"].setText(self.tr("Échanger les camps"))
        infobulle(self._boutons["echanger_camps"], self.tr("Une autre partie, chacun à la place de l'autre"))
        infobulle(self._fermer, self.tr("Fermer (Échap)"))
        self._fermer.setAccessibleName(self.tr("Fermer"))
        self._serrer()
