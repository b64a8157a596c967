"""Perfect play, one solved game a file: who wins after each move, and how soon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.solveurs.base import Solveur, Verdict, VerdictsPartiels
from ecosysteme.solveurs.morpion import SolveurMorpion
from ecosysteme.solveurs.nim import SolveurNim
from ecosysteme.solveurs.puissance4 import SolveurPuissance4

__all__ = ["Solveur", "Verdict", "VerdictsPartiels", "solveur_de"]

SOLVEURS: Final[dict[type[Jeu[Any, Any]], Callable[..., Solveur[Any, Any]]]] = {
    Puissance4: SolveurPuissance4,
    Morpion: SolveurMorpion,
    Nim: SolveurNim,
}


def solveur_de(jeu: Jeu[Any, Any], **moyens: Any) -> Solveur[Any, Any] | None:
    """Return the solver of ``jeu``, ``None`` for a game that is not solved, as Othello.

    ``moyens`` are memory, threads and book (``hash_mo``, ``taches``, ``livre``), for the games that need any.

    >>> {coup: verdict.gain for coup, verdict in solveur_de(Nim((1, 2))).juger(Nim((1, 2)).etat_initial()).items()}
    {(0, 1): -1, (1, 1): 1, (1, 2): -1}
    """
    fabrique = SOLVEURS.get(type(jeu))
    return None if fabrique is None else fabrique(jeu, **moyens)
