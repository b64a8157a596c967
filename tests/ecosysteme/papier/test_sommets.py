"""The tree of a work sheet: it fits a page, and alpha-beta by hand finds what a whole search finds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecosysteme.arbre import cultiver
from ecosysteme.arbre.exemples import EXEMPLES, Exemple
from ecosysteme.arbre.image import ecrire_valeur
from ecosysteme.jeux import JEUX
from ecosysteme.papier.sommets import LARGEURS, Sommet, elaguer, feuilles_vues, planter
from tests.tailles import taille


def position(nom: str, hasard: Random, coups: int) -> tuple[Any, Any]:
    jeu = JEUX[nom]()
    etat = jeu.etat_initial()
    for _ in range(coups):
        suite = jeu.jouer(etat, hasard.choice(jeu.coups_legaux(etat)))
        if jeu.issue(suite) is not None or not jeu.coups_legaux(suite):
            break
        etat = suite
    return jeu, etat


@pytest.mark.parametrize("nom", JEUX)
def test_l_alpha_beta_trouve_la_valeur_de_tout_l_arbre(nom: str) -> None:
    hasard = Random(33)
    for essai in range(taille(6, 60)):
        jeu, etat = position(nom, hasard, hasard.randrange(12))
        racine = planter(jeu, etat, 2 + essai % 2)
        passages = elaguer(racine)
        assert racine.feuilles <= 27
        assert passages[racine].valeur == racine.valeur == negamax(racine)
        assert 0 < feuilles_vues(passages) <= racine.feuilles
        for sommet, passage in passages.items():
            coupe = passage.essayes < len(sommet.enfants)
            assert coupe <= (passage.alpha >= passage.beta), "on ne coupe que si α ≥ β"
            assert passage.valeur >= passage.beta if coupe else passage.essayes == len(sommet.enfants)


def negamax(sommet: Sommet) -> float:
    return max(-negamax(enfant) for enfant in sommet.enfants) if sommet.enfants else sommet.valeur


def test_ranger_les_coups_garde_la_valeur_et_coupe_au_moins_autant() -> None:
    jeu, etat = position("othello", Random(4), 20)
    racine = planter(jeu, etat)
    range_ = racine.mieux_ranges()
    assert (range_.valeur, range_.feuilles) == (racine.valeur, racine.feuilles)
    assert feuilles_vues(elaguer(range_)) <= feuilles_vues(elaguer(racine))
    assert -range_.enfants[0].valeur == range_.valeur


def test_les_coups_gardes_sont_dans_l_ordre_du_jeu() -> None:
    jeu, etat = position("othello", Random(4), 20)
    racine = planter(jeu, etat, 2)
    gardes = [enfant.coup for enfant in racine.enfants]
    assert gardes == [coup for coup in jeu.coups_legaux(etat) if coup in gardes]
    assert racine.autres
    assert len(gardes) == LARGEURS[2]


def test_ce_qui_ne_se_cherche_pas_se_refuse() -> None:
    jeu = JEUX["morpion"]()
    with pytest.raises(ValueError, match="attendu 2 ou 3 demi-coups"):
        planter(jeu, jeu.etat_initial(), 4)
    etat = jeu.etat_initial()
    for coup in ["a1", "b1", "a2", "b2", "a3"]:
        etat = jeu.jouer(etat, jeu.lire_coup(coup))
    with pytest.raises(ValueError, match="rien à chercher"):
        planter(jeu, etat)


@pytest.mark.parametrize("exemple", [un for un in EXEMPLES if un.profondeur in LARGEURS], ids=lambda un: str(un.titre))
def test_la_feuille_dit_ce_que_dit_la_fenetre(exemple: Exemple) -> None:
    """The best move is kept, be it one that the board alone does not recommend."""
    partie = exemple.partie
    racine = planter(partie.jeu, partie.etat, exemple.profondeur)
    arbre = cultiver(partie.jeu, partie.etat, "ia_negamax", exemple.profondeur)
    assert ecrire_valeur(partie.jeu, racine.valeur) == ecrire_valeur(partie.jeu, arbre.valeurs[0])
