"""Where a pupil answers beside the board: the answers to choose from, or a text to write."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPlainTextEdit, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from ecosysteme.classe.etape import ChoixDemande, DemandeFaite, TexteDemande
from ecosysteme.classe.fichier import REPONSES_MAX
from ui.socle.textes import sans_raccourci, une_ligne

LIGNES = 4  # of a text, in sight
BOUTON = 30  # px of a choice beside its words


class TexteReponse(QPlainTextEdit):
    """A text of a few lines; Tab leaves it, Ctrl+Enter validates it, and pages are steps, as everywhere beside it."""

    valide = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("classe_reponse_ecrite")
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().lineSpacing() * LIGNES + 16)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write, or validate."""
        entree = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if entree and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.valide.emit()
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ChoixPlie(QRadioButton):
    """An answer to choose, on as many lines as it needs in the width that there is."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._ecrit = ""

    def ecrire(self, texte: str) -> None:
        """Say ``texte``."""
        self._ecrit = une_ligne(texte)
        self.setAccessibleName(self._ecrit)
        self.plier()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the words again."""
        super().resizeEvent(event)
        self.plier()

    def plier(self) -> None:
        """Fold the words in the width and the letters of the moment."""
        lignes = [""]
        for mot in self._ecrit.split(" "):
            longue = f"{lignes[-1]} {mot}".strip()
            if lignes[-1] and self.fontMetrics().horizontalAdvance(longue) > self.width() - BOUTON:
                lignes.append(mot)
            else:
                lignes[-1] = longue
        self.setText("\n".join(map(sans_raccourci, lignes)))


class ChampReponse(QWidget):
    """Shows what the question of a step needs; ``valide`` is sent by Enter on a choice, by Ctrl+Enter in a text."""

    valide = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("classe_reponse")
        self.texte = TexteReponse()
        self.texte.valide.connect(self.valide)
        self._groupe = QButtonGroup(self)
        self.choix = [ChoixPlie() for _ in range(REPONSES_MAX)]
        self._demande: DemandeFaite | None = None
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(0, 0, 0, 0)
        for rang, choix in enumerate(self.choix):
            choix.setObjectName(f"classe_choix_{rang + 1}")
            self._groupe.addButton(choix, rang)
            colonne.addWidget(choix)
        colonne.addWidget(self.texte)

    def nommer(self, nom: str) -> None:
        """Say what is written here to who does not see it."""
        self.texte.setAccessibleName(nom)

    def montrer(self, demande: DemandeFaite | None, reponse: str, *, fixee: bool) -> None:
        """Show the place of an answer, and the one that was given; ``fixee``: it changes no more."""
        self._demande = demande
        ecrits = demande.choix if isinstance(demande, ChoixDemande) else ()
        self._groupe.setExclusive(False)  # else the last one that is ticked stays so
        for rang, choix in enumerate(self.choix):
            choix.setVisible(rang < len(ecrits))
            if ecrits:  # else those of before go as they are: whoever has the keyboard on one hears nothing of it
                choix.ecrire(ecrits[rang] if rang < len(ecrits) else "")
                choix.setChecked(rang < len(ecrits) and ecrits[rang] == reponse)
                choix.setEnabled(not fixee)
        self._groupe.setExclusive(True)
        self.texte.setVisible(isinstance(demande, TexteDemande))
        if self.texte.toPlainText() != reponse:
            self.texte.setPlainText(reponse if isinstance(demande, TexteDemande) else "")
        self.texte.setReadOnly(fixee)
        self.setVisible(isinstance(demande, ChoixDemande | TexteDemande))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Validate the choice, which has no use for Enter itself."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.valide.emit()
        else:
            super().keyPressEvent(event)

    @property
    def reponse(self) -> str:
        """What is answered here, empty for nothing."""
        if isinstance(self._demande, ChoixDemande):
            rang = self._groupe.checkedId()
            return self._demande.choix[rang] if rang >= 0 else ""
        return self.texte.toPlainText().strip() if isinstance(self._demande, TexteDemande) else ""

    def prendre_clavier(self) -> None:
        """Take the keyboard where the answer is given."""
        if isinstance(self._demande, ChoixDemande):
            (self._groupe.checkedButton() or self.choix[0]).setFocus()
        else:
            self.texte.setFocus()

    def agrandir(self, police: QFont) -> None:
        """Write as large as the words around."""
        for widget in (self.texte, *self.choix):
            widget.setFont(police)
        for choix in self.choix:
            choix.plier()
        self.texte.setFixedHeight(self.texte.fontMetrics().lineSpacing() * LIGNES + 16)
