from threading import Event, Thread

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.commun.ecoute import Ecoute

DELAI = 120  # s, more than any machine needs


def test_un_drapeau_leve_arrete_la_recherche_en_cours() -> None:
    arretee, arret = Event(), Event()
    with Ecoute(arretee.set).suivre(arret):
        assert not arretee.is_set()
        arret.set()
        assert arretee.wait(DELAI)


def test_un_drapeau_deja_leve_empeche_de_commencer_et_rend_le_tour() -> None:
    ecoute, arret = Ecoute(lambda: None), Event()
    arret.set()
    with pytest.raises(Interrompu), ecoute.suivre(arret):
        raise AssertionError("la recherche a commencé")
    with ecoute.suivre(None):
        pass


def test_qui_attend_son_tour_peut_y_renoncer() -> None:
    ecoute, arret, renonce = Ecoute(lambda: None), Event(), Event()

    def attendre() -> None:
        with pytest.raises(Interrompu), ecoute.suivre(arret):
            raise AssertionError("deux recherches à la fois")
        renonce.set()

    with ecoute.suivre(None):
        fil = Thread(target=attendre)
        fil.start()
        assert not renonce.wait(0.05)
        arret.set()
        assert renonce.wait(DELAI)
    fil.join()
