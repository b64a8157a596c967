"""The games, one file each, listed here under the name that the window and the command line use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import Othello

# States and moves differ from game to game; whoever looks a game up by its name only passes them around.
JeuQuelconque = Jeu[Any, Any]

JEUX: dict[str, Callable[..., JeuQuelconque]] = {Othello.nom: Othello}


def creer_jeu(nom: str, **options: int) -> JeuQuelconque:
    """Return the game called ``nom``; raise ``ValueError`` naming the known ones otherwise.

    >>> creer_jeu("othello", taille=6).taille
    6
    """
    if nom not in JEUX:
        raise ValueError(f"jeu {nom!r} inconnu : attendu {', '.join(JEUX)}")
    return JEUX[nom](**options)
