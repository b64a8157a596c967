"""``resoudre --jeu``: positions as players write them, every move's verdict, one sentence for what is no position."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable
from io import StringIO
from threading import TIMEOUT_MAX, Event
from typing import Any

import pytest

from ecosysteme.__main__ import principal
from ecosysteme.arret import Interrompu
from ecosysteme.commandes import resoudre_jeux
from ecosysteme.commandes.resoudre_jeux import lire_position
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.nim import EtatNim
from ecosysteme.solveurs.morpion import SolveurMorpion


@pytest.fixture(autouse=True)
def sans_horloge(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no notice is printed that a test does not ask for."""
    monkeypatch.setattr(resoudre_jeux, "LONG", TIMEOUT_MAX)


def resoudre(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert principal(["resoudre", "--jeu", *arguments]) == 0
    sortie = capsys.readouterr()
    assert sortie.err == ""
    return sortie.out


def test_le_morpion_en_json(capsys: pytest.CaptureFixture[str]) -> None:
    objet = json.loads(resoudre(capsys, "morpion", "a1b1", "--json"))
    assert (objet["jeu"], objet["trait"], objet["gain"], objet["distance"]) == ("morpion", "X", 1, 5)
    assert objet["meilleurs"] == ["a2", "b2", "a3"]
    assert objet["coups"]["c3"] == {"gain": 0, "distance": 7}
    assert len(objet["coups"]) == 7


def test_le_nim_en_mots(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Premier : gagne en 1 demi-coup, par b2 ;" in resoudre(capsys, "nim", "0-2")
    sortie = resoudre(capsys, "nim:misere=oui", "1-1-1")
    assert "a1   perd en 3 demi-coups" in sortie
    assert "Premier : perd en 3 demi-coups, par a1 ou b1 ou c1 ;" in sortie
    assert "Premier : gagne en 11 demi-coups, par a1 ;" in resoudre(capsys, "nim:maximum=3", "21")


def test_le_puissance_4_avec_ses_scores(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("puissance4", "44455554221", "--hash", "8")
    objet = json.loads(resoudre(capsys, *arguments, "--json"))
    assert (objet["trait"], objet["gain"], objet["distance"], objet["score"]) == ("Jaune", -1, 2, -15)
    assert objet["score"] == max(coup["score"] for coup in objet["coups"].values())
    assert set(objet["coups"]) == set("1234567")
    sortie = resoudre(capsys, *arguments)
    assert "perd en 2 demi-coups     -15" in sortie
    assert "Jaune : perd en 2 demi-coups, score -15, par " in sortie


def test_la_grille_vide_se_resout_aussi(capsys: pytest.CaptureFixture[str]) -> None:
    assert "X : nulle en 9 demi-coups" in resoudre(capsys, "morpion", "")
    assert "Premier : perd en 16 demi-coups" in resoudre(capsys, "Nim:tas=1-3-5-7", "")


def test_les_positions_se_lisent() -> None:
    puissance4 = lire_jeu("puissance4")
    assert lire_position(puissance4, " 44 55 ").masque.bit_count() == 4
    assert lire_position(lire_jeu("nim"), "3-0-5") == EtatNim((3, 0, 5))


@pytest.mark.parametrize(
    ("jeu", "position", "phrase"),
    [
        ("morpion", "a1a1", "coup 2, a1 : la case a1 est déjà occupée"),
        ("morpion", "a1b", "coup 2, b : 'b' n'est pas une case"),
        ("morpion", "a1a2b1b2c1", "la partie est terminée, X a gagné : il n'y a rien à résoudre"),
        ("puissance4", "4444444", "coup 7, 4 : la colonne 4 est pleine"),
        ("puissance4", "48", "coup 2, 8 : '8' n'est pas une colonne"),
        ("nim:tas=1", "3-4-5", "tas donnés deux fois : attendu tas=… ou la position 3-4-5, pas les deux"),
        ("nim", "3-x", "tas '3-x' : attendu"),
        ("nim", "0-0", "la partie est terminée, Second a gagné"),
        ("nim:misere=oui", "0", "la partie est terminée, Premier a gagné"),
        ("othello:taille=6", "d3", "othello ne se résout que sur 8 × 8, pas sur 6 × 6"),
        ("dames", "a1", "jeu 'dames' inconnu"),
    ],
)
def test_refus_en_une_phrase(jeu: str, position: str, phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(["resoudre", "--jeu", jeu, position])


class _Ecoute(StringIO):
    """Standard error that tells when a whole line has come."""

    def __init__(self) -> None:
        super().__init__()
        self.dit = Event()

    def write(self, texte: str) -> int:
        ecrit = super().write(texte)
        if texte.endswith("\n"):
            self.dit.set()
        return ecrit


def test_un_calcul_qui_dure_se_dit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    erreurs = _Ecoute()
    juger = SolveurMorpion.juger

    def patienter(self: SolveurMorpion, etat: Any, arret: Event) -> Any:
        assert erreurs.dit.wait(60)
        return juger(self, etat, arret)

    monkeypatch.setattr(resoudre_jeux, "LONG", 0.0)
    monkeypatch.setattr(SolveurMorpion, "juger", patienter)
    monkeypatch.setattr(sys, "stderr", erreurs)
    assert principal(["resoudre", "--jeu", "morpion", "a1b1"]) == 0
    assert erreurs.getvalue() == "le calcul peut être long, Ctrl+C l'arrête.\n"
    assert "gagne en 5 demi-coups" in capsys.readouterr().out


def test_ctrl_c_arrete_le_solveur(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def penser(self: SolveurMorpion, etat: Any, arret: Event) -> Any:
        signal.raise_signal(signal.SIGINT)
        assert arret.wait(60)
        raise Interrompu

    monkeypatch.setattr(SolveurMorpion, "juger", penser)
    assert principal(["resoudre", "--jeu", "morpion", "a1"]) == 130
    assert capsys.readouterr().out == ""
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
