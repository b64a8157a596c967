"""Games that a review judged, written by hand."""

from __future__ import annotations

from collections.abc import Mapping

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.positions import partie_jouee

COUPS = "f5d6c3d3c4f4f6f3e6e7d7c5"


def partie_revue(pertes: Mapping[int, int], *, exacte: bool = True) -> Partie[EtatOthello, Position]:
    """Judge every move of a game: those of ``pertes`` lost so many discs of a level game, the others none."""
    partie = partie_jouee(COUPS)
    etat = partie.depart
    for numero, noeud in enumerate(partie.ligne, start=1):
        perte, coup = pertes.get(numero, 0), noeud.coup
        assert coup is not None
        meilleur = next(autre for autre in etat.coups if autre != coup) if perte else coup
        valeur = -perte if noeud.camp == PREMIER else perte
        juge = Juge("essai", 1)
        partie.noter(noeud.numero, Evaluation(valeur, perte, exacte, meilleurs=(meilleur,), juge=juge))
        etat = noeud.etat
    return partie
