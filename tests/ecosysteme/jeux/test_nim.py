"""Nim: what may be taken, who wins, and how it is written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.nim import EtatNim, Nim, lire_tas


def test_les_coups_vont_tas_par_tas() -> None:
    jeu = Nim((3, 1, 5), maximum=2)
    etat = jeu.etat_initial()
    assert [jeu.ecrire_coup(coup) for coup in jeu.coups_legaux(etat)] == ["a1", "a2", "b1", "c1", "c2"]
    assert jeu.jouer(etat, (2, 2)) == EtatNim((3, 1, 3), SECOND)


@given(st.lists(st.integers(1, 9), min_size=1, max_size=4), st.integers(0, 4))
def test_les_coups_sont_les_suites_qui_otent_d_un_seul_tas(tas: list[int], maximum: int) -> None:
    jeu = Nim(tas, maximum)
    etat = jeu.etat_initial()
    suites = {jeu.jouer(etat, coup).tas for coup in jeu.coups_legaux(etat)}
    attendues = {
        (*tas[:rang], reste, *tas[rang + 1 :])
        for rang, objets in enumerate(tas)
        for reste in range(objets)
        if not maximum or objets - reste <= maximum
    }
    assert suites == attendues
    assert len(jeu.coups_legaux(etat)) == len(attendues)


@pytest.mark.parametrize(("misere", "gagnant"), [(False, PREMIER), (True, SECOND)])
def test_le_dernier_objet_gagne_ou_perd(misere: bool, gagnant: int) -> None:
    jeu = Nim((2,), misere=misere)
    fin = jeu.jouer(jeu.etat_initial(), (0, 2))
    assert jeu.issue(fin) == gagnant
    assert jeu.scores(fin) == ((1, 0) if gagnant == PREMIER else (0, 1))
    assert jeu.evaluer(fin, SECOND) == (1000 if gagnant == SECOND else -1000)


def test_le_dessin_se_compte_de_cinq_en_cinq() -> None:
    assert Nim((3, 12)).texte(EtatNim((3, 12))) == "a  |||             3\nb  ||||| ||||| ||  12"
    assert Nim((3,), maximum=2).texte(EtatNim((0,))) == "a    0\nAu plus 2 à la fois."


def test_un_etat_se_relit_et_dit_qui_a_le_trait() -> None:
    jeu = Nim((3, 4))
    assert jeu.lire_etat("0-4 second") == EtatNim((0, 4), SECOND)
    with pytest.raises(ValueError, match="attendu Premier ou Second"):
        jeu.lire_etat("0-4 personne")


def test_un_seul_tas_se_passe_de_lettre() -> None:
    seul, deux = Nim((21,), maximum=3), Nim((3, 4))
    assert seul.lire_coup(" 3 ") == seul.lire_coup("A3") == seul.lire_coup("a 3") == (0, 3)
    for texte in ("3", "c1", "", "a", "a-1", "ab", "a²", "a" + "9" * 5000):
        with pytest.raises(ValueError, match="attendu la lettre d'un tas, de a à b, et un nombre d'objets, comme a1"):
            deux.lire_coup(texte)


@pytest.mark.parametrize(
    ("tas", "coup", "raison"),
    [
        ((0, 4), (0, 1), "le tas a est vide"),
        ((0, 4), (2, 1), r"il n'y a pas de tas n° 3 : attendu de 1 à 2"),
        ((1, 4), (0, 2), "le tas a n'a que 1 objet, pas 2"),
        ((1, 4), (1, 0), "il faut prendre au moins un objet"),
        ((1, 4), (1, 4), "on ne prend que 3 objets au plus à la fois"),
        ((0, 0), (0, 1), "la partie est terminée"),
    ],
)
def test_un_coup_illegal_est_refuse_et_explique(tas: tuple[int, int], coup: tuple[int, int], raison: str) -> None:
    jeu, etat = Nim((3, 4), maximum=3), EtatNim(tas)
    with pytest.raises(ValueError, match=raison):
        jeu.jouer(etat, coup)


@pytest.mark.parametrize("tas", ["", "0", "100", "3-", "3--4", "3,4", "-3", "1-" * 10 + "1", "٣"])
def test_des_tas_impossibles_sont_refuses(tas: str) -> None:
    with pytest.raises(ValueError, match=r"attendu 1 à 10 nombres de 1 à 99, comme 3-4-5$"):
        Nim(tas)
    with pytest.raises(ValueError, match="attendu"):
        Nim((3, -4))
    with pytest.raises(ValueError, match="maximum=100 : attendu un entier de 0 à 99"):
        Nim((3,), maximum=100)


def test_les_tas_se_lisent() -> None:
    assert Nim(" 1 - 3 -5-7").tas == Nim((1, 3, 5, 7)).tas == (1, 3, 5, 7)
    assert lire_tas("0-4", minimum=0) == (0, 4)


def test_la_cle_ne_garde_que_les_tas_tries_et_le_trait() -> None:
    jeu = Nim((3, 4, 5))
    assert jeu.cle(EtatNim((5, 0, 3))) == jeu.cle(EtatNim((3, 5))) != jeu.cle(EtatNim((3, 5), SECOND))


def test_un_tas_de_milliers_de_chiffres_se_refuse_en_francais() -> None:
    with pytest.raises(ValueError, match="attendu 1 à 10 nombres"):
        lire_tas("1-" + "9" * 5000)
