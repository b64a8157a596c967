"""The board as a widget: shows a ``PlateauAffiche`` and says which square was chosen, by mouse or by keyboard.

It keeps no rule: legality, turns and results belong to the controller, which answers ``case_choisie`` with ``afficher``
or ``secouer``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ecosysteme.cases import Position
from ui.plateau.animation import DUREE_RETOURNEMENT, DUREE_SECOUSSE, Chronologie, duree_bornee, secousse
from ui.plateau.cases import CasesLues
from ui.plateau.clavier import Clavier
from ui.plateau.geometrie import Geometrie
from ui.plateau.indices import Indice
from ui.plateau.instant import Instant, Transition
from ui.plateau.mots import decrire_case, dire_bord, expliquer_indice, refuser_saisie
from ui.plateau.peinture import DEBORD, peindre_focus
from ui.plateau.reperes import SANS_REPERES, Reperes
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_othello import OTHELLO
from ui.socle.messages import annoncer
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, Theme

DELAI_APERCU: Final = 80
# Losing the focus to a menu or to another window is not leaving the board.
_ABSENCES_BREVES = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class PlateauVue(Retraduit, QWidget):
    """The board of any game. ``afficher`` gives it a position; ``case_choisie`` tells which square its style takes."""

    case_choisie = Signal(object)
    saisie_changee = Signal(str)
    saisie_refusee = Signal(str)  # why a key, or what was typed, names nothing on the board
    coup_vu = Signal(object)  # the ``Transition`` that leads to the position now shown, ``None`` for another change
    case_refusee = Signal(object)
    apercu_change = Signal()  # ``apercu`` may be another square
    lecture_demandee = Signal(str)  # one of ``saisie.LECTURES``: what is to be read

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show an empty 8 by 8 board in the light theme until told otherwise."""
        super().__init__(parent)
        self.animations, self._duree = True, DUREE_RETOURNEMENT
        self._vue = PlateauAffiche(8, 8, {}, style=OTHELLO)
        self._indices: Mapping[Position, Indice] = {}
        self._reperes = SANS_REPERES
        self._peintre = self._vue.style.peintre(CLAIR)
        self._souris: Position | None = None
        self._bulle = ""  # what the tooltip says
        self._pressee: Position | None = None
        self._survol: Position | None = None
        self._transition: Transition | None = None
        self._secouee: Position | None = None
        self._zones: list[QRectF] = []  # what the transition touched last
        self._retournement = Chronologie(self._duree, self)
        self._retournement.valueChanged.connect(self._avancer_retournement)
        self._secousse = Chronologie(DUREE_SECOUSSE, self)
        self._secousse.valueChanged.connect(self._avancer_secousse)
        self._attente = QTimer(self, singleShot=True, interval=DELAI_APERCU)
        self._attente.timeout.connect(lambda: self.survoler(self._souris))
        self._clavier = Clavier(self, self._vue)
        self._clavier.choisie.connect(self.case_choisie)
        self._clavier.saisie_changee.connect(self.saisie_changee)
        self._clavier.saisie_refusee.connect(lambda texte: self.saisie_refusee.emit(refuser_saisie(texte, self._vue)))
        self._clavier.curseur_change.connect(self._suivre_curseur)
        self._clavier.bord.connect(lambda: annoncer(self, dire_bord(self._clavier.case, self._vue), presse=True))
        self._clavier.lecture_demandee.connect(self.lecture_demandee)
        self._au_clavier = False  # whether the keyboard was used last, so that the focus is to be seen
        self._cases = CasesLues(self, lambda: self._vue, self.geometrie, self.description_case)
        self._cases.choisie.connect(lambda case: self.case_choisie.emit(self._vue.style.cible(self._vue, case)))
        self._cases.visee.connect(self.montrer_case)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._traduire()

    # What the controller asks for.

    @property
    def vue(self) -> PlateauAffiche:
        """The position shown."""
        return self._vue

    @property
    def indices(self) -> Mapping[Position, Indice]:
        """The hints shown."""
        return self._indices

    @property
    def curseur(self) -> Position | None:
        """The square under the keyboard's cursor, None while it is hidden."""
        return self._clavier.case if self._clavier.visible else None

    @property
    def apercu(self) -> Position | None:
        """The legal square whose move is previewed, under the mouse or else under the cursor."""
        candidat = self._survol if self._survol is not None else self.curseur
        return candidat if self._vue.interactif and candidat in self._vue.legaux else None

    @property
    def saisie(self) -> str:
        """What has been typed so far."""
        return self._clavier.saisie

    @property
    def duree_retournement(self) -> int:
        """Time that the discs of a move take to turn, in milliseconds, 0 to 400."""
        return self._duree

    @duree_retournement.setter
    def duree_retournement(self, millisecondes: int) -> None:
        self._duree = duree_bornee(millisecondes)
        self._retournement.setDuration(self._duree)

    def afficher(self, vue: PlateauAffiche, *, animer: bool = True) -> None:
        """Show ``vue``; animate it if exactly one disc was added.

        A running animation ends at once, except when the discs are the same: the controller may then only be
        refreshing the marks, and the move is still being seen.
        """
        meme = vue.forme == self._vue.forme and vue.pions == self._vue.pions
        coup = vue.depuis(self._vue) if animer and not meme else None
        if not (meme and animer):
            self._retournement.stop()
            self._transition = coup if self._anime() else None
        if not (meme and vue.trait == self._vue.trait):
            self._indices = {}  # they were those of another position
        ancienne, self._vue = self._vue, vue
        self._clavier.suivre(vue)
        if vue.forme != ancienne.forme:
            self._recommencer(vue.style is not ancienne.style)
        if self._transition is not None and not meme:
            self._zones = []
            self._retournement.lancer()
        self._suivre_souris(self._souris)
        self._decrire(dite=False)
        self.update()
        self.coup_vu.emit(coup)

    def montrer_indices(self, indices: Mapping[Position, Indice]) -> None:
        """Show ``indices``, what each square of the position is worth, instead of those that were shown."""
        if indices != self._indices:
            changees = {*indices, *self._indices}
            self._indices = dict(indices)
            self._decrire(dite=False)
            self._expliquer()
            geo = self.geometrie()
            jeu = geo.case * DEBORD
            self._repeindre(geo.rectangle(position).adjusted(-jeu, -jeu, jeu, jeu) for position in changees)

    def montrer_reperes(self, reperes: Reperes) -> None:
        """Show ``reperes`` over the position instead of those that were shown."""
        if reperes != self._reperes:
            self._reperes = reperes
            self._decrire(dite=False)
            self.update()

    def secouer(self, position: Position) -> None:
        """Shake a square that was refused; with animations off it is tinted for as long, and does not move."""
        if self._vue.contient(position):
            self._secouee = position
            self._secousse.lancer()
            self.update()
            self.case_refusee.emit(position)

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``, and the side from which it sees the board."""
        self._peintre.theme, self._clavier.orientation = theme, theme.orientation
        self._cases.suivre()
        self._suivre_souris(None)  # which repaints

    def centre(self, position: Position) -> QPoint:
        """The centre of a square, in the widget's coordinates."""
        return self.geometrie().rectangle(position).center().toPoint()

    def position_en(self, point: QPoint | QPointF) -> Position | None:
        """The square under a point of the widget, None on the frame and outside."""
        return self.geometrie().position_en(QPointF(point))

    def description_case(self, position: Position) -> str:
        """What a screen reader says of a square."""
        return decrire_case(position, self._vue, self._indices.get(position), self._reperes)

    # Size and painting.

    def sizeHint(self) -> QSize:
        """The size of the board in the drawn window."""
        return QSize(538, 536)

    def minimumSizeHint(self) -> QSize:
        """Below this the coordinates would not be read."""
        return QSize(260, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the event asks for."""
        with QPainter(self) as peintre:
            zone = QRect(event.rect()).toRectF()
            self._peintre.peindre(peintre, self.geometrie(), self._vue, self.instant(), zone)
            if self._au_clavier:
                peindre_focus(peintre, self.geometrie(), self._peintre.theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the squares follow for who looks for them with a screen reader."""
        self._cases.suivre()

    def geometrie(self) -> Geometrie:
        """Return where the squares are, in the widget's coordinates."""
        cote = self._peintre.theme.orientation
        return self._vue.geometrie(self.width(), self.height(), self.devicePixelRatioF(), cote)

    def instant(self) -> Instant:
        """Return what moves, shakes or is pointed at now: what the next painting adds to the position."""
        decalage, teinte = secousse(self._secousse.temps)
        return Instant(
            apercu=self.apercu,
            curseur=self.curseur,
            transition=self._transition if self._retournement.en_cours else None,
            temps=self._retournement.temps,
            secousse=self._secouee if self._secousse.en_cours else None,
            decalage=decalage if self._anime() else 0.0,
            teinte=teinte,
            indices=self._indices,
            reperes=self._reperes,
        )

    def _anime(self) -> bool:
        return self.animations and self._duree > 0 and self.isVisible()

    def _avancer_retournement(self) -> None:
        """Repaint what has just moved: where it was at the last step, and where it is now."""
        if self._transition is not None:
            mobiles = self._peintre.zones_mobiles(self.geometrie(), self._vue, self.instant())
            anciennes, self._zones = self._zones, list(mobiles)
            self._repeindre((*anciennes, *self._zones))

    def _avancer_secousse(self) -> None:
        if self._secouee is not None:
            self._repeindre([self._peintre.zone_secouee(self.geometrie(), self._secouee)])

    def _repeindre(self, zones: Iterable[QRectF]) -> None:
        """Repaint some rectangles only, with the pixel by which an antialiased edge leaves its own."""
        region = QRegion()
        for zone in zones:
            region += zone.adjusted(-1, -1, 1, 1).toAlignedRect()
        self.update(region)

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the square: it is chosen only if the button is released on it."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._clavier.cacher()
        self.montrer_focus(False)
        self._pressee = self.position_en(event.position())
        if self._pressee is not None:
            self._clavier.poser(self._pressee)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the square that was pressed, unless the mouse was dragged off it."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        pressee, self._pressee, style = self._pressee, None, self._vue.style
        if pressee is not None and style.meme_choix(pressee, self.position_en(event.position())):
            self.case_choisie.emit(style.cible(self._vue, pressee))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Forget the second press of a double click, unless the style counts it as a second choice."""
        if self._vue.style.double_clic:
            self.mousePressEvent(event)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressee = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse, which takes over from the keyboard's cursor."""
        self._clavier.cacher()
        self._suivre_souris(self.position_en(event.position()))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Follow the mouse from its first square."""
        self._suivre_souris(self.position_en(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Drop the preview as soon as the mouse is gone."""
        self._suivre_souris(None)

    def _suivre_souris(self, position: Position | None) -> None:
        """Wait for the preview of ``position``; that of another square, or of one no longer legal, goes at once.

        The wait runs from the entry into the square, not from the last move in it. The keyboard's cursor, while it is
        shown, has a preview of its own: a mouse left lying on the board must not compete with it.
        """
        position = position if position is None else self._vue.style.cible(self._vue, position)
        jouable = self._vue.interactif and position in self._vue.legaux
        if position != self._souris or not jouable:
            self._attente.stop()
            self.survoler(None)
        self._souris = position
        self._expliquer()
        forme = Qt.CursorShape.PointingHandCursor if jouable else Qt.CursorShape.ArrowCursor
        if forme != self.cursor().shape():
            self.setCursor(forme)
        if jouable and self._survol is None and not self._clavier.visible and not self._attente.isActive():
            self._attente.start()

    def _expliquer(self) -> None:
        """Let the tooltip say what the hint under the mouse means."""
        indice = None if self._souris is None else self._indices.get(self._souris)
        texte = "" if indice is None else expliquer_indice(indice)
        if texte != self._bulle:
            self._bulle = texte
            infobulle(self, texte)

    def survoler(self, position: Position | None) -> None:
        """Preview the move of a square, as if the mouse had been there for a while; ``None`` ends it."""
        autre, self._survol = position != self._survol, position
        if autre:
            self.apercu_change.emit()
        self.update()

    # Keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the cursor or the typed name take the key; every other key goes to the parent."""
        if self._clavier.touche(event):
            self.montrer_focus(self.hasFocus())  # a move that was played may have sent it elsewhere
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to who arrives by the Tab key, so that the focus can be seen."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.montrer_clavier()

    def montrer_clavier(self) -> None:
        """Show who uses keys that they come here, and to which square."""
        self.montrer_focus(True)
        if not self._clavier.visible:
            self.survoler(None)
            self._clavier.montrer(dite=False)  # a reader who comes is told the description, which is its square

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor and forget what was typed: the keys now go elsewhere."""
        super().focusOutEvent(event)
        if event.reason() not in _ABSENCES_BREVES:
            self._clavier.quitter()
            self.montrer_focus(False)
        self._decrire(dite=False)

    def montrer_focus(self, montre: bool) -> None:
        """Paint the ring that says that it has the keyboard, or not: a click says where it went by itself."""
        if montre != self._au_clavier:
            self._au_clavier = montre
            self.update()

    def montrer_case(self, case: Position) -> None:
        """Bring the keyboard and its cursor to ``case``, where its move is previewed: a screen reader looks there."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self._clavier.montrer(case)

    def _suivre_curseur(self, dite: bool) -> None:
        """Say where the cursor has come; it then takes the preview over from the mouse."""
        if dite:
            self._attente.stop()
            self._survol = None
            self._decrire(dite=True)
        self.apercu_change.emit()
        self.update()

    def _recommencer(self, autre_style: bool) -> None:
        """Start afresh on a board of another shape, where the old squares may not exist."""
        self._souris = self._pressee = self._survol = self._secouee = None
        if autre_style:
            self._peintre = self._vue.style.peintre(self._peintre.theme)
            self._traduire()
        self._cases.actualiser()

    def _traduire(self) -> None:
        self.setAccessibleName(self._vue.style.titre())
        self._decrire(dite=False)

    def _decrire(self, *, dite: bool) -> None:
        """Describe the squares; ``dite``: a screen reader says the cursor's at once, the last one spoken wins."""
        self._cases.suivre()
        description = self.description_case(self._clavier.case)
        self.setAccessibleDescription("" if self.hasFocus() else description)  # else each change would be said too
        if dite:
            annoncer(self, description, presse=True)
