"""Move ordering: a game that lists its most promising moves first, so that alpha-beta cuts sooner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu


def ordonner(jeu: Jeu) -> Jeu:
    """Return the same rules, the moves sorted by what the position after them is worth to who plays them.

    Equal moves keep their order. Only who lists moves through what is returned sees another one: the rules themselves
    ask the plain game.
    """
    return cast(Jeu, _Ordonne(jeu))


class _Ordonne:
    """``jeu`` but for the order of its moves."""

    def __init__(self, jeu: Jeu) -> None:
        self._jeu = jeu

    def __getattr__(self, nom: str) -> Any:
        return getattr(self._jeu, nom)

    def coups_legaux(self, etat: EtatQuelconque, camp: Camp | None = None) -> Sequence[CoupQuelconque]:
        """List the legal moves, the best first as ``evaluer`` sees them one ply ahead."""
        jeu, joueur = self._jeu, self._jeu.trait(etat)
        coups = jeu.coups_legaux(etat, camp)
        if camp is not None and camp != joueur:  # they cannot be played, so that there is nothing to look at
            return coups
        return sorted(coups, key=lambda coup: -jeu.evaluer(jeu.jouer(etat, coup), joueur))

    def enfants(self, etat: EtatQuelconque) -> Iterator[EtatQuelconque]:
        """Yield the states that the moves lead to, in their order."""
        return Jeu.enfants(cast(Jeu, self), etat)
