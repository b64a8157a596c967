"""What every player has: a colour, and ``retourner``."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux.othello import COULEUR_DE, Othello
from ecosysteme.joueurs.alea import IAalea
from ecosysteme.joueurs.humain import Humain
from ecosysteme.joueurs.joueur import evaluation_du_jeu
from ecosysteme.plateau import COULEURS, Couleur, Plateau
from tests import oracle
from tests.positions import etats_joues


@given(etats_joues(), st.sampled_from(COULEURS), st.tuples(st.integers(-2, 11), st.integers(-2, 11)))
def test_retourner_joue_ou_refuse_comme_l_oracle(etat: Any, couleur: Couleur, position: tuple[int, int]) -> None:
    plateau = etat.plateau
    grille = oracle.grille(plateau.taille, plateau)
    prises = oracle.prises(grille, position, couleur)
    if prises:
        assert sorted(Humain(couleur).retourner(plateau, position)) == sorted(prises)
        grille = oracle.apres(grille, position, couleur)
    else:
        with pytest.raises(ValueError, match=r"hors|occupée|n'encadre"):
            Humain(couleur).retourner(plateau, position)
    assert oracle.grille(plateau.taille, plateau) == grille


@pytest.mark.parametrize("position", [None, "d3", 19, [2, 3], (2,), (2, 3, 1), (2.0, 3.0)])
def test_retourner_refuse_ce_qui_n_est_pas_une_position(position: Any) -> None:
    plateau = Plateau()
    with pytest.raises(TypeError, match="position"):
        IAalea().retourner(plateau, position)
    assert plateau == Plateau()


def test_chacun_retourne_pour_sa_couleur() -> None:
    plateau = Plateau()
    assert Humain("N").retourner(plateau, (2, 3)) == [(3, 3)]
    assert Humain("B").retourner(plateau, (2, 2)) == [(3, 3)]
    assert plateau.scores() == (3, 3)


def test_retourner_tourne_les_pions_un_par_un(monkeypatch: pytest.MonkeyPatch) -> None:
    tournes: list[tuple[int, int]] = []
    monkeypatch.setattr(Plateau, "retourner_pion", lambda plateau, position: tournes.append(position))
    assert Humain("N").retourner(Plateau(), (2, 3)) == tournes == [(3, 3)]


@pytest.mark.parametrize("couleur", ["n", "noir", None, 1])
def test_une_couleur_inconnue_est_refusee(couleur: Any) -> None:
    with pytest.raises(ValueError, match="couleur"):
        IAalea(couleur)


@given(etats_joues())
def test_l_evaluation_par_defaut_est_la_difference_de_pions(etat: Any) -> None:
    grille = oracle.grille(etat.taille, etat.plateau)
    for camp, couleur in COULEUR_DE.items():
        assert evaluation_du_jeu(Othello(etat.taille), etat, camp) == oracle.ecart(grille, couleur)


@pytest.mark.parametrize(("opinion", "accepte"), [(-1.0, True), (0.0, True), (1.0, False)])
def test_une_nulle_s_accepte_selon_l_opinion(monkeypatch: pytest.MonkeyPatch, opinion: float, accepte: bool) -> None:
    monkeypatch.setattr(IAalea, "opinion", opinion)
    assert IAalea().accepte_nulle(Othello(8), Othello(8).etat_initial()) == accepte


@pytest.mark.parametrize(("couleur", "accepte"), [("N", False), ("B", True)])
def test_qui_ne_pense_rien_accepte_la_nulle_selon_le_jeu(couleur: Couleur, accepte: bool) -> None:
    jeu = Othello(8)
    etat = jeu.jouer(jeu.etat_initial(), jeu.lire_coup("f5"))  # 4 to 1
    assert IAalea(couleur).opinion is None
    assert IAalea(couleur).accepte_nulle(jeu, etat) == accepte
