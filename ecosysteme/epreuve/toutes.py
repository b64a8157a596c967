"""The list of all trials, in the order in which they are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ecosysteme.epreuve.epreuve import Epreuve
from ecosysteme.epreuve.lecteurs import epreuves_de_lecture
from ecosysteme.epreuve.regles import bitboards, dictionnaire, finales
from ecosysteme.epreuve.signaux import signaux
from ecosysteme.epreuve.tueries import tournois_tues

EPREUVES: Final[Mapping[str, Epreuve]] = {
    "coups, noyaux": bitboards,
    "coups, plateaux de 4 à 10": dictionnaire,
    "finales": finales,
    **epreuves_de_lecture(),
    "tournois tués": tournois_tues,
    "signaux": signaux,
}
