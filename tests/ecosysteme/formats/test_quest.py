"""Othello Quest's JSON."""

from __future__ import annotations

from typing import Any

import pytest

from ecosysteme.formats.quest import lire_quest

PARTIE: dict[str, Any] = {
    "gtype": "reversi1",
    "created": "2026-01-02T03:04:05.000Z",
    "finished": True,
    "tcb": 60000,
    "players": [{"id": "un", "name": "Un", "oldR": 1512.0, "newR": 1520.5}, {"id": "deux", "oldR": 1498.2}],
    "position": {"moves": [{"t": ms, "m": coup} for ms, coup in zip((0, 1200, 900), ("d3", "c3", "e6"), strict=True)]},
}
APRES = [{"t": 1, "m": coup} for coup in ("d2", "d1", "e1", "b2", "c1", "-", "a3")]


def test_une_partie_et_son_message() -> None:
    for objet in (PARTIE, {"name": "game", "args": [PARTIE]}):
        lue = lire_quest(objet)
        assert lue.compacte().transcription == "d3c3e6"
        assert {rang: detail.secondes for rang, detail in lue.compacte().details.items()} == {1: 1.2, 2: 0.9}
        entete = lue.entete
        assert (entete.noir, entete.blanc, entete.date, entete.cadence) == ("Un", "deux", "2026-01-02", "1 min")
        assert (entete.cote_noir, entete.cote_blanc) == ("1512", "1498.2")


def test_un_coup_sans_temps_n_en_a_pas() -> None:
    assert lire_quest(
        {**PARTIE, "position": {"moves": [{"m": "d3"}, {"m": "c3", "t": 900}]}}
    ).compacte().details.keys() == {1}


def test_une_passe_est_un_tiret() -> None:
    coups = [*PARTIE["position"]["moves"], *APRES]
    assert lire_quest({**PARTIE, "position": {"moves": coups}}).compacte().transcription == "d3c3e6d2d1e1b2c1a3"


@pytest.mark.parametrize(
    ("objet", "raison"),
    [
        ([], "attendu players"),
        ({"args": []}, "attendu players"),
        ({**PARTIE, "position": {"moves": [{"t": 1}]}}, "attendu players"),
        ({**PARTIE, "players": 3}, "attendu players"),
        ({**PARTIE, "position": {"moves": [{"m": "f5"}, {"m": "zz"}]}}, "'zz' n'est pas une case"),
        ({**PARTIE, "position": {"moves": [{"m": "f5"}, {"m": "a1"}]}}, "coup 2, a1"),
    ],
)
def test_un_autre_objet_est_refuse(objet: object, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_quest(objet)
