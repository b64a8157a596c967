"""What the panel of Grundy values says."""

from __future__ import annotations

import pytest

from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.solveurs.explication_nim import expliquer, table_mex
from ui.jeux.mots_nim import dire_coup, dire_mex, dire_nim, dire_regle


def phrase(tas: tuple[int, ...], maximum: int = 0, misere: bool = False) -> str:
    jeu = Nim(tuple(taille or 1 for taille in tas), maximum, misere)
    return dire_nim(expliquer(jeu, EtatNim(tas)), fini=not any(tas))


@pytest.mark.parametrize(
    ("tas", "misere", "debut", "fin"),
    [
        ((3, 4, 5), False, "Le xor des valeurs est 2, pas nul", "en le rendant nul."),
        ((1, 4, 5), False, "Le xor des valeurs est 0 :", "le rendre nul de nouveau."),
        (
            (3, 4, 5),
            True,
            "Le xor des valeurs est 2, pas nul",
            "qui a le trait gagne, ici comme dans la règle normale.",
        ),
        ((1, 4, 5), True, "Le xor des valeurs est 0", "qui a le trait perd, ici comme dans la règle normale."),
        ((1, 1, 1), True, "Misère", "1 sont 3, nombre impair. Qui a le trait perd contre un jeu juste."),
        ((1, 1, 0), True, "Misère", "1 sont 2, nombre pair. Qui a le trait gagne : en laisser un nombre impair."),
        ((0, 0), True, "Il ne reste rien", "finie."),
    ],
)
def test_nim_en_mots(tas: tuple[int, ...], misere: bool, debut: str, fin: str) -> None:
    dit = phrase(tas, misere=misere)
    assert dit.startswith(debut)
    assert dit.endswith(fin)


def test_la_regle_dit_le_modulo_et_la_misere() -> None:
    assert dire_regle(Nim((21,), 3)) == "Au plus 3 à la fois : valeur d'un tas = taille mod 4."
    assert dire_regle(Nim()) == "Prise libre : la valeur d'un tas est sa taille."
    assert "nombre impair de tas de valeur 1" in dire_regle(Nim((21,), 3, misere=True))


def test_chaque_coup_gagnant_dit_pourquoi() -> None:
    for misere, raison in ((False, "rend le xor nul"), (True, "laisse un nombre impair de tas de valeur 1")):
        jeu = Nim((1, 1, 5), misere=misere)
        (coup,) = expliquer(jeu, jeu.etat_initial()).coups
        assert dire_coup(coup).startswith(f"Prendre {coup.coup[1]} au tas c (valeur {coup.valeur})")
        assert dire_coup(coup).endswith(raison)


def test_le_mex_en_mots() -> None:
    table = table_mex(Nim((9,), 3), 9)
    assert (
        dire_mex("a", table[6])
        == "Tas a, 6 objets : un coup mène aux valeurs 0, 1, 3 ; le plus petit entier absent est 2."
    )
    assert dire_mex("", table[1]) == "1 objet : un coup mène à la valeur 0 ; le plus petit entier absent est 1."
    assert "vide" in dire_mex("b", table[0])
