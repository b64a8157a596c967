"""An engine over NBoard: what it is told of the position, the depth and the time."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import pytest

from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import Othello
from ecosysteme.pendules import Temps
from ecosysteme.protocoles import MoteurDefaillant
from tests.ecosysteme.protocoles.conftest import Ouvrir

JEU = Othello()


def entendu(ouvrir: Ouvrir, **pilotage: Any) -> str:
    """Return what the engine has heard until it died of the first question."""
    with pytest.raises(MoteurDefaillant) as erreur:
        ouvrir("nboard", "meurt", **pilotage).coup(lire_transcription("f5").etat, None)
    return str(erreur.value)


@pytest.mark.parametrize(
    ("pilotage", "attendu"),
    [
        ({}, r"nboard 2 ; set depth 12 ; set game .* ; ping 1 ; set game .* ; ping 2 ; go"),
        ({}, r".*TY\[8\]BO\[8 -{27}O\*-{6}\*{3}-{26} O\];\) ; ping 2"),
        ({"temps": 2.0}, r"set depth 60 ; .*TI\[1:00\]"),
        ({"profondeur": 7}, "set depth 7 ;"),
        ({"envoi": ("set contempt 10",)}, "set depth 12 ; set contempt 10 ; set game"),
    ],
)
def test_ce_qu_il_entend(ouvrir: Ouvrir, pilotage: dict[str, Any], attendu: str) -> None:
    assert re.search(attendu, entendu(ouvrir, **pilotage))


@pytest.mark.parametrize(
    ("pilotage", "temps", "attendu"),
    [
        ({}, Temps(90.0), r"set depth 12 ; .* ; set depth 60 ; set game [^;]*\(;[^;]*TI\[1:30\]"),
        ({}, Temps(90.0, increment=2.0), r"TI\[1:30/0:02\]"),
        ({"profondeur": 7}, Temps(90.0), r"set depth 7 ; set game (?!.*set depth).*TI\[1:30\]"),
        ({"envoi": ("set depth 9",)}, Temps(90.0), r"set depth 9 ; set game (?!.*set depth).*TI\[1:30\]"),
        ({"temps": 2.0}, Temps(90.0), r"TI\[1:00\]"),
        ({"temps": 4.0}, Temps(90.0), r"TI\[1:30\]"),
    ],
)
def test_il_entend_ce_que_montre_sa_pendule(
    ouvrir: Ouvrir, pilotage: dict[str, Any], temps: Temps, attendu: str
) -> None:
    with pytest.raises(MoteurDefaillant) as erreur:
        ouvrir("nboard", "meurt", **pilotage).coup(lire_transcription("f5").etat, None, temps)
    assert re.search(attendu, str(erreur.value))


def test_son_horloge_descend_pendant_la_partie_et_repart_a_la_suivante(
    ouvrir: Ouvrir, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecosysteme.protocoles.moteur_nboard.monotonic", count(0, 0.25).__next__)
    moteur: Any = ouvrir("nboard", temps=1.0)
    debut, suite = JEU.etat_initial(), lire_transcription("f5d6").etat
    restes = []
    for etat in (debut, suite, debut):
        moteur.coup(etat, None)
        restes.append(moteur._reste)
    assert restes == [29.75, 29.5, 29.75]


def test_un_pong_d_avant_n_est_pas_le_bon(ouvrir: Ouvrir) -> None:
    with pytest.raises(MoteurDefaillant, match=r"n'a pas répondu (à ping|comme un moteur NBoard) en 1 s"):
        ouvrir("nboard", "decale", patience=1.0)
    assert ouvrir("nboard").coup(JEU.etat_initial(), None) in JEU.etat_initial().coups
