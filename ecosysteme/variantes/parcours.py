"""Walking through a game's tree: all its nodes, the way to one of them, and its lines, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic

from ecosysteme.fautes import Faute
from ecosysteme.jeu import Coup, Etat
from ecosysteme.variantes.noeud import RACINE, Noeud


def parcourir(racine: Noeud[Etat, Coup]) -> Iterator[Noeud[Etat, Coup]]:
    """Give every node, a node before what follows it, and what follows the main line before the variations."""
    pile = [racine]
    while pile:
        noeud = pile.pop()
        yield noeud
        pile.extend(reversed(noeud.suites))


def parents(racine: Noeud[Etat, Coup]) -> dict[int, int]:
    """Return the number of the node before each one, by its number; the root has none."""
    return {suite.numero: noeud.numero for noeud in parcourir(racine) for suite in noeud.suites}


def prochain_numero(racine: Noeud[Etat, Coup]) -> int:
    """Return a number above all those of the tree."""
    return 1 + max(noeud.numero for noeud in parcourir(racine))


def chemin(racine: Noeud[Etat, Coup], numero: int) -> list[Noeud[Etat, Coup]]:
    """List the nodes from the root to the one called ``numero``, both included; ``ValueError`` when there is none."""
    avant = parents(racine)
    if numero not in avant and numero != RACINE:
        raise Faute("nœud {numero} inexistant dans cette partie", numero=numero)
    numeros = [numero]
    while numeros[-1] != RACINE:
        numeros.append(avant[numeros[-1]])
    noeuds = [racine]
    for suivant in reversed(numeros[:-1]):
        noeuds.append(next(suite for suite in noeuds[-1].suites if suite.numero == suivant))
    return noeuds


def ligne_principale(noeud: Noeud[Etat, Coup]) -> list[Noeud[Etat, Coup]]:
    """List what follows ``noeud`` when the first move is played everywhere, to the end."""
    ligne = []
    while noeud.suites:
        noeud = noeud.suites[0]
        ligne.append(noeud)
    return ligne


@dataclass(frozen=True, slots=True)
class Branche(Generic[Etat, Coup]):
    """A line of the tree: from where it leaves another one to its end, the first move being played everywhere.

    ``rang`` counts the lines from 0, the main one, in the order in which they are read; ``profondeur`` says in how many
    others it is nested; ``depart`` is the node it leaves from, ``coups_avant`` the moves played there.
    """

    rang: int
    profondeur: int
    depart: Noeud[Etat, Coup]
    coups_avant: int
    noeuds: tuple[Noeud[Etat, Coup], ...]


def branches(racine: Noeud[Etat, Coup]) -> list[Branche[Etat, Coup]]:
    """List the main line, then the variations from the first move on, each followed by those that leave from it."""
    listees: list[Branche[Etat, Coup]] = []
    pile = [(racine, 0, 0, 0)]  # the node it leaves from, which of its moves, the moves before, how nested
    while pile:
        depart, rang_suite, coups_avant, profondeur = pile.pop()
        premiers = depart.suites[rang_suite : rang_suite + 1]
        noeuds = (*premiers, *(ligne_principale(premiers[0]) if premiers else ()))
        listees.append(Branche(len(listees), profondeur, depart, coups_avant, noeuds))
        ailleurs, coups = [], coups_avant
        for noeud in noeuds if rang_suite else (depart, *noeuds):
            coups += noeud.coup is not None
            ailleurs += [(noeud, rang, coups, profondeur + 1) for rang in range(1, len(noeud.suites))]
        pile.extend(reversed(ailleurs))
    return listees
