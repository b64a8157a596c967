"""The shared options: what they accept, and how they say what they do not."""

from collections.abc import Callable

import pytest
import typer

from ecosysteme.commandes.options import creer_jeu, exemple
from ecosysteme.commandes.options import refus as en_refus
from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.jeux.othello import Othello

MATCH = ["match", "--noir", "ia_alea", "--blanc", "ia_max", "--taille", "4"]


@pytest.mark.parametrize(
    ("arguments", "phrase"),
    [
        ([*MATCH, "-n", "0"], "-n/--parties 0 refusé : attendu un entier de 1 à 100000"),
        ([*MATCH, "-n", "dix"], "-n/--parties dix refusé"),
        (["console", "--taille", "5"], "--taille 5 refusé : attendu 4, 6, 8 ou 10"),
        (["console", "--jeu", "nim:tas=3,tas=4"], "option tas donnée deux fois pour nim"),
        (["console", "--jeu", "othello:taille=6", "--taille", "8"], "option taille donnée deux fois pour othello"),
        (["console", "--jeu", "othello:taille=8.0"], "taille=8.0 : attendu 4, 6, 8 ou 10"),
        (["console", "--jeu", "go"], "jeu 'go' inconnu : attendu othello, puissance4, morpion, nim"),
        (["console", "--jeu", "nim:tas=3-0"], "tas '3-0' : attendu 1 à 10 nombres de 1 à 99, comme 3-4-5"),
        (["match", "--premier", "ia_alea", "--second", "ia_max", "--jeu", "nim:x=1"], "option 'x=1' impossible"),
    ],
)
def test_refus_en_une_phrase(arguments: list[str], phrase: str, refus: Callable[[list[str]], str]) -> None:
    assert phrase in refus(arguments)


def test_la_taille_est_une_option_du_jeu() -> None:
    for specification, taille, attendue in (
        ("othello", None, 8),
        ("othello", 6, 6),
        ("othello:taille=4", None, 4),
    ):
        jeu = creer_jeu(specification, taille)
        assert isinstance(jeu, Othello)
        assert jeu.taille == attendue
    with pytest.raises(ValueError, match="option taille donnée deux fois pour othello"):
        creer_jeu("othello:taille=4", 6)
    with pytest.raises(ValueError, match="option 'taille=4' impossible pour morpion : attendu aucune option"):
        creer_jeu("morpion", 4)


def test_seul_un_refus_du_domaine_est_une_erreur_d_usage() -> None:
    with pytest.raises(typer.BadParameter, match="trop grand"), en_refus():
        raise ValueError("trop grand")
    with pytest.raises(KeyError), en_refus():
        raise KeyError("un défaut du programme garde sa trace")


def test_l_aide_donne_des_jeux_que_l_on_peut_recopier() -> None:
    for nom in JEUX:
        assert lire_jeu(exemple(nom)).nom == nom
    assert exemple("nim") == "nim:tas=3-4-5,maximum=0,misere=non"
