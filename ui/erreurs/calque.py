"""A board of its own laid over that of the game, with two bars: the game lies underneath, untouched."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from ui.disposition.colonne import ColonnePlateau
from ui.fenetre.affichage import Affichage
from ui.fenetre.cadre import sequence
from ui.plateau.vue import PlateauVue
from ui.widgets.fenetre import FenetreDessinee


class Calque(QObject):
    """Shows ``plateau`` over the board and ``barres`` for the players' card and the strip.

    What stands beside the board is hidden meanwhile: the list of moves, the curve and the tree would tell the answer.
    ``touches`` are the keys that do something, wherever the keyboard is; Escape is ``quitte``.
    """

    quitte = Signal()

    def __init__(
        self,
        fenetre: FenetreDessinee,
        affichage: Affichage,
        colonne: ColonnePlateau,
        plateau: PlateauVue,
        barres: tuple[QWidget, QWidget],
        touches: Mapping[str, Callable[[], None]],
    ) -> None:
        """Take the place of the board; ``montrer`` shows it."""
        super().__init__(fenetre)
        self._fenetre, self._dessous, self._fantome = fenetre, affichage.plateau, affichage.fantome
        self._plateau, self._barres = plateau, barres
        self._touches = {**touches, "Esc": self.quitte.emit}
        self._remplaces = (fenetre.widgets.cadre_joueurs, fenetre.widgets.bande)
        self._caches: list[QWidget] = []  # what would tell the answer, and was shown
        self.montre = False
        for remplace, barre in zip(self._remplaces, barres, strict=True):
            colonne.doubler(remplace, barre)
        self._dessous.installEventFilter(self)
        self._fantome.installEventFilter(self)
        plateau.installEventFilter(self)  # else it would take a letter that names no square for a fault

    def montrer(self) -> None:
        """Lie over the game."""
        if self.montre:
            return
        self.montre = True
        self._fantome.quitter()
        cotes: list[QWidget] = [self._fenetre.widgets.barre_etat]
        for dock in self._fenetre.findChildren(QDockWidget):
            if dock.widget() is not None:  # what it holds: the dock keeps its place, and the board its size
                cotes += dock.widget().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self._caches = [un for un in cotes if not un.isHidden()]
        self._fenetre.setUpdatesEnabled(False)  # painted once, as it will stand
        for widget in (*self._remplaces, *self._caches):
            widget.hide()
        for widget in (*self._barres, self._plateau):
            widget.show()
        self._plateau.raise_()
        self._placer()
        self._plateau.setFocus()
        self._dessous.setEnabled(False)  # neither the keyboard nor a screen reader goes there meanwhile
        self._fenetre.setUpdatesEnabled(True)
        self._fenetre.installEventFilter(self)  # now: the last filter is asked first

    def retirer(self) -> None:
        """Show the game again."""
        if not self.montre:
            return
        self.montre = False
        self._fenetre.removeEventFilter(self)
        for widget in (*self._barres, self._plateau):
            widget.hide()
        for widget in (*self._remplaces, *self._caches):
            widget.show()
        self._dessous.setEnabled(True)
        self._dessous.setFocus()

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the board underneath, and take the keys wherever the keyboard is."""
        if objet is self._dessous:
            if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
                self._placer()
        elif objet is self._fantome:
            if event.type() == QEvent.Type.Show:  # what shows itself over the board wants it seen
                self.quitte.emit()
        elif isinstance(event, QKeyEvent) and self.montre:
            if event.type() == QEvent.Type.ShortcutOverride:  # else the window's own command would come first
                connue = sequence(event) in self._touches
                event.setAccepted(connue)
                return connue
            if event.type() == QEvent.Type.KeyPress:
                return self._taper(event, sur_le_plateau=objet is self._plateau)
        return False

    def _taper(self, event: QKeyEvent, *, sur_le_plateau: bool) -> bool:
        """Do what a key asks for; letters and digits name a square of this board."""
        geste = self._touches.get(sequence(event))
        if geste is not None:
            geste()
        elif event.text().isalnum() and not sur_le_plateau:
            self._plateau.setFocus()
            self._plateau.keyPressEvent(event)  # not sent: what the board leaves would come back here, without end
        else:
            return False
        return True

    def _placer(self) -> None:
        self._plateau.setGeometry(self._dessous.geometry())
