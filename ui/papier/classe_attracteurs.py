"""The attractors of tic-tac-toe on paper: positions whose ranks are to be found, and the same rank by rank."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from ecosysteme.jeu import NULLE
from ecosysteme.jeux.morpion import EtatMorpion
from ecosysteme.papier.page import Dessin, Element, Format, Page, Texte, Trait
from ecosysteme.papier.planche import svg_planche
from ecosysteme.papier.releve import dessiner_position
from ecosysteme.solveurs.graphe_morpion import Classe, graphe
from ui.jeux.mots_morpion import MORPION
from ui.jeux.registre import adaptateur_de
from ui.papier.mise_en_page import entete_de_classe
from ui.socle.langue import translate

PAR_RANG: Final = 5  # positions of each rank at most
COLONNES: Final = 5
RANGEES: Final = 6


def pages_attracteurs(etat: EtatMorpion, feuille: Format, position: str) -> list[Page]:
    """Lay out positions that may follow ``etat``, by the number of signs, then rank by rank; ``position`` names it."""
    choisies = choisir_classes(etat)
    vierge = sorted(choisies, key=lambda classe: (classe.niveau, classe.etat.grille))
    return [
        Page(feuille, tuple(_page(vierge, feuille, position, solution=False))),
        Page(feuille, tuple(_page(choisies, feuille, position, solution=True))),
    ]


def choisir_classes(etat: EtatMorpion) -> list[Classe]:
    """Return positions that may follow ``etat``, rank by rank, those that nobody wins last, all together on a page.

    The camp is the one that most of them are won by; of each rank come those with the most empty squares.
    """
    classes = graphe(etat).classes
    camp = max((1, 2), key=lambda camp: sum(classe.sort.camp == camp for classe in classes))
    rangees = sorted(
        (classe for classe in classes if classe.sort.camp in (camp, NULLE)),
        key=lambda classe: (_rang(classe), -classe.etat.vides),
    )
    groupes = [list(groupe)[:PAR_RANG] for _, groupe in groupby(rangees, key=_rang)]
    return [classe for groupe in groupes[: RANGEES - 1] + groupes[RANGEES - 1 :][-1:] for classe in groupe]


def _rang(classe: Classe) -> int:
    return 99 if classe.sort.rang is None else classe.sort.rang


def _page(classes: Sequence[Classe], feuille: Format, position: str, *, solution: bool) -> Iterator[Element]:
    adaptateur = adaptateur_de(MORPION)
    camp = next(classe.sort.camp for classe in classes if classe.sort.camp != NULLE)
    nom = adaptateur.camps[camp - 1]
    quoi = translate("Papier", "Attracteur de {}").format(nom)
    elements, y = entete_de_classe(feuille, MORPION, quoi, position, corrige=solution)
    yield from elements
    regle = translate(
        "Papier",
        "Rang 0 : {camp} a gagné. Rang n : au trait de {camp}, un coup mène au rang n − 1 ; au trait de l'autre, tous"
        " ses coups mènent à un rang plus petit, dont un au rang n − 1. Hors de l'attracteur : {camp} ne peut pas"
        " forcer le gain.",
    ).format(camp=nom)
    consigne = "" if solution else translate("Papier", "Écrivez le rang de chaque position, ou un tiret.")
    texte = " ".join(filter(None, (regle, consigne)))
    yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 4, texte, feuille.corps, lignes=4)
    y += feuille.ligne * 3.7
    if solution:
        groupes = [list(groupe) for _, groupe in groupby(classes, key=_rang)]
    else:
        groupes = [list(classes[debut : debut + COLONNES]) for debut in range(0, len(classes), COLONNES)]
    haut = (feuille.bas - y) / RANGEES
    retrait = feuille.utile * 0.12 if solution else 0.0
    for rang, groupe in enumerate(groupes):
        haute = y + rang * haut
        if solution:
            titre = translate("Papier", "hors") if groupe[0].sort.rang is None else _nommer_rang(groupe[0])
            yield Texte(feuille.marge, haute, retrait, haut * 0.7, titre, feuille.corps, gras=True)
        yield from _rangee(groupe, feuille, (feuille.marge + retrait, haute, haut), solution=solution)


def _nommer_rang(classe: Classe) -> str:
    return translate("Papier", "Rang {}").format(classe.sort.rang)


def _rangee(
    classes: Sequence[Classe], feuille: Format, coin: tuple[float, float, float], *, solution: bool
) -> Iterator[Element]:
    x, y, haut = coin
    large = (feuille.marge + feuille.utile - x) / COLONNES
    cote = min(large * 0.86, haut - feuille.ligne * 1.7)
    for rang, classe in enumerate(classes):
        gauche = x + rang * large
        yield Dessin(gauche, y, cote, cote, svg_planche(dessiner_position(MORPION, classe.etat)))
        bas = y + cote + feuille.ligne * 0.15
        trait = adaptateur_de(MORPION).trait(classe.etat.trait) if MORPION.issue(classe.etat) is None else ""
        yield Texte(gauche, bas, cote * 0.6, feuille.ligne, trait, feuille.corps * 0.85)
        if solution:
            ecrit = "−" if classe.sort.rang is None else str(classe.sort.rang)
            yield Texte(gauche + cote * 0.6, bas, cote * 0.4, feuille.ligne, ecrit, feuille.corps, "droite", gras=True)
        else:
            fond = bas + feuille.ligne * 0.9
            yield Trait(gauche + cote * 0.68, fond, gauche + cote, fond)
