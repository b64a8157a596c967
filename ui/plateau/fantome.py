"""Another position over the board: what differs from the game translucent and framed, a band that says what it is.

It lies over the board and takes every click and key meant for it, so that nothing can be played by mistake. Not a
square moves when it comes: where there is no room above the board, the band lies under it, over
the strip of buttons.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from ecosysteme.cases import Position
from ui.plateau.geometrie import Geometrie
from ui.plateau.instant import Instant
from ui.plateau.peinture import toile
from ui.plateau.saisie import LECTURES
from ui.plateau.style import Peintre, PlateauAffiche
from ui.plateau.vue import PlateauVue
from ui.socle.langue import deux_points
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.theme import CLAIR, Theme, voile

OPACITE: Final = 0.65  # of the pieces that the game does not have there
BANDE: Final = 28  # px at least: the caption
MARGE: Final = 6
REDUCTION: Final = 0.75  # of the letters of the caption, rather than cut it

_PRESSIONS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_COMMANDES = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_SANS_EFFET = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt)


def differences(reelle: PlateauAffiche, fantome: PlateauAffiche) -> set[Position]:
    """Return the squares that two positions of one board do not fill alike.

    >>> from ui.plateau.style_morpion import MORPION
    >>> un = PlateauAffiche(3, 3, {(0, 0): 1}, style=MORPION)
    >>> sorted(differences(un, PlateauAffiche(3, 3, {(0, 0): 2, (1, 1): 1}, style=MORPION)))
    [(0, 0), (1, 1)]
    """
    cases = {*reelle.pions, *fantome.pions}
    return {case for case in cases if reelle.pions.get(case) != fantome.pions.get(case)}


class LegendeFantome(QWidget):
    """The caption of the position shown, just above or under the board; a click ends it too."""

    presse = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fantome_bandeau")
        self._hote = parent
        self._theme = CLAIR
        self._legende = ""
        self._bande = QRect()  # what is written on: around it, what is hidden
        self.hide()

    def montrer(self, legende: str, plateau: QWidget, cadre: QRectF) -> None:
        """Say ``legende`` above ``cadre``, the frame of the board in ``plateau``, or under it if there is no room.

        What it covers in part, it covers whole: half a figure would be read as another.
        """
        self._legende = legende
        haute = max(BANDE, self.fontMetrics().height() + 2 * MARGE)
        bande = QRect(round(cadre.left()), round(cadre.top()) - MARGE - haute, round(cadre.width()), haute)
        zone = QRect(bande)
        if zone.top() < 0:
            bas = plateau.mapFrom(self._hote, self._hote.rect().bottomLeft()).y()
            zone = QRect(0, round(cadre.bottom()) + 1, plateau.width(), 0)
            zone.setBottom(bas)
            bande.moveTop(min(zone.top() + MARGE, bas + 1 - haute))
            zone.setTop(min(zone.top(), bande.top()))
        self._bande = bande.translated(-zone.topLeft())
        self.setGeometry(QRect(plateau.mapTo(self._hote, zone.topLeft()), zone.size()))
        self.show()
        self.raise_()
        self.update()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme = theme
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the end of the ghost at any click."""
        self.presse.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the caption, and beside it how to come back to the game."""
        theme, bande = self._theme, self._bande
        with QPainter(self) as p:
            p.fillRect(self.rect(), QColor(theme.fond))
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(theme.accent))
            p.drawRoundedRect(bande, MARGE, MARGE)
            texte = bande.adjusted(2 * MARGE, 0, -2 * MARGE, 0)
            p.setPen(QColor(theme.sur_accent))
            retour = self.tr("Échap : revenir")
            place = QFontMetrics(p.font()).horizontalAdvance(retour)
            milieu = Qt.AlignmentFlag.AlignVCenter
            p.drawText(texte, milieu | Qt.AlignmentFlag.AlignRight, retour)
            texte.setRight(texte.right() - place - 2 * MARGE)
            police = _grasse(p.font(), self._legende, texte.width())
            p.setFont(police)
            legende = QFontMetrics(police).elidedText(self._legende, Qt.TextElideMode.ElideMiddle, texte.width())
            p.drawText(texte, milieu | Qt.AlignmentFlag.AlignLeft, legende)


def _grasse(police: QFont, texte: str, largeur: int) -> QFont:
    """Return ``police`` in bold, down to ``REDUCTION`` of its size where ``texte`` is wider than ``largeur`` pixels."""
    grasse = QFont(police)
    grasse.setBold(True)
    trop = largeur / max(QFontMetrics(grasse).horizontalAdvance(texte), 1)
    if trop < 1:
        grasse.setPointSizeF(QFontInfo(grasse).pointSizeF() * max(trop, REDUCTION))
    return grasse


class CoucheFantome(Retraduit, QWidget):
    """Covers a board with a position that is not the game's, until a click, Escape, a key of the board or ``quitter``.

    ``quitte`` is emitted when it ends, whoever ends it; a reader is told when it is whoever looks at it (``revenir``).
    """

    quitte = Signal()
    couvre = Signal(bool)  # whether a position lies over the board

    def __init__(self, plateau: PlateauVue) -> None:
        """Cover ``plateau``, hidden at first."""
        super().__init__(plateau)
        self.setObjectName("fantome")
        self._plateau = plateau
        self._vue: PlateauAffiche | None = None
        self._ligne = ""
        self._theme = CLAIR
        self._peintre: Peintre | None = None
        self.bandeau = LegendeFantome(plateau.parentWidget() or plateau)
        self.bandeau.presse.connect(self.revenir)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        plateau.installEventFilter(self)
        # From anywhere in the window: the keyboard is often on what showed the position.
        self._echap = QShortcut(QKeySequence(Qt.Key.Key_Escape), plateau, context=Qt.ShortcutContext.WindowShortcut)
        self._echap.setEnabled(False)
        self._echap.activated.connect(self.revenir)
        self._echap.activatedAmbiguously.connect(self.revenir)

    @property
    def vue(self) -> PlateauAffiche | None:
        """The position shown over the board, ``None`` for none."""
        return self._vue

    @property
    def legende(self) -> str:
        """What the band says."""
        if not self._ligne:
            return self.tr("Fantôme : la racine de la recherche")
        return self.tr("Fantôme, après {}").format(self._ligne)

    def montrer(self, vue: PlateauAffiche, ligne: str, *, dite: bool = True) -> None:
        """Show ``vue``, to which the moves ``ligne`` lead; a board of another shape than the game's is not shown.

        ``dite`` has a screen reader say it: of a line that goes on, what is new.
        """
        if vue.forme != self._plateau.vue.forme:
            self.quitter()
            return
        if self._peintre is None or self._vue is None or self._vue.style is not vue.style:
            self._peintre = vue.style.peintre(self._theme)
        prolonge = self._vue is not None and ligne.startswith(f"{self._ligne} ") and bool(self._ligne)
        nouveau = ligne.removeprefix(self._ligne).strip() if prolonge else ""
        self._vue, self._ligne = replace(vue, trait=None, legaux={}, interactif=False), ligne
        self._echap.setEnabled(True)
        self._placer()
        self.show()
        self.raise_()
        self.bandeau.raise_()
        self._nommer()
        if dite:
            annoncer(self, nouveau or f"{self.legende}. {self._retour}", presse=bool(nouveau))
        self.update()
        self.couvre.emit(True)

    def quitter(self) -> None:
        """Show the game again."""
        if self._vue is None:
            return
        self._vue = None
        self._echap.setEnabled(False)
        self.hide()
        self.bandeau.hide()
        self.couvre.emit(False)
        self.quitte.emit()

    def revenir(self) -> bool:
        """Show the game again to whoever asks for it, and say so; ``False`` if nothing lay over it."""
        if self._vue is None:
            return False
        self.quitter()
        annoncer(self._plateau, self.tr("Retour à la partie"), presse=True)
        return True

    def _placer(self) -> None:
        """Lie over the board, the band above its frame."""
        self.setGeometry(self._plateau.rect())
        if self._vue is not None:
            self.bandeau.montrer(self.legende, self._plateau, self._geometrie(self._vue).cadre)

    def geometrie(self) -> Geometrie | None:
        """Return where the squares of the position shown are, where those of the board are; ``None`` for none."""
        return None if self._vue is None else self._geometrie(self._vue)

    def _geometrie(self, vue: PlateauAffiche) -> Geometrie:
        """Return where the squares are: where those of the board are."""
        return vue.geometrie(self.width(), self.height(), self.devicePixelRatioF(), self._theme.orientation)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._theme, self._peintre = theme, None
        if self._vue is not None:
            self._peintre = self._vue.style.peintre(theme)
        self.bandeau.definir_theme(theme)
        self.update()

    # What ends it.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the ghost at any click, which plays nothing."""
        self.revenir()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Keep from the board what is meant for it, and follow its size."""
        if self._vue is None:
            return False
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._placer()
        if event.type() in _PRESSIONS or (isinstance(event, QKeyEvent) and _parle_au_plateau(event)):
            self.revenir()
            return True
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() == Qt.FocusReason.OtherFocusReason:
            self.quitter()  # a name is being typed from elsewhere: the board gets the keyboard with it
        return False

    def _traduire(self) -> None:
        self._nommer()
        self._placer()

    def _nommer(self) -> None:
        if self._vue is None:
            return
        self.setAccessibleName(deux_points(self._vue.style.titre(), self.legende))
        self.setAccessibleDescription(self._retour)

    @property
    def _retour(self) -> str:
        return self.tr("Échap ou un clic : revenir à la partie")

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the position and its differences with the game."""
        if self._vue is None or self._peintre is None:
            return
        with QPainter(self) as p:
            p.fillRect(self.rect(), QColor(self._theme.fond))
            self._peindre_position(p, self._peintre, self._geometrie(self._vue), self._vue)

    def _peindre_position(self, p: QPainter, peintre: Peintre, geo: Geometrie, vue: PlateauAffiche) -> None:
        """Paint what both positions share, then the rest through it: no piece of the game shows under another."""
        autres = differences(self._plateau.vue, vue)
        communs = {case: camp for case, camp in vue.pions.items() if case not in autres}
        zone = QRectF(0, 0, self.width(), self.height())
        peintre.peindre(p, geo, replace(vue, pions=communs, dernier=(), gagnants=frozenset()), Instant(), zone)
        image = toile(zone.size(), self.devicePixelRatioF())
        with QPainter(image) as autre:
            autre.setFont(p.font())
            peintre.peindre(autre, geo, vue, Instant(), zone)
        contour = QPainterPath()
        for case in {*autres, *vue.dernier, *vue.gagnants}:
            contour.addRect(geo.rectangle(case))
        p.save()
        p.setClipPath(contour)
        p.setOpacity(OPACITE)
        p.drawImage(0, 0, image)
        p.restore()
        for case in autres:
            self._encadrer(p, geo.rectangle(case), geo.case)
        p.setPen(QPen(QColor(self._theme.accent), 2, Qt.PenStyle.DashLine))
        p.drawRoundedRect(geo.cadre.adjusted(1, 1, -1, -1), MARGE, MARGE)

    @staticmethod
    def _encadrer(p: QPainter, cadre: QRectF, cote: float) -> None:
        """Draw a dashed frame, white on black: seen on any board, whatever colours one sees."""
        ecart = max(cote * 0.04, 1.5)
        trait = min(max(cote * 0.03, 1.2), 2.5)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for couleur, epaisseur, style in (
            (voile("#000000", 0.55), 2 * trait, Qt.PenStyle.SolidLine),
            (QColor("#ffffff"), trait, Qt.PenStyle.DashLine),
        ):
            p.setPen(QPen(couleur, epaisseur, style))
            p.drawRoundedRect(cadre.adjusted(ecart, ecart, -ecart, -ecart), 3 * ecart, 3 * ecart)


def _parle_au_plateau(event: QKeyEvent) -> bool:
    """Whether a key would move the cursor or play: no command of the window nor of the focus, nor one that reads."""
    return (
        event.type() == QEvent.Type.KeyPress
        and not event.modifiers() & _COMMANDES
        and event.key() not in _SANS_EFFET
        and event.text().lower() not in LECTURES
        and not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
    )
