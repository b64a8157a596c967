"""``console``: the game it starts, and the players it refuses."""

import builtins
from collections.abc import Callable

import pytest

from ecosysteme.__main__ import principal


def test_joue_le_jeu_demande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda question: "q")
    assert principal(["console", "--noir", "ia_max", "--blanc", "humain", "--taille", "4", "--graine", "1"]) == 0
    sortie = capsys.readouterr().out
    assert "Noir : IA Max\nBlanc : Humain" in sortie
    assert "  A B C D\n1 " in sortie
    assert "Partie quittée." in sortie


@pytest.mark.parametrize(
    ("jeu", "attendu"),
    [
        ("puissance4", "Rouge : IA Max\nJaune : Humain"),
        ("morpion", "X : IA Max\nO : Humain"),
        ("nim:tas=3-4-5", "Premier : IA Max\nSecond : Humain"),
    ],
)
def test_joue_aux_autres_jeux(
    jeu: str, attendu: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reponses = iter(["x", "", "99"])
    monkeypatch.setattr(builtins, "input", lambda question: next(reponses, "q"))
    assert principal(["console", "--jeu", jeu, "--premier", "ia_max", "--second", "humain"]) == 0
    sortie = capsys.readouterr().out
    assert attendu in sortie
    assert "Partie quittée." in sortie


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        (["console", "--blanc", "ia_forte"], "joueur 'ia_forte' inconnu : attendu humain"),
        (["console", "--second", "ia_moteur", "--taille", "6"], "que sur 8 × 8, pas sur 6 × 6"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)
