"""The page of the first start, shown before anything else is painted: the room that it belongs to comes afterwards."""

from __future__ import annotations

from ecosysteme.reglages import ACCUEIL_VU
from ui.fenetre.cadre import Cadre
from ui.socle.memoire import Memoire
from ui.socle.theme import Theme


def couvrir(fenetre: Cadre, memoire: Memoire, theme: Theme) -> None:
    """Cover ``fenetre``, which is not painted yet, with the page, unless it was seen on another day."""
    if not memoire.lire(ACCUEIL_VU):
        from ui.accueil.page import Accueil  # of no use at any other start

        page = Accueil(fenetre)
        page.definir_theme(theme)
        page.couvrir()
