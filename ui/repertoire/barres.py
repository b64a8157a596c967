"""The two bars around the board of a drill: what is asked and what became of it above, what may be asked for below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme

GESTES: Final = ("indice", "solution", "suivante", "continuer")


class BarreLigneApprise(QFrame):
    """Says what is asked, how much is left, and what became of the last answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("repertoire_question")
        self.setProperty("role", "carte")
        self._lignes = [Etiquette(), Etiquette(), Etiquette(pliee=True)]
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 4, 10, 6)
        colonne.setSpacing(2)
        for nom, ligne in zip(("demande", "situation", "reponse"), self._lignes, strict=True):
            ligne.setObjectName(f"repertoire_{nom}")
            colonne.addWidget(ligne)
        police = self._lignes[0].font()
        police.setBold(True)
        self._lignes[0].setFont(police)
        self._lignes[1].setProperty("role", "discret")

    def montrer(self, *phrases: str) -> None:
        """Show the three sentences."""
        for ligne, phrase in zip(self._lignes, phrases, strict=True):
            ligne.setText(phrase)


class BarreGestesRepertoire(Retraduit, QFrame):
    """What may be asked for: ``geste`` is one of ``GESTES``, or ``quitter``."""

    geste = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("repertoire_gestes")
        self._niveau = ""
        self._terminee = False
        self.boutons = {nom: QPushButton() for nom in GESTES}
        self._quitter = QToolButton()
        self._quitter.setAutoRaise(True)
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(4)
        for nom, bouton in {**self.boutons, "quitter": self._quitter}.items():
            bouton.setObjectName(f"apprendre_{nom}")
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
            bouton.clicked.connect(lambda _coche=False, nom=nom: self.geste.emit(nom))
            if nom == "quitter":
                ligne.addStretch(1)
            ligne.addWidget(bouton)
        self._traduire()

    def montrer(self, *, question: bool, aidee: bool, suite: bool, finie: bool, terminee: bool, niveau: str) -> None:
        """Offer what still has a use: to go on, once the right move is told or the line is over."""
        self._niveau, self._terminee = niveau, terminee
        self.boutons["indice"].setEnabled(question and not aidee)
        self.boutons["solution"].setEnabled(question)
        self.boutons["suivante"].setEnabled(suite)
        self.boutons["continuer"].setVisible(finie)
        for nom in ("indice", "solution"):
            self.boutons[nom].setVisible(not finie)
        self._traduire()

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictogram in the colours of ``theme``."""
        self._quitter.setIcon(pictogramme("fermer", theme))

    def _traduire(self) -> None:
        suite = self.tr("Terminer") if self._terminee else self.tr("Suite")
        textes = {
            "indice": (self.tr("Indice"), self.tr("La colonne du coup (touche I)")),
            "solution": (self.tr("Solution"), self.tr("Dire le coup ; il revient demain (touche V)")),
            "suivante": (suite, self.tr("Jouer le coup dit, ou une autre ligne (touche N)")),
            "continuer": (
                self.tr("Continuer contre le niveau {}").format(self._niveau),
                self.tr("Jouer la suite de cette position contre le moteur (touche C)"),
            ),
        }
        for nom, (texte, aide) in textes.items():
            self.boutons[nom].setText(texte)
            infobulle(self.boutons[nom], aide)
        retour = self.tr("Revenir à la partie (Échap)")
        infobulle(self._quitter, retour)
        self._quitter.setAccessibleName(retour)
