"""Why a move of a solved game was a mistake: each sentence by an example, and never one that the solver denies."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.conseiller import Conseiller
from ecosysteme.experts import conseiller_de
from ecosysteme.explication import raisons
from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.puissance4 import Puissance4


def etat_apres(jeu: Jeu, coups: str) -> EtatQuelconque:
    etat = jeu.etat_initial()
    for texte in coups.split():
        etat = jeu.jouer(etat, jeu.lire_coup(texte))
    return etat


@pytest.mark.parametrize(
    ("jeu", "coups", "joue", "mieux", "phrases"),
    [
        (Morpion(), "a1 b2 b1", "a2", "c1", ["l'adversaire gagne tout de suite : c1"]),
        (
            Morpion(),
            "a1 a2 b1 b2",
            "a3",
            "c1",
            ["l'adversaire gagne tout de suite : c2", "il y avait de quoi gagner tout de suite : c1"],
        ),
        (
            Puissance4(),
            "4 4 3",
            "1",
            "2",
            ["si l'adversaire joue 5, rien ne l'empêche plus de gagner au coup suivant"],
        ),
        (Puissance4(), "4 1 3 1", "7", "5", ["après 5, rien n'empêchait de gagner au coup suivant"]),
        (Puissance4(), "", "1", "4", []),
        (
            Nim(),
            "",
            "a1",
            "a2",
            ["le xor des valeurs des tas est 3 après ce coup, et l'adversaire le rend nul par a1"],
        ),
        (
            Nim((1, 1, 2), misere=True),
            "",
            "c2",
            "c1",
            ["l'adversaire peut laisser un nombre impair de tas de valeur 1, par a1"],
        ),
        (Nim(), "", "a2", "a1", []),  # which was no mistake: a file may say anything
        (Nim((2,), misere=True), "", "a2", "a1", ["qui prend le dernier objet perd"]),
    ],
)
def test_ce_que_la_faute_laisse_puis_ce_qu_elle_manque(
    jeu: Jeu, coups: str, joue: str, mieux: str, phrases: list[str]
) -> None:
    dites = raisons(jeu, etat_apres(jeu, coups), jeu.lire_coup(joue), jeu.lire_coup(mieux))
    assert [str(raison.message) for raison in dites] == phrases


@pytest.mark.parametrize("jeu", [Morpion(), Nim((3, 4, 2)), Nim((3, 2, 2), misere=True), Nim((5, 4), maximum=2)])
def test_les_coups_cites_gagnent(jeu: Jeu) -> None:
    """In games at random, of every mistake: each move that a sentence cites wins, the solver says."""
    juge, hasard, citees = conseiller_de(jeu), Random(1), 0
    assert juge is not None
    for _ in range(40):
        etat = jeu.etat_initial()
        while jeu.issue(etat) is None:
            verdicts = juge.juger(etat).coups
            mieux = max(verdicts, key=lambda coup: verdicts[coup].rang)
            coup = hasard.choice(list(verdicts))
            if verdicts[coup].valeur < verdicts[mieux].valeur:
                citees += verifier(jeu, juge, etat, coup, mieux)
            etat = jeu.jouer(etat, coup)
    assert citees > 20


def verifier(jeu: Jeu, juge: Conseiller[Any, Any], avant: EtatQuelconque, joue: object, mieux: object) -> int:
    """Ask the solver about the moves that are cited, and count them."""
    dites = list(raisons(jeu, avant, joue, mieux))
    assert len(dites) <= 2
    for raison in dites:
        assert raison.etat == (jeu.jouer(avant, joue) if raison.apres == joue else avant)
        if raison.coups:
            verdicts = juge.juger(raison.etat).coups
            assert all(verdicts[coup].valeur > 0 for coup in raison.coups)
    return sum(len(raison.coups) for raison in dites)


def test_arret() -> None:
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        list(raisons(Puissance4(), Puissance4().etat_initial(), 0, 3, arret))
