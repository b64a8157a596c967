"""The shared options: what they accept, and how they say what they do not."""

from collections.abc import Callable

import pytest
import typer

from ecosysteme import jeux
from ecosysteme.commandes.options import creer_jeu
from ecosysteme.commandes.options import refus as en_refus
from ecosysteme.jeux.othello import Othello

MATCH = ["match", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4"]


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        ([*MATCH, "-n", "0"], "-n/--parties 0 refusé : attendu un entier de 1 à 100000"),
        ([*MATCH, "-n", "dix"], "-n/--parties dix refusé"),
        (["console", "--taille", "5"], "taille 5 impossible"),
        (["console", "--jeu", "go"], "jeu 'go' inconnu : attendu othello"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)


def test_la_taille_va_au_jeu_qui_en_a_une(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(jeux.JEUX, "morpion", lambda: Othello(taille=4))
    for nom, taille, attendue in (("othello", None, 8), ("othello", 6, 6), ("morpion", None, 4)):
        jeu = creer_jeu(nom, taille)
        assert isinstance(jeu, Othello)
        assert jeu.taille == attendue
    with pytest.raises(ValueError, match="le jeu morpion n'a pas de taille à choisir"):
        creer_jeu("morpion", 4)


def test_seul_un_refus_du_domaine_est_une_erreur_d_usage() -> None:
    with pytest.raises(typer.BadParameter, match="trop grand"), en_refus():
        raise ValueError("trop grand")
    with pytest.raises(KeyError), en_refus():
        raise KeyError("un défaut du programme garde sa trace")
