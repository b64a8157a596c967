"""What is said when the key of a command is pressed that cannot be given now: Qt leaves such a key to nobody."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence

from ui.aide.inventaire import actions_des_menus, sans_marque
from ui.plateau.saisie import MODIFICATEURS
from ui.socle.filtres_evenements import filtrer
from ui.socle.langue import translate
from ui.socle.messages import NOUVELLE, Messages
from ui.socle.textes import refus_justifie
from ui.widgets.fenetre import FenetreDessinee


def dire_impossible(texte: str) -> str:
    """Say that the command ``texte`` cannot be given now."""
    return translate("Refus", "« {} » n'est pas possible à ce moment.").format(texte)


class TouchesRefusees(QObject):
    """Watches the keys that come to ``fenetre`` because nobody took them; what they do goes on.

    A room that knows why its command cannot be given has told so to ``justifier_refus``.
    """

    def __init__(self, fenetre: FenetreDessinee, messages: Messages) -> None:
        super().__init__(fenetre)
        self._fenetre, self._messages = fenetre, messages
        filtrer(fenetre, self, QEvent.Type.KeyPress)

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        """Say which command the key would give, once it has done what it still does, such as to move the keyboard."""
        if isinstance(event, QKeyEvent) and not (event.isAutoRepeat() or _du_plateau(event)):
            touche = QKeySequence(event.keyCombination())
            for action, _ in actions_des_menus(self._fenetre):
                if touche in action.shortcuts() and action.isVisible() and not action.isEnabled():
                    phrase = refus_justifie(action) or dire_impossible(sans_marque(action.text()))
                    QTimer.singleShot(0, self, partial(self._messages.lire, phrase, auteur=NOUVELLE))
                    break
        return False


def _du_plateau(event: QKeyEvent) -> bool:
    """Whether the key may write the name of a square, which the board answers."""
    return event.text().isalnum() and not event.modifiers() & MODIFICATEURS
