"""The two bars of a room that asks over the board: the question above, below what may be asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from ui.socle.pictogrammes import pictogramme
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import Theme


class BarreQuestion(QFrame):
    """Says what is asked, where one is, and what became of the answer; object names begin with ``racine``."""

    def __init__(self, parent: QWidget, racine: str) -> None:
        super().__init__(parent)
        self.setObjectName(f"{racine}_question")
        self.setProperty("role", "carte")
        self._lignes = [Etiquette(), Etiquette(), Etiquette(pliee=True)]
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 4, 10, 6)
        colonne.setSpacing(2)
        for nom, ligne in zip(("demande", "situation", "reponse"), self._lignes, strict=True):
            ligne.setObjectName(f"{racine}_{nom}")
            colonne.addWidget(ligne)
        police = self._lignes[0].font()
        police.setBold(True)
        self._lignes[0].setFont(police)
        self._lignes[1].setProperty("role", "discret")

    @property
    def reponse(self) -> QWidget:
        """Where it says what became of the answer."""
        return self._lignes[2]

    def montrer(self, *phrases: str) -> None:
        """Show the three sentences."""
        for ligne, phrase in zip(self._lignes, phrases, strict=True):
            ligne.setText(phrase)


class BarreDeGestes(Retraduit, QFrame):
    """A button a gesture, and one that leaves: ``geste`` says which, or ``quitter``.

    Who inherits writes the texts by ``ecrire``, in its ``_traduire``.
    """

    geste = Signal(str)

    def __init__(self, parent: QWidget, nom: str, racine: str, gestes: Sequence[str]) -> None:
        """Be called ``nom``; the object names of the buttons begin with ``racine``."""
        super().__init__(parent)
        self.setObjectName(nom)
        self.boutons = {geste: QPushButton() for geste in gestes}
        self._quitter = QToolButton()
        self._quitter.setAutoRaise(True)
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(4)
        for geste, bouton in {**self.boutons, "quitter": self._quitter}.items():
            bouton.setObjectName(f"{racine}_{geste}")
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard on the board
            bouton.clicked.connect(lambda _coche=False, geste=geste: self.geste.emit(geste))
            if geste == "quitter":
                ligne.addStretch(1)
            ligne.addWidget(bouton)

    def ecrire(self, textes: Mapping[str, tuple[str, str]], retour: str) -> None:
        """Write what each button says and what it is for, and what the one that leaves is for."""
        for nom, (texte, aide) in textes.items():
            self.boutons[nom].setText(texte)
            infobulle(self.boutons[nom], aide)
        infobulle(self._quitter, retour)
        self._quitter.setAccessibleName(retour)

    def definir_theme(self, theme: Theme) -> None:
        """Draw the pictogram in the colours of ``theme``."""
        self._quitter.setIcon(pictogramme("fermer", theme))
