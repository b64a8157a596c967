"""The Grundy values of Nim on paper: a table to be filled in, and the same filled in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.nim import NOMS_TAS, EtatNim, Nim
from ecosysteme.papier.page import Element, Fond, Format, Page, Texte, Trait
from ecosysteme.solveurs.explication_nim import expliquer, table_mex
from ui.jeux.mots_nim import dire_coup, dire_nim, dire_regle, ecrire_ensemble
from ui.papier.mise_en_page import Cellule, ColonneDeTable, entete_de_classe, lignes_a_ecrire, table
from ui.socle.langue import deux_points, translate

HAUTE: Final = 1.9  # lines of letters of a cell in which one writes, where there is room
RESERVE: Final = 7  # lines under the second table


def pages_grundy(jeu: Nim, etat: EtatNim, feuille: Format, position: str) -> list[Page]:
    """Lay out the values of the heaps and those of the position, which ``position`` names; blank, then solved."""
    return [Page(feuille, tuple(_page(jeu, etat, feuille, position, solution=solution))) for solution in (False, True)]


def _page(jeu: Nim, etat: EtatNim, feuille: Format, position: str, *, solution: bool) -> Iterator[Element]:
    quoi = translate("Papier", "Nombres de Grundy")
    elements, y = entete_de_classe(feuille, jeu, quoi, position, corrige=solution)
    yield from elements
    consigne = translate(
        "Papier",
        "La valeur d'un tas est le plus petit entier (mex) qui n'est pas la valeur d'un tas qu'un coup laisse.",
    )
    texte = f"{consigne} {dire_regle(jeu)}" if solution else consigne
    yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 3, texte, feuille.corps, lignes=3)
    y += feuille.ligne * 3.2
    lignes = table_mex(jeu, max(etat.tas))
    pas = min(feuille.ligne * HAUTE, (feuille.bas - y) * 0.45 / (len(lignes) + 1))
    colonnes = (
        ColonneDeTable(translate("Papier", "Objets"), 1, "centre"),
        ColonneDeTable(translate("Papier", "Valeurs des tas qu'un coup laisse"), 5),
        ColonneDeTable(translate("Papier", "Valeur"), 1, "centre"),
    )
    cellules = [
        (
            Cellule(str(ligne.taille), gras=True),
            Cellule((ecrire_ensemble(ligne.atteintes) or translate("Papier", "aucun coup")) if solution else ""),
            Cellule(str(ligne.valeur) if solution else "", gras=True),
        )
        for ligne in lignes
    ]
    yield from _grille(feuille, jeu, (feuille.marge, y, feuille.utile), colonnes, cellules, pas)
    yield from _position(jeu, etat, feuille, y + (len(lignes) + 2) * pas, solution=solution)


def _grille(
    feuille: Format,
    jeu: Jeu,
    cadre: tuple[float, float, float],
    colonnes: Sequence[ColonneDeTable],
    lignes: Sequence[Sequence[Cellule]],
    pas: float,
) -> Iterator[Element]:
    """Lay out a table in which one writes: its cells are drawn, on white."""
    x, y, largeur = cadre
    for element in table(feuille, jeu, cadre, colonnes, lignes, pas):
        if not isinstance(element, Fond):
            yield element
    for rang in range(1, len(lignes) + 2):
        yield Trait(x, y + rang * pas, x + largeur, y + rang * pas, 0.15)
    total, bas = sum(colonne.part for colonne in colonnes), y + (len(lignes) + 1) * pas
    for part in (*(colonne.part for colonne in colonnes), 0):
        yield Trait(x, y, x, bas, 0.15)
        x += largeur * part / total


def _position(jeu: Nim, etat: EtatNim, feuille: Format, y: float, *, solution: bool) -> Iterator[Element]:
    """The heaps in binary, their exclusive or, and the winning moves."""
    vu = expliquer(jeu, etat)
    tas = ", ".join(deux_points(NOMS_TAS[rang], str(nombre)) for rang, nombre in enumerate(etat.tas))
    titre = translate("Papier", "Position : {}").format(tas)
    yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 1.3, titre, feuille.corps * 1.1, gras=True)
    y += feuille.ligne * 1.5
    regle = translate(
        "Papier",
        "Chaque valeur s'écrit en binaire ; le xor a un 1 dans les colonnes où le nombre de 1 est impair.",
    )
    yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 2, regle, feuille.corps, lignes=2)
    y += feuille.ligne * 1.8
    puissances = [str(1 << rang) for rang in reversed(range(len(vu.bits)))]
    colonnes = (
        ColonneDeTable(translate("Papier", "Tas"), 1.4),
        ColonneDeTable(translate("Papier", "Valeur"), 1, "centre"),
        *(ColonneDeTable(puissance, 0.6, "centre") for puissance in puissances),
    )
    rangees: list[tuple[str, int, tuple[int, ...]]] = [
        (deux_points(NOMS_TAS[un.rang], str(un.taille)), un.valeur, un.bits) for un in vu.tas
    ]
    cellules = [
        (Cellule(nom, gras=True), *(Cellule(str(nombre) if solution else "") for nombre in (valeur, *bits)))
        for nom, valeur, bits in (*rangees, ("xor", vu.somme, vu.bits))
    ]
    pas = min(feuille.ligne * HAUTE, (feuille.bas - y - feuille.ligne * RESERVE) / (len(cellules) + 1.6))
    yield from _grille(feuille, jeu, (feuille.marge, y, feuille.utile * 0.6), colonnes, cellules, pas)
    y += (len(cellules) + 1.6) * pas
    textes = [translate("Papier", "Qui a le trait gagne-t-il ? Quels sont les coups gagnants ?")]
    if solution:
        textes = [dire_nim(vu, fini=False), *(f"{dire_coup(gagnant)}." for gagnant in vu.coups)]
    for texte in textes:
        yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 2, texte, feuille.corps, lignes=2)
        y += feuille.ligne * (1.9 if solution else 1.0)
    if not solution:
        yield from lignes_a_ecrire(feuille, y, 3)[0]
