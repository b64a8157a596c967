"""The end of a game, as a card over the board: who won, and what to do next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from ui.socle.guet import guetter
from ui.socle.pictogrammes import pictogramme
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

DELAI: Final = 400  # ms: the last discs turn first
MARGE: Final = 16  # px


class CarteFin(QFrame):
    """Says the result over ``plateau``; each button tells what was asked for, and takes the card away."""

    revoir, revanche, echanger = Signal(), Signal(), Signal()

    def __init__(self, plateau: QWidget) -> None:
        """Stay hidden until ``montrer``."""
        super().__init__(plateau)
        self.setObjectName("carte_fin")
        self.setProperty("role", "carte")
        self._plateau = plateau
        self._titre, self._phrase = Etiquette(), Etiquette()
        self._titre.setProperty("role", "score")
        self._phrase.setProperty("role", "discret")
        for texte in (self._titre, self._phrase):
            texte.setAlignment(Qt.AlignmentFlag.AlignCenter)
            texte.setWordWrap(True)
        self._fermer = QToolButton()
        self._fermer.setAutoRaise(True)
        self._fermer.clicked.connect(self.hide)
        self._boutons: dict[str, QPushButton] = {}
        for nom, signal in (("revoir", self.revoir), ("revanche", self.revanche), ("echanger_camps", self.echanger)):
            bouton = self._boutons[nom] = QPushButton()
            bouton.setObjectName(f"bouton_{nom}")
            bouton.clicked.connect(self.hide)
            bouton.clicked.connect(signal)
        self._disposer()
        self._attente = QTimer(self, singleShot=True, interval=DELAI)
        self._attente.timeout.connect(self._paraitre)
        for objet in (plateau, plateau.window()):  # where the keyboard is when a game ends
            guetter(objet, self, QEvent.Type.KeyPress, QEvent.Type.Resize)
        self._traduire()
        self.hide()

    def _disposer(self) -> None:
        haut, bas = QHBoxLayout(), QHBoxLayout()
        self._ligne = bas
        haut.addStretch(1)
        haut.addWidget(self._fermer)
        for bouton in self._boutons.values():
            bas.addWidget(bouton)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(MARGE, 8, MARGE, MARGE)
        colonne.addLayout(haut)
        colonne.addWidget(self._titre)
        colonne.addWidget(self._phrase)
        colonne.addSpacing(8)
        colonne.addLayout(bas)

    def montrer(self, resultat: str, phrase: str) -> None:
        """Show the card soon: ``resultat``, and under it ``phrase``, which may be empty."""
        self._titre.setText(resultat)
        self._phrase.setText(phrase)
        self._phrase.setVisible(bool(phrase))
        self.setAccessibleName(resultat)
        self._attente.start()

    def cacher(self) -> None:
        """Take the card away, or do not show the one that was to come."""
        self._attente.stop()
        self.hide()

    def _paraitre(self) -> None:
        self._placer()
        self.show()
        self.raise_()

    def _placer(self) -> None:
        """Lie in the middle of the board, the buttons one below the other where it is too narrow for a row."""
        cadre = 2 * MARGE + 4 * self._ligne.spacing()
        en_ligne = sum(bouton.sizeHint().width() for bouton in self._boutons.values()) + cadre
        sens = QBoxLayout.Direction
        self._ligne.setDirection(sens.LeftToRight if en_ligne <= self._plateau.width() else sens.TopToBottom)
        self.setMaximumWidth(self._plateau.width())
        self.adjustSize()
        self.move(self._plateau.rect().center() - self.rect().center())

    def definir_theme(self, theme: Theme) -> None:
        """Draw the cross in the colours of ``theme``."""
        self._fermer.setIcon(pictogramme("fermer", theme))

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the size of the board; leave by Escape, wherever it is typed."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and not self.isHidden():
                self.cacher()
                return True
        elif event.type() == QEvent.Type.Resize and not self.isHidden():
            self._placer()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()

    def _traduire(self) -> None:
        self._boutons["revoir"].setText(self.tr("Revoir la partie"))
        self._boutons["revanche"].setText(self.tr("Revanche"))
        self._boutons["echanger_camps"].setText(self.tr("Échanger les camps"))
        infobulle(self._boutons["echanger_camps"], self.tr("Une autre partie, chacun à la place de l'autre"))
        infobulle(self._fermer, self.tr("Fermer (Échap)"))
        self._fermer.setAccessibleName(self.tr("Fermer"))
