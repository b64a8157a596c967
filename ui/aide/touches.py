"""One's own keys: any entry of the menus can have another key, or none; only those that were changed are remembered."""

from __future__ import annotations

import json
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from ecosysteme.reglages import TOUCHES
from ui.aide.inventaire import actions_des_menus, sans_marque
from ui.plateau.saisie import FLECHES, LECTURES, MODIFICATEURS, VALIDATIONS, signes_du_plateau
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.socle.textes import une_ligne
from ui.widgets.fenetre import FenetreDessinee

MODIFICATEURS_SEULS: Final = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Shift,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)
DE_TOUS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Backspace, *VALIDATIONS)


class Touches(QObject):
    """The keys of the window's entries, by the names of these; they are applied when it is made."""

    change = Signal()  # an entry has another key

    def __init__(self, fenetre: FenetreDessinee, memoire: Memoire, messages: Messages) -> None:
        """Give the entries the keys that ``memoire`` holds; those that make no sense are said and left out."""
        super().__init__(fenetre)
        self._fenetre, self._memoire = fenetre, memoire
        self._changees: dict[str, QKeySequence] = {}
        if ecrites := str(memoire.lire(TOUCHES)):
            perdues = self._relire(ecrites)
            if perdues:
                phrase = self.tr("Raccourcis illisibles dans les réglages, laissés de côté : {}")
                messages.prevenir(phrase.format(une_ligne(perdues)), ensuite=True)

    @cached_property
    def actions(self) -> dict[str, QAction]:
        """The entries that have a name, which is what their keys are remembered by."""
        return {action.objectName(): action for action, _ in actions_des_menus(self._fenetre) if action.objectName()}

    @cached_property
    def defauts(self) -> dict[str, QKeySequence]:
        """The keys of the first day: read before the first one is changed."""
        return {nom: action.shortcut() for nom, action in self.actions.items()}

    def differe(self, nom: str) -> bool:
        """Tell whether an entry has another key than on the first day."""
        return nom in self._changees

    # What may be given.

    def refus(self, touche: QKeySequence) -> str:
        """Say why ``touche`` is no key for an entry; empty when it may be one."""
        combinaison = _combinaison(touche)
        signe, modificateurs = combinaison.key(), combinaison.keyboardModifiers()
        lettre = touche.toString(QKeySequence.SequenceFormat.PortableText).removeprefix("Shift+").lower()
        if not modificateurs & MODIFICATEURS:
            if lettre in signes_du_plateau():
                return self.tr("Le plateau a besoin de cette touche : elle y écrit le nom d'une case.")
            if lettre in LECTURES:
                return self.tr("Le plateau a besoin de cette touche : elle fait lire la position.")
            if signe in DE_TOUS:
                return self.tr("Cette touche sert partout à choisir, à aller ou à fermer.")
            if signe in FLECHES and not modificateurs & Qt.KeyboardModifier.ShiftModifier:
                return self.tr("Le plateau a besoin de cette touche : elle y déplace le curseur.")
        if modificateurs == Qt.KeyboardModifier.AltModifier and len(lettre.removeprefix("alt+")) == 1:
            return self.tr("Alt et un signe ouvrent un menu, un onglet, ou pressent un bouton.")
        if any(raccourci.key() == touche for raccourci in self._fenetre.findChildren(QShortcut)):
            return self.tr("Une salle de la fenêtre a déjà cette touche, qui ne se change pas.")
        return ""

    def autre(self, nom: str, touche: QKeySequence) -> QAction | None:
        """Return the entry, other than ``nom``, that has ``touche``."""
        return next((une for qui, une in self.actions.items() if qui != nom and une.shortcut() == touche), None)

    # What is given.

    def donner(self, nom: str, touche: QKeySequence) -> None:
        """Give an entry the key ``touche``, none when it is empty; who had it has none any more."""
        autre = None if touche.isEmpty() else self.autre(nom, touche)
        if autre is not None:
            self._poser(autre.objectName(), QKeySequence())
        self._poser(nom, touche)
        self._ecrire()

    def retablir(self) -> None:
        """Give all entries the keys of the first day."""
        for nom in list(self._changees):
            self._poser(nom, self.defauts[nom])
        self._ecrire()

    def _poser(self, nom: str, touche: QKeySequence) -> None:
        defaut = self.defauts[nom]
        self.actions[nom].setShortcut(touche)
        if touche == defaut:
            self._changees.pop(nom, None)
        else:
            self._changees[nom] = touche

    def _ecrire(self) -> None:
        portables = {nom: touche.toString(touche.SequenceFormat.PortableText) for nom, touche in self._changees.items()}
        self._memoire.ecrire(TOUCHES, json.dumps(portables, ensure_ascii=False) if portables else "")
        self.change.emit()

    def _relire(self, ecrites: str) -> str:
        """Take what was written, and return what of it makes no sense."""
        try:
            lues = json.loads(ecrites)
        except (ValueError, RecursionError):
            return ecrites
        if not isinstance(lues, dict):
            return ecrites
        # All at once: two entries may have changed keys.
        gardees = {nom: QKeySequence(texte) for nom, texte in lues.items() if self._sensee(nom, texte)}
        prises = [touche for nom, touche in self.defauts.items() if nom not in gardees]
        perdues = [nom for nom in lues if nom not in gardees]
        for nom, touche in gardees.items():
            if not touche.isEmpty() and touche in prises:
                perdues.append(nom)
                touche = QKeySequence() if self.defauts[nom] in prises else self.defauts[nom]
            prises.append(touche)
            self._poser(nom, touche)
        return ", ".join(f"{nom} = {lues[nom]}" for nom in perdues)

    def _sensee(self, nom: str, texte: object) -> bool:
        """Tell whether an entry ``nom`` exists, and ``texte`` is a key that it may have."""
        if nom not in self.defauts or not isinstance(texte, str):
            return False
        touche = QKeySequence(texte)
        if touche.isEmpty():
            return not texte
        return touche.count() == 1 and _combinaison(touche).key() not in MODIFICATEURS_SEULS and not self.refus(touche)


def _combinaison(touche: QKeySequence) -> QKeyCombination:
    premiere: QKeyCombination = touche[0]  # type: ignore[index]  # which the stubs do not know
    return premiere


def sequence_de(combinaison: QKeyCombination) -> QKeySequence:
    """Return the key that was pressed as Qt will look for it: Shift is no part of a sign that is written with it.

    The digits of an AZERTY keyboard are such: its Ctrl+Shift+& is Ctrl+1.
    """
    touche, modificateurs = combinaison.key(), combinaison.keyboardModifiers()
    modificateurs &= ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier)
    imprimable = Qt.Key.Key_Space < touche < Qt.Key.Key_Escape
    if modificateurs & Qt.KeyboardModifier.ShiftModifier and imprimable and not chr(touche).isalpha():
        modificateurs &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modificateurs, touche))


def nommer(action: QAction) -> str:
    """Say which entry it is, with the quotes of the language."""
    return QCoreApplication.translate("Touches", "« {} »").format(sans_marque(action.text()))
