"""The line that solving a position has found: a button a move, each of which shows the position after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ecosysteme.jeu import CoupQuelconque
from ecosysteme.partie import Partie
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle

COUPS_DITS: Final = 12  # moves of the line that are said, and have a button


@dataclass(frozen=True)
class LigneProuvee:
    """Best play from where ``partie`` begins, and in a sentence what it comes to."""

    verdict: str
    partie: Partie
    coups: tuple[CoupQuelconque, ...]

    @property
    def noms(self) -> list[str]:
        """Its moves as they are written."""
        return [self.partie.jeu.ecrire_coup(coup) for coup in self.coups]


class BoutonsDeSuite(Retraduit, QWidget):
    """Hidden without a line; ``etape`` is how many of its moves are wanted on the board."""

    etape = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pose_suite")
        self._noms: Sequence[str] = ()
        self._boutons = [QToolButton(autoRaise=True) for _ in range(COUPS_DITS)]
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(0, 0, 0, 0)
        ligne.setSpacing(0)
        for rang, bouton in enumerate(self._boutons, start=1):
            bouton.setObjectName(f"pose_suite_{rang}")
            bouton.setCheckable(True)
            bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bouton.clicked.connect(lambda _=False, rang=rang: self._presser(rang))
            ligne.addWidget(bouton)
        self.hide()

    def montrer(self, noms: Sequence[str]) -> None:
        """Have a button for each of these moves, as far as there are buttons."""
        self._noms = noms[:COUPS_DITS]
        self.setVisible(bool(noms))
        self.suivre(0)
        self._traduire()

    def serrer(self, largeur: int) -> None:
        """Show as many of the buttons as ``largeur`` px hold; the arrows lead to the other moves."""
        for bouton, _ in zip(self._boutons, self._noms, strict=False):
            largeur -= bouton.sizeHint().width()
            bouton.setVisible(largeur >= 0)

    def suivre(self, nombre: int) -> None:
        """Show that the board is where so many moves lead."""
        for rang, bouton in enumerate(self._boutons, start=1):
            bouton.setChecked(rang == nombre)

    def _presser(self, rang: int) -> None:
        self.etape.emit(rang if self._boutons[rang - 1].isChecked() else 0)

    def _traduire(self) -> None:
        self.setAccessibleName(self.tr("Meilleure suite, coup par coup"))
        for rang, bouton in enumerate(self._boutons):
            bouton.setVisible(rang < len(self._noms))
            if rang < len(self._noms):
                bouton.setText(self._noms[rang])
                aide = self.tr("Voir la position après {} (← et → parcourent la suite)")
                infobulle(bouton, aide.format(" ".join(self._noms[: rang + 1])))
