"""What a mistake is, in one measure: the expected points that a move lost, and the label that follows from them.

What counts is the result: ten discs more of a game that is won anyway are worth none.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from ecosysteme.chances import points_attendus
from ecosysteme.jeu import Jeu
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud

COTE: Final = 8  # squares a side of the only board of Othello of which a law of chances is known
DOUTE: Final = 0.02  # points: so near to a threshold, what was not proved gets the milder label


class Gravite(StrEnum):
    """What a move is called by the expected points that it lost."""

    IMPRECISION = "?!"
    ERREUR = "?"
    GAFFE = "??"


FAUTES: Final = (Gravite.ERREUR, Gravite.GAFFE)  # what is worth working at
SEUILS: Final[Mapping[Gravite, float]] = {  # points, the most severe first
    Gravite.GAFFE: 0.20,
    Gravite.ERREUR: 0.10,
    Gravite.IMPRECISION: 0.05,
}
# Where no discs are counted: a win turned into a loss; a win into a draw, or a draw into a loss.
SEUILS_SANS_POINTS: Final[Mapping[Gravite, float]] = {Gravite.GAFFE: 1.0, Gravite.ERREUR: 0.5}


def gravite(perdus: float, *, certaine: bool, seuils: Mapping[Gravite, float] = SEUILS) -> Gravite | None:
    """Return the label of a move that lost so many expected points; the milder one where it is in doubt.

    >>> gravite(0.11, certaine=True), gravite(0.11, certaine=False), gravite(0.04, certaine=True)
    (<Gravite.ERREUR: '?'>, <Gravite.IMPRECISION: '?!'>, None)
    """
    doute = 0.0 if certaine else DOUTE
    return next((une for une, seuil in seuils.items() if perdus >= seuil + doute), None)


def points_perdus(valeur: float, meilleure: float, vides: int) -> float:
    """Return the expected points, 0 to 1, lost by a move that leaves ``valeur`` discs instead of ``meilleure``.

    Both are for who plays, ``vides`` squares being empty before the move. The law is that of people who play in
    tournaments, whoever plays: that of beginners would excuse their mistakes.

    >>> round(points_perdus(30, 40, 20), 2), round(points_perdus(-2, 2, 10), 2)
    (0.03, 0.53)
    """
    return max(points_attendus(meilleure, vides) - points_attendus(valeur, vides), 0.0)


def vides_avant(jeu: Jeu, noeud: Noeud) -> int:
    """Return how many squares were empty before the move of ``noeud``, at Othello."""
    cases: int = noeud.etat.taille**2
    return 1 + cases - sum(jeu.scores(noeud.etat))


def perdus_par(jeu: Jeu, noeud: Noeud, evaluation: Evaluation) -> float:
    """Return the points, 0 to 1, that the move of ``noeud`` lost, as ``evaluation`` says; 0 when it does not."""
    perte = evaluation.perte or 0
    if not jeu.unite:
        return perte / 2
    valeur = evaluation.pour(noeud.auteur)
    return points_perdus(valeur, valeur + perte, vides_avant(jeu, noeud))


def gravite_du_coup(jeu: Jeu, noeud: Noeud) -> Gravite | None:
    """Return the label of a move by what is noted of it; ``None`` for a sound one, or one that was not compared."""
    evaluation = noeud.evaluation
    if noeud.coup is None or evaluation is None or not evaluation.perte:
        return None
    if jeu.unite and noeud.etat.taille != COTE:
        return None
    certaine = evaluation.exact or not jeu.unite
    seuils = SEUILS if jeu.unite else SEUILS_SANS_POINTS
    return gravite(perdus_par(jeu, noeud, evaluation), certaine=certaine, seuils=seuils)
