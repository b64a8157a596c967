"""Questions for the tests, made by hand or of a position near its end whose values the engine proves."""

from __future__ import annotations

from ecosysteme.cases import Position, lire_case
from ecosysteme.explication import Meprise
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.facade import Moteur

DEPART = Othello().etat_initial()
DIX_SEPT_VIDES = "-XOXXX--OXOOXO---OOXX---OOXXXXOOOOOOXOXXXXXXXXXX--XXXXX----XXX-- O"  # f3 wins by 36, g8 by 10


def meprise(
    avant: EtatOthello = DEPART,
    joue: str = "d3",
    mieux: str = "c4",
    *,
    valeur: int = -2,
    meilleure: int = 2,
    exacte: bool = False,
    suite_joue: str = "",
    suite_mieux: str = "",
) -> Meprise:
    """Make a meprise of squares as they are written."""
    return Meprise(
        avant, lire_case(joue), lire_case(mieux), valeur, meilleure, exacte, cases(suite_joue), cases(suite_mieux)
    )


def cases(suite: str) -> tuple[Position, ...]:
    """Read squares that are separated by spaces."""
    return tuple(map(lire_case, suite.split()))


def apres(transcription: str) -> EtatOthello:
    """Play a transcript from the start."""
    etat = DEPART
    for debut in range(0, len(transcription), 2):
        etat = Othello().jouer(etat, lire_case(transcription[debut : debut + 2]))
        if not etat.coups and etat.coups_adverses:
            etat = Othello().passer(etat)
    return etat


def meprises_exactes(etat: EtatOthello, moteur: Moteur) -> list[Meprise]:
    """Return, for each move of a position near its end that is not best, the meprise of why."""
    scores = moteur.resoudre(etat.plateau, COULEUR_DE[etat.trait], tous=True).coups
    mieux = max(scores, key=lambda coup: scores[coup])
    return [
        Meprise(etat, coup, mieux, score, scores[mieux], True, (), ())
        for coup, score in scores.items()
        if score < scores[mieux]
    ]
