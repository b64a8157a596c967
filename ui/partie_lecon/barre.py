"""The bar of a mistake: what was lost, and what to do about it, in the place of the strip; and why, above the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ui.disposition.calque import sequence
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.widgets.fenetre import FenetreDessinee

GESTES: Final = ("reessayer", "garder", "pourquoi")
TOUCHES: Final = {
    "Return": "reessayer",
    "Enter": "reessayer",
    "Ctrl+Z": "reessayer",
    "Esc": "revenir",
    "F1": "pourquoi",
}
MARGE, ESPACE = 6, 6  # px


class BarreLecon(Retraduit, QFrame):
    """Asks under the board, its keys taken wherever the keyboard is.

    ``geste`` is one of ``GESTES``, or ``revenir``, which has no button: Escape, which may keep no mistake.
    """

    geste = Signal(str)

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Take a place in the strip, hidden until ``demander``."""
        super().__init__(fenetre.widgets.bande)
        self.setObjectName("barre_lecon")
        self._fenetre, self._plateau = fenetre, fenetre.widgets.plateau
        self._remplace = fenetre.widgets.contenu_bande
        self._phrase = Etiquette(pliee=True)
        self._phrase.setObjectName("phrase_lecon")
        self._phrase.setProperty("role", "titre")
        self.boutons = {nom: QPushButton() for nom in GESTES}
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(MARGE, 0, MARGE, 0)
        ligne.setSpacing(ESPACE)
        ligne.addWidget(self._phrase, 1)
        for nom, bouton in self.boutons.items():
            bouton.setObjectName(f"lecon_{nom}")
            bouton.clicked.connect(lambda _coche=False, nom=nom: self.geste.emit(nom))
            ligne.addWidget(bouton)
        fenetre.widgets.place_bande.addWidget(self)
        self._traduire()
        self.hide()

    @property
    def montree(self) -> bool:
        """Whether it asks."""
        return not self.isHidden()

    def demander(self, phrase: str) -> None:
        """Ask what to do about a mistake; the keyboard is on the first button."""
        self.dire(phrase)
        self.boutons["pourquoi"].setEnabled(True)
        if not self.montree:
            self._remplace.hide()
            self.show()
            for objet in (self._plateau, self._fenetre):
                objet.installEventFilter(self)  # now: the last filter is asked first
        self.boutons["reessayer"].setFocus()
        annoncer(self._plateau, phrase, presse=True)

    def dire(self, phrase: str) -> None:
        """Say what was lost."""
        self._phrase.setText(phrase)
        self.setAccessibleName(phrase)

    def retirer(self) -> None:
        """Give the strip back, and the keyboard to the board if it was here."""
        if not self.montree:
            return
        ici = self.isAncestorOf(focus) if (focus := QApplication.focusWidget()) is not None else False
        for objet in (self._plateau, self._fenetre):
            objet.removeEventFilter(self)
        self.hide()
        self._remplace.show()
        if ici:
            self._plateau.setFocus()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Take the keys of the answers; Enter is that of the button on which the keyboard is."""
        if not isinstance(event, QKeyEvent) or (touche := sequence(event)) not in TOUCHES:
            return False
        if not self.isVisible():  # another room lies over the strip
            return False
        if event.type() == QEvent.Type.ShortcutOverride:  # else the window's own command would come first
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress:
            return False
        focus = QApplication.focusWidget()
        if touche in ("Return", "Enter") and isinstance(focus, QPushButton) and self.isAncestorOf(focus):
            focus.click()
        elif (nom := TOUCHES[touche]) not in self.boutons or self.boutons[nom].isEnabled():
            self.geste.emit(nom)
        return True

    def _traduire(self) -> None:
        textes = {"reessayer": self.tr("Réessayer"), "garder": self.tr("Garder"), "pourquoi": self.tr("Pourquoi ?")}
        aides = {
            "reessayer": self.tr("Reprendre ce coup (Entrée, Échap ou Ctrl+Z)"),
            "garder": self.tr("Continuer la partie avec ce coup (Tab, puis Entrée)"),
            "pourquoi": self.tr("Dire ce qu'il a de mauvais, et montrer ce qui le punit (F1)"),
        }
        for nom, bouton in self.boutons.items():
            bouton.setText(textes[nom])
            infobulle(bouton, aides[nom])


class BarrePourquoi(QFrame):
    """Says why, in the place of the players' card ``carte``, as high as it: the board stays where it is.

    Where that many words do not fit, it takes what they need.
    """

    def __init__(self, carte: QWidget) -> None:
        super().__init__(carte.parentWidget())
        self._carte = carte
        self.setObjectName("barre_pourquoi")
        self.setProperty("role", "carte")
        self.texte = Etiquette(parent=self, pliee=True)
        self.texte.setObjectName("texte_pourquoi")
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 0, 10, 0)
        colonne.addWidget(self.texte)
        politique = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        politique.setHeightForWidth(True)
        self.setSizePolicy(politique)
        self.hide()

    def montrer(self, texte: str) -> None:
        """Say ``texte``, the whole of it in the tooltip too."""
        self.texte.setText(texte)
        infobulle(self, texte)
        if self.isHidden():
            self.setMinimumHeight(self._carte.height())
            self._carte.hide()
            self.show()
        annoncer(self, texte, presse=True)

    def retirer(self) -> None:
        """Give the card its place back."""
        if not self.isHidden():
            self.hide()
            self._carte.show()
