"""The work sheet for a class: a small search tree to be searched by hand, and the same solved.

At tic-tac-toe the attractors follow, and at Nim the Grundy values.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from ecosysteme.jeu import CoupQuelconque, Jeu, autre_camp
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.papier.fiche import Diagramme, Fiche
from ecosysteme.papier.page import Dessin, DocumentPapier, Element, Format, Page, Texte
from ecosysteme.papier.pages_classe import ARBRES, PageDeClasse, pages_possibles
from ecosysteme.papier.planche import Repere, rapport, svg_planche
from ecosysteme.papier.releve import dessiner_position
from ecosysteme.papier.sommets import Passage, Sommet, elaguer, feuilles_vues, planter
from ui.jeux.registre import adaptateur_de
from ui.papier.arbre_papier import ArbrePapier, ecrire_papier, nommer
from ui.papier.classe_attracteurs import pages_attracteurs
from ui.papier.classe_grundy import pages_grundy
from ui.papier.mise_en_page import entete_de_classe, lignes_a_ecrire, pied
from ui.socle.langue import accorder, deux_points, translate

PART_PLANCHE: Final = 0.34  # of the width
PART_ARBRE: Final = 0.5  # of the height of what is left under the position
LIGNES_REGLES: Final = 14
LIGNES_COUPES: Final = 3  # of a page, for one sentence
UNE_LIGNE: Final = 78  # characters


def composer_classe(
    fiche: Fiche,
    feuille: Format,
    numero: int,
    profondeur: int,
    voulues: Collection[PageDeClasse] = (),
    nom: str = "",
    marque: str = "",
) -> DocumentPapier:
    """Lay out the sheet of the position after move ``numero``, its tree so many plies deep; blank, then solved.

    ``nom`` is what somebody called it, rather than by its moves; ``marque`` stands at the foot.

    Without ``voulues`` there are all pages, but for a tree whose leaves are all worth the same, which teaches nothing
    where there is something else. Raises ``ValueError`` where nobody has a move to look for.
    """
    jeu, diagramme = fiche.jeu, fiche.diagramme(numero)
    etat = diagramme.etat
    racine = planter(jeu, etat, profondeur)
    titre = translate("Papier", "Feuille pour la classe")
    position = nom or _situer(fiche, numero)
    pages = [
        Page(feuille, tuple(_page(jeu, diagramme, racine, feuille, position, vus))) for vus in (None, elaguer(racine))
    ]
    if isinstance(jeu, Morpion):
        pages += pages_attracteurs(etat, feuille, position)
    elif isinstance(jeu, Nim):
        pages += pages_grundy(jeu, etat, feuille, position)
    possibles = pages_possibles(jeu)
    gardees = voulues or _qui_apprennent(racine, possibles)
    choisies = [page for nom, page in zip(possibles, pages, strict=True) if nom in gardees]
    return DocumentPapier(deux_points(titre, adaptateur_de(jeu).titre), pied(choisies, marque))


def arbre_imprime(fiche: Fiche, numero: int, profondeur: int) -> bool:
    """Tell whether the sheet of the position after move ``numero`` has a tree so deep; a game that is over has none."""
    possibles = pages_possibles(fiche.jeu)
    if possibles == ARBRES:
        return True
    try:
        racine = planter(fiche.jeu, fiche.diagramme(numero).etat, profondeur)
    except ValueError:
        return False
    return _qui_apprennent(racine, possibles) == possibles


def _situer(fiche: Fiche, numero: int) -> str:
    """Say which position of the game it is, nothing of one that was set up."""
    if not numero:
        return translate("Papier", "position de départ") if fiche.depart == fiche.jeu.etat_initial() else ""
    coups = accorder(numero, translate("Papier", "{} coup"), translate("Papier", "{} coups"))
    return translate("Papier", "position après {}").format(coups)


def _qui_apprennent(racine: Sommet, possibles: tuple[PageDeClasse, ...]) -> tuple[PageDeClasse, ...]:
    """Leave a tree out whose leaves are all worth the same, where there is something else."""
    varie = len({sommet.valeur for sommet in racine.parcourir() if not sommet.enfants}) > 1
    return possibles if varie or possibles == ARBRES else possibles[len(ARBRES) :]


def _page(
    jeu: Jeu,
    diagramme: Diagramme,
    racine: Sommet,
    feuille: Format,
    position: str,
    passages: dict[Sommet, Passage] | None,
) -> Iterator[Element]:
    quoi = translate("Papier", "Alpha-bêta à la main")
    titre, y = entete_de_classe(feuille, jeu, quoi, position, corrige=passages is not None)
    yield from titre
    large = feuille.utile * PART_PLANCHE
    reperes: dict[CoupQuelconque, Repere] = {
        enfant.coup: "point" for enfant in racine.enfants if enfant.coup is not None
    }
    planche = replace(dessiner_position(jeu, diagramme.etat, reperes=reperes), dessins=diagramme.dessins)
    haute = large * min(rapport(planche), 1.0)
    yield Dessin(feuille.marge, y, large, haute, svg_planche(planche))
    x = feuille.marge + large + feuille.ligne
    regles = "\n".join(_regles(jeu, racine))
    corps = feuille.corps
    yield Texte(x, y, feuille.marge + feuille.utile - x, haute, regles, corps, lignes=LIGNES_REGLES)
    y += haute + feuille.ligne * 1.2
    haut_arbre = (feuille.bas - y) * PART_ARBRE
    yield from ArbrePapier(feuille, jeu, racine, (feuille.marge, y, feuille.utile, haut_arbre), passages).elements()
    y += haut_arbre + feuille.ligne * 1.4
    if passages is None:
        yield from _questions(feuille, y)
    else:
        yield from _reponses(jeu, racine, passages, feuille, y)


def _regles(jeu: Jeu, racine: Sommet) -> Iterator[str]:
    """Say what the tree holds, and how alpha-beta goes through it."""
    adaptateur = adaptateur_de(jeu)
    yield adaptateur.trait(racine.camp) + "."
    if any(sommet.autres for sommet in racine.parcourir()):
        nombre = max(len(sommet.enfants) for sommet in racine.parcourir())
        yield translate("Papier", "Chacun n'essaie que ses {} coups qui paraissent les meilleurs.").format(nombre)
    if jeu.unite:
        yield translate("Papier", "Une feuille vaut la différence de pions, pour qui y a le trait.")
    else:
        gain, perte = translate("Phrases", "G"), translate("Phrases", "P")
        yield translate(
            "Papier", "Une feuille vaut ce qu'en pense le programme, pour qui y a le trait ; {} : gagné, {} : perdu."
        ).format(gain, perte)
    yield translate(
        "Papier",
        "Une valeur v est celle de qui a le trait : la plus grande des valeurs de ses suites, changées de signe.",
    )
    yield translate(
        "Papier",
        "α : ce que le joueur au trait est sûr d'avoir ; β : ce que l'autre ne lui laissera pas dépasser."
        " En descendant, (α, β) devient (−β, −α). Dès que α ≥ β, on coupe ce qui reste"
        " (à l'écran, juste sous la racine, à égalité on continue).",
    )


def _questions(feuille: Format, y: float) -> Iterator[Element]:
    """Ask, and leave lines to write on."""
    visiter = translate(
        "Papier",
        "1. Remplissez les cases de gauche à droite, et barrez chaque branche coupée sur son trait en pointillé."
        " Combien de feuilles l'alpha-bêta évalue-t-il ?",
    )
    choisir = translate("Papier", "2. Quel coup choisit-il, et que vaut ce coup ?")
    ranger = translate(
        "Papier",
        "3. Si chacun essayait d'abord son meilleur coup, combien de feuilles seraient évaluées ? Pourquoi ?",
    )
    for question, nombre in ((visiter, 1), (choisir, 1), (ranger, 2)):
        yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 2, question, feuille.corps, lignes=2)
        lignes, y = lignes_a_ecrire(feuille, y + feuille.ligne * _hauteur_de(question), nombre)
        yield from lignes
        y += feuille.ligne * 0.9


def _hauteur_de(texte: str) -> float:
    """Return how many lines a sentence over the width of the page takes, surely."""
    return 1.8 if len(texte) > UNE_LIGNE else 1.0


def _reponses(
    jeu: Jeu, racine: Sommet, passages: dict[Sommet, Passage], feuille: Format, y: float
) -> Iterator[Element]:
    """Answer the questions, and tell each cut."""
    corps = feuille.corps * 0.92
    for reponse in _dire_reponses(jeu, racine, passages):
        yield Texte(feuille.marge, y, feuille.utile, feuille.ligne * 2, reponse, corps, lignes=2, gras=True)
        y += feuille.ligne * _hauteur_de(reponse)
    y += feuille.ligne * 0.3
    coupes = list(dire_coupes(jeu, racine, passages))
    place = max(feuille.bas - y, feuille.ligne)
    pas = min(place / max(len(coupes), 1), feuille.ligne * 1.9)
    petit = min(corps, pas / feuille.ligne * feuille.corps * 0.5)
    for coupe in coupes:
        yield Texte(feuille.marge, y, feuille.utile, pas, coupe, petit, lignes=LIGNES_COUPES)
        y += pas


def _dire_reponses(jeu: Jeu, racine: Sommet, passages: dict[Sommet, Passage]) -> Iterator[str]:
    ecrire = partial(ecrire_papier, jeu)
    texte = translate("Papier", "1. Il évalue {} des {} feuilles.")
    yield texte.format(feuilles_vues(passages), racine.feuilles)
    meilleur = next(enfant for enfant in racine.enfants if 0.0 - enfant.valeur == racine.valeur)
    yield translate("Papier", "2. Il choisit {}, qui vaut {} pour {}.").format(
        _dire_coup(jeu, meilleur), ecrire(racine.valeur), adaptateur_de(jeu).sujet(racine.camp)
    )
    ranges = feuilles_vues(elaguer(racine.mieux_ranges()))
    texte = translate(
        "Papier", "3. {} feuilles : plus tôt le meilleur coup est connu, plus α est haut, et plus tôt on coupe."
    )
    yield texte.format(ranges)


def _dire_coup(jeu: Jeu, sommet: Sommet) -> str:
    """Name the move that leads to a node inside a sentence."""
    return translate("Papier", "la passe") if sommet.coup is None else adaptateur_de(jeu).nommer_coup(sommet.coup)


def dire_coupes(jeu: Jeu, racine: Sommet, passages: dict[Sommet, Passage]) -> Iterator[str]:
    """Yield a sentence for each cut, in the order in which they are made."""
    adaptateur, ecrire = adaptateur_de(jeu), partial(ecrire_papier, jeu)
    texte = translate(
        "Papier", "Après {ligne}, {camp} a déjà {valeur} par {coup}, et β = {beta} : {autre} n'ira pas là. {coupes}."
    )

    def chercher(sommet: Sommet, ligne: tuple[str, ...]) -> Iterator[str]:
        for enfant in sommet.enfants:
            if enfant in passages:
                yield from chercher(enfant, (*ligne, nommer(jeu, enfant)))
        passage = passages[sommet]
        coupes = [nommer(jeu, enfant) for enfant in sommet.enfants[passage.essayes :]]
        if coupes:
            barre = translate("Papier", "Coupé : {}") if len(coupes) == 1 else translate("Papier", "Coupés : {}")
            yield texte.format(
                ligne=" ".join(ligne),
                coup=_dire_coup(jeu, sommet.enfants[passage.essayes - 1]),
                valeur=ecrire(passage.valeur),
                camp=adaptateur.sujet(sommet.camp),
                beta=ecrire(passage.beta),
                autre=adaptateur.sujet(autre_camp(sommet.camp)),
                coupes=barre.format(", ".join(coupes)),
            )

    yield from chercher(racine, ())
