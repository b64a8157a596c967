"""The overlays of positions, computed from the game."""

from __future__ import annotations

import pytest

from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.plateau import lire_case
from ecosysteme.variantes.evaluation import Evaluation
from tests.positions import partie_jouee
from ui.plateau.reperes import SANS_REPERES, Reperes
from ui.reperes.calcul import Surimpression, reperes_de


def nommes(*noms: str) -> frozenset[tuple[int, int]]:
    return frozenset(map(lire_case, noms))


def montre(partie: Partie, *voulus: Surimpression) -> Reperes:
    return reperes_de(partie, voulus)


def test_les_pions_retournes_sont_ceux_du_dernier_coup() -> None:
    partie = partie_jouee("f5d6c3")
    assert montre(partie, Surimpression.RETOURNES).retournes == nommes("d4")
    partie.aller_a(1)
    assert montre(partie, Surimpression.RETOURNES).retournes == nommes("e5")
    partie.aller_a(0)
    assert montre(partie, Surimpression.RETOURNES) is SANS_REPERES


def test_les_stables_sont_ceux_des_deux_camps() -> None:
    partie: Partie = Partie(Othello(coins=2))
    assert montre(partie, Surimpression.STABLES).stables == nommes("a1", "h8")


def test_les_numeros_recommencent_dans_une_variante() -> None:
    partie = partie_jouee("f5d6c3d3")
    principale = montre(partie, Surimpression.NUMEROS).numeros
    assert principale == {lire_case(nom): rang for rang, nom in enumerate(("f5", "d6", "c3", "d3"), start=1)}
    partie.aller_a(1)
    for nom in ("f6", "e6"):
        partie.jouer(lire_case(nom))
    assert montre(partie, Surimpression.NUMEROS).numeros == {lire_case("f6"): 1, lire_case("e6"): 2}
    partie.aller_a(1)
    assert montre(partie, Surimpression.NUMEROS).numeros == {lire_case("f5"): 1}


def test_le_coup_suivant_est_celui_de_la_ligne() -> None:
    partie = partie_jouee("f5d6c3")
    assert montre(partie, Surimpression.SUIVANT) is SANS_REPERES
    partie.aller_a(1)
    assert montre(partie, Surimpression.SUIVANT).suivant == lire_case("d6")


def test_une_erreur_jugee_montre_ou_il_fallait_jouer() -> None:
    partie = partie_jouee("f5d6c3")
    dernier = partie.historique[-1]
    assert montre(partie) is SANS_REPERES
    partie.noter(dernier.numero, Evaluation(-2, perte=1, meilleurs=(lire_case("f4"),)))
    assert montre(partie, Surimpression.MIEUX) is SANS_REPERES, "un pion de moins n'est pas une erreur"
    partie.noter(dernier.numero, Evaluation(-22, perte=20, meilleurs=(lire_case("f4"), lire_case("d3"))))
    assert montre(partie) is SANS_REPERES, "nobody looks for mistakes"
    assert montre(partie, Surimpression.MIEUX).mieux == nommes("f4", "d3")
    partie.aller_a(2)
    assert montre(partie, Surimpression.MIEUX) is SANS_REPERES


def test_a_puissance4_les_cases_sont_celles_de_l_ecran() -> None:
    partie: Partie = Partie(Puissance4())
    for colonne in (3, 3, 2):
        partie.jouer(colonne)
    assert montre(partie, Surimpression.NUMEROS).numeros == {(5, 3): 1, (4, 3): 2, (5, 2): 3}
    partie.aller_a(1)
    assert montre(partie, *Surimpression) == Reperes(numeros={(5, 3): 1}, suivant=(4, 3))


@pytest.mark.parametrize("voulus", [(), tuple(Surimpression)])
def test_au_nim_rien_n_a_de_place(voulus: tuple[Surimpression, ...]) -> None:
    partie: Partie = Partie(Nim())
    partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    assert montre(partie, *voulus) is SANS_REPERES
