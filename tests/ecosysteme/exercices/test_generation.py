from itertools import islice
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.exercices.exercice import FACILES
from ecosysteme.exercices.generation import CHOIX_FACILE, COUPS_MINIMUM, VIDES, Fabrique
from ecosysteme.exercices.genres import VIDES_FACILES
from ecosysteme.exercices.preuve import verifier


def test_une_graine_donne_les_memes_exercices_prouves() -> None:
    exercices = [exercice for numero in range(3) for exercice in Fabrique(1).d_une_partie(numero)]
    fabrique = Fabrique(1)
    assert exercices == [exercice for numero in range(3) for exercice in fabrique.d_une_partie(numero)]
    assert exercices
    assert all(verifier(exercices))
    for exercice in exercices:
        facile = exercice.genre in FACILES
        assert 64 - len(exercice.etat.plateau) in (VIDES_FACILES if facile else VIDES)
        assert len(exercice.etat.coups) >= (CHOIX_FACILE if facile else COUPS_MINIMUM)
        assert exercice.source.endswith(("_partie_0", "_partie_1", "_partie_2"))


def test_une_fabrique_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        list(islice(Fabrique(1).d_une_partie(0, arret), 1))
