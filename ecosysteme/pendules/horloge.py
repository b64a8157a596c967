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
_NOMBRE: Final = r"\d+(?:[.,]\d+)?"
DITE: Final = re.compile(  # as one says it: "3 s", "5 min", "1 h 30 min"
    rf"(?:({_NOMBRE})\s*h(?:eures?|ours?)?)?\s*(?:({_NOMBRE})\s*m(?:in(?:utes?)?|n)?)?\s*"
    rf"(?:({_NOMBRE})\s*s(?:ec(?:ondes?|onds?)?)?)?",
    re.ASCII | re.IGNORECASE,
)


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
    """Read a clock: GGF's ``initial/increment/overtime``, minutes and seconds a move, or as one says it.

    ``ValueError`` for anything else.

    >>> lire_horloge("5:00//2:00"), lire_horloge("3+2")
    (Horloge(initial=300.0, increment=0.0, rallonge=120.0), Horloge(initial=180.0, increment=2.0, rallonge=0.0))
    >>> lire_horloge("3 s"), lire_horloge("1 min 30 + 2 s") == Horloge(90, 2)
    (Horloge(initial=3.0, increment=0.0, rallonge=0.0), True)
    """
    if (dite := _lire_dite(texte)) is not None:
        return dite
    if fischer := FISCHER.fullmatch(texte.strip()):
        return Horloge(60 * float(fischer["minutes"]), float(fischer["secondes"]))
    morceaux = texte.split("/")
    durees = [lire_duree(morceau) if morceau.strip() else 0.0 for morceau in morceaux]
    if len(morceaux) > 3 or not texte.strip() or None in durees:
        raise Faute("horloge {texte!r} illisible : attendu 5:00, 5:00/0:03, 5:00//2:00, 5+3 ou 5 min", texte=texte)
    return Horloge(*(duree or 0.0 for duree in durees))


def _lire_dite(texte: str) -> Horloge | None:
    """Read words such as ``5 min + 3 s``, ``None`` for others; what is added is in seconds, said or not."""
    debut, plus, ajout = " ".join(texte.split()).partition("+")
    lues = [_lire_unites(debut, ""), *([_lire_unites(ajout, "s")] if plus else [])]
    return None if None in lues else Horloge(*(lue or 0.0 for lue in lues))


def _lire_unites(texte: str, unite: str) -> float | None:
    """Read a duration, s; a last number without its unit has the one below, or ``unite`` where none is said."""
    texte = texte.strip()
    if texte[-1:].isdigit():
        texte += "s" if "m" in texte.casefold() else "min" if "h" in texte.casefold() else unite
    dite = DITE.fullmatch(texte)
    if dite is None or not any(dite.groups()):
        return None
    heures, minutes, secondes = (float((part or "0").replace(",", ".")) for part in dite.groups())
    return 3600 * heures + 60 * minutes + secondes


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
