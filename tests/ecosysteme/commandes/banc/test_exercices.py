from __future__ import annotations

import json
from collections import Counter

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.atelier.bancs import exercices
from ecosysteme.atelier.bancs.chronometre import LigneChronometree
from ecosysteme.atelier.bancs.exercices import MesureExercices
from ecosysteme.exercices.exercice import GenreExercice


@pytest.mark.parametrize("refutes", [0, 1])
def test_json_et_phrases(refutes: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    genres = Counter({GenreExercice.MEILLEUR: 2, GenreExercice.SEUL_NUL: 1})
    lignes = LigneChronometree("fabrication", 2.5, 4.0), LigneChronometree("preuves", 1.0, 1.0)
    monkeypatch.setattr(exercices, "mesurer", lambda *_: MesureExercices(7, genres, refutes, *lignes))
    commande = ["banc", "exercices", "--nombre", "3"]
    assert principal([*commande, "--json"]) == refutes
    objet = json.loads(capsys.readouterr().out)
    assert (objet["exercices"], objet["parties"], objet["refutes"]) == (3, 7, refutes)
    assert objet["genres"]["seul_nul"] == 1
    assert principal(commande) == refutes
    dites = capsys.readouterr().out
    assert "Exercices : 3 de 7 parties (meilleur_de_4 2, seul_nul 1)" in dites
    assert f"Réfutés par un second solveur : {refutes}" in dites
    assert "2,50 s" in dites
