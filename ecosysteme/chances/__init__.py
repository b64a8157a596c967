"""What a value in discs is worth in points: the chances of a side, by empty squares and by who plays (chances).

The numbers (nombres.json, with a notice) are those of ``othellier chances``.
"""

from ecosysteme.chances.chances import Force, force_du_niveau, points_attendus

__all__ = ["Force", "force_du_niveau", "points_attendus"]
