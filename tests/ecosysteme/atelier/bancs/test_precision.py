from __future__ import annotations

from pathlib import Path
from threading import Event

import numpy as np
import pytest

from ecosysteme.atelier.bancs import precision
from ecosysteme.atelier.bancs.precision import CoteMesure, MesurePrecision, correlation, mesurer, precisions, tirer
from ecosysteme.atelier.chances.fabrication import PartiesCotees
from ecosysteme.experts import ConseillerOthello
from ecosysteme.jeux.othello import Othello
from tests.ecosysteme.bibliotheque.fabrique import au_hasard, dossier_wthor


def cotes(*paires: tuple[float, float]) -> list[CoteMesure]:
    return [CoteMesure(str(force), force, dite) for force, dite in paires]


def test_la_correlation_est_celle_des_rangs() -> None:
    assert correlation(cotes((1, 10), (2, 11), (300, 99))) == pytest.approx(1)
    assert correlation(cotes((1, 99), (2, 11), (300, 10))) == pytest.approx(-1)
    # Two equal strengths share a rank: 1.5, 1.5 and 3 beside 1, 2 and 3.
    assert correlation(cotes((1, 10), (1, 20), (2, 30))) == pytest.approx(0.75**0.5)
    assert correlation(cotes((1, 10), (1, 20))) is None
    assert correlation([]) is None
    assert precisions(cotes((1, 10), (2, 30), (1, 20))) == {"1": 15, "2": 30}


def test_une_correlation_trop_faible_ne_va_pas() -> None:
    bonne, mauvaise = cotes((1, 10), (2, 20), (3, 30)), cotes((1, 10), (2, 30), (3, 20))
    assert MesurePrecision().juste
    assert MesurePrecision(bonne, bonne).juste
    assert not MesurePrecision(mauvaise, bonne).juste
    assert not MesurePrecision(bonne, mauvaise).juste
    assert MesurePrecision(mauvaise).en_json()["niveaux"] == {
        "cotes": 3,
        "correlation": 0.5,
        "precisions": {"1": 10, "2": 30, "3": 20},
    }


def test_un_tiers_des_parties_est_de_joueurs_faibles_un_autre_de_forts() -> None:
    nombre = 60
    elo = np.repeat([-400.0, 0.0, 600.0], nombre // 3)
    vide = np.zeros((nombre, 60), np.uint8)
    gardees = np.arange(5, nombre)
    lues = PartiesCotees(vide, np.zeros(nombre, np.int64), elo, elo, gardees)
    tirees = list(tirer(lues, 30, 1))
    assert tirees == list(tirer(lues, 30, 1))
    groupes = {groupe: [rang for sien, rang in tirees if sien == groupe] for groupe, _ in tirees}
    assert {groupe: len(siens) for groupe, siens in groupes.items()} == dict.fromkeys(
        ("faibles", "quelconques", "forts"), 10
    )
    assert set(groupes["faibles"]) <= set(range(5, 20))
    assert set(groupes["forts"]) <= set(range(40, 60))


def test_les_niveaux_et_les_personnes_se_mesurent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(precision, "NIVEAUX", (1, 12))
    _, lus = au_hasard(1, 30)
    dossier = dossier_wthor(tmp_path, {1990: lus})
    conseiller = ConseillerOthello(Othello(), hash_mo=1, taches=1)
    avances: list[None] = []
    mesure = mesurer(conseiller, dossier, 1, 6, 0.001, 1, lambda: avances.append(None), Event())
    assert [cote.groupe for cote in mesure.niveaux] == ["1", "1", "12", "12"]
    faible, fort = precisions(mesure.niveaux).values()
    assert faible < fort
    assert {cote.groupe for cote in mesure.personnes} == {"quelconques"}, "tous de la même force"
    assert len(mesure.personnes) == 4
    assert len(avances) == 4
    with pytest.raises(ValueError, match=r"aucun fichier \.wtb"):
        mesurer(conseiller, tmp_path / "absent", 1, 6, 0.001, 1, lambda: None, Event())
