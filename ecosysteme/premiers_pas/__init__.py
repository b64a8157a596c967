"""The first steps of each game, without a window: what a pupil is asked to play, judged by the rules (``etape``), how a
step is played (``exercice``), what the rules tell of a move (``regle``), and the steps, a file a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.premiers_pas import morpion, nim, othello, puissance4
from ecosysteme.premiers_pas.etape import PremierPas

PREMIERS_PAS: Final[Mapping[str, tuple[PremierPas, ...]]] = {
    Othello.nom: othello.ETAPES,
    Puissance4.nom: puissance4.ETAPES,
    Morpion.nom: morpion.ETAPES,
    Nim.nom: nim.ETAPES,
}
