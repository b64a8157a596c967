import random

import numpy as np
import pytest

from tests.ecosysteme.moteur.othello.hasard import eparpille
from tests.ecosysteme.moteur.othello.noyaux.test_bits import (
    Mobilite,
    mobilite_256,
    mobilite_512,
    mobilite_scalaire,
    retournes_scalaires,
    retournes_vecteurs,
)


@pytest.mark.parametrize("mobilite", [mobilite_256, mobilite_512])
def test_les_vecteurs_trouvent_les_coups_des_scalaires(mobilite: Mobilite) -> None:
    source = random.Random(21)
    for _ in range(2000):
        nous, eux = map(np.uint64, eparpille(source))
        assert mobilite(nous, eux) == mobilite_scalaire(nous, eux)


def test_les_vecteurs_retournent_ce_que_retournent_les_scalaires_sur_chaque_case() -> None:
    source = random.Random(22)
    for _ in range(60):
        nous, eux = map(np.uint64, eparpille(source))
        for case in map(np.uint64, range(64)):
            if not (nous | eux) >> case & np.uint64(1):
                assert retournes_vecteurs(nous, eux, case) == retournes_scalaires(nous, eux, case)
