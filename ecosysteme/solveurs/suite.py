"""The line that perfect play follows from a position of a solved game to its end."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from ecosysteme.solveurs.base import Solveur, Verdict

Ligne = tuple[tuple[Any, Verdict], ...]


def suite_parfaite(
    solveur: Solveur[Any, Any],
    etat: Any,
    arret: Event | None = None,
    rappel: Callable[[Ligne], None] | None = None,
) -> Ligne:
    """Return the moves to the end of the game, each with its verdict for who plays it; none when it is over.

    The winner takes the shortest way, the loser the longest. ``rappel`` gets the line as it grows, on the calling
    thread. Raises ``Interrompu`` soon after ``arret`` is set.

    >>> from ecosysteme.jeux.morpion import EtatMorpion
    >>> from ecosysteme.solveurs import solveur_de, Morpion
    >>> presque = EtatMorpion(((1, 2, 0), (1, 2, 0), (0, 0, 0)))
    >>> suite_parfaite(solveur_de(Morpion()), presque)
    (((2, 0), Verdict(gain=1, distance=1)),)
    """
    ligne: list[tuple[Any, Verdict]] = []
    while solveur.jeu.issue(etat) is None:
        coup, verdict = solveur.meilleur(etat, arret)
        ligne.append((coup, verdict))
        etat = solveur.jeu.jouer(etat, coup)
        if rappel is not None:
            rappel(tuple(ligne))
    return tuple(ligne)
