"""An exercise proved twice: by the engine's solver, and by an alpha-beta that shares nothing with it.

Moves are played here by the rules written for a pupil (``ecosysteme.plateau``), not by the engine's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from threading import Event

from ecosysteme.arret import verifier_arret
from ecosysteme.cases import Position
from ecosysteme.exercices.exercice import Exercice, Pli
from ecosysteme.exercices.genres import reponse_unique, seconde_de
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.contre_epreuve import au_moins, au_plus
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.solveur import SolveurFinales


def verifier(exercices: Iterable[Exercice], arret: Event | None = None) -> Iterator[bool]:
    """Yield of each exercise whether both solvers find what it says; raises ``Interrompu`` soon after ``arret``."""
    solveur, jeu = SolveurFinales(mega=4), Othello()
    for exercice in exercices:
        verifier_arret(arret)
        yield _juste(exercice, jeu, solveur)


def _juste(exercice: Exercice, jeu: Othello, solveur: SolveurFinales) -> bool:
    etat = exercice.etat
    for rang, pli in enumerate(exercice.plis):
        try:
            suites = {coup: jeu.jouer(etat, coup) for coup in etat.coups}
            if not (_selon_le_moteur(exercice, pli, etat, solveur) and _selon_l_autre(exercice, pli, suites)):
                return False
            if pli.reponse is None:
                return rang == len(exercice.plis) - 1
            etat = jeu.jouer(suites[pli.acceptes[0]], pli.reponse)
        except (KeyError, ValueError):  # a move that is not legal
            return False
    return False  # a defence after the last move


def _bits(etat: EtatOthello) -> Bits:
    return depuis_pions(etat.plateau, COULEUR_DE[etat.trait])


def _selon_le_moteur(exercice: Exercice, pli: Pli, etat: EtatOthello, solveur: SolveurFinales) -> bool:
    scores = solveur.scores_coups(*_bits(etat))
    coup = reponse_unique(exercice.genre, scores)
    if coup is None:
        return False
    return (pli.acceptes, exercice.valeur, pli.seconde) == ((divmod(coup, 8),), scores[coup], seconde_de(scores))


def _selon_l_autre(exercice: Exercice, pli: Pli, suites: dict[Position, EtatOthello]) -> bool:
    """Tell whether the right moves are worth what is said, and the best of the others what it is."""
    autres = [_bits(suite) for coup, suite in suites.items() if coup not in pli.acceptes]
    justes = [_bits(suites[coup]) for coup in pli.acceptes]
    return (
        all(au_moins(bits, -exercice.valeur) and au_plus(bits, -exercice.valeur) for bits in justes)
        and all(au_moins(bits, -pli.seconde) for bits in autres)
        and any(au_plus(bits, -pli.seconde) for bits in autres)
    )
