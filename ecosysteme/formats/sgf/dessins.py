"""What is drawn by hand over a position: marks on squares, short texts, arrows; kept on its node as SGF writes it.

A node has ``CR``, ``MA``, ``TR`` and ``SQ`` (marks), ``LB`` (texts), ``AR`` and ``LN`` (arrows, and lines, which are
shown as arrows) among its properties. They are read when somebody looks, and a change writes again only the values that
say something else from then on: one that names no square of the board stays in the file as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import product
from string import ascii_uppercase
from typing import Final, TypeAlias

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.depart import points
from ecosysteme.formats.sgf.syntaxe import COMPOSEE, propriete, proteger, texte_de
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import COTE, Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import COLONNES, LIGNES, Puissance4
from ecosysteme.plateau import nom_case
from ecosysteme.variantes.edition import annoter
from ecosysteme.variantes.noeud import Noeud

Proprietes: TypeAlias = tuple[tuple[str, tuple[str, ...]], ...]
Fleche: TypeAlias = tuple[Position, Position]  # from, to

MAXIMUM: Final = 256  # of each kind on a node: those that follow stay in the file, unread
TEXTE: Final = 12  # characters of a text that are shown


class Figure(StrEnum):
    """A mark on a square, named as SGF names it."""

    ROND = "CR"
    CROIX = "MA"
    TRIANGLE = "TR"
    CARRE = "SQ"


TEXTES: Final = "LB"
FLECHES: Final = ("AR", "LN")
NOMS: Final = (*Figure, TEXTES, *FLECHES)

_Element: TypeAlias = tuple[str, Position, Position | str]  # of a value: its property, where, and to where or what


@dataclass(frozen=True)
class Dessins:
    """What is drawn over one position; a square has one mark and one text at most."""

    figures: Mapping[Position, Figure] = field(default_factory=dict)
    textes: Mapping[Position, str] = field(default_factory=dict)
    fleches: tuple[Fleche, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether anything is drawn."""
        return bool(self.figures or self.textes or self.fleches)

    def marquer(self, case: Position, figure: Figure) -> Dessins:
        """Put a mark on a square in the place of any other; take it away where it is already."""
        figures = {place: autre for place, autre in self.figures.items() if place != case}
        if self.figures.get(case) is not figure:
            figures[case] = figure
        return replace(self, figures=figures)

    def tirer(self, fleche: Fleche) -> Dessins:
        """Draw an arrow, or take it away where it is already."""
        autres = tuple(autre for autre in self.fleches if autre != fleche)
        return replace(self, fleches=autres if fleche in self.fleches else (*autres, fleche))

    def lettrer(self, case: Position) -> Dessins:
        """Put the first letter that is free on a square, A to Z, then AA; take a text away where there is one."""
        textes = {place: texte for place, texte in self.textes.items() if place != case}
        if case not in self.textes:
            pris = set(textes.values())
            noms = (*ascii_uppercase, *("".join(deux) for deux in product(ascii_uppercase, repeat=2)))
            textes[case] = next(nom for nom in noms if nom not in pris)
        return replace(self, textes=textes)


SANS_DESSINS: Final = Dessins()


def lire_dessins(jeu: Jeu, *noeuds: Noeud) -> Dessins:
    """Return what is drawn on ``noeuds``, which show one position: a move, and the passes that follow it."""
    figures: dict[Position, Figure] = {}
    textes: dict[Position, str] = {}
    fleches: dict[Fleche, None] = {}
    for noeud in noeuds:
        for element in _elements(jeu, noeud.proprietes):
            match element:
                case (nom, case, str(texte)) if nom == TEXTES:
                    textes[case] = texte
                case (nom, depart, tuple(arrivee)) if nom in FLECHES:
                    fleches[depart, arrivee] = None
                case (nom, case, _):
                    figures[case] = Figure(nom)
    return Dessins(figures, textes, tuple(fleches))


def ecrire_dessins(jeu: Jeu, proprietes: Proprietes, dessins: Dessins) -> Proprietes:
    """Return ``proprietes`` when they tell of ``dessins``: what says nothing else, and what is not read, stays."""
    voulus = _voulus(dessins)
    suite: dict[str, tuple[str, ...]] = {}
    for nom, valeurs in proprietes:
        gardees = valeurs
        if nom in NOMS:
            lues = (valeur for valeur in valeurs[:MAXIMUM] if _dit_encore(jeu, nom, valeur, voulus))
            gardees = (*lues, *valeurs[MAXIMUM:])
        if gardees or not valeurs:
            suite[nom] = gardees
    for nom, valeur in voulus.values():
        suite[nom] = (*suite.get(nom, ()), valeur)
    return tuple(suite.items())


def noeuds_montres(racine: Noeud, historique: Sequence[Noeud]) -> Sequence[Noeud]:
    """Return the nodes that show the position at the end of ``historique``: the last move, and the passes after it."""
    trace = (racine, *historique)
    rang = len(trace) - 1
    while rang and trace[rang].coup is None:
        rang -= 1
    return trace[rang:]


def redessiner(jeu: Jeu, racine: Noeud, noeuds: Sequence[Noeud], dessins: Dessins) -> Noeud:
    """Return the root when ``dessins`` is drawn over the position that ``noeuds`` show: on the first of them."""
    for rang, noeud in enumerate(noeuds):
        proprietes = ecrire_dessins(jeu, noeud.proprietes, SANS_DESSINS if rang else dessins)
        racine = annoter(racine, noeud.numero, proprietes=proprietes)
    return racine


def illisibles(jeu: Jeu, proprietes: Proprietes) -> tuple[str, ...]:
    """Return the values that name no square of the board, as SGF writes them."""
    return tuple(
        propriete(nom, valeur)
        for nom, valeurs in proprietes
        if nom in NOMS
        for valeur in valeurs
        if _lire(jeu, nom, valeur) is None
    )


def _voulus(dessins: Dessins) -> dict[_Element, tuple[str, str]]:
    """Return the property and the value that tell of each thing drawn."""
    voulus: dict[_Element, tuple[str, str]] = {}
    for case, figure in dessins.figures.items():
        voulus[figure.value, case, ""] = figure.value, nom_case(case)
    for case, texte in dessins.textes.items():
        voulus[TEXTES, case, texte] = TEXTES, f"{nom_case(case)}:{proteger(texte, deux_points=True)}"
    for depart, arrivee in dessins.fleches:
        voulus[FLECHES[0], depart, arrivee] = FLECHES[0], f"{nom_case(depart)}:{nom_case(arrivee)}"
    return voulus


def _dit_encore(jeu: Jeu, nom: str, valeur: str, voulus: dict[_Element, tuple[str, str]]) -> bool:
    """Tell whether a value stays, all that it says being wanted; that is then taken out of ``voulus``."""
    lus = _lire(jeu, nom, valeur)
    if lus is None:
        return True
    cles = [(FLECHES[0] if nom in FLECHES else nom, *lu[1:]) for lu in lus]
    if not all(cle in voulus for cle in cles):
        return False
    for cle in cles:
        del voulus[cle]
    return True


def _elements(jeu: Jeu, proprietes: Proprietes) -> Iterable[_Element]:
    for nom, valeurs in proprietes:
        if nom in NOMS:
            for valeur in valeurs[:MAXIMUM]:
                yield from _lire(jeu, nom, valeur) or ()


def _lire(jeu: Jeu, nom: str, valeur: str) -> list[_Element] | None:
    """Return what a value says, ``None`` when it names no square of the board."""
    try:
        if nom == TEXTES:
            if (lue := COMPOSEE.fullmatch(valeur)) is None:
                return None
            [case] = _cases(jeu, lue[1])
            return [(nom, case, texte_de(lue[2]))]
        if nom in FLECHES:
            [depart], [arrivee] = (_cases(jeu, bout) for bout in valeur.split(":"))
            return [(nom, depart, arrivee)] if depart != arrivee else None
        return [(nom, case, "") for case in _cases(jeu, valeur)]
    except ValueError:
        return None


def _cases(jeu: Jeu, valeur: str) -> list[Position]:
    """Return the squares of a point or of a rectangle; ``ValueError`` for one that is not on the board."""
    lignes, colonnes = etendue(jeu)
    cases = points(valeur, max(lignes, colonnes))
    if any(ligne >= lignes or colonne >= colonnes for ligne, colonne in cases):
        raise ValueError
    return cases


def etendue(jeu: Jeu) -> tuple[int, int]:
    """Return the lines and columns of the board as it is shown, (0, 0) where squares have no place of their own."""
    if isinstance(jeu, Othello):
        return jeu.taille, jeu.taille
    if isinstance(jeu, Puissance4):
        return LIGNES, COLONNES
    return (COTE, COTE) if isinstance(jeu, Morpion) else (0, 0)
