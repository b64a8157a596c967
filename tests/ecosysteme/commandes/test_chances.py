"""``chances``: the numbers made, written beside their notice, resumed, refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.atelier.chances import fabrication
from ecosysteme.atelier.chances.fabrication import LotACompter
from ecosysteme.atelier.chances.releve import Lignes
from ecosysteme.chances.chances import CASES, Force, lire_lois
from tests.ecosysteme.atelier.chances.test_fabrication import ecrire_wthor


def tirer(lot: LotACompter) -> Lignes:
    """Return positions that any game might have."""
    hasard = np.random.default_rng(len(lot.nom))
    vides, valeur = hasard.choice([*range(2, 21, 2), 24, 32, 40, 48], 200), hasard.normal(0, 10, 200).round()
    points = (hasard.random(200) < 1 / (1 + np.exp(-valeur / 5))).astype(float)
    return np.column_stack((vides, valeur, points, 0 * vides)).astype(np.float32)


@contextmanager
def fils(taches: int, adresse: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Give threads, whatever the size of the proofs: what counts the games is false here, and no process knows it."""
    with ThreadPoolExecutor(taches) as executeur:
        yield executeur, taches


@pytest.fixture
def commande(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    ecrire_wthor(tmp_path, [(0, 1, score % 65) for score in range(80)], ["A", "B"])
    monkeypatch.setattr(fabrication, "relever", tirer)
    monkeypatch.setattr("ecosysteme.executeurs.ouvriers", fils)
    monkeypatch.setattr("ecosysteme.commandes.chances.creer_moteur", lambda *_: None)
    return ["chances", "--wthor", str(tmp_path), "--dossier", str(tmp_path / "d"), "--par-classe", "40"]


def test_les_nombres_et_leur_notice(tmp_path: Path, commande: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert principal([*commande, "--json"]) == 0
    objet = json.loads(capsys.readouterr().out)
    assert set(objet) == {"nombres", "secondes", "classes"}
    assert set(objet["classes"]) == set(Force)
    assert objet["classes"]["personnes"]["positions"] == 800
    assert set(objet["classes"]["personnes"]["bandes"][0]) == {"vides", "positions", "brier", "signe", "dits", "vus"}
    lues = lire_lois((tmp_path / "d" / "nombres.json").read_text(encoding="utf-8"))
    assert all(len(loi.sigma) == CASES + 1 for loi in lues.values())
    notice = (tmp_path / "d" / "nombres.md").read_text(encoding="utf-8")
    assert "`othellier chances --wthor DOSSIER --parties 1500 --par-classe 40 --graine 0`" in notice
    assert str(tmp_path) not in notice
    for classe in Force:
        assert notice.count(f"| {classe} |") == 6
    assert principal([*commande, "--sortie", str(tmp_path / "autres.json")]) == 0
    assert "Nombres écrits dans" in capsys.readouterr().out
    assert (tmp_path / "autres.json").read_bytes() == (tmp_path / "d" / "nombres.json").read_bytes()


@pytest.mark.parametrize(("panne", "code", "phrase"), [
    (Interrompu(), 130, "la même commande la reprendra"),
    (BrokenProcessPool(), 1, "Un processus est mort"),
])  # fmt: skip
def test_ce_qui_l_arrete_se_dit(
    commande: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    panne: Exception,
    code: int,
    phrase: str,
) -> None:
    def relever(lot: LotACompter) -> Lignes:
        raise panne

    monkeypatch.setattr(fabrication, "relever", relever)
    assert principal(commande) == code
    assert phrase in capsys.readouterr().err


@pytest.mark.parametrize(("options", "phrase"), [
    (["--wthor", "absent"], "aucun fichier .wtb dans absent"),
    (["--wthor", ".", "--sortie", "absent/n.json"], "le dossier absent n'existe pas"),
    (["--wthor", ".", "--sortie", "n.md"], "recevrait les nombres et leur notice"),
    (["--wthor", ".", "--parties", "3"], "attendu"),
    ([], "--wthor"),
])  # fmt: skip
def test_ce_qui_ne_peut_aller_au_bout_est_refuse_avant(
    refus: Callable[[list[str]], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], phrase: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert phrase in refus(["chances", *options])
    assert list(tmp_path.iterdir()) == []
