"""The words of the engine's answers: bounds, and what is derived."""

from __future__ import annotations

import pytest

from ecosysteme.moteur.othello.avis import Avis, Limites, Note


@pytest.mark.parametrize(
    "limites", [{"secondes": 0}, {"secondes": -1.0}, {"secondes": float("nan")}, {"profondeur": 0}, {"noeuds": 0}]
)
def test_une_limite_hors_bornes_est_refusee(limites: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="attendu un"):
        Limites(**limites)  # type: ignore[arg-type]


@pytest.mark.parametrize("limites", [{}, {"secondes": 0.001}, {"profondeur": 1}, {"noeuds": 1}, {"profondeur": 99}])
def test_une_limite_dans_les_bornes_est_prise(limites: dict[str, float]) -> None:
    assert Limites(**limites) == Limites(**limites)  # type: ignore[arg-type]


def test_le_meilleur_est_le_premier_de_la_ligne() -> None:
    assert Avis(2, 5, 73, False, ((2, 3), None), 10, 2.0).meilleur == (2, 3)
    assert Avis(2, 5, 73, False, (None, (2, 3)), 10, 2.0).meilleur is None
    assert Avis(2, 0, 100, True, (), 0, 0.0).meilleur is None


def test_les_noeuds_par_seconde() -> None:
    assert Avis(0, 1, 100, False, (), 10, 2.0).noeuds_par_seconde == 5
    assert Avis(0, 1, 100, False, (), 10, 0.0).noeuds_par_seconde == 0
    assert Avis(0, 1, 100, False, (), 0, 0.0, {(0, 0): Note(4, 1, 100, False)}).coups[0, 0].score == 4
