"""Openings that give neither side an advantage, for matches to begin from: eight moves, found by the engine itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

FICHIER: Final = "equilibrees.txt"


@cache
def ouvertures_equilibrees() -> tuple[str, ...]:
    """Return the transcripts that come with the program."""
    lignes = files("ecosysteme.ouvertures").joinpath(FICHIER).read_text("utf-8").splitlines()
    return tuple(ligne for ligne in lignes if ligne and not ligne.startswith("#"))
