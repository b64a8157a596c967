"""The fit finds the law that games were drawn from, with or without ratings."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from ecosysteme.atelier.chances.ajustement import ajuster, chercher, mesurer, phi
from ecosysteme.atelier.chances.releve import Lignes
from ecosysteme.chances.chances import CASES, Loi

PART: dict[int, float] = {2: 0.7, 4: 0.7, 6: 0.6, 8: 0.5, 10: 0.2}


def vraie(e: int) -> float:
    return 9.0 if e in PART else 25 * (1 - float(np.exp(-((e / 18) ** 1.3))))


def tirer(nombre: int, graine: int, par_cent_elo: float = 0.0) -> Lignes:
    """Draw positions whose results follow a known law, the stronger side being ``par_cent_elo`` discs better."""
    hasard = np.random.default_rng(graine)
    vides = hasard.choice([*range(2, 21, 2), *range(24, 53, 4)], nombre)
    ecart = hasard.normal(0, 1.5, nombre) if par_cent_elo else np.zeros(nombre)
    valeur = np.round(hasard.normal(0, 12, nombre) + ecart * 2)
    sigma = np.array([vraie(int(e)) for e in vides])
    part = np.array([PART.get(int(e), 0.0) for e in vides])
    chances = (1 - part) * phi((valeur + par_cent_elo * ecart) / sigma) + part * (1 + np.sign(valeur)) / 2
    points = (hasard.random(nombre) < chances).astype(float)
    return np.column_stack((vides, valeur, points, ecart)).astype(np.float32)


@pytest.mark.parametrize("par_cent_elo", [0.0, 5.0])
def test_la_loi_dont_viennent_les_parties_se_retrouve(par_cent_elo: float) -> None:
    loi = ajuster(tirer(40_000, 1, par_cent_elo))
    for e in (12, 16, 20, 24, 32, 44):
        assert loi.sigma[e] == pytest.approx(vraie(e), rel=0.12)
    for e, part in PART.items():
        assert loi.part[e] == pytest.approx(part, abs=0.12)
    assert loi.part[12:] == (0.0,) * (CASES - 11)


def test_entre_deux_nombres_mesures_la_loi_se_lit_en_ligne_droite() -> None:
    loi = ajuster(tirer(20_000, 2))
    assert loi.sigma[7] == pytest.approx((loi.sigma[6] + loi.sigma[8]) / 2, abs=0.02)
    assert loi.part[11] == pytest.approx(loi.part[10] / 2, abs=0.002)


def test_qui_ne_se_trompe_jamais_garde_ce_qu_il_tient() -> None:
    lignes = tirer(5_000, 3)
    lignes[:, 2] = (1 + np.sign(lignes[:, 1])) / 2
    loi = ajuster(lignes)
    assert loi.points(2, 16) > 0.97
    assert loi.points(2, 6) > 0.97


def test_le_compte_dit_ce_que_la_loi_fait_sur_d_autres_positions() -> None:
    loi = ajuster(tirer(20_000, 4))
    bandes = mesurer(loi, tirer(20_000, 5))
    assert sum(bande.positions for bande in bandes) == 20_000
    for bande in bandes:
        assert bande.brier <= bande.signe + 0.002
        assert bande.vus == pytest.approx(bande.dits, abs=0.06)
    pire = mesurer(Loi((200.0,) * (CASES + 1), (0.0,) * (CASES + 1)), tirer(20_000, 5))
    assert all(autre.brier > bande.brier for autre, bande in zip(pire, bandes, strict=True))


def test_sans_position_une_bande_est_vide() -> None:
    bandes = mesurer(ajuster(tirer(2_000, 6)), np.zeros((0, 4), np.float32))
    assert {(bande.positions, bande.brier, bande.dits) for bande in bandes} == {(0, 0.0, ())}


def test_la_recherche_trouve_le_fond_d_une_vallee() -> None:
    def vallee(nombres: Sequence[float]) -> float:
        x, y = nombres[:2]
        return (x - 3) ** 2 + 10 * (y - 3) ** 2 + 5 * (x - 3) * (y - 3)

    assert chercher(vallee, (0.0, 0.0, 7.0), (1.0, 1.0)) == pytest.approx([3, 3, 7], abs=0.05)
