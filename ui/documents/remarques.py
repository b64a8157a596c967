"""Shows the remarks on games that were read although their files contradict them; the game is on the board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from ecosysteme.fautes import Message
from ui.socle.langue import translate
from ui.socle.raisons import dire, majuscule
from ui.socle.textes import BoiteDeMessage


def montrer_remarques(fenetre: QWidget, remarques: Sequence[Message]) -> None:
    """Show ``remarques``, a line each, until they are read; it waits for nobody."""
    boite = BoiteDeMessage(fenetre)
    boite.setObjectName("boite_remarques")
    boite.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    boite.setWindowTitle(translate("Documents", "À savoir de cette lecture"))
    boite.setText("\n".join(majuscule(dire(remarque)) for remarque in remarques))
    boite.setStandardButtons(QMessageBox.StandardButton.Ok)
    boite.open()
