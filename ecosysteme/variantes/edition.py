"""Editing a game's tree: each function returns the root of another tree, and leaves the one it was given as it was.

Only the nodes from the root to the one that changes are copied; the rest is shared. All raise ``ValueError`` for a
number that is not in the tree. The two ways of promoting are those of lichess's ``promoteAt``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ecosysteme.fautes import Faute
from ecosysteme.jeu import Coup, Etat
from ecosysteme.variantes.noeud import Noeud
from ecosysteme.variantes.parcours import chemin, parcourir


def avec_suite(parent: Noeud[Etat, Coup], suite: Noeud[Etat, Coup]) -> Noeud[Etat, Coup]:
    """Return ``parent`` with ``suite`` among what follows: in the place of the one of its number, else the last."""
    suites = parent.suites
    rang = next((rang for rang, autre in enumerate(suites) if autre.numero == suite.numero), len(suites))
    if suites[rang : rang + 1] and suites[rang] is suite:
        return parent
    return replace(parent, suites=(*suites[:rang], suite, *suites[rang + 1 :]))


def _remplacer(trace: Sequence[Noeud[Etat, Coup]], nouveau: Noeud[Etat, Coup]) -> Noeud[Etat, Coup]:
    """Return the root when ``nouveau`` stands for the last node of ``trace``, the nodes from the root to it."""
    for parent in reversed(trace[:-1]):
        nouveau = avec_suite(parent, nouveau)
    return nouveau


def annoter(racine: Noeud[Etat, Coup], numero: int, **champs: Any) -> Noeud[Etat, Coup]:
    """Give fields of a node other values: ``commentaire``, ``glyphe``, ``evaluation``, ``marque``, ``secondes``…

    Raises ``ValueError`` for a field that makes the tree what it is.
    """
    if fixes := champs.keys() & {"numero", "camp", "coup", "etat", "suites"}:
        raise Faute("{champs} : ce n'est pas une annotation", champs=", ".join(sorted(fixes)))
    trace = chemin(racine, numero)
    nouveau = replace(trace[-1], **champs)
    return racine if nouveau == trace[-1] else _remplacer(trace, nouveau)


def ajouter(racine: Noeud[Etat, Coup], numero: int, suite: Noeud[Etat, Coup]) -> Noeud[Etat, Coup]:
    """Let ``suite``, with all that follows it, be one more variation of a node.

    Raises ``ValueError`` when its move is already played there, or when one of its numbers is already used.
    """
    trace = chemin(racine, numero)
    if trace[-1].suite(suite.coup) is not None:
        raise Faute("ce coup est déjà joué à cet endroit")
    pris = {noeud.numero for noeud in parcourir(racine)}
    for noeud in parcourir(suite):
        if noeud.numero in pris:
            raise Faute("nœud {numero} déjà utilisé dans cette partie", numero=noeud.numero)
        pris.add(noeud.numero)
    return _remplacer(trace, replace(trace[-1], suites=(*trace[-1].suites, suite)))


def coup_de(racine: Noeud[Etat, Coup], numero: int) -> Noeud[Etat, Coup]:
    """Return the node of the move that a node belongs to: itself, or for a pass the move that forced it."""
    return _jusqu_au_coup(racine, numero)[-1]


def _jusqu_au_coup(racine: Noeud[Etat, Coup], numero: int) -> list[Noeud[Etat, Coup]]:
    trace = chemin(racine, numero)
    while trace[-1].camp is not None and trace[-1].coup is None:
        trace.pop()
    return trace


def supprimer(racine: Noeud[Etat, Coup], numero: int) -> Noeud[Etat, Coup]:
    """Take a move away with all that follows it; for a pass, the move that forced it.

    Raises ``ValueError`` at the root: a game without its start is none.
    """
    trace = _jusqu_au_coup(racine, numero)
    if len(trace) == 1:
        raise Faute("le départ de la partie ne se supprime pas")
    reste = tuple(suite for suite in trace[-2].suites if suite.numero != trace[-1].numero)
    return _remplacer(trace[:-1], replace(trace[-2], suites=reste))


def promouvoir(racine: Noeud[Etat, Coup], numero: int) -> Noeud[Etat, Coup]:
    """Let the branch of a node come first where it last leaves another one; the main line stays as it is."""
    return _promouvoir(racine, numero, partout=False)


def rendre_principale(racine: Noeud[Etat, Coup], numero: int) -> Noeud[Etat, Coup]:
    """Let the branch of a node come first everywhere on the way to it, so that it is the main line."""
    return _promouvoir(racine, numero, partout=True)


def _promouvoir(racine: Noeud[Etat, Coup], numero: int, *, partout: bool) -> Noeud[Etat, Coup]:
    trace = chemin(racine, numero)
    nouveau, reste = trace[-1], True
    for parent in reversed(trace[:-1]):
        suites = avec_suite(parent, nouveau).suites
        if reste and suites[0] is not nouveau:
            suites = (nouveau, *(suite for suite in suites if suite is not nouveau))
            reste = partout
        nouveau = parent if suites is parent.suites else replace(parent, suites=suites)
    return nouveau


def reporter(avant: Noeud[Etat, Coup], apres: Noeud[Etat, Coup], sur: Noeud[Etat, Coup]) -> Noeud[Etat, Coup]:
    """Return ``sur`` with what play added from ``avant`` to ``apres``: moves, times and evaluations.

    For undoing an edit after more was played. A move that was added after one that ``sur`` lacks is left out.
    """
    connus = {noeud.numero: noeud for noeud in parcourir(avant)}
    presents = {noeud.numero: noeud for noeud in parcourir(sur)}
    places = {apres.numero: sur}  # of the nodes of ``apres``: a move that was played again has another number there
    for noeud in parcourir(apres):
        connu, place = connus.get(noeud.numero), places.get(noeud.numero)
        if connu is None or place is None:
            continue
        mesures = {nom: getattr(noeud, nom) for nom in ("secondes", "evaluation")}
        if any(getattr(connu, nom) != mesure for nom, mesure in mesures.items()):
            sur = annoter(sur, place.numero, **mesures)
        for suite in noeud.suites:
            if suite.numero not in connus:
                sur = _fondre(sur, place.numero, suite)
            elif (la := presents.get(suite.numero) or place.suite(suite.coup)) is not None:
                places[suite.numero] = la
    return sur


def _fondre(racine: Noeud[Etat, Coup], numero: int, suite: Noeud[Etat, Coup]) -> Noeud[Etat, Coup]:
    """Add ``suite`` after a node; where its move is played there already, add what follows it after that one."""
    pile = [(numero, suite)]
    while pile:
        numero, suite = pile.pop()
        deja = chemin(racine, numero)[-1].suite(suite.coup)
        if deja is None:
            racine = ajouter(racine, numero, suite)
        else:
            pile.extend((deja.numero, suivante) for suivante in reversed(suite.suites))
    return racine
