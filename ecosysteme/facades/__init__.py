"""The functions of the school projects under their own names, thin layers over the games: the report's (``rapport``),
those of the other subjects, and the loop that plays them all (``boucle``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecosysteme.facades.facade import Facade
from ecosysteme.facades.morpion import FacadeMorpion
from ecosysteme.facades.nim import FacadeNim
from ecosysteme.facades.othello import FacadeOthello
from ecosysteme.facades.puissance4 import FacadePuissance4
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4

FACADES: Final[dict[str, Callable[..., Facade]]] = {
    Othello.nom: FacadeOthello,
    Puissance4.nom: FacadePuissance4,
    Morpion.nom: FacadeMorpion,
    Nim.nom: FacadeNim,
}


def facade_de(jeu: Jeu) -> Facade:
    """Return what plays ``jeu`` in the loop; ``ValueError`` when nothing does."""
    if jeu.nom not in FACADES:
        raise Faute("la boucle ne joue pas à {jeu} : attendu {attendus}", jeu=jeu.nom, attendus=", ".join(FACADES))
    return FACADES[jeu.nom](jeu)
