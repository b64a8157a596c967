from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from ecosysteme.atelier.bancs.regards import CoupDoute, MesureRegards, mesurer
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import Othello
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, dossier_wthor


@pytest.mark.parametrize(
    ("dits", "longs", "dix", "signe", "injuste"),
    [
        (0.12, 0.15, True, True, False),
        (0.12, 0.09, False, False, False),  # shown as if it had lost less than 0.10: it is in doubt
        (0.13, 0.09, False, False, True),
        (0.06, 0.04, True, False, False),
        (0.08, 0.04, True, False, True),
        (0.02, 0.25, False, False, False),
    ],
)
def test_un_coup_se_compare(dits: float, longs: float, dix: bool, signe: bool, injuste: bool) -> None:
    coup = CoupDoute(30, dits, longs)
    assert (coup.dix, coup.signe, coup.injuste) == (dix, signe, injuste)


def test_les_parts_se_comptent() -> None:
    pareils, autre = [CoupDoute(30, 0.12, 0.15)] * 19, CoupDoute(30, 0.02, 0.25)
    mesure = MesureRegards([*pareils, autre])
    assert (mesure.dix, mesure.signe) == (0.95, 0.95)
    assert mesure.juste
    assert not MesureRegards([*pareils, autre, autre]).juste
    assert not MesureRegards([*pareils, *[CoupDoute(30, 0.06, 0.04)] * 5]).juste, "trop de signes diffèrent"
    assert mesure.en_json() == {
        "coups": 20,
        "dix": 0.95,
        "signe": 0.95,
        "injustes": 0.0,
        "erreur": pytest.approx((19 * 0.03 + 0.23) / 20),
        "juste": True,
    }


@pytest.fixture
def conseiller() -> ConseillerOthello:
    return ConseillerOthello(Othello(), hash_mo=1, taches=1)


def test_la_meme_recherche_dit_la_meme_chose(conseiller: ConseillerOthello) -> None:
    """A second look of as many positions as the long search is that search; moves that are solved are left out."""
    avances: list[None] = []
    mesure = mesurer(conseiller, None, 4, 20_000, 0.001, 1, lambda: avances.append(None), Event())
    assert len(mesure.coups) == len(avances) == 4
    assert all(coup.vides > 20 for coup in mesure.coups)
    assert mesure == mesurer(conseiller, None, 4, 20_000, 0.001, 1, lambda: None, Event())
    autre = mesurer(conseiller, None, 4, 200_000, 0.001, 1, lambda: None, Event())
    assert [coup.dits for coup in autre.coups] == [coup.dits for coup in mesure.coups]
    assert [coup.longs for coup in autre.coups] != [coup.longs for coup in mesure.coups]


def test_les_parties_d_un_dossier(tmp_path: Path, conseiller: ConseillerOthello) -> None:
    _, lus = au_hasard(1, 30)
    dossier = dossier_wthor(tmp_path, {1990: lus})
    assert len(mesurer(conseiller, dossier, 2, 2000, 0.001, 1, lambda: None, Event()).coups) == 2
