from dataclasses import replace

import pytest

from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.tournoi.fiche import ABANDONNEE, TEMPS_ECOULE, PartieFinie, comptee, ecrire_score, points_au_temps
from tests.positions import partie_jouee

FICHE = PartieFinie(0, 0, 1, "1/0 2/0", "f5", "f5 d6 c3", ((12,), (7,)), 1, (40, 24), (3.0, 4.0), 0.0)


def test_la_transcription_n_a_pas_d_espaces() -> None:
    assert FICHE.transcription == "f5d6c3"


@pytest.mark.parametrize(
    ("change", "unite", "score"),
    [
        ({}, "pions", "40-24"),
        ({}, "", "1-0"),
        ({"issue": 2, "points": (0, 64), "raison": TEMPS_ECOULE, "fautif": 1}, "pions", "0-64"),
        ({"issue": 2, "points": (0, 0), "raison": ABANDONNEE}, "pions", "0-1"),
        ({"issue": 2, "points": (0, 0), "raison": None, "fautif": 1}, "pions", "0-1"),
    ],
)
def test_une_partie_perdue_au_temps_a_tous_les_pions_un_abandon_aucun(
    change: dict[str, object], unite: str, score: str
) -> None:
    fiche = replace(FICHE, **change)  # type: ignore[arg-type]
    assert fiche.score(unite) == score
    assert fiche.comptee is (len(score) > 3 or not unite)


def test_les_points_du_temps_sont_ceux_du_jeu() -> None:
    assert [points_au_temps(Othello(taille), 2) for taille in (8, 6)] == [(0, 64), (0, 36)]
    assert points_au_temps(Morpion(), 1) == (1, 0)


def test_qui_abandonne_ne_laisse_aucun_pion_a_compter() -> None:
    partie = partie_jouee("f5d6")
    assert comptee(partie)
    partie.tomber(1)
    assert comptee(partie)
    partie.reprendre()
    partie.abandonner(1)
    assert not comptee(partie)
    assert ecrire_score(2, None, " - ") == "0 - 1"
