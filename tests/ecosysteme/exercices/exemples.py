"""Exercises to test with."""

from dataclasses import replace

from ecosysteme.exercices.exercice import FACILES, Exercice, GenreExercice, Pli
from ecosysteme.exercices.paquet import exercices_fournis

# Not of those that are shipped: what tests say of them holds whatever these are.
GAGNANT = (
    "-XXXXX----XXXX-XXXXXXXXXXXXXOXXXXXXOXXO-XXOOXXOOX-XOOOX---XXXXXX O; G2:+14; % "
    "genre=seul_gagnant plis=g2>h7:-8,h5>g1:-26,h1:-10 cote=350 "
    "niveaux=6,26,49,65,77,84,90,93,98,97,99,100,100,100,100,100,100,100,100,100 "
    "source=niveaux_14_18_graine_2026_partie_940 moteur=0e2e04da29815fc0"
)
NULLE = (
    "--OOOO-OO-OOXXOOOOOXOOXOOOXXOXOOOXXXXOOOOXXXXOOO-XXXXO-----XXX-- X; G1:+0; % "
    "genre=seul_nul plis=g1:-32 cote=350 "
    "niveaux=7,25,47,63,78,88,95,99,100,100,100,100,100,100,100,100,100,100,100,100 "
    "source=niveaux_12_13_graine_2026_partie_791 moteur=0e2e04da29815fc0"
)


def premier(genre: GenreExercice = GenreExercice.SEUL_GAGNANT, plis: int = 3) -> Exercice:
    """Return the easiest one that is shipped, of a kind and a length; those for who begins have one move."""
    plis = 1 if genre in FACILES else plis
    return next(exercice for exercice in exercices_fournis() if (exercice.genre, len(exercice.plis)) == (genre, plis))


def avec_pli(exercice: Exercice, rang: int, pli: Pli) -> Exercice:
    """Return it with another ply."""
    return replace(exercice, plis=(*exercice.plis[:rang], pli, *exercice.plis[rang + 1 :]))
