import numpy as np

from ecosysteme.bibliotheque.marques import Marques, lire_marques


def test_des_numeros_plus_grands_que_ceux_des_noms_restent() -> None:
    rien = np.zeros(1, np.bool_)
    marques = Marques(rien, rien, np.empty(0, np.uint32), {3: 1, 1: 5})
    assert marques.gardes(np.array([0, 1, 2, 3, 2**32 - 1], np.uint32)).tolist() == [0, 5, 2, 1, 2**32 - 1]
    assert marques.gardes_de((3, 4)) == {1, 4}


def test_sans_bibliotheque_rien_n_est_marque() -> None:
    marques = lire_marques(None)
    numeros = np.array([1, 2], np.uint32)
    assert marques.gardes(numeros) is numeros
    assert not marques.programmes.any()
    assert len(marques.supprimees) == 0
