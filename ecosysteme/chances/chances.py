"""Expected points: what the value of a position, in discs, makes of the game for who has the turn.

A win is worth 1 point, a draw ½. With ``v`` the value in discs for the side to move and ``e`` empty squares::

    points(v, e) = (1 - part(e)) * phi(v / sigma(e)) + part(e) * (1, ½ or 0 for v above, equal to or below 0)

``phi`` is the normal law: ``sigma`` is by how many discs the rest of the game still strays from a value, ``part`` how
often near its end whoever holds the better result keeps it whatever the margin. Both belong to who plays and not to the
position: a class of players has its own.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from math import erf, sqrt
from typing import Final

from ecosysteme.fautes import Faute

FICHIER: Final = "nombres.json"
CASES: Final = 60  # empty squares at the usual start


class Force(StrEnum):
    """Who plays, from those who err most to those who err least; levels are those of ``ia_moteur``."""

    DEBUTANTS = "debutants"  # levels 1 to 4
    APPRENTIS = "apprentis"  # levels 5 to 8
    PERSONNES = "personnes"  # people who play in tournaments, and levels 9 to 18
    FORTS = "forts"  # levels 19 to 24, which err little and look some ten plies ahead
    PROGRAMMES = "programmes"  # levels from 25 on, and other programs of that kind


DERNIERS_NIVEAUX: Final = {
    Force.DEBUTANTS: 4,
    Force.APPRENTIS: 8,
    Force.PERSONNES: 18,
    Force.FORTS: 24,
}


@dataclass(frozen=True)
class Loi:
    """``sigma`` in discs, above 0, and ``part``, 0 to 1, of a class, by the number of empty squares, 0 to ``CASES``."""

    sigma: tuple[float, ...]
    part: tuple[float, ...]

    def __post_init__(self) -> None:
        """Raise ``ValueError`` for numbers that are no law."""
        justes = len(self.sigma) == len(self.part) == CASES + 1
        if not (justes and min(self.sigma) > 0 and min(self.part) >= 0 and max(self.part) <= 1):
            raise Faute("loi des chances impossible : attendu {nombre} écarts et parts", nombre=CASES + 1)

    def points(self, valeur: float, vides: int) -> float:
        """Return the points that a position of ``valeur`` discs with ``vides`` empty squares brings, 0 to 1.

        With more empty squares than the usual board has, as with ``CASES``.
        """
        vides = min(vides, CASES)
        classe = 1.0 if valeur > 0 else 0.0 if valeur < 0 else 0.5
        if vides <= 0:
            return classe
        part = self.part[vides]
        return (1 - part) * (1 + erf(valeur / self.sigma[vides] / sqrt(2))) / 2 + part * classe


def points_attendus(valeur: float, vides: int, classe: Force = Force.PERSONNES) -> float:
    """Return the points, 0 to 1, that ``classe`` gets from a position worth ``valeur`` discs to who has the turn.

    ``valeur`` is the final difference, empty squares to the winner; ``vides`` counts the empty squares of the board.

    >>> points_attendus(0, 30), points_attendus(2, 0), points_attendus(-1, 0)
    (0.5, 1.0, 0.0)
    """
    return lois()[classe].points(valeur, vides)


def force_du_niveau(niveau: int) -> Force:
    """Return the class of a level of ``ia_moteur``.

    >>> force_du_niveau(3), force_du_niveau(30)
    (<Force.DEBUTANTS: 'debutants'>, <Force.PROGRAMMES: 'programmes'>)
    """
    return next((classe for classe, dernier in DERNIERS_NIVEAUX.items() if niveau <= dernier), Force.PROGRAMMES)


@cache
def lois() -> Mapping[Force, Loi]:
    """Return the law of each class, as it comes with the program."""
    return lire_lois(files("ecosysteme.chances").joinpath(FICHIER).read_text("utf-8"))


def lire_lois(texte: str) -> dict[Force, Loi]:
    """Read what ``ecrire_lois`` writes; ``ValueError`` for anything else, a class that lacks included."""
    try:
        lues = json.loads(texte)
        return {classe: Loi(tuple(lues[classe]["sigma"]), tuple(lues[classe]["part"])) for classe in Force}
    except (KeyError, TypeError, json.JSONDecodeError) as erreur:
        raise Faute("lois des chances illisibles : {erreur}", erreur=erreur) from None


def ecrire_lois(lois: Mapping[Force, Loi]) -> str:
    """Write the laws of all classes as JSON, a line each."""
    rangees = (f'"{classe}": {json.dumps({"sigma": loi.sigma, "part": loi.part})}' for classe, loi in lois.items())
    return "{\n" + ",\n".join(rangees) + "\n}\n"
