"""A page of problems: positions with the side to move, and their solutions upside down at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ecosysteme.fautes import Faute
from ecosysteme.jeu import Jeu
from ecosysteme.papier.page import DocumentPapier, Format, Page, Texte, Trait
from ecosysteme.papier.problemes import Probleme
from ecosysteme.papier.releve import dessiner_position
from ui.jeux.registre import adaptateur_de
from ui.papier.diagrammes import COLONNES, RANGEES, VignettePapier, mettre_en_pages
from ui.plateau.indices import signe
from ui.socle.langue import deux_points, translate

LIGNES_SOLUTIONS: Final = 2
PETIT: Final = 0.8  # of the ordinary letters


def composer_problemes(jeu: Jeu, problemes: Sequence[Probleme], feuille: Format, origine: str = "") -> DocumentPapier:
    """Lay out problems; ``origine`` says where they come from. Raises ``ValueError`` when there is none."""
    if not problemes:
        raise Faute("aucun problème : jamais un seul coup ne gagne dans les fins de cette partie")
    titre = translate("Papier", "Problèmes de finale")
    complement = deux_points(titre, origine) if origine else titre
    vignettes = [_vignette(jeu, rang, probleme) for rang, probleme in enumerate(problemes, start=1)]
    reserve = feuille.ligne * (LIGNES_SOLUTIONS * PETIT + 1.2)
    pages = mettre_en_pages(jeu, vignettes, feuille, complement, reserve=reserve)
    par_page = COLONNES * RANGEES
    avec = (
        _au_pied(page, jeu, problemes[rang * par_page : (rang + 1) * par_page], rang * par_page + 1)
        for rang, page in enumerate(pages)
    )
    return DocumentPapier(complement, tuple(avec))


def _vignette(jeu: Jeu, rang: int, probleme: Probleme) -> VignettePapier:
    camp = jeu.trait(probleme.etat)
    adaptateur = adaptateur_de(jeu)
    if probleme.gagnant:
        consigne = translate("Papier", "Un seul coup gagne. Lequel ?")
    elif len(probleme.solutions) > 1:
        consigne = translate("Papier", "Quels sont les meilleurs coups ?")
    else:
        consigne = translate("Papier", "Quel est le meilleur coup ?")
    titre = f"{rang}. {adaptateur.trait(camp)}"
    return VignettePapier(
        titre, dessiner_position(jeu, probleme.etat), f"{consigne} {probleme.commentaire}".strip(), camp
    )


def _au_pied(page: Page, jeu: Jeu, problemes: Sequence[Probleme], premier: int) -> Page:
    """Write the solutions of a page at its bottom, the sheet to be turned to read them."""
    feuille = page.format
    corps = feuille.corps * PETIT
    texte = "   ".join(_solution(jeu, rang, probleme) for rang, probleme in enumerate(problemes, start=premier))
    haut = feuille.ligne * (LIGNES_SOLUTIONS * PETIT + 0.6)
    y = feuille.bas - haut
    reponses = deux_points(translate("Papier", "Solutions"), texte)
    return replace(
        page,
        elements=(
            *page.elements,
            Trait(feuille.marge, y, feuille.marge + feuille.utile, y),
            Texte(feuille.marge, y, feuille.utile, haut, reponses, corps, renverse=True, lignes=LIGNES_SOLUTIONS),
        ),
    )


def _solution(jeu: Jeu, rang: int, probleme: Probleme) -> str:
    coups = ", ".join(map(jeu.ecrire_coup, probleme.solutions))
    valeur = f" ({signe(max(probleme.solutions.values()))})" if jeu.unite else ""
    return f"{rang}. {coups}{valeur}"
