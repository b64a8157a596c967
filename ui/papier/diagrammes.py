"""Positions of a game, several on a page: what was played, whose turn it is, and what was said of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp, Jeu
from ecosysteme.papier.fiche import Diagramme, Fiche
from ecosysteme.papier.page import Dessin, DocumentPapier, Element, Format, Page, Texte
from ecosysteme.papier.planche import Planche, svg_planche
from ecosysteme.papier.releve import dessiner_position
from ui.jeux.registre import adaptateur_de
from ui.papier.mise_en_page import GOUTTIERE, entete, jeton, pied, titre_de
from ui.socle.langue import deux_points, translate

COLONNES: Final = 2
RANGEES: Final = 3
COURTE: Final = 60  # characters of a legend that two lines hold under a board
PAR_LIGNE: Final = 46  # and of one that has the whole width, in a line
LIGNES: Final = 8  # of a legend, at most
LIGNES_BASSES: Final = 5  # that leave room for ``RANGEES`` boards, one below the other; longer ones for one less


@dataclass(frozen=True)
class VignettePapier:
    """A board with a title above it, a token before the title, and a few words below."""

    titre: str
    planche: Planche
    legende: str = ""
    camp: Camp | None = None


def composer_diagrammes(fiche: Fiche, feuille: Format, numeros: Sequence[int] = ()) -> DocumentPapier:
    """Lay out the positions after the moves ``numeros``, without any those that are marked in the game.

    Raises ``ValueError`` when there is none either, or for a move that was not played.
    """
    diagrammes = [fiche.diagramme(numero) for numero in numeros] or fiche.marques
    if not diagrammes:
        raise Faute("aucun diagramme : attendu une position marquée, ou des numéros de coups, comme 20,34")
    vignettes = [_vignette(fiche.jeu, diagramme) for diagramme in diagrammes]
    quoi, qui = translate("Papier", "Diagrammes"), titre_de(fiche) if any(fiche.noms) else ""
    complement = ", ".join(filter(None, (deux_points(quoi, qui) if qui else quoi, fiche.entete.date)))
    return DocumentPapier(titre_de(fiche), mettre_en_pages(fiche.jeu, vignettes, feuille, complement))


def _vignette(jeu: Jeu, diagramme: Diagramme) -> VignettePapier:
    etat, note, adaptateur = diagramme.etat, diagramme.dernier, adaptateur_de(jeu)
    if note is None:
        titre = translate("Papier", "Position de départ")
    else:
        modele = (
            translate("Papier", "Variante, coup {} : {}") if diagramme.variante else translate("Papier", "Coup {} : {}")
        )
        titre = modele.format(note.numero, f"{jeu.ecrire_coup(note.coup)}{diagramme.glyphe}")
    issue, scores = jeu.issue(etat), jeu.resultat(etat)
    suite = adaptateur.trait(jeu.trait(etat)) if issue is None else adaptateur.resultat(issue, scores)
    points = "{} – {}".format(*scores) if jeu.unite and issue is None else ""
    situation = " · ".join(filter(None, (suite, points)))
    legende = "\n".join(filter(None, (situation, diagramme.commentaire)))
    planche = replace(dessiner_position(jeu, etat, note), dessins=diagramme.dessins)
    return VignettePapier(titre, planche, legende, note.camp if note else None)


def mettre_en_pages(
    jeu: Jeu, vignettes: Sequence[VignettePapier], feuille: Format, complement: str, *, reserve: float = 0.0
) -> tuple[Page, ...]:
    """Lay out boards two in a line and three lines a page, two where a legend is long.

    ``reserve`` mm are kept free at the bottom.
    """
    rangees = RANGEES - (max((_lignes(vignette.legende) for vignette in vignettes), default=0) > LIGNES_BASSES)
    par_page = COLONNES * rangees
    pages = []
    for debut in range(0, len(vignettes), par_page):
        elements, y = entete(feuille, adaptateur_de(jeu).titre, complement)
        elements += _poser(jeu, vignettes[debut : debut + par_page], feuille, (y, feuille.bas - reserve), rangees)
        pages.append(Page(feuille, tuple(elements)))
    return pied(pages)


def _poser(
    jeu: Jeu, vignettes: Sequence[VignettePapier], feuille: Format, bornes: tuple[float, float], rangees: int
) -> Iterator[Element]:
    """Lay out the boards of one page, between two heights."""
    vide = feuille.utile * GOUTTIERE
    haut, bas = bornes[0] + feuille.ligne * 0.4, bornes[1]
    largeur, hauteur = (feuille.utile - vide) / COLONNES, (bas - haut) / rangees
    lignes = max(_lignes(vignette.legende) for vignette in vignettes)
    for rang, vignette in enumerate(vignettes):
        x = feuille.marge + rang % COLONNES * (largeur + vide)
        cadre = (x, haut + rang // COLONNES * hauteur, largeur, hauteur)
        yield from _poser_une(jeu, vignette, feuille, cadre, lignes)


def _lignes(legende: str) -> int:
    """Return how many lines are kept for a legend: the two under a board, or as many as it takes of the whole width."""
    if len(legende) <= COURTE:
        return 2
    return min(LIGNES, max(4, sum(-(-len(paragraphe) // PAR_LIGNE) for paragraphe in legende.split("\n"))))


def _poser_une(
    jeu: Jeu, vignette: VignettePapier, feuille: Format, cadre: tuple[float, float, float, float], lignes: int
) -> Iterator[Element]:
    x, y, largeur, hauteur = cadre
    ligne = feuille.ligne
    cote = min(largeur, hauteur - ligne * (1.4 + lignes * 0.9 + 0.7))
    gauche = x + (largeur - cote) / 2
    retrait = 0.0
    if vignette.camp is not None:
        yield jeton(jeu, vignette.camp, gauche, y + ligne * 0.1, ligne * 0.9)
        retrait = ligne * 1.15
    yield Texte(gauche + retrait, y, cote - retrait, ligne * 1.1, vignette.titre, feuille.corps, gras=True)
    yield Dessin(gauche, y + ligne * 1.25, cote, cote, svg_planche(vignette.planche))
    bas = y + ligne * 1.4 + cote
    place = (gauche, bas, cote) if lignes == 2 else (x, bas, largeur)
    yield Texte(*place, hauteur - (bas - y), vignette.legende, feuille.corps * 0.9, lignes=lignes)
