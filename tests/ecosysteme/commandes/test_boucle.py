"""``boucle``: the game and the players that it seats, and what it refuses."""

import builtins
from collections.abc import Callable

import pytest

from ecosysteme.__main__ import principal


def test_joue_le_jeu_demande(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda question: "q")
    commande = ["boucle", "--jeu", "nim:tas=1-2,misere=oui", "--premier", "ia_alea", "--second", "humain"]
    assert principal([*commande, "--graine", "1"]) == 0
    lignes = capsys.readouterr().out.splitlines()
    assert lignes[0].split() == ["a", "|", "1"]
    assert lignes[2] == "Qui prend le dernier objet perd."
    assert any(ligne.startswith("Premier (IA Aléatoire) joue ") for ligne in lignes)
    assert lignes[-1] == "Partie quittée."


def test_machines_jusqu_au_bout(capsys: pytest.CaptureFixture[str]) -> None:
    machines = ["--premier", "ia_moteur", "--second", "ia_alea", "--graine", "1"]
    assert principal(["boucle", "--jeu", "morpion", *machines]) == 0
    assert capsys.readouterr().out.splitlines()[-1] in {"X gagne.", "Partie nulle."}


@pytest.mark.parametrize(("arguments", "phrase"), [
    (["--jeu", "dames"], "jeu 'dames' inconnu"),
    (["--jeu", "othello:taille=6"], "la boucle ne le joue que sur 8 × 8"),
    (["--second", "ia_forte"], "joueur 'ia_forte' inconnu"),
])  # fmt: skip
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(["boucle", *arguments])
