"""What was found at the first try, kind by kind, as stars: they come early, and none is ever lost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from ecosysteme.exercices.paquet import lire_paquet
from ecosysteme.jeux.othello import Othello

SEUILS: Final = (1, 5, 15)  # exercises found for each star


@dataclass(frozen=True, slots=True)
class Reussite:
    """How many exercises were tried, and how many of these were found at the first try, without a hint."""

    trouves: int = 0
    essayes: int = 0

    @property
    def etoiles(self) -> int:
        """The stars of one kind, 0 to 3."""
        return sum(self.trouves >= seuil for seuil in SEUILS)


def reussites(premiers: Iterable[tuple[str, str, bool]]) -> Mapping[str, Reussite]:
    """Count by the kinds of Othello as files write them, and by the names of the other games.

    ``premiers`` are games and texts as a notebook keeps them, and whether each exercise was found.
    """
    essais: defaultdict[str, list[bool]] = defaultdict(list)
    for jeu, texte, trouve in premiers:
        for sorte in _sortes(jeu.split(":")[0], texte):
            essais[sorte].append(trouve)
    return {sorte: Reussite(sum(trouves), len(trouves)) for sorte, trouves in essais.items()}


def _sortes(jeu: str, texte: str) -> list[str]:
    """Return the kind of an exercise, nothing for a text that is none any more."""
    if jeu != Othello.nom:
        return [jeu]
    try:
        return [exercice.genre.value for exercice in lire_paquet(texte)]
    except ValueError:
        return []
