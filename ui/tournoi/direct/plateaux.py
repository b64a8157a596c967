"""The boards in progress: thumbnails painted as the board of the window is, and the one that is watched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from ui.disposition.tabulation import arrets, tabuler
from ui.socle.retraduction import Retraduit
from ui.socle.textes import Etiquette, infobulle
from ui.socle.theme import CLAIR, Theme
from ui.tournoi.direct.regardee import PartieRegardee
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.direct.vignette import BORD, PETIT, Vignette, hauteur_des_noms

GRAND: Final = 220  # px of the board of a thumbnail, at most: more is what one asks for
VU: Final = 120  # px of the board in the least height
ECART: Final = 4
PRESQUE: Final = 0.9  # of the largest boards: nobody sees the difference, and a row is read more easily
SECONDE: Final = 250  # ms between two looks at clocks that run: none of their seconds is skipped


def cote_commun(largeur: int, hauteur: int, noms: int, nombre: int) -> int | None:
    """Return the largest side of ``nombre`` boards, ``noms`` pixels under each, of which all are seen, px.

    At most ``GRAND``; ``None`` where they are so many that they scroll.
    """

    def cote(colonnes: int) -> int:
        lignes = -(-nombre // colonnes)
        return min(_part(largeur, colonnes), _part(hauteur, lignes) - noms)

    cotes = {colonnes: cote(colonnes) for colonnes in range(1, nombre + 1)}
    meilleur = max(cotes.values(), default=PETIT)
    choisi = next((cotes[c] for c in reversed(cotes) if cotes[c] >= PRESQUE * meilleur), meilleur)
    choisi = choisi if choisi >= PETIT else meilleur
    return min(choisi, GRAND) if choisi >= PETIT else None


def _part(longueur: int, nombre: int) -> int:
    """Return the side of a board, ``nombre`` of which share ``longueur``."""
    return (longueur - (nombre - 1) * ECART) // nombre - 2 * BORD


class GrilleVignettes(QScrollArea):
    """The thumbnails, as large as all of them can be seen; where they cannot, small ones that scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.vignettes: list[Vignette] = []
        self.contenu = QWidget()
        self.setObjectName("tournoi_vignettes")
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self.contenu)

    def arranger(self) -> None:
        """Put the thumbnails where they belong, and ask for the height that they need."""
        nombre, noms, largeur = len(self.vignettes), hauteur_des_noms(self), self.width()
        cote = cote_commun(largeur, self.height(), noms, nombre)
        if cote is None:
            largeur -= self.verticalScrollBar().sizeHint().width()
            colonnes = max((largeur + ECART) // (PETIT + 2 * BORD + ECART), 1)
            cote = max(PETIT, min(_part(largeur, colonnes), GRAND))
        pas = cote + 2 * BORD + ECART
        colonnes = max((largeur + ECART) // pas, 1)
        for rang, vignette in enumerate(self.vignettes):
            ligne, colonne = divmod(rang, colonnes)
            vignette.adopter_cote(cote)
            vignette.move(colonne * pas, ligne * (pas + noms))
        self.contenu.setMinimumHeight(max(-(-nombre // colonnes) * (pas + noms) - ECART, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the room."""
        super().resizeEvent(event)
        self.arranger()


class PanneauPlateaux(Retraduit, QStackedWidget):
    """All boards in progress as thumbnails, or one of them larger, which goes on with its process's next game.

    That one may be shown elsewhere, beside the thumbnails: then it is the one chosen, or else the first.
    """

    regarde_change = Signal()  # there may be another game to watch, or none
    choisie = Signal()  # somebody chose the game to watch
    rencontre_choisie = Signal(object, object)  # the places of the two whose finished games are asked for, or no places

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._noms: Sequence[str] = ()
        self._plateaux: tuple[PlateauSuivi, ...] = ()
        self._regarde: int | None = None  # its process
        self._theme = CLAIR
        self._defilement = GrilleVignettes()
        self._vide = Etiquette()
        self._vide.setProperty("role", "discret")
        self._vide.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._vide.setWordWrap(True)
        self.finies = QPushButton()
        self.finies.setObjectName("tournoi_finies")
        self.finies.clicked.connect(lambda: self.rencontre_choisie.emit(None, None))
        self.regardee = PartieRegardee()
        self.regardee.quittee.connect(self._revenir)
        self.regardee.rencontre_choisie.connect(self.rencontre_choisie)
        for page in (self._vide, self._page_vignettes(), self.regardee):
            self.addWidget(page)
        self._pendules = QTimer(self, interval=SECONDE)
        self._pendules.timeout.connect(self._avancer_pendules)
        self._traduire()

    def _page_vignettes(self) -> QWidget:
        page = QWidget()
        colonne = QVBoxLayout(page)
        colonne.setContentsMargins(0, 0, 0, 0)
        colonne.setSpacing(ECART)
        colonne.addWidget(self._defilement, 1)
        colonne.addWidget(self.finies, 0, Qt.AlignmentFlag.AlignRight)
        return page

    def minimumSizeHint(self) -> QSize:
        """A row of thumbnails: the larger board scales down to it."""
        haut = self.finies.sizeHint().height() + ECART
        return QSize(PETIT + 2 * BORD, VU + 2 * BORD + hauteur_des_noms(self) + haut)

    @property
    def vignettes(self) -> list[Vignette]:
        """The thumbnails on show."""
        return self._defilement.vignettes

    @property
    def vu(self) -> PlateauSuivi | None:
        """The game that is watched; ``None`` while all are looked at, or none is played."""
        choisi = (plateau for plateau in self._plateaux if plateau.ouvrier == self._regarde)
        return next(choisi, next(iter(self._plateaux), None) if self.regardee.prete else None)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.regardee.definir_theme(theme)
        for vignette in self.vignettes:
            vignette.definir_theme(theme)

    def presenter(self, noms: Sequence[str]) -> None:
        """Show another tournament, whose players are called ``noms``: no board yet."""
        self._noms = noms
        self.montrer(())

    def renommer(self, noms: Sequence[str]) -> None:
        """Call the players ``noms``: the language has changed."""
        self._noms = noms
        self.montrer(self._plateaux)

    def montrer(self, plateaux: tuple[PlateauSuivi, ...]) -> None:
        """Show the boards in progress, and let their clocks run."""
        self._plateaux = plateaux
        if len(self.vignettes) != len(plateaux):
            self._compter(len(plateaux))
        for vignette, plateau in zip(self.vignettes, plateaux, strict=True):
            vignette.montrer(plateau, self._camps(plateau))
        if not plateaux:
            self._pendules.stop()
        elif not self._pendules.isActive():
            self._pendules.start()
        self._choisir_page()

    def _avancer_pendules(self) -> None:
        """Show what the clocks of the boards in view say by now."""
        for vignette in self.vignettes:
            if vignette.plateau is not None and vignette.plateau.pendules is not None:
                vignette.update()
        self.regardee.avancer_pendules()

    def _compter(self, nombre: int) -> None:
        """Have ``nombre`` thumbnails."""
        while len(self.vignettes) > nombre:
            self.vignettes.pop().deleteLater()
        while len(self.vignettes) < nombre:
            vignette = Vignette(self._defilement.contenu)
            vignette.definir_theme(self._theme)
            vignette.clicked.connect(lambda _=False, vignette=vignette: self._agrandir(vignette))
            self.vignettes.append(vignette)
            vignette.show()
        tabuler(self._defilement, *self.vignettes)
        self._defilement.arranger()

    def _camps(self, plateau: PlateauSuivi) -> tuple[str, str]:
        return self._noms[plateau.premier], self._noms[plateau.second]

    def _agrandir(self, vignette: Vignette) -> None:
        if vignette.plateau is not None:
            self.regarder(vignette.plateau.ouvrier)
            self.choisie.emit()
            if not self.regardee.prete:
                self.regardee.retour.setFocus()

    def regarder(self, ouvrier: int | None) -> None:
        """Watch the board of a process larger, or all of them again."""
        self._regarde = ouvrier
        self._choisir_page()

    def preter(self, hote: QWidget | None) -> None:
        """Have the game that is watched shown in ``hote`` by whoever asks, or take it back with ``None``."""
        self.regardee.preter(hote)
        if hote is None:
            self.addWidget(self.regardee)
            tabuler(self.finies, *arrets(self.regardee))
        self._choisir_page()

    def _revenir(self) -> None:
        """Show all boards again, the keyboard on the one that was watched here."""
        vu, ici = self.vu, not self.regardee.prete
        self.regarder(None)
        for vignette in self.vignettes:
            if ici and vignette.plateau is not None and vignette.plateau is vu:
                vignette.setFocus()

    def _choisir_page(self) -> None:
        vu, prete = self.vu, self.regardee.prete
        if vu is not None:
            self.regardee.montrer(vu, self._camps(vu))
        for vignette in self.vignettes:
            vignette.distinguer(prete and vignette.plateau is vu)
        self.setCurrentIndex(2 if vu is not None and not prete else 1 if self._plateaux else 0)
        self.regarde_change.emit()

    def _traduire(self) -> None:
        self._vide.setText(self.tr("Les programmes se préparent ; leurs parties se voient ici dès le premier coup."))
        self.finies.setText(self.tr("Parties finies…"))
        infobulle(self.finies, self.tr("Les dernières parties finies du tournoi, à revoir pendant qu'il se joue"))
