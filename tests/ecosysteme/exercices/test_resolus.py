from itertools import islice
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.exercices.exercice import Exercice, GenreExercice
from ecosysteme.exercices.resolus import DEMI_COUPS_MINIMUM, exercices_resolus
from ecosysteme.jeu import NULLE, EtatQuelconque, Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4

JEUX = [Morpion(), Nim((2, 3, 4)), Nim((1, 3, 4), misere=True), Puissance4()]


def gain(jeu: Jeu, etat: EtatQuelconque) -> int:
    """Return what perfect play makes of a position for its side to move, by the rules alone."""
    issue = jeu.issue(etat)
    if issue is not None:
        return 0 if issue == NULLE else 1 if issue == jeu.trait(etat) else -1
    meilleur = -1
    for coup in jeu.coups_legaux(etat):
        meilleur = max(meilleur, -gain(jeu, jeu.jouer(etat, coup)))
        if meilleur == 1:
            break
    return meilleur


def courts(jeu: Jeu) -> list[Exercice]:
    """Return some that the rules alone decide in a moment."""
    trouves = islice(exercices_resolus(jeu, 3), 12)
    if not isinstance(jeu, Puissance4):
        return list(trouves)
    proches = (exercice for exercice in exercices_resolus(jeu, 3) if 42 - exercice.etat.masque.bit_count() <= 9)
    return list(islice(proches, 2))


@pytest.mark.parametrize("jeu", JEUX, ids=lambda jeu: jeu.specification)
def test_un_seul_coup_gagne_a_chaque_pli(jeu: Jeu) -> None:
    for exercice in courts(jeu):
        etat = exercice.etat
        assert exercice.regles.specification == jeu.specification
        assert exercice.genre is GenreExercice.SEUL_GAGNANT
        assert exercice.demi_coups >= DEMI_COUPS_MINIMUM
        for rang, pli in enumerate(exercice.plis):
            gains = {coup: -gain(jeu, jeu.jouer(etat, coup)) for coup in jeu.coups_legaux(etat)}
            assert tuple(coup for coup, sien in gains.items() if sien == 1) == pli.acceptes
            assert max(sien for coup, sien in gains.items() if coup not in pli.acceptes) == pli.seconde
            assert (pli.reponse is None) == (rang == len(exercice.plis) - 1)
            if pli.reponse is not None:
                etat = jeu.jouer(jeu.jouer(etat, pli.acceptes[0]), pli.reponse)


def test_une_graine_donne_les_memes() -> None:
    assert list(islice(exercices_resolus(Nim(), 1), 5)) == list(islice(exercices_resolus(Nim(), 1), 5))
    assert list(islice(exercices_resolus(Nim(), 1), 5)) != list(islice(exercices_resolus(Nim(), 2), 5))


def test_sans_solveur_il_n_y_en_a_pas() -> None:
    assert not list(exercices_resolus(Othello(), 1))
    assert not list(exercices_resolus(Nim((2,)), 1))  # a game with a solver in which nothing is to be found


def test_la_recherche_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        next(exercices_resolus(Morpion(), 1, arret))
