import random

import numpy as np
import pytest

from ecosysteme.moteur.profonde import fenetre_nulle
from ecosysteme.moteur.solveur import Solveur
from tests.ecosysteme.moteur.hasard import bits_au_hasard, score_naif


@pytest.mark.parametrize("vides", [1, 2, 3, 4, 5, 7, 10])
def test_une_fenetre_nulle_dit_de_quel_cote_est_le_score(vides: int) -> None:
    contexte = Solveur(mega=1)._contextes[0]
    source = random.Random(40 + vides)
    for _ in range(12 if vides < 10 else 4):
        nous, eux = bits_au_hasard(source, vides)
        attendu = score_naif(nous, eux)
        for alpha in (attendu - 5, attendu - 1, attendu + 1):
            if -64 <= alpha < 64:
                score = fenetre_nulle(contexte.adresse, np.uint64(nous), np.uint64(eux), np.int64(alpha))
                assert (score > alpha) == (attendu > alpha)
