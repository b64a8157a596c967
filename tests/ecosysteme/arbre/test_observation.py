"""What an observer is told is what the algorithms do: states, depths and windows, in their order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ecosysteme.arbre.observation import OBSERVEES
from ecosysteme.joueurs import JOUEURS
from ecosysteme.joueurs.recherche import INFINI
from tests.ecosysteme.arbre.hasard import JEUX, position

Fait = tuple[Any, ...]


class Journal:
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.faits: list[Fait] = []

    def entrer(self, etat: Any, profondeur: int, alpha: float, beta: float) -> None:
        self.faits.append(("entrer", etat, profondeur, alpha, beta))

    def rendre(self, valeur: float) -> None:
        self.faits.append(("rendre", valeur))


def alphabeta(jeu: Any, etat: Any, profondeur: int, alpha: float, beta: float, faits: list[Fait]) -> float:
    """Write down what the textbook's fail-soft alpha-beta enters and leaves (Knuth & Moore, 1975)."""
    faits.append(("entrer", etat, profondeur, alpha, beta))
    valeur = jeu.evaluer(etat, jeu.trait(etat)) if profondeur == 0 or jeu.issue(etat) is not None else -INFINI
    if valeur == -INFINI:
        for coup in jeu.coups_legaux(etat) or [None]:
            enfant = jeu.passer(etat) if coup is None else jeu.jouer(etat, coup)
            valeur = max(valeur, -alphabeta(jeu, enfant, profondeur - 1, -beta, -max(alpha, valeur), faits))
            if valeur >= beta:
                break
    faits.append(("rendre", valeur))
    return valeur


def presque(fait: Fait) -> Fait:
    """Round what the root shifts by the smallest of numbers, so that it sees ties."""
    return tuple(round(champ, 6) if isinstance(champ, float) else champ for champ in fait)


@pytest.mark.parametrize("jeu", JEUX)
def test_alpha_beta_est_raconte_comme_il_se_fait(jeu: str) -> None:
    """Below the root, which keeps no alpha: each of its moves is searched from -∞ to just over the best so far."""
    source = random.Random(7)
    for profondeur in (1, 2, 3):
        regles, etat = position(jeu, source)
        journal = Journal()
        attendu: list[Fait] = [("entrer", etat, profondeur, -INFINI, INFINI)]
        OBSERVEES["ia_alphabeta"](journal, profondeur=profondeur).meilleurs(regles, etat)
        meilleure = -INFINI
        for coup in regles.coups_legaux(etat):
            suite = regles.jouer(etat, coup)
            hausse = -meilleure + 1e-9  # equal moves get their exact value
            meilleure = max(meilleure, -alphabeta(regles, suite, profondeur - 1, -INFINI, hausse, attendu))
        attendu.append(("rendre", meilleure))
        assert [presque(fait) for fait in journal.faits] == [presque(fait) for fait in attendu]


@pytest.mark.parametrize("algorithme", ["ia_minmax", "ia_negamax"])
def test_sans_fenetre_tout_est_visite_de_moins_l_infini_a_l_infini(algorithme: str) -> None:
    regles, etat = position("othello:taille=4", random.Random(3), 3)
    journal = Journal()
    OBSERVEES[algorithme](journal, profondeur=3).meilleurs(regles, etat)
    entrees = [fait for fait in journal.faits if fait[0] == "entrer"]
    assert {fait[3:] for fait in entrees} == {(-INFINI, INFINI)}

    def parcourir(etat: Any, profondeur: int) -> list[Any]:
        fini = profondeur == 0 or regles.issue(etat) is not None
        dessous = [] if fini else [fait for suite in regles.enfants(etat) for fait in parcourir(suite, profondeur - 1)]
        return [(etat, profondeur), *dessous]

    assert [fait[1:3] for fait in entrees] == parcourir(etat, 3)


def test_personne_ne_joue_avec_une_recherche_observee() -> None:
    assert set(OBSERVEES) <= set(JOUEURS)
    assert not set(OBSERVEES.values()) & set(JOUEURS.values())


def test_une_profondeur_nulle_est_refusee() -> None:
    with pytest.raises(ValueError, match="profondeur=0 : attendu"):
        OBSERVEES["ia_minmax"](Journal(), profondeur=0)
