"""The kinds of mistakes, most frequent first: how many of each, how many are due, how often their reason was found."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QToolButton, QVBoxLayout, QWidget

from ecosysteme.analyse.bilan import Phase
from ecosysteme.carnet.tableau import BilanCarnet, CompteGenre
from ecosysteme.explication import GenreErreur
from ui.erreurs.mots import nommer_genre
from ui.socle.langue import accorder
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme

HAUTEUR_BARRE: Final = 8  # px


class BarreDePart(QWidget):
    """A share, 0 to 1, as a bar that is filled from the left."""

    def __init__(self) -> None:
        super().__init__()
        self._part, self._theme = 0.0, CLAIR
        self.setFixedHeight(HAUTEUR_BARRE)
        self.setMinimumWidth(40)

    def montrer(self, part: float) -> None:
        """Show ``part``."""
        self._part = part
        self.update()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the whole, then the share of it."""
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            rayon = self.height() / 2
            for part, couleur in ((1.0, self._theme.desactive), (self._part, self._theme.accent)):
                p.setBrush(QColor(couleur))
                largeur = max(self.width() * part, 2 * rayon) if part else 0
                p.drawRoundedRect(QRectF(0, 0, largeur, self.height()), rayon, rayon)


class TableGenres(Retraduit, QFrame):
    """One line a kind. Mistakes whose kind is not known yet are counted in the title only.

    ``choisi`` carries a kind whose mistakes that are due are to be asked about.
    """

    choisi = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("erreurs_genres")
        self.setProperty("role", "carte")
        self._bilan: BilanCarnet | None = None
        self._titre, self._phases = Etiquette(), Etiquette(pliee=True)
        self._titre.setProperty("role", "titre")
        self._phases.setProperty("role", "discret")
        self._titres = [Etiquette() for _ in range(3)]
        grille = QGridLayout()
        grille.setHorizontalSpacing(10)
        grille.setVerticalSpacing(5)
        grille.setColumnStretch(1, 1)
        for rang, titre in enumerate(self._titres, start=2):
            titre.setProperty("role", "detail")
            grille.addWidget(titre, 0, rang, Qt.AlignmentFlag.AlignRight)
        self._barres = [BarreDePart() for _ in GenreErreur]
        self._noms = [QToolButton() for _ in GenreErreur]
        self._nombres = [[Etiquette() for _ in self._titres] for _ in GenreErreur]
        for rang, nom in enumerate(self._noms):
            nom.setObjectName(f"erreurs_genre_{rang + 1}")
            nom.setProperty("role", "genre")
            nom.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            nom.clicked.connect(partial(self._choisir, rang))
            grille.addWidget(nom, rang + 1, 0)
            grille.addWidget(self._barres[rang], rang + 1, 1)
            for place, nombre in enumerate(self._nombres[rang], start=2):
                grille.addWidget(nombre, rang + 1, place, Qt.AlignmentFlag.AlignRight)
            for widget in (nom, self._barres[rang], *self._nombres[rang]):
                widget.hide()  # until its kind is known, which is its name
        colonne = QVBoxLayout(self)
        colonne.setContentsMargins(10, 8, 10, 8)
        colonne.setSpacing(6)
        colonne.addWidget(self._titre)
        colonne.addWidget(self._phases)
        colonne.addLayout(grille)

    def montrer(self, bilan: BilanCarnet) -> None:
        """Show what the notebook says."""
        self._bilan = bilan
        self._traduire()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        for barre in self._barres:
            barre.definir_theme(theme)

    def _traduire(self) -> None:
        bilan = self._bilan
        if bilan is None:
            return
        self._titre.setText(accorder(bilan.erreurs, self.tr("{} erreur au carnet"), self.tr("{} erreurs au carnet")))
        noms = {
            Phase.OUVERTURE: self.tr("ouverture {}"),
            Phase.MILIEU: self.tr("milieu {}"),
            Phase.FIN: self.tr("fin {}"),
        }
        phases = [noms[phase].format(bilan.phases.get(phase, 0)) for phase in Phase]
        self._phases.setText(" · ".join(phases))
        raisons = any(genre.demandees for genre in bilan.genres)
        for titre, texte in zip(self._titres, (self.tr("toutes"), self.tr("raison"), self.tr("à revoir")), strict=True):
            titre.setText(texte)
            titre.setVisible(bool(bilan.genres))
        self._titres[1].setVisible(raisons)
        for rang, (nom, barre, nombres) in enumerate(zip(self._noms, self._barres, self._nombres, strict=True)):
            vu = rang < len(bilan.genres)
            for widget in (nom, barre, *nombres):
                widget.setVisible(vu)
            nombres[1].setVisible(vu and raisons)
            if vu:
                self._ecrire(bilan.genres[rang], nom, nombres)
                barre.montrer(bilan.genres[rang].erreurs / bilan.genres[0].erreurs)

    def _choisir(self, rang: int, _coche: bool = False) -> None:
        if self._bilan is not None:
            self.choisi.emit(self._bilan.genres[rang].genre)

    def _ecrire(self, compte: CompteGenre, nom: QToolButton, nombres: list[Etiquette]) -> None:
        toutes, raison, dues = nombres
        nom.setText(nommer_genre(compte.genre))
        nom.setEnabled(compte.dues > 0)
        infobulle(nom, self.tr("Revoir celles qui reviennent aujourd'hui"))
        toutes.setText(str(compte.erreurs))
        raison.setText(f"{compte.justes}/{compte.demandees}" if compte.demandees else "–")
        infobulle(raison, self.tr("Raisons trouvées, sur celles qu'il fallait dire"))
        dues.setText(str(compte.dues) if compte.dues else "–")
        un, plusieurs = self.tr("{} erreur"), self.tr("{} erreurs")
        a_revoir = accorder(compte.dues, self.tr("{} à revoir"), self.tr("{} à revoir"))
        nom.setAccessibleName(f"{nom.text()}, {accorder(compte.erreurs, un, plusieurs)}, {a_revoir}")
