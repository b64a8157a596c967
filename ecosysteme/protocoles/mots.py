"""What all protocols share: how squares are written, and how an engine's text is shortened in messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.plateau import lire_case
from ecosysteme.protocoles import MoteurDefaillant

APERCU: Final = 60  # characters of an engine's nonsense worth repeating


def abreger(texte: str) -> str:
    """Put what an engine says on one line, and cut it to the length of a message."""
    texte = " ".join(texte.split())
    return texte if len(texte) <= APERCU else f"{texte[:APERCU]}…"


def lire_coup(texte: str, passes: Sequence[str]) -> Position | None:
    """Read a move of the 8 × 8 board, in capitals or not, or one of the ``passes``: ``None``.

    Raises ``MoteurDefaillant``, since it is an engine that answered so.

    >>> lire_coup("D3", ["pass"]), lire_coup("PASS", ["pass"])
    ((2, 3), None)
    """
    mot = texte.strip()
    if mot.lower() in passes:
        return None
    try:
        return lire_case(mot)
    except ValueError:
        raise MoteurDefaillant(
            "répond {mot!r} : attendu un coup, de a1 à h8, ou {passe}", mot=abreger(mot), passe=passes[0]
        ) from None
