"""Small trees for the tests: a game whose moves are letters, and whose state is the letters played, in any order."""

from __future__ import annotations

from ecosysteme.jeu import PREMIER
from ecosysteme.variantes.noeud import Noeud

NoeudLettre = Noeud[str, str]


def arbre(dessin: str) -> NoeudLettre:
    """Read ``a b (c d (e)) f``: a line, each variation in parentheses after the move that it replaces.

    ``-`` is a pass. The nodes are numbered from 1 in the order in which they are written.
    """
    racine: list[tuple[str, str, int]] = []  # of each node: its parent's way, its own, its number
    chemins, ici = [""], ""
    for signe in dessin.replace(" ", ""):
        if signe == "(":
            chemins.append(ici)
            ici = ici[:-1]
        elif signe == ")":
            ici = chemins.pop()
        else:
            racine.append((ici, ici + signe, len(racine) + 1))
            ici += signe
    return _batir("", 0, racine)


def _batir(ici: str, numero: int, noeuds: list[tuple[str, str, int]]) -> NoeudLettre:
    suites = tuple(_batir(chemin, suivant, noeuds) for avant, chemin, suivant in noeuds if avant == ici)
    coup = ici[-1:] if ici[-1:] not in ("", "-") else None
    return Noeud(numero, PREMIER if ici else None, coup, "".join(sorted(ici)), suites=suites)


def dessiner(racine: NoeudLettre) -> str:
    """Write a tree as ``arbre`` reads it, without spaces."""
    if not racine.suites:
        return ""
    premiere, *autres = racine.suites
    ailleurs = "".join(f"({autre.coup or '-'}{dessiner(autre)})" for autre in autres)
    return f"{premiere.coup or '-'}{ailleurs}{dessiner(premiere)}"


def numero(racine: NoeudLettre, chemin: str) -> int:
    """Return the number of the node that the moves ``chemin`` lead to."""
    for coup in chemin:
        suite = racine.suite(None if coup == "-" else coup)
        assert suite is not None, chemin
        racine = suite
    return racine.numero
