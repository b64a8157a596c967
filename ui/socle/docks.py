"""What the docks of the window share: a content made when it is first wanted, which follows their shape, or scrolls.

And buttons in our language.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDockWidget,
    QFrame,
    QScrollArea,
    QSplitter,
    QStyle,
    QStyleOptionTabWidgetFrame,
    QTabBar,
    QTabWidget,
    QWidget,
)

from ui.socle.chargeur import trouver
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle
from ui.socle.theme import CLAIR, Theme

PAYSAGE: Final = 1.3  # how many times as wide as high is wide


class DockTardif(Retraduit, QDockWidget):
    """A dock of which only the frame is there until it is first shown, or asked for what it holds.

    Most sessions show no such dock, and its widgets were half of the window's: made, dressed, worded and deleted.
    """

    garni = Signal()  # its content has just been made, and may be connected
    est_garni = False
    theme: Theme = CLAIR  # that of what it holds, and of what is put into it

    def garnir(self) -> None:
        """Make the content, unless it is there."""
        if not self.est_garni:
            self.est_garni = True
            self._garnir()
            self._traduire_contenu()
            self._vetir(self.theme)
            self.garni.emit()

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``, or have them taken by what will be made."""
        self.theme = theme
        if self.est_garni:
            self._vetir(theme)

    def _traduire(self) -> None:
        self._traduire_cadre()
        if self.est_garni:
            self._traduire_contenu()

    def _garnir(self) -> None:
        """Make what the dock holds, as its state has it; words and colours follow."""
        raise NotImplementedError

    def _traduire_cadre(self) -> None:
        """Write the texts of the dock itself; none by default."""

    def _traduire_contenu(self) -> None:
        """Write the texts of what it holds; none by default."""

    def _vetir(self, theme: Theme) -> None:
        """Give what it holds the colours of ``theme``; nothing has any by default."""

    def setVisible(self, visible: bool) -> None:
        """Have a content before anything is laid out; Qt shows and hides through here too."""
        if visible:
            self.garnir()
        super().setVisible(visible)


class ContenuDock(QWidget):
    """Holds a splitter whose parts lie side by side when it is wide, one above the other when it is high."""

    tourne = Signal()  # the splitter now lies the other way

    def __init__(self, partage: QSplitter, taille: QSize, largeur_minimale: int) -> None:
        """Turn ``partage`` as the shape asks; ``taille`` is the preferred size, in pixels."""
        super().__init__()
        self._partage, self._taille = partage, taille
        # Narrower than Qt would have it: texts wrap, lists scroll. Given as a size, so that it grows with the letters.
        self.setMinimumWidth(largeur_minimale)

    def suivre(self, forme: QSize) -> None:
        """Turn the splitter when the shape of the dock asks for it: its own depends on how the splitter lies."""
        large = forme.width() > PAYSAGE * forme.height()
        sens = Qt.Orientation.Horizontal if large else Qt.Orientation.Vertical
        if sens != self._partage.orientation():
            self._partage.setOrientation(sens)
            self.tourne.emit()

    def sizeHint(self) -> QSize:
        """The wished size."""
        return self._taille

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look once more when all is laid out: a scroll bar that appears meanwhile resizes what is being laid out."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._accorder)

    def _accorder(self) -> None:
        """Lay out for the size of today; Qt's own layout may have stayed at that without the scroll bar."""
        disposition = self.layout()
        if disposition is not None and disposition.geometry() != self.rect():
            disposition.setGeometry(self.rect())

    def heightForWidth(self, largeur: int) -> int:
        """Return what it cannot do without: it scrolls below that only, and its lists and boards shrink before."""
        disposition = self.layout()
        return -1 if disposition is None else disposition.totalMinimumHeightForWidth(largeur)


class OngletsDock(QTabWidget):
    """Tabs that ask for the height of the page on show, and not of the highest one: a hidden page makes none scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _: self.updateGeometry())

    @property
    def _barre(self) -> int:
        """The height of the tabs, px: none where they are hidden."""
        return 0 if self.tabBar().isHidden() else self.tabBar().sizeHint().height()

    def heightForWidth(self, largeur: int) -> int:
        """Return what the page on show cannot do without."""
        page = self.currentWidget()
        disposition = None if page is None else page.layout()
        if disposition is None:
            return super().heightForWidth(largeur)
        return self._barre + disposition.totalMinimumHeightForWidth(largeur)

    def hauteur_autour_de(self, page: QWidget) -> int:
        """Return the height with which ``page`` has the height that it asks for."""
        voulue = QSize(0, self._barre + page.sizeHint().height())
        cadre = QStyleOptionTabWidgetFrame()
        self.initStyleOption(cadre)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_TabWidget, cadre, voulue, self).height()

    def minimumSizeHint(self) -> QSize:
        """The width of the widest page, the height of the one on show."""
        page, tous = self.currentWidget(), super().minimumSizeHint()
        if page is None:
            return tous
        return QSize(tous.width(), self._barre + page.minimumSizeHint().height())


class OngletsEnLigne(QTabBar):
    """Tabs that share a line with something else: cut where it is short, as wide as they ask where it is not."""

    def __init__(self, nom: str, nombre: int) -> None:
        """Be called ``nom``, and have ``nombre`` tabs without a title yet."""
        super().__init__()
        self.setObjectName(nom)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setDrawBase(False)
        for _ in range(nombre):
            self.addTab("")
        self.currentChanged.connect(lambda _: self.updateGeometry())  # the bold one is not as wide as the other

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what the titles need that were written meanwhile: Qt does so only of tabs that are seen."""
        super().showEvent(event)
        self.updateGeometry()


class DefilementDock(QScrollArea):
    """Lets what a dock holds be higher than the dock; the keys are left to the dock, which has steps to go through."""

    def __init__(self, contenu: ContenuDock) -> None:
        """Hold ``contenu``, never narrower than it can be beside the scroll bar."""
        super().__init__()
        self._contenu = contenu
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(contenu.minimumWidth() + self.verticalScrollBar().sizeHint().width())
        self.setWidget(contenu)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the content out for the new size of the area."""
        super().resizeEvent(event)
        self._contenu.suivre(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with the wheel and the bar only."""
        event.ignore()


def nommer_boutons(dock: QDockWidget, cacher: str, detacher: str) -> None:
    """Name the two buttons of a dock in our language: Qt names them in English, once."""
    for nom, texte in (("close", cacher), ("float", detacher)):
        bouton = trouver(dock, QAbstractButton, f"qt_dockwidget_{nom}button")
        bouton.setAccessibleName(texte)
        bouton.setAccessibleDescription("")
        infobulle(bouton, texte)
