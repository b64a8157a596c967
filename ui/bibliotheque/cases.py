"""What the squares of the board show of the library: the share of the games, and what the move is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ui.bibliotheque.mots import PEU
from ui.plateau.indices import Indice
from ui.socle.langue import pour_cent

if TYPE_CHECKING:
    from ecosysteme.bibliotheque.bibliotheque import Exploration

PART_MIN: Final = 0.01  # of the games, under which a share is not told


def cases_de(exploration: Exploration, valeurs: Mapping[int, int]) -> dict[Position, Indice]:
    """Return what each square shows; the most played is the one that stands out."""
    total = exploration.toutes.parties
    parts = {case: suivies.parties / total for case, suivies in exploration.coups.items()}
    premier = next(iter(exploration.coups), None)
    montrees = {case for case, part in parts.items() if part >= PART_MIN} | set(valeurs)
    indices = {}
    for case in montrees:
        part = parts.get(case, 0.0)
        suivies = exploration.coups.get(case)
        indices[divmod(case, TAILLE_STANDARD)] = Indice(
            valeurs.get(case, 0),
            meilleur=case == premier and part >= PART_MIN,
            texte=None if case in valeurs else "",
            part=pour_cent(part) if part >= PART_MIN else "",
            pale=suivies is None or suivies.parties < PEU,
        )
    return indices
