"""What is told of the right move without naming it: one fact, by its kind or by what it leaves the other side."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ecosysteme.cases import Position
from ecosysteme.exercices.essai import EssaiExercice
from ecosysteme.exercices.exercice import GenreExercice
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import EtatOthello, Othello


class NatureIdee(Enum):
    """Which fact; ``REPONSES`` and ``DISTANCE`` go with a number."""

    CASES_COMPTEES = auto()
    COIN_PRIS = auto()
    COIN_FERME = auto()
    COIN_CEDE = auto()
    COIN_LAISSE = auto()
    REGION_IMPAIRE = auto()
    REPONSES = auto()  # how many moves the other side has then
    DISTANCE = auto()  # in how many of one's own moves the game is won
    SOMME_NULLE = auto()  # at Nim, the exclusive or of the heaps


@dataclass(frozen=True, slots=True)
class Idee:
    """A fact about the right move."""

    nature: NatureIdee
    nombre: int = 0


DU_GENRE = {
    GenreExercice.DERNIERS: NatureIdee.CASES_COMPTEES,
    GenreExercice.COIN_A_PRENDRE: NatureIdee.COIN_PRIS,
    GenreExercice.COUP_SUR: NatureIdee.COIN_FERME,
    GenreExercice.SACRIFICE: NatureIdee.COIN_CEDE,
    GenreExercice.COIN_A_LAISSER: NatureIdee.COIN_LAISSE,
    GenreExercice.PARITE: NatureIdee.REGION_IMPAIRE,
}

DES_VIDES = frozenset({NatureIdee.CASES_COMPTEES, NatureIdee.REGION_IMPAIRE})
DES_COINS = frozenset({NatureIdee.COIN_PRIS, NatureIdee.COIN_FERME, NatureIdee.COIN_CEDE, NatureIdee.COIN_LAISSE})


def cases_dites(fait: Idee, etat: object) -> frozenset[Position]:
    """Return the squares that a hint speaks of in ``etat``: all that are empty, or the corners; none tells the move."""
    if not isinstance(etat, EtatOthello) or fait.nature not in DES_VIDES | DES_COINS:
        return frozenset()
    bords = {0, etat.taille - 1}
    cases = {(y, x) for y in range(etat.taille) for x in range(etat.taille)} - etat.plateau.keys()
    return frozenset(case for case in cases if fait.nature in DES_VIDES or {*case} <= bords)


def idee(essai: EssaiExercice) -> Idee:
    """Return what to tell of the move that is to be found now; ``essai`` must not be over.

    What a kind says holds of the first move only.
    """
    jeu, genre = essai.partie.jeu, essai.exercice.genre
    if isinstance(jeu, Othello):
        if not essai.rang and genre in DU_GENRE:
            return Idee(DU_GENRE[genre])
        apres = jeu.jouer(essai.partie.etat, essai.attendus[0])
        return Idee(NatureIdee.REPONSES, len(apres.coups))
    if isinstance(jeu, Nim) and not jeu.misere and not jeu.maximum:
        return Idee(NatureIdee.SOMME_NULLE)
    return Idee(NatureIdee.DISTANCE, (essai.exercice.demi_coups + 1) // 2 - essai.rang)
