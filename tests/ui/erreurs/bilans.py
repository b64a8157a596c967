"""What a notebook says as a whole, in figures that are known."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from ecosysteme.analyse.bilan import Phase
from ecosysteme.carnet.repetition import NoteReprise
from ecosysteme.carnet.tableau import A_VENIR, PASSES, BilanCarnet, Carte, CompteGenre, EssaiGarde
from tests.ecosysteme.carnet.test_carnet import ERREUR

LUNDI: Final = date(2026, 3, 2)
BILAN: Final = BilanCarnet(
    LUNDI,
    dues=5,
    notes=(NoteReprise.TROUVE,),
    passes={LUNDI - timedelta(days=jour): (2, 3) if jour == 1 else (0, 0) for jour in range(PASSES, 0, -1)},
    a_venir={LUNDI + timedelta(days=jour): 4 if jour == 2 else 0 for jour in range(1, A_VENIR + 1)},
    serie=2,
    genres=(CompteGenre("mur", 8, 3, 4, 1), CompteGenre("sans cause", 2, 0, 0, 0)),
    phases={Phase.MILIEU: 7, Phase.FIN: 3},
    essais=(EssaiGarde(LUNDI, NoteReprise.TROUVE, 11, False), EssaiGarde(LUNDI, NoteReprise.RATE, 23, True)),
    repetee=Carte(ERREUR, 3, LUNDI, 0),
)
