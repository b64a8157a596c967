"""Files and texts dropped anywhere on the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLineEdit, QMainWindow

from ui.documents.transfert import Transfert, lire_transfert, offre
from ui.socle.filtres_evenements import filtrer


class Depot(QObject):
    """Accepts what is dropped on a window, and gives it on; where it came from keeps its own."""

    recu = Signal(Transfert)

    def __init__(self, fenetre: QMainWindow) -> None:
        """Watch ``fenetre``; its fields take no text any more, which would be written into a number or a name."""
        super().__init__(fenetre)
        fenetre.setAcceptDrops(True)
        for champ in fenetre.findChildren(QLineEdit):
            champ.setAcceptDrops(False)
        filtrer(fenetre, self, QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Answer the drags that no widget of the window took for itself."""
        if not isinstance(event, QDropEvent) or not offre(event.mimeData()):  # entering and moving are of this class
            return False
        event.setDropAction(Qt.DropAction.CopyAction)  # an editor would cut what is moved out of it
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self.recu.emit(lire_transfert(event.mimeData()))
        return True
