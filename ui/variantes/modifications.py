"""The edits of a game's tree that the window offers, each by the name of its menu entry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter, promouvoir, rendre_principale, supprimer
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import chemin, ligne_principale

# By the menu entry ``action_glyphe_NOM``.
GLYPHES_DU_MENU: Final = {
    "fort": "!",
    "faible": "?",
    "tres_fort": "!!",
    "tres_faible": "??",
    "interessant": "!?",
    "douteux": "?!",
    "aucun": "",
}

Modification = Callable[[Noeud, int], Noeud]


def _marquer(racine: Noeud, numero: int) -> Noeud:
    return annoter(racine, numero, marque=not chemin(racine, numero)[-1].marque)


def _apprecier(glyphe: str, racine: Noeud, numero: int) -> Noeud:
    return annoter(racine, numero, glyphe=glyphe)


# Each takes a root and the number of a node, and returns another root: the same one where there is nothing to change.
MODIFICATIONS: Final[dict[str, Modification]] = {
    "promouvoir": promouvoir,
    "rendre_principale": rendre_principale,
    "supprimer_branche": supprimer,
    "diagramme": _marquer,
    **{f"glyphe_{nom}": partial(_apprecier, glyphe) for nom, glyphe in GLYPHES_DU_MENU.items()},
}
DE_COUPS: Final = frozenset(MODIFICATIONS) - {"diagramme"}  # those that need a move: the start has none


def possible(nom: str, partie: Partie, numero: int) -> bool:
    """Whether an edit would change anything."""
    if numero == RACINE and nom in DE_COUPS:
        return False
    return MODIFICATIONS[nom](partie.racine, numero) is not partie.racine


def numero_du_coup(partie: Partie) -> int:
    """Return the number of the last move's node, which a comment is about; the root's before the first one."""
    return partie.dernier.numero if partie.dernier else RACINE


def transcrire(partie: Partie, numero: int) -> str:
    """Write the line through a node, from the start of the game to the end of that branch: ``f5d6…``."""
    trace = chemin(partie.racine, numero)
    noeuds = [*trace, *ligne_principale(trace[-1])]
    return "".join(str(partie.jeu.ecrire_coup(noeud.coup)) for noeud in noeuds if noeud.coup is not None)
