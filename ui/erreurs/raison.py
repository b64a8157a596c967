"""The reason declared before the answer: whether one wants to be asked for it, and the kinds to choose from."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QFrame, QGridLayout, QRadioButton, QVBoxLayout, QWidget

from ecosysteme.explication import GenreErreur
from ui.erreurs.mots import demander_raison, nommer_genre
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle

COLONNES = 2


class CarteRaison(Retraduit, QFrame):
    """``voulue``: whether the reason is asked for; ``choisie`` carries the one that is declared."""

    voulue = Signal(bool)
    choisie = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, voulue: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("erreur_carte_raison")
        self.setProperty("role", "carte")
        self.case = QCheckBox()
        self.case.setObjectName("erreur_raison_voulue")
        self.case.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.case.setChecked(voulue)
        self._question = Etiquette(pliee=True)
        self._question.setProperty("role", "discret")
        self._libre = True
        self._choix = QButtonGroup(self)
        self.boutons = {genre: QRadioButton() for genre in GenreErreur}
        grille = QGridLayout()
        for rang, (genre, bouton) in enumerate(self.boutons.items()):
            bouton.setObjectName(f"erreur_raison_{genre.name.lower()}")
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bouton.clicked.connect(lambda _=False, genre=genre: self.choisie.emit(str(genre)))
            self._choix.addButton(bouton)
            grille.addWidget(bouton, *divmod(rang, COLONNES))
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 8, 10, 8)
        colonne.setSpacing(6)
        colonne.addWidget(self.case)
        colonne.addWidget(self._question)
        colonne.addLayout(grille)
        self.case.toggled.connect(lambda _: self._montrer())
        self.case.toggled.connect(self.voulue)
        self._traduire()
        self._montrer()

    def montrer(self, raison: str, *, libre: bool) -> None:
        """Show the one that was declared; ``libre``: one still may be, else there is none to choose."""
        self._libre = libre
        self._choix.setExclusive(False)
        for genre, bouton in self.boutons.items():
            bouton.setChecked(genre == raison)
        self._choix.setExclusive(True)
        self._montrer()

    def prendre_clavier(self) -> None:
        """Put the keyboard on the first reason."""
        next(iter(self.boutons.values())).setFocus(Qt.FocusReason.TabFocusReason)

    def _montrer(self) -> None:
        for widget in (self._question, *self.boutons.values()):
            widget.setVisible(self._libre and self.case.isChecked())

    def _traduire(self) -> None:
        self.case.setText(self.tr("Dire d'abord la raison"))
        infobulle(self.case, self.tr("Choisir pourquoi l'ancien coup perd avant de jouer ; la note compte les deux"))
        self._question.setText(demander_raison())
        for genre, bouton in self.boutons.items():
            bouton.setText(nommer_genre(genre))
