import numpy as np
import pytest

from ecosysteme.moteur.commun.blocs import adresse, bloc


@pytest.mark.parametrize("octets", [16, 64, 1000, 1 << 20])
def test_un_bloc_est_nul_aligne_et_de_la_taille_demandee(octets: int) -> None:
    mots = bloc(octets)
    assert mots.dtype == np.uint64
    assert mots.nbytes == octets // 8 * 8
    assert not mots.any()
    assert adresse(mots) % 64 == 0
    assert adresse(mots[1:]) == adresse(mots) + 8, "une vue a l'adresse de son premier mot"
