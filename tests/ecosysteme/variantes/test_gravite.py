"""One measure of a mistake: labels by expected points at Othello, by results where no discs are counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux.nim import Nim
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.gravite import Gravite, gravite, gravite_du_coup, points_perdus, vides_avant
from tests.positions import partie_jouee


@pytest.mark.parametrize(
    ("meilleure", "valeur", "vides", "attendue"),
    [
        (40, 30, 20, None),  # won anyway
        (40, 30, 40, Gravite.IMPRECISION),
        (2, -2, 10, Gravite.GAFFE),
        (2, 0, 11, Gravite.ERREUR),
        (0, 0, 30, None),
        (0, -3, 32, Gravite.IMPRECISION),
    ],
)
def test_ce_qui_change_le_resultat_se_marque(meilleure: int, valeur: int, vides: int, attendue: Gravite | None) -> None:
    assert gravite(points_perdus(valeur, meilleure, vides), certaine=True) is attendue


@given(st.integers(-64, 64), st.integers(0, 128), st.integers(0, 60))
def test_une_perte_en_points_croit_avec_les_pions(valeur: int, perte: int, vides: int) -> None:
    perdus = points_perdus(valeur, valeur + perte, vides)
    assert 0 <= perdus <= 1
    assert points_perdus(valeur, valeur + perte + 1, vides) >= perdus
    if valeur < 0 < valeur + perte:
        assert perdus > 0


@given(st.floats(0, 1))
def test_le_doute_n_aggrave_jamais(perdus: float) -> None:
    rangs = {None: 0, Gravite.IMPRECISION: 1, Gravite.ERREUR: 2, Gravite.GAFFE: 3}
    sure, douteuse = gravite(perdus, certaine=True), gravite(perdus, certaine=False)
    assert rangs[sure] - 1 <= rangs[douteuse] <= rangs[sure]


def test_la_marque_d_un_coup_est_celle_des_points_pas_des_pions() -> None:
    partie = partie_jouee("f5d6")
    noir = partie.ligne[0]
    assert vides_avant(partie.jeu, noir) == 60
    assert gravite_du_coup(partie.jeu, noir) is None
    for avant, apres, exact, attendue in (
        (60, 44, True, None),  # sixteen discs of a won game
        (0, -6, True, Gravite.IMPRECISION),
        (0, -8, True, Gravite.ERREUR),
        (0, -8, False, Gravite.IMPRECISION),  # milder in doubt
        (8, -8, False, Gravite.GAFFE),
    ):
        partie.noter(noir.numero, Evaluation(apres, avant - apres, exact))
        assert gravite_du_coup(partie.jeu, partie.ligne[0]) is attendue


@pytest.mark.parametrize(("perte", "attendue"), [(None, None), (0, None), (1, Gravite.ERREUR), (2, Gravite.GAFFE)])
def test_un_jeu_resolu_garde_sa_regle(perte: int | None, attendue: Gravite | None) -> None:
    partie = Partie(Nim())
    partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    partie.noter(partie.ligne[0].numero, Evaluation(0, perte))
    assert gravite_du_coup(partie.jeu, partie.ligne[0]) is attendue
