"""The registry of the games, their specifications, and what every game owes to whoever plays it without knowing it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, SECOND, Jeu, autre_camp
from ecosysteme.jeux import JEUX, creer_jeu, lire_jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from tests.positions import etats_quelconques

SPECIFICATIONS = [*JEUX, "othello:taille=4", "nim:tas=1-3-5-7,misere=oui", "nim:tas=21,maximum=3"]


@pytest.mark.parametrize("nom", JEUX)
def test_chaque_jeu_se_cree_par_son_nom_et_commence(nom: str) -> None:
    jeu = creer_jeu(nom)
    assert jeu.nom == nom
    etat = jeu.etat_initial()
    assert jeu.issue(etat) is None
    assert jeu.coups_legaux(etat)
    assert jeu.scores(etat) == ((2, 2) if jeu.unite else (0, 0))


def test_un_jeu_inconnu_est_refuse_en_nommant_les_autres() -> None:
    for faire in (creer_jeu, lire_jeu):
        with pytest.raises(ValueError, match=r"'dames' inconnu : attendu othello, puissance4, morpion, nim$"):
            faire("dames")


def test_les_options_vont_au_jeu() -> None:
    assert creer_jeu("othello", taille=4).etat_initial().taille == 4
    with pytest.raises(ValueError, match="taille"):
        creer_jeu("othello", taille=7)
    with pytest.raises(ValueError, match="option 'taille' impossible pour nim : attendu tas, maximum, misere"):
        creer_jeu("nim", taille=4)


def test_une_specification_se_lit() -> None:
    othello, nim = lire_jeu(" othello:taille=6"), lire_jeu("nim: tas = 1-3-5-7 , misere=oui,maximum=3")
    assert isinstance(othello, Othello)
    assert othello.taille == 6
    assert isinstance(nim, Nim)
    assert (nim.tas, nim.maximum, nim.misere) == ((1, 3, 5, 7), 3, True)


@pytest.mark.parametrize(
    ("texte", "raison"),
    [
        ("", "jeu '' inconnu"),
        ("nim:piles=3", "option 'piles=3' impossible pour nim : attendu tas=…, maximum=…, misere=…"),
        ("morpion:taille=4", "option 'taille=4' impossible pour morpion : attendu aucune option"),
        ("othello:taille=5", "taille=5 : attendu 4, 6, 8 ou 10"),
        ("nim:tas=3-x", "tas '3-x' : attendu 1 à 10 nombres de 1 à 99, comme 3-4-5"),
        ("nim:misere=peut-être", "misere=peut-être : attendu oui ou non"),
        ("nim:maximum=-1", "maximum=-1 : attendu un entier de 0 à 99"),
    ],
)
def test_une_specification_fausse_est_refusee_avec_sa_raison(texte: str, raison: str) -> None:
    with pytest.raises(ValueError, match=raison):
        lire_jeu(texte)


@pytest.mark.parametrize("specification", SPECIFICATIONS)
def test_un_jeu_redit_sa_specification(specification: str) -> None:
    assert lire_jeu(specification).specification == specification


def test_ce_qui_est_d_usage_ne_se_dit_pas() -> None:
    assert lire_jeu("nim:tas=3-4-5,maximum=0,misere=non").specification == "nim"
    assert lire_jeu("othello:taille=8").specification == "othello"


@pytest.mark.parametrize("specification", [*SPECIFICATIONS, "othello:taille=6", "othello:taille=10"])
@given(donnees=st.data())
def test_un_etat_quelconque_s_ecrit_sur_une_ligne_et_se_relit(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    etat = donnees.draw(etats_quelconques(jeu))
    texte = jeu.ecrire_etat(etat)
    assert texte.splitlines() == [texte]
    relu = jeu.lire_etat(f" {texte}\n")
    assert (relu, jeu.trait(relu)) == (etat, jeu.trait(etat))


@pytest.mark.parametrize("specification", SPECIFICATIONS)
@given(donnees=st.data())
def test_un_texte_abime_est_un_autre_etat_ou_une_faute(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    texte = jeu.ecrire_etat(donnees.draw(etats_quelconques(jeu)))
    place = donnees.draw(st.integers(0, len(texte)))
    abime = texte[:place] + donnees.draw(st.text(max_size=3)) + texte[place + donnees.draw(st.integers(0, 3)) :]
    try:
        etat = jeu.lire_etat(abime)
    except Faute:
        return
    assert jeu.lire_etat(jeu.ecrire_etat(etat)) == etat


@pytest.mark.parametrize(
    ("specification", "texte"),
    [
        ("othello:taille=4", "-----OX--XO----- X"),
        ("morpion", "--------- X"),
        ("puissance4", "-" * 42 + " R"),
        ("nim:tas=1-2", "1-2 Premier"),
    ],
)
def test_le_depart_s_ecrit_ainsi(specification: str, texte: str) -> None:
    jeu = lire_jeu(specification)
    assert jeu.ecrire_etat(jeu.etat_initial()) == texte


@pytest.mark.parametrize(
    ("specification", "texte", "raison"),
    [
        ("othello", "-" * 16 + " X", "17 signes : attendu 64 cases"),
        ("othello:taille=4", "----?-----------X", r"'\?' inconnu, le 5e de la position : attendu X, O ou -"),
        ("othello:taille=4", "-" * 17, "le trait manque à la fin de la position : attendu X ou O"),
        ("morpion", "X-------- X", "le trait est à X dans ce texte, mais le nombre de pions le donne à O"),
        ("morpion", "R-------- O", "'R' inconnu, le 1e de la position : attendu X, O ou -"),
        ("puissance4", "R" + "-" * 41 + " J", "un pion ne repose sur rien"),
        (
            "puissance4",
            "-" * 41 + "J R",
            "le trait est à Rouge dans ce texte, mais le nombre de pions le donne à Jaune",
        ),
        ("nim", "3-4-5", "le trait manque à la fin de la position : attendu Premier ou Second"),
        ("nim", "3-4 Second", "2 tas lus : attendu 3, ceux du jeu"),
        ("nim", "3-4-100 Second", "attendu 1 à 10 nombres de 0 à 99"),
        ("nim", f"{'9' * 5000}-1-1 Second", "attendu 1 à 10 nombres de 0 à 99"),
        ("nim", "", "attendu 1 à 10 nombres de 0 à 99"),
    ],
)
def test_un_etat_illisible_est_refuse_avec_sa_raison(specification: str, texte: str, raison: str) -> None:
    with pytest.raises(Faute, match=raison):
        lire_jeu(specification).lire_etat(texte)


def verifier_etat(jeu: Jeu, etat: Any) -> None:
    """Check what a state owes, whatever the game."""
    assert jeu.coups_legaux(etat) == jeu.coups_legaux(etat, jeu.trait(etat))
    assert jeu.evaluer(etat, PREMIER) == -jeu.evaluer(etat, SECOND)
    assert pickle.loads(pickle.dumps(etat)) == etat
    assert hash(pickle.loads(pickle.dumps(etat))) == hash(etat)
    assert "<svg" in etat._repr_svg_()
    for coup in jeu.coups_legaux(etat):
        assert jeu.lire_coup(f" {jeu.ecrire_coup(coup).upper()} ") == coup
        with pytest.raises(ValueError, match=r"est un coup légal"):
            jeu.expliquer_refus(etat, coup)


@pytest.mark.parametrize("specification", SPECIFICATIONS)
def test_une_partie_au_hasard_tient_les_promesses_de_l_interface(specification: str) -> None:
    jeu, hasard = lire_jeu(specification), random.Random(specification)
    for _ in range(20):
        etat = jeu.etat_initial()
        while jeu.issue(etat) is None:
            verifier_etat(jeu, etat)
            avant, texte = hash(etat), jeu.texte(etat)
            suite = hasard.choice(list(jeu.enfants(etat)))
            assert jeu.trait(suite) == autre_camp(jeu.trait(etat))
            assert (hash(etat), jeu.texte(etat)) == (avant, texte)
            etat = suite
        issue, (premier, second) = jeu.issue(etat), jeu.scores(etat)
        assert issue is not None
        assert jeu.coups_legaux(etat) == ()
        verifier_etat(jeu, etat)
        signe = {0: 0, PREMIER: 1, SECOND: -1}[issue]
        assert (premier > second) - (premier < second) == signe
        assert (jeu.evaluer(etat, PREMIER) > 0) - (jeu.evaluer(etat, PREMIER) < 0) == signe


@pytest.mark.parametrize("nom", ["puissance4", "morpion", "nim"])
def test_la_ou_personne_ne_passe_passer_est_refuse(nom: str) -> None:
    jeu = creer_jeu(nom)
    with pytest.raises(ValueError, match=f"on ne passe pas son tour à {nom}"):
        jeu.passer(jeu.etat_initial())
