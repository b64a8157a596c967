"""Keyboard focus: Enter presses the button that has it; the board takes it when that disappears or falls asleep."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton, QTableView, QToolButton, QWidget
from shiboken6 import isValid

from ui.plateau.vue import PlateauVue
from ui.socle.devant import mettre_devant
from ui.socle.messages import annoncer
from ui.widgets.fenetre import FenetreDessinee

BOUTONS = (QPushButton, QToolButton)  # a box is ticked by Space alone: Enter is for the default button around it
# Escape hides the cursor of a board, some begin a key of several, and the last ones step through a game that is read.
SUSPENDUES = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
PAS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
MUETTES = (Qt.Key.Key_Escape, *SUSPENDUES, *PAS)
MARCHE = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Up, Qt.Key.Key_Down)
ENTREE = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Foyer(QObject):
    """Watches the focus in all windows of the program, and gives it back to the board of ``fenetre``.

    Qt would hand it over to the next widget, which may be the list of games: an arrow there leaves the game. And its
    buttons know Enter in dialogs only, some of them.
    """

    alt_seul = Signal()  # Alt was pressed in the window and let go, and nothing else meanwhile

    def __init__(self, fenetre: FenetreDessinee) -> None:
        """Follow it from now on; ``action_plateau`` asks for the board."""
        super().__init__(fenetre)
        self._fenetre = fenetre
        self._vise: QWidget | None = None
        self._marche = False  # the last key was Tab or an arrow: the keyboard goes where whoever pressed it walks
        self._touches = False  # a key was used since the mouse was pressed where the keyboard is
        self._alt = False  # Alt is held down, and alone so far
        self._action = fenetre.widgets.action_plateau
        self._action.triggered.connect(lambda _: self.revenir())
        application = QApplication.instance()
        assert isinstance(application, QApplication), "une QApplication doit exister avant la fenêtre"
        application.focusChanged.connect(self._suivre)

    def revenir(self) -> None:
        """Give the board the keyboard, from any window, and show where it is; who is there already is told."""
        if not self._fenetre.isActiveWindow():
            mettre_devant(self._fenetre)
        plateau = self._plateau()
        if plateau.hasFocus():
            self._situer(plateau)
        plateau.setFocus(Qt.FocusReason.TabFocusReason)

    @contextmanager
    def retenu(self) -> Iterator[None]:
        """Let a room change what it shows, and give the keyboard where it goes then; without that the board has it.

        Else the board would have it between what goes and what comes, and a reader would be told so.
        """
        deja, self._fenetre.clavier_retenu = self._fenetre.clavier_retenu, True
        try:
            yield
        finally:
            self._fenetre.clavier_retenu = deja
            if self._vise is not None and self._est_ici(self._vise) and not self._vise.isVisible():
                self._plateau().setFocus()

    def _plateau(self) -> PlateauVue:
        """Return the board that is used: another one, over it, while a position is set up."""
        milieu = self._fenetre.widgets.centre
        utilises = (vue for vue in milieu.findChildren(PlateauVue) if vue.isVisible() and vue.isEnabled())
        return next(utilises, self._fenetre.widgets.plateau)

    def _suivre(self) -> None:
        """Watch what has the keyboard now; the signal's own widgets are not asked for, one of which may be dying."""
        self._alt = False  # the desktop went to another window by it
        avant, self._vise = self._vise, QApplication.focusWidget()
        if avant is not None and isValid(avant):
            avant.removeEventFilter(self)
            if not avant.isEnabled() and self._est_ici(avant):
                # Later: Qt, which is giving the keyboard to a neighbour, would then say that the neighbour has it.
                QTimer.singleShot(0, self, partial(self._reprendre, self._vise))
        if self._vise is not None:
            self._vise.installEventFilter(self)
        if self._touches and isinstance(self._vise, PlateauVue):  # Qt's style shows it of all other widgets
            self._vise.montrer_clavier()
        if self._marche and isinstance(self._vise, QTableView):  # once a reader has been told of the table itself
            QTimer.singleShot(0, self, partial(self._lire_rangee, self._vise))

    def _situer(self, plateau: PlateauVue) -> None:
        """Show and say where the cursor is."""
        plateau.montrer_clavier()
        if (case := plateau.curseur) is not None:
            annoncer(plateau, plateau.description_case(case))

    def _lire_rangee(self, table: QTableView) -> None:
        """Have a reader told which row the keyboard has come to: Qt tells it of those that the arrows lead to."""
        if QApplication.focusWidget() is not table or not QAccessible.isActive() or not self._tient(table):
            return
        objet = QAccessible.queryAccessibleInterface(table)
        if objet is not None and table.currentIndex().isValid() and (rangee := objet.focusChild()) is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(rangee, QAccessible.Event.Focus))

    def _tient(self, widget: QWidget) -> bool:
        """Return whether it stands in this window, in one of its dialogs, or in a room that was torn off."""
        fenetre: QWidget | None = widget.window()
        while fenetre is not None and fenetre is not self._fenetre:
            parent = fenetre.parentWidget()
            fenetre = None if parent is None else parent.window()
        return fenetre is not None

    def _est_ici(self, widget: QWidget) -> bool:
        return widget.window() is self._fenetre and self._fenetre.isVisible()

    def _reprendre(self, voisin: QWidget | None) -> None:
        """Take the keyboard from the neighbour that Qt gave it to, unless somebody gave it away meanwhile."""
        if QApplication.focusWidget() is voisin:
            self._plateau().setFocus()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Press the button by Enter, as by Space; leave what hides before Qt chooses who has the keyboard then."""
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            ici = objet is self._vise and isinstance(objet, QWidget) and self._est_ici(objet)
            if ici and not self._fenetre.clavier_retenu:
                self._plateau().setFocus()
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self._touches = self._alt = False
        return isinstance(event, QKeyEvent) and isinstance(objet, QWidget) and self._suivre_touche(objet, event)

    def _suivre_touche(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Have a board show its cursor once a key has done what it does; ``True`` for Enter, which presses a button.

        While a name is typed the old square is nothing to say: the new one comes.
        """
        self._touches = True
        self._suivre_alt(widget, event)
        lachee = event.type() == QEvent.Type.KeyRelease and event.key() not in MUETTES
        if lachee and isinstance(widget, PlateauVue) and widget.curseur is None and not widget.saisie:
            self._situer(widget)
        if event.type() != QEvent.Type.KeyPress:
            return False
        self._marche = event.key() in MARCHE
        if event.key() not in ENTREE:
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not isinstance(widget, BOUTONS):
            return False
        if not event.isAutoRepeat():
            widget.click()
        return True

    def _suivre_alt(self, widget: QWidget, event: QKeyEvent) -> None:
        """Tell of Alt alone: with any other key it is that key's, or chooses how one types."""
        sans_autre = not event.modifiers() & ~Qt.KeyboardModifier.AltModifier
        seul = event.key() == Qt.Key.Key_Alt and sans_autre and self._est_ici(widget)
        if event.type() == QEvent.Type.KeyRelease and seul and self._alt and not QApplication.mouseButtons():
            self.alt_seul.emit()
        self._alt = seul and event.type() != QEvent.Type.KeyRelease
