"""The boxes of the camps, as the tests click and read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtWidgets import QCheckBox

from ui.widgets.fenetre import FenetreDessinee

Cliquer: TypeAlias = Callable[[str], None]  # on the box of that name


def cochees(coquille: FenetreDessinee, couleur: str = "noir") -> list[str]:
    """Name the players that are ticked for a camp."""
    return [
        case.objectName().removeprefix(f"{couleur}_")
        for case in coquille.findChildren(QCheckBox)
        if case.objectName().startswith(f"{couleur}_") and case.isChecked()
    ]
