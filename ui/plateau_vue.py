"""The board as a widget: shows a ``VuePlateau`` and says which square was chosen, by mouse or by keyboard.

It keeps no rule: legality, turns and results belong to the controller, which answers ``case_choisie`` with ``afficher``
or ``secouer``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ecosysteme.plateau import Position
from ui.plateau_animation import (
    DUREE_RETOURNEMENT,
    DUREE_SECOUSSE,
    Chronologie,
    Transition,
    apparition,
    duree_bornee,
    face,
    secousse,
    transition,
)
from ui.plateau_geometrie import Geometrie
from ui.plateau_indices import Indice
from ui.plateau_mots import decrire_case
from ui.plateau_peinture import Instant, PeintrePlateau, VuePlateau
from ui.plateau_saisie import FLECHES, MODIFICATEURS, VALIDATIONS, position_saisie, saisie_prolongee
from ui.theme import CLAIR, Theme

DELAI_APERCU = 80

# Losing the focus to a menu or to another window is not leaving the board.
_ABSENCES_BREVES = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)


class PlateauVue(QWidget):
    """The board. ``afficher`` gives it a position; ``case_choisie`` gives back the square that the user chose."""

    case_choisie = Signal(object)
    saisie_changee = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show an empty 8 by 8 board in the light theme until told otherwise."""
        super().__init__(parent)
        self.animations = True
        self._duree = DUREE_RETOURNEMENT
        self._vue = VuePlateau(8, {})
        self._indices: Mapping[Position, Indice] = {}
        self._peintre = PeintrePlateau(CLAIR)
        self._souris: Position | None = None
        self._pressee: Position | None = None
        self._survol: Position | None = None
        self._curseur: Position = (3, 3)
        self._curseur_visible = False
        self._saisie = ""
        self._transition: Transition | None = None
        self._secouee: Position | None = None
        self._retournement = Chronologie(self._duree, self)
        self._retournement.valueChanged.connect(self._avancer_retournement)
        self._secousse = Chronologie(DUREE_SECOUSSE, self)
        self._secousse.valueChanged.connect(self._avancer_secousse)
        self._attente = QTimer(self, singleShot=True, interval=DELAI_APERCU)
        self._attente.timeout.connect(self._montrer_apercu)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._traduire()

    # What the controller asks for.

    @property
    def vue(self) -> VuePlateau:
        """The position shown."""
        return self._vue

    @property
    def indices(self) -> Mapping[Position, Indice]:
        """The hints shown."""
        return self._indices

    @property
    def curseur(self) -> Position | None:
        """The square under the keyboard's cursor, None while it is hidden."""
        return self._curseur if self._curseur_visible else None

    @property
    def apercu(self) -> Position | None:
        """The legal square whose move is previewed, under the mouse or else under the cursor."""
        candidat = self._survol if self._survol is not None else self.curseur
        return candidat if self._vue.interactif and candidat in self._vue.legaux else None

    @property
    def saisie(self) -> str:
        """What has been typed so far."""
        return self._saisie

    @property
    def duree_retournement(self) -> int:
        """Time that the discs of a move take to turn, in milliseconds, 0 to 400."""
        return self._duree

    @duree_retournement.setter
    def duree_retournement(self, millisecondes: int) -> None:
        self._duree = duree_bornee(millisecondes)
        self._retournement.setDuration(self._duree)

    def afficher(self, vue: VuePlateau, *, animer: bool = True) -> None:
        """Show ``vue``; animate it if exactly one disc was added.

        A running animation ends at once, except when the discs are the same: the controller may then only be
        refreshing the marks, and the move is still being seen.
        """
        meme = vue.taille == self._vue.taille and vue.pions == self._vue.pions
        if not (meme and animer):
            self._retournement.stop()
            self._transition = transition(self._vue, vue) if animer and self._anime() else None
        if not (meme and vue.trait == self._vue.trait):
            self._indices = {}  # they were those of another position
        ancienne, self._vue = self._vue, vue
        if vue.taille != ancienne.taille:
            self._recommencer()
        if self._transition is not None and not meme:
            self._retournement.lancer()
        self._suivre_souris(self._souris)
        self._decrire_curseur(annoncer=False)
        self.update()

    def montrer_indices(self, indices: Mapping[Position, Indice]) -> None:
        """Show ``indices``, what each square of the position is worth, instead of those that were shown."""
        if indices != self._indices:
            changees = {*indices, *self._indices}
            self._indices = dict(indices)
            self._decrire_curseur(annoncer=False)
            self._repeindre(changees)

    def secouer(self, position: Position) -> None:
        """Shake a square that was refused; with animations off it is tinted for as long, and does not move."""
        if self._vue.contient(position):
            self._secouee = position
            self._secousse.lancer()
            self.update()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""
        self._peintre.theme = theme
        self.update()

    def centre(self, position: Position) -> QPoint:
        """The centre of a square, in the widget's coordinates."""
        return self._geometrie().rectangle(position).center().toPoint()

    def position_en(self, point: QPoint | QPointF) -> Position | None:
        """The square under a point of the widget, None on the frame and outside."""
        return self._geometrie().position_en(QPointF(point))

    def description_case(self, position: Position) -> str:
        """What a screen reader says of a square."""
        return decrire_case(position, self._vue, self._indices.get(position))

    # Size and painting.

    def sizeHint(self) -> QSize:
        """The size of the board in the drawn window."""
        return QSize(538, 536)

    def minimumSizeHint(self) -> QSize:
        """Below this the coordinates would not be read."""
        return QSize(260, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the event asks for."""
        peintre = QPainter(self)
        zone = QRect(event.rect()).toRectF()
        self._peintre.peindre(peintre, self._geometrie(), self._vue, self._instant(), zone)
        peintre.end()

    def _geometrie(self) -> Geometrie:
        return Geometrie.pour(self._vue.taille, self.width(), self.height(), self.devicePixelRatioF())

    def _instant(self) -> Instant:
        largeur, tournee = face(self._retournement.temps)
        echelle, opacite = apparition(self._retournement.temps)
        decalage, teinte = secousse(self._secousse.temps)
        mobile = self._transition if self._retournement.en_cours else None
        return Instant(
            apercu=self.apercu,
            curseur=self.curseur,
            pose=mobile.pose if mobile else None,
            pose_echelle=echelle,
            pose_opacite=opacite,
            retournes=mobile.retournes if mobile else frozenset(),
            largeur=largeur,
            tournee=tournee,
            secousse=self._secouee if self._secousse.en_cours else None,
            decalage=decalage if self._anime() else 0.0,
            teinte=teinte,
            indices=self._indices,
        )

    def _anime(self) -> bool:
        return self.animations and self._duree > 0 and self.isVisible()

    def _avancer_retournement(self) -> None:
        if self._transition is not None:
            self._repeindre((self._transition.pose, *self._transition.retournes))

    def _avancer_secousse(self) -> None:
        if self._secouee is not None:
            self._repeindre((self._secouee,))

    def _repeindre(self, positions: Iterable[Position]) -> None:
        """Repaint some squares only, with the few pixels by which a moving disc leaves its own."""
        geo, region = self._geometrie(), QRegion()
        jeu = geo.case * 0.15 + 1
        for position in positions:
            region += geo.rectangle(position).adjusted(-jeu, -jeu, jeu, jeu).toAlignedRect()
        self.update(region)

    # Mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the square: it is chosen only if the button is released on it."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._cacher_curseur()
        self._pressee = self.position_en(event.position())
        if self._pressee is not None:
            self._curseur = self._pressee

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the square that was pressed, unless the mouse was dragged off it."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        pressee, self._pressee = self._pressee, None
        if pressee is not None and pressee == self.position_en(event.position()):
            self.case_choisie.emit(pressee)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Forget the second press of a double click: it is one choice, already made."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressee = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse, which takes over from the keyboard's cursor."""
        self._cacher_curseur()
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
        jouable = self._vue.interactif and position in self._vue.legaux
        if position != self._souris or not jouable:
            self._attente.stop()
            self._survol = None
            self.update()
        self._souris = position
        forme = Qt.CursorShape.PointingHandCursor if jouable else Qt.CursorShape.ArrowCursor
        if forme != self.cursor().shape():
            self.setCursor(forme)
        if jouable and self._survol is None and not self._curseur_visible and not self._attente.isActive():
            self._attente.start()

    def _montrer_apercu(self) -> None:
        self._survol = self._souris
        self.update()

    # Keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, play its square, or type a square's name; every other key goes to the parent."""
        touche = Qt.Key(event.key())
        if event.modifiers() & MODIFICATEURS:
            event.ignore()
        elif touche in FLECHES:
            self._deplacer_curseur(*FLECHES[touche])
        elif touche in VALIDATIONS:
            # A key held down must not play the next move as well.
            if not event.isAutoRepeat():
                self._valider()
        elif touche == Qt.Key.Key_Backspace and self._saisie:
            self._saisir(self._saisie[:-1])
        elif touche == Qt.Key.Key_Escape and (self._saisie or self._curseur_visible):
            self._saisir("")
            self._cacher_curseur()
        elif (saisie := saisie_prolongee(self._saisie, event.text(), self._vue.taille)) != self._saisie:
            self._saisir(saisie)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor to who arrives by the Tab key, so that the focus can be seen."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._montrer_curseur(self._curseur)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor: the keys now go elsewhere."""
        super().focusOutEvent(event)
        if event.reason() not in _ABSENCES_BREVES:
            self._cacher_curseur()

    def _valider(self) -> None:
        """Play what was typed, or else the cursor's square; a hidden cursor is shown first, never played blind."""
        if self._saisie:
            position = position_saisie(self._saisie, self._vue.taille)
            if position is not None:
                self._saisir("")
                self.case_choisie.emit(position)
        elif self._curseur_visible:
            self.case_choisie.emit(self._curseur)
        else:
            self._montrer_curseur(self._curseur)

    def _saisir(self, saisie: str) -> None:
        if saisie == self._saisie:
            return
        self._saisie = saisie
        position = position_saisie(saisie, self._vue.taille)
        if position is not None:
            self._montrer_curseur(position)
        self.saisie_changee.emit(saisie)

    def _recommencer(self) -> None:
        """Start afresh on a board of another size, where the old squares may not exist."""
        self._cacher_curseur()
        milieu = self._vue.taille // 2 - 1
        self._curseur = (milieu, milieu)
        self._souris = self._pressee = self._survol = self._secouee = None
        self._saisir("")

    def _deplacer_curseur(self, lignes: int, colonnes: int) -> None:
        """Move by one square and stay on the board; the first key only shows where the cursor is."""
        if not self._curseur_visible:
            self._montrer_curseur(self._curseur)
            return
        voisine = (self._curseur[0] + lignes, self._curseur[1] + colonnes)
        if self._vue.contient(voisine):
            self._montrer_curseur(voisine)

    def _montrer_curseur(self, position: Position) -> None:
        self._attente.stop()
        self._survol = None
        self._curseur, self._curseur_visible = position, True
        self._decrire_curseur(annoncer=True)
        self.update()

    def _cacher_curseur(self) -> None:
        if self._curseur_visible:
            self._curseur_visible = False
            self.update()

    # Words.

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._traduire()

    def _traduire(self) -> None:
        self.setAccessibleName(self.tr("Plateau"))
        self._decrire_curseur(annoncer=False)

    def _decrire_curseur(self, *, annoncer: bool) -> None:
        """Describe the cursor's square; ``annoncer`` makes a screen reader say it at once, the last one spoken wins."""
        description = self.description_case(self._curseur)
        self.setAccessibleDescription(description)
        if annoncer and QAccessible.isActive():
            annonce = QAccessibleAnnouncementEvent(self, description)
            annonce.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(annonce)
