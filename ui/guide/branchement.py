"""The guide plugged into the window: its entry of the help menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.socle.devant import mettre_devant
from ui.widgets.fenetre import FenetreDessinee

if TYPE_CHECKING:
    from ui.guide.dialogue import Guide


def brancher_guide(fenetre: FenetreDessinee) -> None:
    """Connect the entry of the menu; what only the guide needs is imported when it is opened."""
    fenetre.widgets.action_guide.triggered.connect(lambda _: montrer_guide(fenetre))


def montrer_guide(fenetre: FenetreDessinee) -> Guide:
    """Show the guide of ``fenetre``, the same whenever it is asked for, where it was left."""
    from ui.guide.dialogue import Guide

    guide = fenetre.findChild(Guide) or Guide(fenetre)
    mettre_devant(guide)
    guide.page.setFocus()
    return guide
