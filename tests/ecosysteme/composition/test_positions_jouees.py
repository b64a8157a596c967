"""Positions to which no game leads are played on by everybody: nobody breaks on them, whatever was set up."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ecosysteme.derouler import derouler
from ecosysteme.experts import conseiller_de
from ecosysteme.jeu import PREMIER, SECOND, EtatQuelconque, Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.puissance4 import COLONNES, LIGNES, EtatPuissance4, Puissance4, case
from ecosysteme.joueurs import creer_joueur
from ecosysteme.partie import Partie
from tests.positions import etats_quelconques
from tests.tailles import taille

POSES = ["othello", "othello:taille=4", "othello:taille=10", "puissance4", "morpion", "nim"]
REFLECHIS = ["ia_min", "ia_max", "ia_minmax", "ia_negamax", "ia_alphabeta"]


def poses(jeu: Jeu) -> st.SearchStrategy[EtatQuelconque]:
    """Set up states in which somebody has a move, once those that cannot have passed."""
    return etats_quelconques(jeu).map(lambda etat: Partie(jeu, etat).etat).filter(lambda etat: jeu.issue(etat) is None)


@st.composite
def presque_pleines(draw: st.DrawFn) -> EtatPuissance4:
    """Set up Puissance 4 with so many discs that it is solved at once, in numbers that no game gives."""
    pions = {PREMIER: 0, SECOND: 0}
    autre = draw(st.integers(0, COLONNES * LIGNES - 1))
    for x in range(COLONNES):
        for y in range(draw(st.integers(4, LIGNES))):
            camp = PREMIER if (x // 2 + y) % 2 == (x * LIGNES + y == autre) else SECOND
            pions[camp] |= case(y, x)
    etat = EtatPuissance4.depuis_pions(pions[PREMIER], pions[SECOND])
    assume(Puissance4().issue(etat) is None)
    return etat


@pytest.mark.parametrize("specification", POSES)
@given(donnees=st.data())
def test_une_partie_part_de_n_importe_ou_et_finit(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    partie = Partie(jeu, donnees.draw(etats_quelconques(jeu)))
    derouler(partie, {PREMIER: creer_joueur("ia_alea:graine=1"), SECOND: creer_joueur("ia_alea:graine=2")})
    assert partie.terminee
    assert partie.trait is None
    assert jeu.texte(partie.etat)


@pytest.mark.parametrize("joueur", REFLECHIS)
@settings(max_examples=25)
@given(donnees=st.data())
def test_qui_cherche_joue_un_coup_legal(joueur: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(donnees.draw(st.sampled_from(POSES)))
    etat = donnees.draw(poses(jeu))
    profondeur = "" if joueur in ("ia_min", "ia_max") else ":profondeur=2"
    coup = creer_joueur(f"{joueur}{profondeur}").choisir(jeu, etat)
    assert coup in jeu.coups_legaux(etat)


@pytest.mark.parametrize("specification", ["othello", "puissance4", "morpion", "nim"])
@settings(max_examples=25)
@given(donnees=st.data())
def test_le_moteur_et_le_conseiller_en_disent_quelque_chose(specification: str, donnees: st.DataObject) -> None:
    jeu = lire_jeu(specification)
    etat = donnees.draw(presque_pleines() if specification == "puissance4" else poses(jeu))
    if specification == "nim":  # larger heaps only take longer
        etat = etat._replace(tas=tuple(-(-objets // 10) for objets in etat.tas))
    legaux = jeu.coups_legaux(etat)
    conseiller = conseiller_de(jeu)
    assert conseiller is not None
    avis = conseiller.juger(etat, noeuds=2_000)
    assert set(avis.coups) <= set(legaux)
    assert avis.coups
    assert conseiller.suivre(etat, secondes=0.02).coups[0] in legaux
    coup = creer_joueur("ia_moteur:noeuds=2000,temps=1").choisir(jeu, etat)
    assert coup in legaux


@cache
def valeur(etat: EtatPuissance4) -> tuple[int, int]:
    """Return what best play gives who has the turn, 1, 0 or -1, and in how many plies, by trying every move."""
    jeu = Puissance4()
    if (issue := jeu.issue(etat)) is not None:
        return (0 if not issue else 1 if issue == jeu.trait(etat) else -1), 0
    suites = [valeur(suite) for suite in jeu.enfants(etat)]
    gain, _, distance = max((-gain, distance * gain, distance) for gain, distance in suites)
    return gain, distance + 1


@settings(max_examples=taille(2, 10))
@given(presque_pleines())
def test_le_solveur_de_puissance4_a_raison_sur_des_nombres_impossibles(etat: EtatPuissance4) -> None:
    conseiller = conseiller_de(Puissance4())
    assert conseiller is not None
    meilleur = max(conseiller.juger(etat).coups.values(), key=lambda verdict: verdict.rang)
    assert (meilleur.valeur, meilleur.distance) == valeur(etat)
