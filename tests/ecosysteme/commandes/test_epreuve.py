from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable, Iterator

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.epreuve import toutes
from ecosysteme.atelier.epreuve.epreuve import Epreuve
from ecosysteme.atelier.epreuve.regles import dictionnaire


def bien(_: random.Random) -> Iterator[str]:
    yield ""


def mal(_: random.Random) -> Iterator[str]:
    yield "\x1b[31mfaux"


def coupee(_: random.Random) -> Iterator[str]:
    signal.raise_signal(signal.SIGINT)
    while True:
        yield ""


COURTE = ["epreuve", "--minutes", "0.1", "--graine", "4"]


def test_le_tableau_et_la_graine(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    riens = [Epreuve(f"rien {rang}", bien, "") for rang in range(19)]  # each has its share of the time
    monkeypatch.setattr(toutes, "EPREUVES", [Epreuve("coups", dictionnaire, "un coup faux"), *riens])
    assert principal([*COURTE, "--json"]) == 0
    lu = json.loads(capsys.readouterr().out)
    assert lu["graine"] == 4
    assert [bilan["nom"] for bilan in lu["epreuves"]] == ["coups", *(rien.nom for rien in riens)]
    assert lu["epreuves"][0]["risque"] == "un coup faux"
    assert lu["epreuves"][0]["essais"] > 1
    assert principal([*COURTE[:3]]) == 0
    sortie = capsys.readouterr().out
    assert "Épreuve" in sortie
    assert "un coup faux" in sortie
    assert "Graine " in sortie


def test_une_faute_donne_un_code_et_se_montre(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toutes, "EPREUVES", [Epreuve("bonne", bien, ""), Epreuve("fausse", mal, "")])
    assert principal(COURTE) == 1
    assert capsys.readouterr().err == "fausse : \\x1b[31mfaux\n"


def test_ctrl_c_montre_ce_qui_est_fait(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toutes, "EPREUVES", [Epreuve("coupée", coupee, ""), Epreuve("jamais", bien, "")])
    assert principal(COURTE) == 130
    sortie = capsys.readouterr().out
    assert "coupée" in sortie
    assert "jamais" not in sortie


def test_une_duree_impossible_est_refusee(refus: Callable[[list[str]], str]) -> None:
    assert "--minutes 0 refusé" in refus(["epreuve", "--minutes", "0"])
