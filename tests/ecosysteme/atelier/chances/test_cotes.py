from __future__ import annotations

import numpy as np
import pytest

from ecosysteme.atelier.chances.cotes import coter


def test_les_cotes_retrouvent_les_forces_de_qui_a_joue() -> None:
    hasard = np.random.default_rng(3)
    vraies = hasard.normal(0, 200, 30)
    noirs, blancs = hasard.integers(0, 30, (2, 20_000))
    differents = noirs != blancs
    noirs, blancs = noirs[differents], blancs[differents]
    chances = 1 / (1 + 10 ** ((vraies[blancs] - vraies[noirs]) / 400))
    points = (hasard.random(len(noirs)) < chances).astype(float)
    cotes = coter(noirs, blancs, points, 30)
    assert np.abs((cotes - cotes.mean()) - (vraies - vraies.mean())).max() < 60
    assert np.corrcoef(cotes, vraies)[0, 1] > 0.99


def test_qui_gagne_tout_a_une_cote_finie_et_qui_ne_joue_pas_la_moyenne() -> None:
    un, autre = np.array([0, 0, 0]), np.array([1, 1, 1])
    cotes = coter(un, autre, np.ones(3), 3)
    assert cotes == pytest.approx([cotes[0], -cotes[0], 0])
    assert 0 < cotes[0] < 1000
