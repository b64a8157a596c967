"""Expected points: the properties that any law of them has, and the judgements that the shipped one must give."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.chances import Force, force_du_niveau, points_attendus
from ecosysteme.chances.chances import CASES, Loi, ecrire_lois, lire_lois, lois
from ecosysteme.joueurs.niveaux import NIVEAUX

classes = st.sampled_from(Force)
valeurs = st.integers(-64, 64)
vides = st.integers(0, CASES)


@given(valeurs, valeurs, vides, classes)
def test_qui_a_mieux_attend_au_moins_autant(une: int, autre: int, vides: int, classe: Force) -> None:
    moins, plus = sorted((une, autre))
    assert 0 <= points_attendus(moins, vides, classe) <= points_attendus(plus, vides, classe) <= 1


@given(valeurs, vides, classes)
def test_les_deux_camps_se_partagent_un_point(valeur: int, vides: int, classe: Force) -> None:
    assert points_attendus(valeur, vides, classe) + points_attendus(-valeur, vides, classe) == pytest.approx(1)
    assert points_attendus(0, vides, classe) == 0.5


@given(valeurs, classes)
def test_un_plateau_plein_ne_laisse_plus_d_espoir(valeur: int, classe: Force) -> None:
    assert points_attendus(valeur, 0, classe) == (valeur > 0) + (valeur == 0) / 2


def test_ce_que_les_pertes_valent_a_des_personnes() -> None:
    """The labels of a review stand on these: 0.05 a slip, 0.10 a mistake, 0.20 a blunder."""

    def perte(avant: int, apres: int, vides: int) -> float:
        return points_attendus(avant, vides) - points_attendus(apres, vides)

    assert perte(40, 30, 18) < 0.05 < perte(40, 30, 40)
    assert perte(2, -2, 10) > 0.20
    assert 0.05 < perte(0, -4, 24) < 0.20


def test_plus_on_joue_fort_moins_une_avance_se_perd() -> None:
    ordre = [points_attendus(6, 16, classe) for classe in Force]
    assert ordre == sorted(ordre)
    assert ordre[0] < 0.65
    assert ordre[-1] > 0.95


def test_chaque_niveau_a_une_classe_et_elles_se_suivent() -> None:
    suite = [force_du_niveau(niveau) for niveau in sorted(NIVEAUX)]
    assert list(dict.fromkeys(suite)) == list(Force)


def test_les_lois_s_ecrivent_et_se_relisent() -> None:
    assert lire_lois(ecrire_lois(lois())) == lois()


@pytest.mark.parametrize(
    "texte", ["", "[]", "{}", '{"debutants": {"sigma": [1.0], "part": [0.0]}}', '{"debutants": 3}']
)
def test_d_autres_nombres_se_refusent(texte: str) -> None:
    with pytest.raises(ValueError, match=r"attendu 61 écarts|lois des chances illisibles"):
        lire_lois(texte)


@pytest.mark.parametrize(("sigma", "part"), [(0.0, 0.5), (-1.0, 0.5), (5.0, 1.5), (5.0, -0.1)])
def test_une_loi_impossible_se_refuse(sigma: float, part: float) -> None:
    with pytest.raises(ValueError, match="loi des chances impossible"):
        Loi((sigma,) * (CASES + 1), (part,) * (CASES + 1))
