"""What an exact answer costs, foreseen from the board: a line fitted to the logarithm of the nodes of real searches."""

from __future__ import annotations

from typing import Final

# log2(nodes) = CONSTANTE + PAR_VIDE * empty squares + PAR_COUP * legal moves of the side to move, for a whole search
# from an empty table: ``othellier banc cout --positions 60 --graine 1`` measures and fits it again, on positions of
# the engine's own games with 16 to 24 empty squares (so few that the last digits are chance).
CONSTANTE: Final = -0.65
PAR_VIDE: Final = 0.94
PAR_COUP: Final = 0.34
ECART: Final = 1.2  # bits: the standard deviation of what is left, so two positions in three lie within 2.3 times
COUPS_USUELS: Final = 9  # legal moves, on average, where nothing better is known


def noeuds_prevus(vides: int, coups: int = COUPS_USUELS) -> float:
    """Return the nodes to be expected of an exact answer with ``vides`` empty squares and ``coups`` legal moves."""
    return float(2.0 ** (CONSTANTE + PAR_VIDE * vides + PAR_COUP * coups))
