from pathlib import Path
from threading import Event

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import deviations
from ecosysteme.atelier.entrainement.deviations import Ecart, ajuster_plan, juger, mesurer, mesurer_dossier
from ecosysteme.atelier.entrainement.lots import LARGE, DemandeDeLot, Positions, Reserve, fabriquer, octets_poids

RIEN = np.zeros((0, 60), np.uint8)


def positions(vides: int, nombre: int) -> Positions:
    return fabriquer(DemandeDeLot(f"essai-{vides}", vides, nombre, None, 0, LARGE, RIEN, b""))


def test_les_sondes_jusqu_au_bout_sont_exactes_et_les_autres_pas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deviations, "FIN", (1, 7))
    tirees = positions(7, 40)
    courte, exacte = mesurer(tirees, 7, octets_poids("disques"), True, Event())
    assert (exacte.ecart_type, exacte.biais) == (0, 0)
    assert courte.ecart_type > 1
    assert exacte.positions == (np.abs(tirees.scores) <= deviations.NET).sum()
    assert courte.au_bout


def test_au_milieu_deux_recherches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deviations, "MILIEU", ((3, 1), (2, 2)))
    deux, meme = mesurer(positions(8, 30), 8, octets_poids("disques"), False, Event())
    assert (deux.profondeur, deux.sonde, deux.au_bout) == (3, 1, False)
    assert deux.ecart_type > 0 == meme.ecart_type


def test_un_dossier_se_mesure_ou_dit_ce_qui_manque(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for nom, valeur in (("VIDES_EXACTS", (5,)), ("VIDES_A_RESOUDRE", (6,)), ("VIDES_MILIEU", (8,))):
        monkeypatch.setattr(deviations, nom, valeur)
    monkeypatch.setattr(deviations, "FIN", (2,))
    monkeypatch.setattr(deviations, "MILIEU", ((3, 1),))
    reserve = Reserve(tmp_path)
    reserve.ranger("exact-05-0000", positions(5, 30))
    reserve.ranger("profond8-06-0000", positions(6, 30))
    with pytest.raises(ValueError, match="aucun lot de positions à 8 cases vides"):
        list(mesurer_dossier(reserve, b"", 20, Event()))
    reserve.ranger("tenu-08-0000", positions(8, 30))
    ecarts = list(mesurer_dossier(reserve, b"", 20, Event()))
    assert [(e.vides, e.profondeur, e.sonde) for e in ecarts] == [(5, 5, 2), (6, 6, 2), (8, 3, 1)]
    assert all(e.positions <= 20 for e in ecarts)


def test_la_mesure_s_arrete() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        juger(positions(5, 5), 2, b"", arret)


def test_le_plan_se_retrouve() -> None:
    milieu = [
        Ecart(v, p, s, 100, 1 + 0.02 * v + 0.5 * p - 0.8 * s, 0) for v in (20, 30) for p, s in ((5, 3), (6, 2), (8, 4))
    ]
    plan = ajuster_plan(milieu)
    trouve = (plan.constante, plan.vides, plan.profondeur, plan.sonde, plan.residu)
    assert trouve == pytest.approx((1, 0.02, 0.5, -0.8, 0), abs=1e-9)
    fin = [Ecart(v, v, s, 100, 4 + 0.1 * v - 0.2 * s, 0) for v in (13, 16, 20) for s in (4, 6, 8)]
    plan = ajuster_plan(fin)
    assert (plan.constante, plan.vides, plan.profondeur, plan.sonde) == pytest.approx((4, 0.1, 0, -0.2), abs=1e-9)
