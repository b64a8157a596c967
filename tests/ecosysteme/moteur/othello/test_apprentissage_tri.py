"""The weights that sort are found again from the positions that they value, beside what mobility is worth."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.othello.apprentissage_tri import ApprentiTri
from ecosysteme.moteur.othello.noyaux.tri import DEBUTS_TRI, TAILLE_TRI
from ecosysteme.moteur.othello.session import coups_legaux
from tests.ecosysteme.moteur.othello.fabrique import positions_jouees

COINS = {0, 7, 56, 63}
COUP, CARRE = 1.5, 6.0  # discs: a legal move, a corner


def test_il_apprend_les_coins_et_la_mobilite() -> None:
    nous, eux = positions_jouees(3000, 11, 3)
    cibles = np.zeros(nous.size, np.float32)
    for rang, (n, e) in enumerate(zip(nous.tolist(), eux.tolist(), strict=True)):
        coups = coups_legaux(n, e)
        cibles[rang] = COUP * (len(coups) + len(COINS & set(coups)))
        cibles[rang] += CARRE * sum((n >> coin & 1) - (e >> coin & 1) for coin in COINS)
    apprenti, hasard, ordre = ApprentiTri(), np.random.default_rng(1), np.arange(nous.size)
    erreurs = []
    for pas in (0.5, 0.4, 0.3, 0.2, 0.1, 0.05):
        hasard.shuffle(ordre)
        erreurs.append(apprenti.epoque(ordre, nous, eux, cibles, pas))
    assert erreurs[-1] < erreurs[0] / 2
    assert abs(apprenti.mobilite - COUP) < 0.5
    poids = apprenti.poids
    assert poids.shape == (TAILLE_TRI,)
    # A row of the edge is the same read from either end: empty but for our disc in one corner, or in the other.
    debut = DEBUTS_TRI[2]
    assert poids[debut + 3] == poids[debut + 3**8]
