"""What the bench of the start reports; how fast the machine is, no test may say."""

import json
from pathlib import Path
from typing import Any

import pytest

from ui.atelier import banc_demarrage
from ui.atelier.banc_demarrage import Demarrage


def test_une_vraie_ouverture_va_jusqu_a_la_peinture() -> None:
    mesure = banc_demarrage.demarrer()
    assert min(mesure.imports, mesure.fenetre, mesure.peinture, mesure.salles, mesure.reference) > 0


def test_les_parts_sont_les_ecarts_entre_les_instants() -> None:
    mesure = Demarrage.lire('{"import": 0.5, "fenetre": 0.75, "peinture": 1.0, "salles": 1.125, "reference": 0.125}')
    assert mesure == Demarrage(0.5, 0.25, 0.25, 0.125, 0.125)
    assert mesure.total == 1.0


def test_la_mediane_se_prend_part_par_part() -> None:
    departs = [Demarrage(1, 5, 3, 2, 1), Demarrage(2, 4, 9, 4, 1), Demarrage(3, 6, 2, 3, 1)]
    assert Demarrage.median(departs) == Demarrage(2, 5, 3, 3, 1)


@pytest.mark.parametrize(("peinture", "code"), [(0.25, 0), (0.5, 1)])
def test_json_et_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], peinture: float, code: int
) -> None:
    departs = [Demarrage(9, 9, 9, 9, 9), *[Demarrage(0.25, 0.125, peinture, 9, 0.1)] * 3]  # the first is left out
    restants = iter(departs)
    monkeypatch.setattr(banc_demarrage, "demarrer", lambda: next(restants))
    assert banc_demarrage.principal(3, json=True) == code
    resultat: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (resultat["repetitions"], resultat["total"], resultat["rapide"]) == (3, 0.375 + peinture, not code)
    restants = iter(departs)
    assert banc_demarrage.principal(3, json=False) == code
    assert ("Rapide." if not code else "se fait attendre") in capsys.readouterr().out


def test_un_echec_est_dit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(banc_demarrage, "RACINE", tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "inconnue")
    with pytest.raises(RuntimeError, match="ne s'est pas ouverte"):
        banc_demarrage.demarrer()
