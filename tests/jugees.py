"""Games that a judge has looked at."""

from __future__ import annotations

from collections.abc import Mapping

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee

JUGE = Juge("othellier", 30_000)
VINGT_QUATRE = "f5d6c3d3c4f4f6f3e6e7f2b3c6g4c2f1a2f7g6c5b5e3g3d2"
FINIE = "e6f4e3f6g5d6e7f5c5"  # black takes everything in nine moves


def partie_jugee(
    valeurs: Mapping[int, float], transcription: str = VINGT_QUATRE, *, exacts: int = 100
) -> Partie[EtatOthello, Position]:
    """Judge the moves of a game: ``valeurs`` for black by number of moves, proved from ``exacts`` moves on."""
    partie = partie_jouee(transcription)
    coups = [noeud for noeud in partie.ligne if noeud.coup is not None]
    for rang, valeur in valeurs.items():
        partie.noter(coups[rang - 1].numero, Evaluation(valeur, exact=rang >= exacts, juge=JUGE))
    return partie
