"""The registry of the games, their specifications, and what every game owes to whoever plays it without knowing it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from ecosysteme.jeu import PREMIER, SECOND, JeuQuelconque, autre_camp
from ecosysteme.jeux import JEUX, creer_jeu, lire_jeu
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello

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


def verifier_etat(jeu: JeuQuelconque, etat: Any) -> None:
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
