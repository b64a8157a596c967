"""Exercises to test with."""

from dataclasses import replace

from ecosysteme.exercices.exercice import FACILES, Exercice, GenreExercice, Pli
from ecosysteme.exercices.paquet import exercices_fournis


def premier(genre: GenreExercice = GenreExercice.SEUL_GAGNANT, plis: int = 3) -> Exercice:
    """Return the easiest one that is shipped, of a kind and a length; those for who begins have one move."""
    plis = 1 if genre in FACILES else plis
    return next(exercice for exercice in exercices_fournis() if (exercice.genre, len(exercice.plis)) == (genre, plis))


def avec_pli(exercice: Exercice, rang: int, pli: Pli) -> Exercice:
    """Return it with another ply."""
    return replace(exercice, plis=(*exercice.plis[:rang], pli, *exercice.plis[rang + 1 :]))
