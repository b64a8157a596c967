import random

import numpy as np
import pytest

from ecosysteme.moteur.othello.noyaux.finale import finale
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, score_naif


@pytest.mark.parametrize("vides", [5, 6, 7, 8, 9])
def test_une_fenetre_nulle_dit_de_quel_cote_est_le_score(vides: int) -> None:
    contexte = contexte_neuf()
    source = random.Random(vides)
    for _ in range(20 if vides < 9 else 6):
        nous, eux = bits_au_hasard(source, vides)
        attendu = score_naif(nous, eux)
        for alpha in (attendu - 3, attendu - 1, attendu + 1, attendu + 3):
            if -64 <= alpha < 64:
                # The very types that the engine calls with: another would be another function, in the same cache.
                score = finale(contexte.adresse, np.uint64(nous), np.uint64(eux), np.int64(alpha), np.int64(vides))
                assert (score > alpha) == (attendu > alpha), (alpha, attendu)
                assert (score <= attendu) if score > alpha else (score >= attendu)
