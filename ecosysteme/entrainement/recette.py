"""What is learnt in which order, from how many positions: near the end first, where the engine knows the truth.

Each later stage is labelled by a search that ends where the stages before have already taught it.
"""

from __future__ import annotations

from dataclasses import dataclass

VIDES_MAX = 52  # the first eight plies: too few positions to learn from, judged as those just after


@dataclass(frozen=True)
class Etape:
    """A stage: ``positions`` of each number of empty squares in ``vides``, made in lots of ``lot``.

    Labels are exact when ``profondeur`` is ``None``, else come from a search of so many plies.
    """

    nom: str
    vides: range
    profondeur: int | None
    positions: int
    lot: int
    validation: int

    @property
    def prefixe(self) -> str:
        """What the names of the lots begin with."""
        return "exact" if self.profondeur is None else f"profond{self.profondeur}"


@dataclass(frozen=True)
class Recette:
    """All the stages, in order."""

    etapes: tuple[Etape, ...]


def _recette(exactes: tuple[tuple[range, int, int], ...], profondeur: int, positions: int, validation: int) -> Recette:
    fin = [Etape("fin", vides, None, nombre, lot, validation) for vides, nombre, lot in exactes]
    milieux = [range(debut, min(debut + 8, VIDES_MAX + 1)) for debut in range(17, VIDES_MAX, 8)]
    lot = min(positions, 5000)
    suite = [Etape(f"milieu {v.start}", v, profondeur, positions, lot, validation) for v in milieux]
    return Recette((*fin, *suite))


RECETTES = {
    # Some ten minutes on two cores: enough to see it work, and to beat whoever counts discs.
    "petite": _recette(
        ((range(1, 9), 6_000, 6_000), (range(9, 13), 20_000, 5_000), (range(13, 17), 4_000, 1_000)), 4, 8_000, 500
    ),
    # Some hours: what the shipped weights are made with.
    "complete": _recette(
        (
            (range(1, 9), 200_000, 20_000),
            (range(9, 11), 600_000, 30_000),
            (range(11, 13), 2_000_000, 50_000),
            (range(13, 15), 600_000, 15_000),
            (range(15, 17), 200_000, 5_000),
        ),
        8,
        150_000,
        3_000,
    ),
}
