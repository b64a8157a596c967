"""The score sheet: the record of a game with its moves and their times; or an empty one, to be filled in by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from ecosysteme.jeu import PREMIER, SECOND, Camp, Jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import Dessin, DocumentPapier, Element, Format, Page, Texte, Trait
from ecosysteme.papier.planche import rapport, svg_planche
from ecosysteme.papier.releve import dessiner_position, relever
from ui.jeux.ouvertures import nom_ouverture
from ui.jeux.registre import adaptateur_de
from ui.papier.mise_en_page import (
    GOUTTIERE,
    Cellule,
    ColonneDeTable,
    ListeEnColonnes,
    champ,
    champs,
    ecrire_duree,
    entete,
    hauteur_champ,
    joueurs,
    pied,
    resultat_de,
    titre_de,
)
from ui.socle.langue import translate

PART_PLANCHE: Final = 0.62  # of the width
COLONNES_SUITE: Final = 4  # of the list on the pages that follow
GRANDE_CASE: Final = 2.0  # mm a square at most, for a point of the ordinary letters
LIGNES_TRANSCRIPTION: Final = 4
CAMPS: Final[tuple[Camp, Camp]] = (PREMIER, SECOND)


def composer_feuille(fiche: Fiche, feuille: Format) -> DocumentPapier:
    """Lay out the record of ``fiche``; without a move, the empty sheet of its game."""
    adaptateur = adaptateur_de(fiche.jeu)
    elements, y = entete(feuille, adaptateur.titre, fiche.entete.evenement or translate("Papier", "Feuille de partie"))
    elements += joueurs(feuille, fiche, y)
    y += hauteur_champ(feuille)
    elements += champs(feuille, y, _circonstances(fiche))
    y += hauteur_champ(feuille) + feuille.ligne * 0.3
    large = feuille.utile * PART_PLANCHE
    planche = relever(fiche)
    cote = min(large, feuille.corps * GRANDE_CASE * planche.colonnes)  # tic-tac-toe would be a poster
    haute = max(cote, large * 0.6) if rapport(planche) > 1.5 else cote * rapport(planche)  # the heaps of Nim
    elements.append(Dessin(feuille.marge, y, cote, haute, svg_planche(planche)))
    elements += _sous_la_planche(fiche, feuille, y + haute + feuille.ligne * 0.6, large)
    x = feuille.marge + large + feuille.utile * GOUTTIERE * 0.7
    restant = feuille.marge + feuille.utile - x
    liste = ListeEnColonnes(feuille, fiche.jeu, _colonnes(), list(_lignes(fiche)))
    pages = [Page(feuille, (*elements, *liste.poser((x, y, restant), 2)))]
    pages += liste.suite(adaptateur.titre, titre_de(fiche), COLONNES_SUITE)
    return DocumentPapier(titre_de(fiche), pied(pages))


def _circonstances(fiche: Fiche) -> Sequence[tuple[str, str, float]]:
    ouverture = nom_ouverture(fiche.jeu, (tour.coup for tour in fiche.tours), fiche.depart)
    return (
        (translate("Papier", "Date"), fiche.entete.date, 1.2),
        (translate("Papier", "Ronde"), fiche.entete.ronde, 0.8),
        (translate("Papier", "Lieu"), fiche.entete.lieu, 1.8),
        *([(translate("Papier", "Ouverture"), ouverture, 2.0)] if ouverture else ()),
        *(() if fiche.tours else ((translate("Papier", "Table"), "", 0.7),)),
    )


def _sous_la_planche(fiche: Fiche, feuille: Format, y: float, large: float) -> list[Element]:
    """Lay out the last position and, beside it, the result and the times; below, the moves in a row."""
    if not fiche.tours:
        return _a_remplir(fiche, feuille, y, large)
    dessins = fiche.diagramme(len(fiche.coups)).dessins
    planche = replace(dessiner_position(fiche.jeu, fiche.etat), dessins=dessins)
    petit = feuille.corps * 0.85
    bas = feuille.bas - feuille.ligne * LIGNES_TRANSCRIPTION
    cote = min(large * 0.5, feuille.corps * GRANDE_CASE * planche.colonnes * 0.7, bas - y - feuille.ligne * 1.6)
    coups = Texte(
        feuille.marge, bas, large, feuille.bas - bas, _par_dix(fiche), petit, pale=True, lignes=LIGNES_TRANSCRIPTION
    )
    if not planche.signes:  # Nim ends with nothing
        resultat = list(_resultat(fiche, feuille, feuille.marge, y, large))
        return [*resultat, replace(coups, y=y + feuille.ligne * 6)]
    legende = (
        translate("Papier", "Position finale") if fiche.issue is not None else translate("Papier", "Position atteinte")
    )
    droite = feuille.marge + cote + feuille.utile * GOUTTIERE * 0.7
    haute = cote * min(1.0, rapport(planche))
    return [
        Texte(feuille.marge, y, large, feuille.ligne, legende, petit, pale=True),
        Dessin(feuille.marge, y + feuille.ligne, cote, haute, svg_planche(planche)),
        *_resultat(fiche, feuille, droite, y + feuille.ligne, feuille.marge + large - droite),
        replace(coups, y=min(bas, y + haute + feuille.ligne * 1.8)),
    ]


def _resultat(fiche: Fiche, feuille: Format, x: float, y: float, largeur: float) -> Iterator[Element]:
    """Write who won, or whose turn it is, and what each camp took where it was measured."""
    adaptateur, scores = adaptateur_de(fiche.jeu), fiche.resultat
    if fiche.jeu.unite:
        yield Texte(x, y, largeur, feuille.ligne * 2.4, "{} – {}".format(*scores), feuille.corps * 2.4, gras=True)
        y += feuille.ligne * 2.5
    phrase = resultat_de(fiche) or adaptateur.trait(fiche.jeu.trait(fiche.etat))
    yield Texte(x, y, largeur, feuille.ligne * 2, phrase, feuille.corps, lignes=2)
    y += feuille.ligne * 2.3
    for camp in CAMPS:
        secondes = sum(tour.secondes for tour in fiche.tours if tour.camp == camp)
        if duree := ecrire_duree(secondes):
            phrase = translate("Papier", "{} : temps {}").format(adaptateur.camp(camp), duree)
            yield Texte(x, y, largeur, feuille.ligne, phrase, feuille.corps * 0.9)
            y += feuille.ligne * 1.1


def _par_dix(fiche: Fiche) -> str:
    """Write the moves in a row, as a program reads them back, a blank every ten."""
    ecrits = [fiche.jeu.ecrire_coup(note.coup) for note in fiche.coups]
    return " ".join("".join(ecrits[rang : rang + 10]) for rang in range(0, len(ecrits), 10))


def _a_remplir(fiche: Fiche, feuille: Format, y: float, large: float) -> list[Element]:
    """Leave lines for the result, the times and the signatures."""
    camps, vide = adaptateur_de(fiche.jeu).camps, feuille.utile * GOUTTIERE * 0.7
    demi = (large - vide) / 2
    noms = (
        translate("Papier", "Score, {}") if fiche.jeu.unite else translate("Papier", "Résultat, {}"),
        translate("Papier", "Temps, {}"),
        translate("Papier", "Signature, {}"),
    )
    elements: list[Element] = []
    for rang, nom in enumerate(noms):
        haut = y + rang * hauteur_champ(feuille) * 1.15
        for cote, camp in enumerate(camps):
            elements += champ(feuille, feuille.marge + cote * (demi + vide), haut, demi, nom.format(camp), "")
    bas = y + len(noms) * hauteur_champ(feuille) * 1.15 + feuille.ligne * 0.4
    nombre = int((feuille.bas - bas) / (feuille.ligne * 1.5))
    if nombre >= 2:
        elements.append(
            Texte(
                feuille.marge,
                bas,
                large,
                feuille.ligne,
                translate("Papier", "Remarques"),
                feuille.corps * 0.78,
                pale=True,
            )
        )
        traits = (bas + feuille.ligne * 1.5 * (rang + 1) for rang in range(nombre))
        elements += [Trait(feuille.marge, trait, feuille.marge + large, trait) for trait in traits]
    return elements


# The list of moves.


def _colonnes() -> Sequence[ColonneDeTable]:
    """Return the columns of the list, that of the moves wide enough for a pass after its token."""
    return (
        ColonneDeTable(translate("Papier", "n°"), 0.7, "droite"),
        ColonneDeTable(translate("Papier", "coup"), 2.1),
        ColonneDeTable(translate("Papier", "temps"), 1.2, "droite"),
    )


def _lignes(fiche: Fiche) -> Iterator[Sequence[Cellule]]:
    """Yield a line a turn: number, token and move, time; passes have no number, and empty lines only a number."""
    numero = 0
    for tour in fiche.tours:
        if tour.coup is None:
            yield Cellule(), Cellule(translate("Papier", "passe"), tour.camp), Cellule()
            continue
        numero += 1
        coup = Cellule(fiche.jeu.ecrire_coup(tour.coup), tour.camp, gras=True)
        yield Cellule(str(numero)), coup, Cellule(ecrire_duree(tour.secondes))
    if not fiche.tours:
        for numero in range(1, _longueur(fiche.jeu, fiche.depart) + 1):
            yield Cellule(str(numero)), Cellule(), Cellule()


def _longueur(jeu: Jeu, depart: object) -> int:
    """Return how many moves a sheet must have room for."""
    if isinstance(jeu, Nim):
        return min(sum(jeu.tas), 60)
    planche = dessiner_position(jeu, depart)
    return planche.lignes * planche.colonnes - len(planche.signes)
