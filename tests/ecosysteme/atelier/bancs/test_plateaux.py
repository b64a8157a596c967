"""Many boards at once say what one board says after the other."""

from __future__ import annotations

import numpy as np

from ecosysteme.atelier.bancs.bibliotheque import inventer
from ecosysteme.atelier.bancs.plateaux import derouler
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, jouer_cases


def test_chaque_plateau_est_celui_de_la_partie_seule() -> None:
    coups, _ = inventer(40, np.random.default_rng(3), np.full((1, 60), 64, np.uint8))
    etapes = list(derouler(coups))
    for rang, joues in enumerate(coups):
        cases = bytes(case for case in joues.tolist() if case < 64)
        assert PartieCompacte(cases).fin() is not None  # legal to its end
        suites = [BITS_DU_DEPART, *((nous, eux) for nous, eux, _ in jouer_cases(cases, *BITS_DU_DEPART))]
        for numero, (nous, eux) in enumerate(suites):
            vus = {int(etapes[numero][cote][rang]) for cote in (0, 1)}
            assert vus == {nous, eux}, "qui passe n'a pas le trait"
