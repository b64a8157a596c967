"""Lines of moves, ply by ply: best play after a mistake and after the better move, or from the position shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Self

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from ecosysteme.cases import Position
from ecosysteme.jeu import EtatQuelconque, Jeu
from ui.jeux.suites import jouer_suite
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme

PLIS: Final = 8  # of each line that have a button: as many as fit beside a board; all of them are played
CADENCE: Final = 900  # ms a ply
PAS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True)
class LigneDeCoups:
    """The moves of a line, passes left out: ``siens`` are those of who plays first.

    ``valeur`` is how it ends for them, in a few characters, ``dite`` in words where these are others.
    """

    coups: tuple[Position, ...]
    noms: tuple[str, ...]
    siens: tuple[bool, ...]
    valeur: str
    dite: str = ""

    @classmethod
    def de(cls, jeu: Jeu, avant: EtatQuelconque, coups: Iterable[Position], valeur: str, dite: str = "") -> Self:
        """Play ``coups`` from ``avant``."""
        joues = tuple(coups)
        tours = jouer_suite(jeu, avant, joues).historique
        siens = tuple(tour.auteur == jeu.trait(avant) for tour in tours if tour.coup is not None)
        return cls(joues, tuple(map(jeu.ecrire_coup, joues)), siens, valeur, dite)


class SuitesDeCoups(QWidget):
    """Shows lines from one position, each under the other; a click on a ply, or an arrow, asks for its position.

    ``lire`` goes through the last line, the better one, by itself, and comes back.
    """

    etape = Signal(object)  # the moves from the position of the lines; none: back to the game
    lecture_change = Signal(bool)  # whether the better line is played by itself

    def __init__(self, nom: str, nombre: int, parent: QWidget) -> None:
        """Have room for ``nombre`` lines; one alone has neither title nor value, which stand elsewhere."""
        super().__init__(parent)
        self.setObjectName(nom)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._theme = CLAIR
        self._lignes: Sequence[LigneDeCoups] = ()
        self._ou: tuple[int, int] | None = None  # the line that is shown, and how many of its moves
        self._titres = tuple(Etiquette(parent=self) for _ in range(nombre))
        self._valeurs = tuple(Etiquette(parent=self) for _ in range(nombre))
        self._plis = tuple(tuple(self._bouton(rang, pli) for pli in range(PLIS)) for rang in range(nombre))
        self._minuteur = QTimer(self, interval=CADENCE)
        self._minuteur.timeout.connect(self.avancer)
        self._disposer()
        self.hide()

    def _bouton(self, rang: int, pli: int) -> QToolButton:
        bouton = QToolButton(self)
        bouton.setObjectName(f"suite_{rang}_{pli + 1}")
        bouton.setAutoRaise(True)
        bouton.setCheckable(True)
        bouton.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bouton.clicked.connect(partial(self._presser, rang, pli + 1))
        return bouton

    def _disposer(self) -> None:
        grille = QGridLayout(self)
        grille.setContentsMargins(2, 2, 2, 2)
        grille.setHorizontalSpacing(2)
        grille.setVerticalSpacing(0)
        for rang, plis in enumerate(self._plis):
            grille.addWidget(self._titres[rang], rang, 0)
            for pli, bouton in enumerate(plis):
                grille.addWidget(bouton, rang, pli + 1)
            self._valeurs[rang].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grille.addWidget(self._valeurs[rang], rang, PLIS + 2)
            for etiquette in (self._titres[rang], self._valeurs[rang]):
                etiquette.setHidden(len(self._plis) == 1)
        grille.setColumnStretch(PLIS + 1, 1)

    # What is shown.

    def montrer(self, lignes: Sequence[LigneDeCoups]) -> None:
        """Show ``lignes``, nothing without any. The same ones are only worded again."""
        if lignes != self._lignes:
            self.revenir()
        self._lignes = lignes
        self.setVisible(bool(lignes))
        if not lignes:
            return
        titres = [self.tr("Après {}").format(ligne.noms[0]) for ligne in lignes]
        for rang, ligne in enumerate(lignes):
            self._titres[rang].setText(titres[rang])
            infobulle(self._titres[rang], self.tr("La suite au mieux des deux camps, non celle de la partie"))
            self._valeurs[rang].setText(ligne.valeur)
            infobulle(self._valeurs[rang], ligne.dite)
            for pli, bouton in enumerate(self._plis[rang]):
                bouton.setVisible(pli < len(ligne.coups))
                if pli < len(ligne.coups):
                    bouton.setText(ligne.noms[pli])
                    police = bouton.font()
                    police.setBold(ligne.siens[pli])
                    bouton.setFont(police)
                    infobulle(bouton, self.tr("Voir la position après {}").format(" ".join(ligne.noms[: pli + 1])))
        self.setAccessibleName(self.tr("Suites, coup par coup"))
        dites = (
            f"{titre} {' '.join(ligne.noms)}, {ligne.dite or ligne.valeur}"
            for titre, ligne in zip(titres, lignes, strict=False)
        )
        self.setAccessibleDescription(". ".join(dites))

    def definir_theme(self, theme: Theme) -> None:
        """Take the accent of ``theme``."""
        self._theme = theme
        self.update()

    # Going through them.

    @property
    def parcourues(self) -> bool:
        """Whether a position of the lines is looked at."""
        return self._ou is not None

    @property
    def en_lecture(self) -> bool:
        """Whether the better line is played by itself."""
        return self._minuteur.isActive()

    def lire(self) -> None:
        """Play the better line on the board, a ply after the other; called again meanwhile, come back."""
        if self.en_lecture:
            self.revenir()
        elif self._lignes:
            self._aller(self._derniere, 1)
            self._minuteur.start()
            self.lecture_change.emit(True)

    def avancer(self) -> None:
        """Show the next ply of the line that is read; after the last one, the game."""
        rang, plis = self._ou or (self._derniere, 0)
        if plis < len(self._lignes[rang].coups):
            self._aller(rang, plis + 1)
        else:
            self.revenir()

    def revenir(self) -> None:
        """Show the game again."""
        if self._ou is not None:
            self.oublier()
            self.etape.emit(())

    def oublier(self) -> None:
        """Nothing is shown any more: somebody came back to the game."""
        self._suspendre()
        self._ou = None
        self._cocher()

    @property
    def _derniere(self) -> int:
        """The rank of the line that the keys and ``lire`` begin with."""
        return len(self._plis) - 1

    def _suspendre(self) -> None:
        if self.en_lecture:
            self._minuteur.stop()
            self.lecture_change.emit(False)

    def _presser(self, rang: int, plis: int) -> None:
        self._suspendre()
        if self._ou == (rang, plis):
            self.revenir()
        else:
            self._aller(rang, plis)

    def _aller(self, rang: int, plis: int) -> None:
        self._ou = rang, plis
        self._cocher()
        self.etape.emit(self._lignes[rang].coups[:plis])

    def _cocher(self) -> None:
        for rang, boutons in enumerate(self._plis):
            for pli, bouton in enumerate(boutons, 1):
                bouton.setChecked(self._ou == (rang, pli))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step along a line by the arrows at the left and right, change it by those up and down."""
        if not self._lignes or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        rang, plis = self._ou or (self._derniere, 0)
        touche = Qt.Key(event.key())
        if touche in PAS:
            plis = min(plis + PAS[touche], len(self._lignes[rang].coups))
        elif touche in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            rang = self._derniere if touche == Qt.Key.Key_Down else 0
            plis = min(max(plis, 1), len(self._lignes[rang].coups))
        else:
            super().keyPressEvent(event)
            return
        self._suspendre()
        if plis > 0:
            self._aller(rang, plis)
        else:
            self.revenir()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ring both lines while the keys are here."""
        if self.hasFocus():
            with QPainter(self) as p:
                p.setPen(QPen(QColor(self._theme.accent), 2))
                p.drawRect(self.rect().adjusted(1, 1, -1, -1))
