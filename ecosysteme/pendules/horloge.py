"""A clock as it is set, and durations as clocks show them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite
from typing import Final

from ecosysteme.fautes import Faute

MINIMUM: Final = 0.1  # s: what clocks show, and so the shortest time to begin with
MAXIMUM: Final = 24 * 3600.0  # s: the longest clock that can be set
USUELLES: Final = ("1:00", "1:00/0:01", "5:00", "5:00/0:03")  # what is proposed for games between programs
ENTRE_HORLOGES: Final = " | "  # where a header tells two that are not the same
DUREE: Final = re.compile(r"\d+(?::\d+){0,3}(?:\.\d+)?", re.ASCII)
FISCHER: Final = re.compile(r"(?P<minutes>\d+(?:\.\d+)?)\+(?P<secondes>\d+(?:\.\d+)?)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Horloge:
    """A clock as it is set, in seconds: at the start, added after each move, given once when all is used up.

    Raises ``ValueError`` beyond ``MAXIMUM``, below 0, without ``MINIMUM`` to begin with, or for what is finer than the
    thousandths that are written.
    """

    initial: float
    increment: float = 0.0
    rallonge: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what no clock can show."""
        durees = (self.initial, self.increment, self.rallonge)
        justes = all(isfinite(duree) and 0 <= duree <= MAXIMUM and duree == round(duree, 3) for duree in durees)
        if not justes or self.initial < MINIMUM:
            raise Faute("horloge impossible : attendu de 0 à 24 heures, et du temps pour commencer")

    def __str__(self) -> str:
        """Write it as GGF does: ``5:00``, ``5:00/0:03``, ``5:00//2:00``; ``lire_horloge`` reads it."""
        durees = [self.initial, self.increment, self.rallonge]
        while not durees[-1]:
            durees.pop()
        return "/".join(ecrire_duree(duree) if duree or rang == 0 else "" for rang, duree in enumerate(durees))


def lire_horloge(texte: str) -> Horloge:
    """Read a clock: GGF's ``initial/increment/overtime``, or minutes and seconds a move; ``ValueError`` for another.

    >>> lire_horloge("5:00//2:00"), lire_horloge("3+2")
    (Horloge(initial=300.0, increment=0.0, rallonge=120.0), Horloge(initial=180.0, increment=2.0, rallonge=0.0))
    """
    if fischer := FISCHER.fullmatch(texte.strip()):
        return Horloge(60 * float(fischer["minutes"]), float(fischer["secondes"]))
    morceaux = texte.split("/")
    durees = [lire_duree(morceau) if morceau.strip() else 0.0 for morceau in morceaux]
    if len(morceaux) > 3 or not texte.strip() or None in durees:
        raise Faute("horloge {texte!r} illisible : attendu 5:00, 5:00/0:03, 5:00//2:00 ou 5+3", texte=texte)
    return Horloge(*(duree or 0.0 for duree in durees))


def lire_horloges(texte: str) -> tuple[Horloge, Horloge] | None:
    """Read the clocks of both camps as a header tells them; ``None`` where it says something else, or nothing.

    >>> lire_horloges("5:00 | 3:00") == (Horloge(300), Horloge(180)), lire_horloges("slow")
    (True, None)
    """
    try:
        return lire_deux_horloges(texte)
    except ValueError:
        return None


def lire_deux_horloges(texte: str) -> tuple[Horloge, Horloge]:
    """Read the same; ``ValueError`` for what is no clock."""
    noire, separation, blanche = texte.partition(ENTRE_HORLOGES)
    return lire_horloge(noire), lire_horloge(blanche if separation else noire)


def lire_duree(texte: str) -> float | None:
    """Read ``h:mm:ss``, ``mm:ss`` or seconds, blanks allowed; ``None`` for nothing, or anything else.

    >>> lire_duree("15:00"), lire_duree("1:00:05"), lire_duree(" "), lire_duree("2.5")
    (900.0, 3605.0, None, 2.5)
    """
    if not DUREE.fullmatch(texte.strip()):
        return None
    secondes = 0.0
    for part in texte.strip().split(":"):
        secondes = 60 * secondes + float(part)
    return secondes


def ecrire_duree(secondes: float) -> str:
    """Write seconds as a clock shows them, to the thousandth.

    >>> ecrire_duree(300), ecrire_duree(3605), ecrire_duree(2.5)
    ('5:00', '1:00:05', '0:02.5')
    """
    entieres, milliemes = divmod(round(1000 * secondes), 1000)
    minutes, reste = divmod(entieres, 60)
    heures, minutes = divmod(minutes, 60)
    fin = f"{reste:02d}" + f".{milliemes:03d}".rstrip("0").rstrip(".")
    return f"{heures}:{minutes:02d}:{fin}" if heures else f"{minutes}:{fin}"
