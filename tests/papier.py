"""A game to be put on paper: sixty moves of two levels of our engine, with times, and what a page is searched for."""

from __future__ import annotations

from typing import Final, TypeVar

from ecosysteme.entete import Entete
from ecosysteme.formats.sgf.dessins import SANS_DESSINS, noeuds_montres, redessiner
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import Element, Page, Texte
from ecosysteme.partie import Partie

COUPS: Final = (
    "c4c3d3c5b4e3c2a4f5d2c6b3d1c7a3a2f4e2f3g4f6f2g5d6b5c1b6e1e6a5"
    "a7e7c8g7d7f7h8h5h6h7h4g6g8d8f8g3e8b7a6a8g1f1h3h1b8g2b2h2b1a1"
)  # White wins 33 to 31
FLECHE: Final = ((0, 0), (7, 7))
UNE = TypeVar("UNE", bound=Element)


def partie_de(coups: str = COUPS, secondes: float = 1.5) -> Partie:
    """Replay ``coups``, each of which took so many seconds."""
    partie: Partie = Partie(lire_transcription("").jeu)
    for tour in lire_transcription(coups).historique:
        if tour.coup is not None:
            partie.jouer(tour.coup, secondes)
    return partie


def fiche_de(coups: str = COUPS) -> Fiche:
    """Take the same down, with everything known."""
    entete = Entete("Alice", "Bob", "2026-11-22", "Coupe", "3", "Paris")
    return Fiche.de(partie_de(coups), entete)


def fiche_dessinee(coups: str) -> Fiche:
    """Take down a game over whose last position somebody drew an arrow."""
    partie = partie_de(coups)
    noeuds = noeuds_montres(partie.racine, partie.historique)
    partie.modifier(redessiner(partie.jeu, partie.racine, noeuds, SANS_DESSINS.tirer(FLECHE)))
    return Fiche.de(partie)


def de_classe(page: Page, classe: type[UNE]) -> list[UNE]:
    """List the elements of a page that are of one kind."""
    return [element for element in page.elements if isinstance(element, classe)]


def texte_de(page: Page, ecrit: str) -> Texte:
    """Return the one text of a page that says ``ecrit``."""
    [texte] = [texte for texte in de_classe(page, Texte) if texte.texte == ecrit]
    return texte


def dans_la_page(page: Page) -> bool:
    """Tell whether every box lies on the sheet."""
    boites = [
        (element.x, element.y, element.largeur, element.hauteur)
        for element in page.elements
        if not hasattr(element, "x1") and not hasattr(element, "points")
    ]
    return all(
        x >= 0
        and y >= 0
        and largeur > 0
        and hauteur > 0
        and x + largeur <= page.format.largeur + 0.01
        and y + hauteur <= page.format.hauteur + 0.01
        for x, y, largeur, hauteur in boites
    )
