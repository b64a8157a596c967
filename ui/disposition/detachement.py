"""A room torn off the window: it has the frame of one, a place where it hides little, and a button to come back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QPushButton, QWidget

from ui.disposition.onglets_matchs import OngletsMatchs
from ui.socle.retraduction import Retraduit
from ui.socle.textes import infobulle
from ui.widgets.fenetre import FenetreDessinee

ECART: Final = 8  # px between the board and a room beside it
# Qt draws a title of its own under X11, in a window that no window manager moves, and with none for a title of ours.
SANS_CADRE: Final = Qt.WindowType.FramelessWindowHint | Qt.WindowType.X11BypassWindowManagerHint
CADRE: Final = Qt.WindowType.WindowTitleHint | Qt.WindowType.WindowSystemMenuHint | Qt.WindowType.WindowCloseButtonHint


class TitreDetache(Retraduit, QWidget):
    """The line above a room that stands by itself."""

    rattacher = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._bouton = QPushButton()
        self._bouton.setObjectName("bouton_rattacher")
        self._bouton.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._bouton.clicked.connect(self.rattacher)
        ligne = QHBoxLayout(self)
        ligne.setContentsMargins(4, 4, 4, 0)
        ligne.addStretch(1)
        ligne.addWidget(self._bouton)
        self._ligne = ligne
        self._traduire()

    def ajouter(self, widget: QWidget) -> None:
        """Hold ``widget`` at the beginning of the line."""
        self._ligne.insertWidget(0, widget)
        self.setTabOrder(widget, self._bouton)

    def _traduire(self) -> None:
        self._bouton.setText(self.tr("Remettre"))
        infobulle(self._bouton, self.tr("Remettre la salle à côté du plateau"))


class Detachement(QObject):
    """Follows a dock out of the window and back."""

    def __init__(self, fenetre: FenetreDessinee, dock: QDockWidget, titre: OngletsMatchs | None = None) -> None:
        """Give ``dock`` back its ``titre``, Qt's own by default, whenever it comes back into ``fenetre``."""
        super().__init__(dock)
        self._fenetre, self._dock, self._titre = fenetre, dock, titre
        self._seul = TitreDetache()
        self._seul.setParent(dock)
        self._seul.hide()
        self._seul.rattacher.connect(dock.close)  # as its cross does
        self._suite: QWidget | None = None  # what either title holds
        self._situe = False  # it has had a place by itself, where it comes back
        if titre is not None:
            dock.setTitleBarWidget(titre)
        # Torn off by its button: a frame that comes while the mouse drags would end the drag.
        dock.setFeatures(dock.features() & ~QDockWidget.DockWidgetFeature.DockWidgetMovable)
        dock.topLevelChanged.connect(self._suivre)

    def prolonger(self, suite: QWidget) -> None:
        """Hold ``suite`` in the title, whichever the dock has."""
        self._suite = suite
        (self._seul if self._dock.isFloating() or self._titre is None else self._titre).ajouter(suite)

    def _suivre(self, seul: bool) -> None:
        dock, place, visible = self._dock, self._dock.geometry(), self._dock.isVisible()
        mis, ote = (self._seul, self._titre) if seul else (self._titre, self._seul)
        dock.setTitleBarWidget(mis)  # type: ignore[arg-type]  # Qt takes none: its own title
        for titre, vu in ((mis, True), (ote, False)):
            if titre is not None:
                titre.setVisible(vu)
        if self._suite is not None:
            self.prolonger(self._suite)
        if not seul:
            return
        dock.setWindowFlags((dock.windowFlags() & ~SANS_CADRE) | CADRE)
        dock.setGeometry(place)  # with another frame, the window was moved by its width
        dock.setVisible(visible)
        if not self._situe and visible:
            QTimer.singleShot(0, self, self._situer)  # the board takes the room that is left first
        self._situe = True

    def _situer(self) -> None:
        """Stand beside the window, or beside the board, else at the edge of the screen."""
        fenetre, dock, ecran = self._fenetre, self._dock, self._fenetre.screen().availableGeometry()
        if not dock.isFloating():
            return
        cadre, titre = fenetre.frameGeometry(), max(fenetre.geometry().top() - fenetre.frameGeometry().top(), 0)
        plateau = fenetre.widgets.plateau
        cote = min(plateau.width(), plateau.height())
        bord = plateau.mapToGlobal(plateau.rect().center()).x() + cote // 2 + ECART
        haut = dock.geometry().top() + titre  # its frame begins where the room was, under the header
        bas = min(dock.geometry().bottom(), ecran.bottom())
        libres = ((cadre.right() + 1, ecran.right()), (ecran.left(), cadre.left() - 1), (bord, ecran.right()))
        besoin = dock.minimumSizeHint().width()
        gauche, droite = next(
            ((debut, fin) for debut, fin in libres if fin - debut > besoin),
            (max(ecran.right() - dock.width(), ecran.left()), ecran.right()),
        )
        largeur = min(dock.width(), droite - gauche)
        dock.setGeometry(QRect(gauche, haut, largeur, bas - haut))
