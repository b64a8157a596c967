from __future__ import annotations

import pytest

from ecosysteme.explication.faits import Fait
from ecosysteme.explication.phrases import (
    Certitude,
    Phrase,
    coups,
    nom_camp,
    phrase_de_la_cause,
    phrase_de_la_suite,
    phrase_du_coin_cede,
    phrase_du_fait,
    phrase_du_resultat,
    pions,
    sans_nommer_le_mieux,
    se_dit,
)
from ecosysteme.explication.preuve import Cause
from ecosysteme.jeu import SECOND
from tests.ecosysteme.explication.meprises import meprise

PHRASES = {
    Fait.FRONT: "d3 laisse 4 pions de Noir contre une case vide, c4 1",
    Fait.INTERIEUR: "d3 retourne 4 pions qui touchent des cases vides, c4 1",
    Fait.MUET: "c4 est discret : il ne retourne aucun pion qui touche une case vide",
    Fait.CHOIX: "après d3, Noir n'aura plus à un moment de la suite que 4 coups ; après c4, toujours 1 au moins",
    Fait.COUPS_ADVERSES: "d3 laisse 4 coups à Blanc, c4 seulement 1",
    Fait.RESERVE: "d3 pouvait attendre : Blanc n'y avait pas accès",
    Fait.RESERVES: "après c4, Noir a 1 coup que Blanc n'a pas ; après d3, 4",
    Fait.RETOURNES: "d3 retourne 4 pions, c4 1 : moins, c'est mieux ici",
    Fait.COIN_OFFERT: "d3 offre un coin à Blanc",
    Fait.SOLDE: "dans la suite, c4 laisse 3 coups à Noir contre 3 à Blanc ; d3, 3 contre 3",
    Fait.MUR: "dans la suite, c4 laisse 4 pions de Noir près de cases vides et 1 de Blanc ; d3, 4 et 1",
}


@pytest.mark.parametrize("fait", Fait)
def test_chaque_fait_a_sa_phrase(fait: Fait) -> None:
    assert str(phrase_du_fait(fait, meprise(), {fait: -1}, {fait: -4})) == PHRASES[fait]


def test_rien_se_dit_en_toutes_lettres() -> None:
    assert str(phrase_du_fait(Fait.COUPS_ADVERSES, meprise(), {Fait.COUPS_ADVERSES: 0}, {Fait.COUPS_ADVERSES: -3})) == (
        "d3 laisse 3 coups à Blanc, c4 aucun"
    )
    assert str(phrase_du_fait(Fait.CHOIX, meprise(), {Fait.CHOIX: 2}, {Fait.CHOIX: 0})) == (
        "après d3, Noir devra passer dans la suite ; après c4, il aura toujours 2 coups au moins"
    )


def test_le_choix_ne_manque_qu_a_qui_a_peu_de_coups() -> None:
    assert se_dit(Fait.CHOIX, {Fait.CHOIX: 4})
    assert not se_dit(Fait.CHOIX, {Fait.CHOIX: 5})
    assert se_dit(Fait.FRONT, {Fait.FRONT: -9})


def test_les_nombres_ont_leur_singulier() -> None:
    assert [str(coups(nombre)) for nombre in (0, 1, 2)] == ["aucun coup", "1 coup", "2 coups"]
    assert [str(pions(nombre)) for nombre in (0, 1, 2)] == ["aucun pion", "1 pion", "2 pions"]
    assert str(nom_camp(SECOND)) == "Blanc"


@pytest.mark.parametrize(
    ("meilleure", "valeur", "phrase"),
    [
        (2, -4, "c4 gagnait de 2 pions, d3 perd de 4 pions"),
        (0, -2, "c4 faisait nulle, d3 perd de 2 pions"),
        (6, 0, "c4 gagnait de 6 pions, d3 fait nulle"),
    ],
)
def test_le_resultat(meilleure: int, valeur: int, phrase: str) -> None:
    assert str(phrase_du_resultat(meprise(meilleure=meilleure, valeur=valeur))) == phrase


def test_les_causes() -> None:
    assert str(phrase_de_la_cause(meprise(), Cause())) == (
        "après d3, il manque un coup d'attente à Noir : avec lui, l'essentiel de la perte disparaîtrait"
    )
    assert str(phrase_de_la_cause(meprise(), Cause((0, 7)))) == (
        "d3 coûte le coin h1 : si Blanc ne pouvait pas y jouer, l'essentiel de la perte disparaîtrait"
    )
    assert str(phrase_du_coin_cede(meprise(), (7, 0))) == "c4 cède le coin a8 et reste meilleur de 4 pions"


def test_la_suite_ne_dit_que_ses_premiers_coups() -> None:
    assert str(phrase_de_la_suite(meprise(suite_mieux="e3 f5 b4 c3"))) == "après c4, la suite cherchée est e3 f5 b4"
    assert str(phrase_de_la_suite(meprise(suite_mieux="e3 f5", suite_joue="c3 c4 e3 f4"))) == (
        "après c4, la suite cherchée est e3 f5 ; après d3, c3 c4 e3"
    )
    assert phrase_de_la_suite(meprise()) is None


def test_qui_cherche_encore_n_apprend_pas_le_meilleur_coup() -> None:
    dites = [phrase_du_fait(fait, meprise(), {fait: -1}, {fait: -4}) for fait in Fait]
    tues = sans_nommer_le_mieux(Phrase(Certitude.SANS_DOUTE, message) for message in dites)
    assert len(tues) == len(Fait)
    assert not any("c4" in str(phrase.message) for phrase in tues)
    assert str(tues[list(Fait).index(Fait.COUPS_ADVERSES)].message) == (
        "d3 laisse 4 coups à Blanc, un autre coup seulement 1"
    )
    assert sans_nommer_le_mieux([Phrase(Certitude.LIGNE, dites[0])]) == ()
