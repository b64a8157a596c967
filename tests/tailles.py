"""How much a proof plays: enough to see a fault by default, all of it with ``pytest --complet``, as ``.ci/run`` does.

For what is drawn, played or searched many times over; what hypothesis draws follows by itself (``conftest``).
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final, TypeVar

T = TypeVar("T")

COMPLET: Final = "OTHELLIER_COMPLET"  # set by ``--complet``, and read when test modules are imported


def taille(courte: int, complete: int) -> int:
    """Return ``complete`` when the proofs are asked for at their full size, else ``courte``."""
    return complete if COMPLET in os.environ else courte


def quelques(valeurs: Iterable[T], pas: int) -> list[T]:
    """Return all that a test is repeated for when the proofs are asked for at their full size, else one in ``pas``."""
    return list(valeurs)[:: taille(pas, 1)]
