"""What just happened, over the board for a moment: one sentence at a time, where it hides no square to play."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from ui.plateau.vue import PlateauVue
from ui.socle.messages import annoncer
from ui.socle.textes import Etiquette

DUREE: Final = 2500  # ms
PART_LARGEUR: Final = 0.86  # of the board, at most


class Annonce(Etiquette):
    """A sentence over ``plateau``, at its top or its bottom; the mouse passes through it.

    One may last, such as how far the preparation of the engine is: those that pass are said in its place for a while.
    """

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(parent=plateau, pliee=True)
        self.setObjectName("annonce")
        self._plateau = plateau
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._fin = QTimer(self, singleShot=True, interval=DUREE)
        self._tenu = ""  # what lasts
        self._fin.timeout.connect(lambda: self._montrer(self._tenu))
        plateau.installEventFilter(self)
        self.hide()

    def dire(self, texte: str, *, presse: bool = False) -> None:
        """Show ``texte`` for a while; an empty text takes away what was said so. ``presse`` as for ``annoncer``."""
        self._fin.stop()
        self._montrer(texte or self._tenu)
        if texte:
            self._fin.start()
            self._lire(texte, presse=presse)

    def tenir(self, texte: str) -> None:
        """Show ``texte`` whenever nothing else is said; an empty text ends it. A screen reader hears the first one."""
        if texte and not self._tenu:
            self._lire(texte)
        self._tenu = texte
        if not self._fin.isActive():
            self._montrer(texte)

    def _montrer(self, texte: str) -> None:
        if not texte:
            self.hide()
            return
        self.setText(texte)
        self.placer()
        self.show()
        self.raise_()

    def _lire(self, texte: str, *, presse: bool = False) -> None:
        annoncer(self._plateau, texte, presse=presse)

    def placer(self) -> None:
        """Lie in the frame below the squares, over the letters, else as low as it goes; at the top to hide no move."""
        plateau = self._plateau
        largeur = int(min(plateau.width(), plateau.height()) * PART_LARGEUR)
        self.setWordWrap(False)
        voulue = self.sizeHint().width()  # of one line; a label that wraps asks for a narrow block
        self.setWordWrap(voulue > largeur)
        largeur = min(largeur, voulue)
        self.resize(largeur, self.heightForWidth(largeur))
        geometrie = plateau.geometrie()
        sous = int(geometrie.tapis.bottom())
        creux = max(int(geometrie.cadre.bottom()) - sous - self.height(), 0) // 2
        haut = QRect(QPoint((plateau.width() - self.width()) // 2, int(geometrie.cadre.top())), self.size())
        bas = QRect(haut)
        bas.moveTop(min(sous + creux, plateau.height() - self.height()))
        jouables = [plateau.centre(case) for case in plateau.vue.legaux]
        libres = (place for place in (bas, haut) if not any(map(place.contains, jouables)))
        self.move(next(libres, bas).topLeft())

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Follow the size of the board; Escape takes the passing sentence away, and still has its usual effect."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.placer()
        elif isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._fin.isActive():
            self.dire("")
        return False
