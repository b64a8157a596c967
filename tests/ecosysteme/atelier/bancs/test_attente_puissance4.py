import random
from itertools import count
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.attente_puissance4 import COUP, Attente, BancAttente
from ecosysteme.moteur.puissance4.facade import MoteurPuissance4


def test_une_attente_a_sa_mediane_et_son_pire() -> None:
    attente = Attente.de("coup", range(2, 3), [3.0, 1.0, 2.0])
    assert (attente.pions, attente.mediane, attente.centile99, attente.pire) == ((2, 2), 2.0, 3.0, 3.0)
    assert attente.rangee()[1] == "2"


def test_un_arret_garde_ce_qui_est_mesure() -> None:
    """A clock that counts its looks: each question takes one."""
    arret, heure = Event(), count()
    banc = BancAttente(MoteurPuissance4(8), random.Random(1), lambda: float(next(heure)), arret)
    banc.mesurer(1, 0, lambda: None)
    jouees = sum(attente.nombre for attente in banc.attentes())
    assert {(attente.mediane, attente.pire) for attente in banc.attentes()} == {(1.0, 1.0)}
    assert banc.attentes()[0].question == COUP
    arret.set()
    with pytest.raises(Interrompu):
        banc.mesurer(1, 0, lambda: None)
    assert sum(attente.nombre for attente in banc.attentes()) == jouees
