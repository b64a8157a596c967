"""The card of an answer: why it fails or what the better move keeps, and the moves that show it, one step at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ecosysteme.explication import Phrase
from ui.reflexion.explication import dire_certitude, dire_phrase
from ui.socle.raisons import commencer, majuscule
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import marquer

PHRASES: Final = 3
PLIS: Final = 7  # of the line, those that fit beside one another


class CarteReponse(Retraduit, QFrame):
    """``etape`` tells how many moves of the line are to be seen on the board, none of them to try again."""

    etape = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("erreur_carte_reponse")
        self.setProperty("role", "carte")
        self._titre, self._ligne = Etiquette(pliee=True), Etiquette()
        self._titre.setProperty("role", "titre")
        self._titre.setObjectName("erreur_titre_reponse")
        self._ligne.setProperty("role", "detail")
        self._phrases = [(Etiquette(), Etiquette(pliee=True)) for _ in range(PHRASES)]
        self._coups = [QPushButton() for _ in range(PLIS)]
        self._encore = QPushButton()
        self._encore.setObjectName("erreur_reessayer")
        self._encore.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._encore.clicked.connect(partial(self._viser, 0))
        self.nombre = self.vue = 0  # moves of the line, and how many of them are on the board
        grille, coups = QGridLayout(), QHBoxLayout()
        grille.setColumnStretch(1, 1)
        for rang, (surete, phrase) in enumerate(self._phrases):
            surete.setProperty("role", "certitude")
            surete.setAlignment(Qt.AlignmentFlag.AlignCenter)
            phrase.setObjectName(f"erreur_phrase_{rang + 1}")
            grille.addWidget(surete, rang, 0, Qt.AlignmentFlag.AlignTop)
            grille.addWidget(phrase, rang, 1)
        coups.setSpacing(3)
        for rang, bouton in enumerate(self._coups, start=1):
            bouton.setObjectName(f"erreur_pli_{rang}")
            bouton.setProperty("role", "pli")
            bouton.setCheckable(True)
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bouton.clicked.connect(partial(self._viser, rang))
            coups.addWidget(bouton, 1)
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 8, 10, 8)
        colonne.setSpacing(6)
        colonne.addWidget(self._titre)
        colonne.addLayout(grille)
        colonne.addWidget(self._ligne)
        colonne.addLayout(coups)
        colonne.addWidget(self._encore)
        self._traduire()

    def montrer(self, titre: str, phrases: Sequence[Phrase], coups: Sequence[str], *, encore: bool) -> None:
        """Say ``titre`` and ``phrases``, and list the moves of a line; with ``encore`` one may try again."""
        self._encore.setVisible(encore)
        self._titre.setText(titre)
        for rang, (surete, texte) in enumerate(self._phrases):
            dite = rang < len(phrases)
            surete.setVisible(dite)
            texte.setVisible(dite)
            if dite:
                certitude = phrases[rang].certitude
                surete.setText(dire_certitude(certitude).lower())
                marquer(surete, "etat", certitude.name.lower())
                texte.setText(commencer(dire_phrase(phrases[rang])))
        self.nombre = min(len(coups), PLIS)
        self._ligne.setVisible(bool(coups))
        for bouton, coup in zip(self._coups, [*coups[:PLIS], *[""] * (PLIS - self.nombre)], strict=True):
            bouton.setText(coup)
            bouton.setVisible(bool(coup))
        self.suivre(0)

    @property
    def textes(self) -> list[QWidget]:
        """Where the sentences are written."""
        return [texte for _, texte in self._phrases]

    @property
    def phrase(self) -> str:
        """What a screen reader says of it."""
        textes = [self._titre.text()]
        textes += [
            f"{majuscule(surete.text())} : {texte.text()}" for surete, texte in self._phrases if not texte.isHidden()
        ]
        return ". ".join(texte.removesuffix(".") for texte in textes)

    def suivre(self, vue: int) -> None:
        """Show that ``vue`` moves of the line are on the board."""
        self.vue = vue
        for rang, bouton in enumerate(self._coups, start=1):
            bouton.setChecked(0 < rang <= vue)

    def _viser(self, rang: int, _coche: bool = False) -> None:
        self.etape.emit(rang)

    def _traduire(self) -> None:
        self._encore.setText(self.tr("Réessayer"))
        infobulle(self._encore, self.tr("Revenir à la question (Échap) ; la note reste"))
        self._ligne.setText(self.tr("La suite, coup par coup (← →)"))
        for bouton in self._coups:
            infobulle(bouton, self.tr("Montrer la position après ce coup"))
