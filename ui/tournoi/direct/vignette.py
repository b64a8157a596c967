"""One board of a tournament in small: the position, who plays, the points and the clock of each."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ui.pendules.mots import afficher, dire_etat
from ui.plateau.icones import icone_pion
from ui.plateau.instant import Instant
from ui.plateau.style import Peintre, PlateauAffiche
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, Theme
from ui.tournoi.direct.spectateur import PlateauSuivi

PETIT: Final = 116  # px of a thumbnail's board: what three a row of a narrow panel leave
JETON: Final = 13  # px of the token before a name
BORD: Final = 2
ENTRE: Final = 6  # px between a name, its points and its clock
ENTREE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)
A_DROITE: Final = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class Vignette(Retraduit, QAbstractButton):
    """One board in small, who plays on it, and how far the game is; a click asks to see it larger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plateau: PlateauSuivi | None = None
        self._noms = ("", "")
        self._theme = CLAIR
        self._peintre: Peintre | None = None
        self._cote = PETIT
        self._en_grand = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.adopter_cote(PETIT)

    def adopter_cote(self, cote: int) -> None:
        """Have a board of ``cote`` pixels, with its frame and the two names under it."""
        self._cote = cote
        self.setFixedSize(cote + 2 * BORD, cote + 2 * BORD + hauteur_des_noms(self))

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme, self._peintre = theme, None
        self.update()

    def montrer(self, plateau: PlateauSuivi, noms: tuple[str, str]) -> None:
        """Show ``plateau``; ``noms`` are those of the two camps."""
        if (plateau, noms) == (self.plateau, self._noms):
            return
        if self.plateau is None or self.plateau.vue.style is not plateau.vue.style:
            self._peintre = None
        self.plateau, self._noms = plateau, noms
        self._traduire()
        self.update()

    def distinguer(self, en_grand: bool) -> None:
        """Show by a frame whether it is the one that is on the window's own board."""
        if en_grand != self._en_grand:
            self._en_grand = en_grand
            self._traduire()
            self.update()

    def _traduire(self) -> None:
        self.setAccessibleDescription(self.tr("Sur le grand plateau") if self._en_grand else "")
        if self.plateau is not None:
            rang = self.plateau.rang + 1
            self.setAccessibleName(self.tr("Partie {} : {} contre {}").format(rang, *self._noms))
            suite = self.tr("Partie {}, {} coups").format(rang, self.plateau.coups)
            comptes = [dire_compte(self.plateau, camp, nom) for camp, nom in zip(CAMPS, self._noms, strict=True)]
            infobulle(self, "\n".join((suite, *filter(None, comptes))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board, the names under it, and a frame when somebody is on it or it is shown large."""
        if self.plateau is None:
            return
        with QPainter(self) as p:
            p.save()
            p.translate(BORD, BORD)
            self._peindre_plateau(p, self.plateau.vue)
            p.restore()
            for camp, nom in zip(CAMPS, self._noms, strict=True):
                self._peindre_ligne(p, self.plateau, camp, nom)
            if self.hasFocus() or self.underMouse() or self._en_grand:
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                p.setBrush(Qt.BrushStyle.NoBrush)
                p.setPen(QPen(QColor(self._theme.accent), 2))
                p.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter, as by Space."""
        if event.key() in ENTREE and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _peindre_plateau(self, p: QPainter, vue: PlateauAffiche) -> None:
        if self._peintre is None:
            self._peintre = vue.style.peintre(self._theme)
        geo = vue.geometrie(self._cote, self._cote, self.devicePixelRatioF(), self._theme.orientation)
        self._peintre.peindre(p, geo, vue, Instant(), QRectF(0, 0, self._cote, self._cote))

    def _peindre_ligne(self, p: QPainter, plateau: PlateauSuivi, camp: Camp, nom: str) -> None:
        """Write who has a camp, and on the right its points and its clock."""
        haut, ligne = self._cote + 2 * BORD, hauteur_des_noms(self) // 2
        mesure = QFontMetrics(self.font())
        zone = QRect(BORD, haut + (camp - 1) * ligne - BORD // 2, self._cote, ligne)
        icone_pion(camp, plateau.vue.style).paint(p, QRect(zone.left(), zone.center().y() - JETON // 2, JETON, JETON))
        zone.setLeft(zone.left() + JETON + 4)
        zone.setRight(zone.right() - BORD)  # the frame of the board that has the keyboard
        for texte in (_pendule(plateau, camp), _points(plateau, camp)):
            if texte:
                p.setPen(QColor(self._theme.texte))
                p.drawText(zone, A_DROITE, texte)
                zone.setRight(zone.right() - mesure.horizontalAdvance(texte) - ENTRE)
        p.setPen(QColor(self._theme.texte))
        coupe = mesure.elidedText(nom, Qt.TextElideMode.ElideRight, zone.width())
        p.drawText(zone, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, coupe)


def hauteur_des_noms(widget: QWidget) -> int:
    """Return the height of the two lines under a board, px."""
    return 2 * (QFontMetrics(widget.font()).height() + 2)


def _points(plateau: PlateauSuivi, camp: Camp) -> str:
    return "" if plateau.points is None else str(plateau.points[camp - 1])


def _pendule(plateau: PlateauSuivi, camp: Camp) -> str:
    """Write what a clock shows, with a plus sign before what is left of the overtime."""
    temps = plateau.temps(camp, monotonic())
    return "" if temps is None else "+" * temps.rallonge + afficher(temps)


def dire_compte(plateau: PlateauSuivi, camp: Camp, nom: str) -> str:
    """Say the points of a camp and what its clock shows: "Max 32 · 4:32 (en rallonge)"; empty where there are none."""
    temps = plateau.temps(camp, monotonic())
    morceaux = [texte for texte in (_points(plateau, camp),) if texte]
    if temps is not None:
        etat = dire_etat(temps)
        morceaux.append(afficher(temps) + (f" ({etat})" if etat else ""))
    return f"{nom} {' · '.join(morceaux)}" if morceaux else ""
