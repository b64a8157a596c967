"""What a screen reader says of a square, in both languages."""

from __future__ import annotations

import pytest

from tests.ui.plateaux import morpion, nim, othello, puissance4
from ui.plateau.indices import Indice
from ui.plateau.mots import decrire_case, expliquer_indice
from ui.plateau.style import PlateauAffiche
from ui.socle.langue import Langue

VUE = othello(8, 8, {(3, 3): 1, (3, 4): 2}, trait=2, legaux={(2, 2): [(3, 3)]}, interactif=True)


@pytest.mark.parametrize(
    ("position", "indice", "francais", "anglais"),
    [
        ((3, 3), None, "d4, noir", "d4, black"),
        ((3, 4), None, "e4, blanc", "e4, white"),
        ((0, 0), None, "a1, vide", "a1, empty"),
        ((0, 0), Indice(-3), "a1, vide, vaut −3", "a1, empty, worth −3"),
        ((2, 2), None, "c3, jouable, retourne 1", "c3, legal, flips 1"),
        (
            (2, 2),
            Indice(4, meilleur=True, exact=True),
            "c3, jouable, retourne 1, vaut +4, exact, le meilleur",
            "c3, legal, flips 1, worth +4, exact, the best",
        ),
    ],
)
def test_une_case_dit_tout(
    langue: Langue, position: tuple[int, int], indice: Indice | None, francais: str, anglais: str
) -> None:
    assert decrire_case(position, VUE, indice) == francais
    langue.choisir("en")
    assert decrire_case(position, VUE, indice) == anglais


@pytest.mark.parametrize(
    ("position", "vue", "indice", "phrase"),
    [
        ((0, 0), puissance4("44"), None, "colonne 1, jouable, vide"),
        ((3, 3), puissance4("44"), None, "colonne 4, jouable, de bas en haut : rouge, jaune"),
        (
            (0, 3),
            puissance4("444444"),
            None,
            "colonne 4, pleine, de bas en haut : rouge, jaune, rouge, jaune, rouge, jaune",
        ),
        ((5, 0), puissance4("44", interactif=False), None, "colonne 1, vide"),
        (
            (5, 0),
            puissance4("44"),
            Indice(1, meilleur=True, exact=True, texte="G 7"),
            "colonne 1, jouable, vide, vaut G 7, le meilleur",
        ),
        ((0, 0), morpion("X   O    "), None, "a1, X"),
        ((1, 1), morpion("X   O    "), None, "b2, O"),
        ((0, 2), morpion("X   O    "), Indice(0, texte="N"), "c1, jouable, vaut N"),
        ((2, 2), nim(3, 0, 5), None, "tas c, prendre 3 sur 5"),
        ((4, 1), nim(3, 0, 5), None, "tas b, vide"),
        ((4, 2), nim(3, 0, 5, maximum=2), None, "tas c, reste 5"),
        ((4, 0), nim(3, 0, 5), Indice(-1, texte="P 6"), "tas a, prendre 3 sur 3, vaut P 6"),
    ],
)
def test_les_autres_jeux_ont_leurs_mots(
    langue: Langue, position: tuple[int, int], vue: PlateauAffiche, indice: Indice | None, phrase: str
) -> None:
    assert decrire_case(position, vue, indice) == phrase


@pytest.mark.parametrize(
    ("indice", "francais", "anglais"),
    [
        (
            Indice(5),
            "+5 : 5 pions d'avance à la fin, si les deux camps jouent au mieux (estimation)",
            "+5: 5 discs ahead at the end, if both sides play their best (estimate)",
        ),
        (
            Indice(-1, exact=True),
            "−1 : 1 pion de retard à la fin, si les deux camps jouent au mieux (prouvé)",
            "−1: 1 disc behind at the end, if both sides play their best (proved)",
        ),
        (
            Indice(0),
            "0 : égalité à la fin, si les deux camps jouent au mieux (estimation)",
            "0: level at the end, if both sides play their best (estimate)",
        ),
        (Indice(1, texte="G 7", dit="gain en 7 demi-coups"), "G 7 : gain en 7 demi-coups", "G 7: gain en 7 demi-coups"),
    ],
)
def test_un_indice_s_explique(langue: Langue, indice: Indice, francais: str, anglais: str) -> None:
    assert expliquer_indice(indice) == francais
    langue.choisir("en")
    assert expliquer_indice(indice) == anglais
