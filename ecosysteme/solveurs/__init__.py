"""Perfect play, one solved game a file: who wins after each move and how soon; what explains it (``graphe_morpion``,
``explication_nim``).
"""

from __future__ import annotations

from typing import Final, Unpack

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.solveurs.base import MoyensDeSolveur, Solveur, Verdict, Verdicts
from ecosysteme.solveurs.morpion import SolveurMorpion
from ecosysteme.solveurs.nim import SolveurNim
from ecosysteme.solveurs.puissance4 import SolveurPuissance4

__all__ = ["MoyensDeSolveur", "Solveur", "Verdict", "Verdicts", "connu_par_coeur", "solveur_de"]

SOLVEURS: Final[dict[type[Jeu], type[Solveur]]] = {
    Puissance4: SolveurPuissance4,
    Morpion: SolveurMorpion,
    Nim: SolveurNim,
}


def solveur_de(jeu: Jeu, **moyens: Unpack[MoyensDeSolveur]) -> Solveur | None:
    """Return the solver of ``jeu``, ``None`` for a game that is not solved, as Othello.

    ``moyens`` are memory, threads and book, for the games that need any.

    >>> {coup: verdict.gain for coup, verdict in solveur_de(Nim((1, 2))).juger(Nim((1, 2)).etat_initial()).items()}
    {(0, 1): -1, (1, 1): 1, (1, 2): -1}
    """
    fabrique = SOLVEURS.get(type(jeu))
    return None if fabrique is None else fabrique(jeu, **moyens)


def connu_par_coeur(jeu: Jeu) -> bool:
    """Tell whether a solver answers at once everywhere in ``jeu``: who plays by it needs no time to think.

    >>> connu_par_coeur(Nim()), connu_par_coeur(Puissance4())
    (True, False)
    """
    fabrique = SOLVEURS.get(type(jeu))
    return fabrique is not None and fabrique.par_coeur
