"""A game's tree as the rows of a table, and what changed between two trees of the same game.

The nodes are immutable: what did not change is the same object in both trees and is not looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.variantes.avis_ecrit import ecrire_avis
from ecosysteme.variantes.noeud import Noeud


class LigneNoeud(NamedTuple):
    """A node as the table ``noeud`` holds it: its place in the tree, its move as text, what was said of it."""

    numero: int
    parent: int | None
    rang: int
    coup: str | None
    secondes: float
    commentaire: str
    glyphe: str
    evaluation: float | None
    marque: bool
    proprietes: str
    avis: str


@dataclass(frozen=True, slots=True)
class Rattachement:
    """A node, and where it hangs: the number of its parent, its rank there, the state that its move was played in."""

    noeud: Noeud
    parent: int | None = None
    rang: int = 0
    avant: EtatQuelconque = None

    def suites(self) -> dict[int, Rattachement]:
        """Return the places of what was played next, by the numbers of their nodes."""
        numero, etat = self.noeud.numero, self.noeud.etat
        return {suite.numero: Rattachement(suite, numero, rang, etat) for rang, suite in enumerate(self.noeud.suites)}

    def toutes(self) -> Iterator[Rattachement]:
        """Yield this place and all those under it."""
        pile = [self]
        while pile:
            place = pile.pop()
            yield place
            pile.extend(place.suites().values())

    def ligne(self, jeu: Jeu) -> LigneNoeud:
        """Write the node for the table."""
        noeud = self.noeud
        return LigneNoeud(
            noeud.numero,
            self.parent,
            self.rang,
            None if noeud.coup is None else jeu.ecrire_coup(noeud.coup),
            noeud.secondes,
            lisible(noeud.commentaire),
            noeud.glyphe,
            None if noeud.evaluation is None else noeud.evaluation.valeur,
            noeud.marque,
            json.dumps(noeud.proprietes) if noeud.proprietes else "",
            "" if noeud.coup is None else ecrire_avis(jeu, self.avant, noeud.coup, noeud.evaluation),
        )


@dataclass(frozen=True, slots=True)
class Changements:
    """What turns the rows of one tree into those of another: the nodes that are gone, the rows to write."""

    disparus: tuple[int, ...]
    lignes: tuple[LigneNoeud, ...]

    def __bool__(self) -> bool:
        """Tell whether there is anything to write."""
        return bool(self.disparus or self.lignes)


def comparer(jeu: Jeu, avant: Noeud | None, apres: Noeud) -> Changements:
    """Tell what changed from the tree of root ``avant``, ``None`` when none was written yet, to that of ``apres``."""
    disparus: dict[int, None] = {}
    lignes: list[LigneNoeud] = []
    pile: list[tuple[Rattachement | None, Rattachement | None]] = [
        (None if avant is None else Rattachement(avant), Rattachement(apres))
    ]
    while pile:
        ancienne, nouvelle = pile.pop()
        if nouvelle is None:
            assert ancienne is not None
            disparus.update((place.noeud.numero, None) for place in ancienne.toutes())
        elif ancienne is None:
            lignes += (place.ligne(jeu) for place in nouvelle.toutes())
        else:
            if _change(ancienne, nouvelle):
                lignes.append(nouvelle.ligne(jeu))
            if ancienne.noeud is not nouvelle.noeud:
                anciennes, nouvelles = ancienne.suites(), nouvelle.suites()
                numeros = {**anciennes, **nouvelles}
                pile += ((anciennes.get(numero), nouvelles.get(numero)) for numero in numeros)
    for ligne in lignes:  # one that is under another node now is not gone
        disparus.pop(ligne.numero, None)
    return Changements(tuple(disparus), tuple(lignes))


def _change(ancienne: Rattachement, nouvelle: Rattachement) -> bool:
    """Tell whether the rows of two places of one number differ."""
    if (ancienne.parent, ancienne.rang) != (nouvelle.parent, nouvelle.rang):
        return True
    avant, apres = ancienne.noeud, nouvelle.noeud
    return avant is not apres and (
        avant.coup != apres.coup  # another node, where the number of one that is gone was given again
        or avant.commentaire != apres.commentaire
        or avant.glyphe != apres.glyphe
        or avant.evaluation != apres.evaluation
        or avant.marque != apres.marque
        or avant.secondes != apres.secondes
        or avant.proprietes != apres.proprietes
    )


def lisible(texte: str) -> str:
    """Return ``texte`` without the halves of characters that a broken file may leave: SQLite keeps UTF-8 only."""
    return texte.encode(errors="replace").decode()
