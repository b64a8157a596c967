"""What a screen reader is told of a command that switches something: its name, and whether it is on now.

Whoever gave it by its key hears nothing else: most change what is painted.
"""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow

from ui.aide.inventaire import sans_marque
from ui.socle.langue import translate
from ui.socle.messages import annoncer


def dire_les_bascules(fenetre: QMainWindow) -> None:
    """Have each of them told once it has done what it does."""
    for action in fenetre.findChildren(QAction):
        if action.isCheckable():
            action.triggered.connect(lambda cochee, action=action: _dire(fenetre, action, cochee))


def _dire(fenetre: QMainWindow, action: QAction, cochee: bool) -> None:
    nom, groupe = sans_marque(action.text()), action.actionGroup()
    if groupe is not None and groupe.exclusionPolicy() == QActionGroup.ExclusionPolicy.Exclusive:
        annoncer(fenetre, nom)
        return
    oui, non = translate("Bascules", "{} : oui"), translate("Bascules", "{} : non")
    annoncer(fenetre, (oui if cochee else non).format(nom))
