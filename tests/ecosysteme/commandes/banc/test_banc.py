"""``banc``: what it prints where, and the code that it ends with."""

import json

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs import regles
from ecosysteme.joueurs import IAalphabeta


def test_bancs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The exit code says whether what was measured is right."""
    recherche = ["banc", "recherche", "--profondeur", "1", "--positions", "2"]
    assert principal(["banc", "regles", "--parties", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["perft"] == [4, 12, 56, 244, 1396, 8200]
    assert principal([*recherche, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["accord"] is True
    monkeypatch.setattr(regles, "perft", lambda *_: 5)
    monkeypatch.setattr(IAalphabeta, "juger", lambda *_: 0.5)
    assert principal(["banc", "regles", "--parties", "1"]) == 1
    assert principal([*recherche, "--markdown"]) == 1
    assert "mêmes valeurs" in capsys.readouterr().err
