"""The small search tree of a work sheet: two or three plies that fit a page, and alpha-beta on it as done by hand.

Each player tries so few moves that the leaves can be read. Values are for the side to move, as the window shows them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import copysign, inf
from typing import Final

from ecosysteme.arbre.image import decide
from ecosysteme.fautes import Faute
from ecosysteme.jeu import GAIN, Camp, CoupQuelconque, EtatQuelconque, Jeu

LARGEURS: Final = {2: 5, 3: 3}  # moves that each player tries, by the number of plies: 27 leaves at most
PROFONDEUR: Final = 3


@dataclass(frozen=True, eq=False)
class Sommet:
    """A position of the tree: who has the move, what leads there (``None``: a pass, or the root), what follows.

    ``valeur`` is exact, for ``camp``; ``autres``: there are legal moves that the tree leaves out.
    """

    camp: Camp
    coup: CoupQuelconque | None
    valeur: float
    enfants: tuple[Sommet, ...] = ()
    autres: bool = False

    def parcourir(self) -> Iterator[Sommet]:
        """Yield it and all that is below, as a search enters them."""
        yield self
        for enfant in self.enfants:
            yield from enfant.parcourir()

    @property
    def feuilles(self) -> int:
        """How many leaves there are."""
        return sum(not sommet.enfants for sommet in self.parcourir())

    def mieux_ranges(self) -> Sommet:
        """Return the same tree, the best moves of each player first; equal moves keep their order."""
        enfants = sorted((enfant.mieux_ranges() for enfant in self.enfants), key=lambda enfant: enfant.valeur)
        return replace(self, enfants=tuple(enfants))


@dataclass(frozen=True)
class Passage:
    """What alpha-beta left at a position that it entered: its bounds at the end, its value or what it knows of it.

    ``essayes`` children were tried: the others are cut.
    """

    alpha: float
    beta: float
    valeur: float
    essayes: int


def planter(jeu: Jeu, etat: EtatQuelconque, profondeur: int = PROFONDEUR) -> Sommet:
    """Grow the tree of ``etat``; ``ValueError`` for another depth than 2 or 3, and where there is nothing to play."""
    if profondeur not in LARGEURS:
        raise Faute("profondeur={profondeur} : attendu 2 ou 3 demi-coups", profondeur=profondeur)
    if jeu.issue(etat) is not None or not jeu.coups_legaux(etat):
        raise Faute("il n'y a rien à chercher : attendu une position où le joueur au trait a un coup")
    return _pousser(jeu, etat, None, profondeur, LARGEURS[profondeur])


def _pousser(jeu: Jeu, etat: EtatQuelconque, coup: CoupQuelconque | None, reste: int, largeur: int) -> Sommet:
    camp = jeu.trait(etat)
    if not reste or jeu.issue(etat) is not None:
        valeur = jeu.evaluer(etat, camp)
        # Wins are alike on paper, however soon they come.
        return Sommet(camp, coup, copysign(GAIN, valeur) if decide(jeu, valeur) else float(round(valeur)))
    legaux = list(jeu.coups_legaux(etat))
    if not legaux:
        suites = [_pousser(jeu, jeu.passer(etat), None, reste - 1, largeur)]
    else:
        # By the whole search to the same depth: the sheet says then what the window says of the position.
        meilleurs = sorted(legaux, key=lambda essai: _juger(jeu, jeu.jouer(etat, essai), reste - 1))[:largeur]
        gardes = [essai for essai in legaux if essai in meilleurs]  # in the order of the game, as the window tries them
        suites = [_pousser(jeu, jeu.jouer(etat, essai), essai, reste - 1, largeur) for essai in gardes]
    valeur = max(0.0 - suite.valeur for suite in suites)
    return Sommet(camp, coup, valeur, tuple(suites), autres=len(legaux) > largeur)


def _juger(jeu: Jeu, etat: EtatQuelconque, reste: int) -> float:
    """Return the value of a position for its camp, every move being tried for ``reste`` plies."""
    if not reste or jeu.issue(etat) is not None:
        return jeu.evaluer(etat, jeu.trait(etat))
    suites = [jeu.jouer(etat, coup) for coup in jeu.coups_legaux(etat)] or [jeu.passer(etat)]
    return max(0.0 - _juger(jeu, suite, reste - 1) for suite in suites)


def elaguer(racine: Sommet) -> dict[Sommet, Passage]:
    """Run alpha-beta, which leaves a position as soon as α ≥ β; return what it left at those that it entered.

    >>> from ecosysteme.jeux import creer_jeu
    >>> jeu = creer_jeu("othello")
    >>> arbre = planter(jeu, jeu.etat_initial())
    >>> arbre.feuilles, sum(not sommet.enfants for sommet in elaguer(arbre))
    (27, 14)
    """
    passages: dict[Sommet, Passage] = {}

    def chercher(sommet: Sommet, alpha: float, beta: float) -> float:
        valeur, essayes = (-inf, 0) if sommet.enfants else (sommet.valeur, 0)
        for enfant in sommet.enfants:
            valeur = max(valeur, 0.0 - chercher(enfant, -beta, -alpha))
            alpha, essayes = max(alpha, valeur), essayes + 1
            if alpha >= beta:
                break
        passages[sommet] = Passage(alpha, beta, valeur, essayes)
        return valeur

    chercher(racine, -inf, inf)
    return passages


def feuilles_vues(passages: dict[Sommet, Passage]) -> int:
    """Count the leaves that alpha-beta judged."""
    return sum(not sommet.enfants for sommet in passages)
