"""The tree of a search counts what the search counts, and says where it stops."""

from __future__ import annotations

import random
from threading import Event
from typing import Any

import pytest

from ecosysteme.arbre import Comptes, TropDeNoeuds, comparer, croissance, cultiver
from ecosysteme.arret import Interrompu
from ecosysteme.jeux.morpion import EtatMorpion, Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs import IAalphabeta, IAminmax, IAnegamax
from ecosysteme.joueurs.recherche import Recherche
from tests.ecosysteme.arbre.hasard import position
from tests.positions import partie_jouee
from tests.tailles import taille

ALGORITHMES: tuple[type[Recherche], ...] = (IAminmax, IAnegamax, IAalphabeta)


class Evaluations:
    """The game's own evaluation, counted: one a leaf."""

    def __init__(self) -> None:
        self.nombre = 0

    def __call__(self, jeu: Any, etat: Any, camp: Any) -> float:
        self.nombre += 1
        valeur: float = jeu.evaluer(etat, camp)
        return valeur


@pytest.mark.parametrize("nom", ["othello", "puissance4", "morpion", "nim:tas=3-4-5"])
def test_les_comptes_sont_ceux_des_algorithmes_sur_des_positions_tirees(nom: str) -> None:
    source = random.Random(7)
    for rang in range(taille(30, 100)):
        # The dearest depth a few times only: three hundred searches of a game in three seconds.
        profondeur = 3 if rang % 10 == 0 else 1 + rang % 2
        jeu, etat = position(nom, source)
        compares = comparer(jeu, etat, profondeur)
        assert list(compares) == [(classe.nom, False) for classe in ALGORITHMES] + [(IAalphabeta.nom, True)]
        tout: Comptes | None = None
        for classe in ALGORITHMES:
            evaluations = Evaluations()
            joueur = classe(profondeur=profondeur, egalites="premier", evaluation=evaluations)
            meilleurs = joueur.meilleurs(jeu, etat)
            arbre = cultiver(jeu, etat, classe.nom, profondeur)
            comptes = arbre.comptes()
            tout = tout or comptes
            assert comptes == compares[classe.nom, False]
            assert comptes[:2] == (joueur.noeuds, evaluations.nombre)
            assert comptes.visites + comptes.elagues == tout.visites
            assert comptes.feuilles + sum(arbre.elagues_feuilles) == tout.feuilles
            assert arbre.valeurs[0] == joueur.valeur
            assert arbre.coups[arbre.principale()[1]] == meilleurs[0]
        ordonne = cultiver(jeu, etat, IAalphabeta.nom, profondeur, ordonne=True)
        assert tout is not None
        assert ordonne.comptes() == compares[IAalphabeta.nom, True]
        assert sum(ordonne.comptes()[::2]) == tout.visites
        assert ordonne.valeurs[0] == arbre.valeurs[0]
        assert ordonne.coups[ordonne.principale()[1]] in meilleurs


def test_une_branche_coupee_compte_ce_que_min_max_y_visite() -> None:
    etat = partie_jouee("f5d6c3").etat
    arbre = cultiver(Othello(), etat, "ia_alphabeta", 3)
    coupees = [noeud for noeud in range(len(arbre)) if arbre.elagues[noeud]]
    assert coupees
    for noeud in coupees:
        reste = arbre.profondeur - arbre.niveaux[noeud]
        temoin = IAminmax()
        temoin.minmax(arbre.jeu, arbre.etat(noeud), 1, reste)
        assert arbre.elagues[noeud] == temoin.noeuds
        assert arbre.fins[noeud] == noeud + 1


def test_une_passe_est_un_demi_coup() -> None:
    """On 4 × 4, many games pass; what leads to the node is then no move."""
    source = random.Random(1)
    passes = 0
    for _ in range(40):
        jeu, etat = position("othello:taille=4", source, 8)
        arbre = cultiver(jeu, etat, "ia_negamax", 3)
        for noeud in range(1, len(arbre)):
            parent = arbre.etat(arbre.parents[noeud])
            if arbre.coups[noeud] is None:
                passes += 1
                assert not jeu.coups_legaux(parent)
                assert arbre.nom_coup(noeud) == "passe"
                assert arbre.etat(noeud) == jeu.passer(parent)
            else:
                assert arbre.etat(noeud) == jeu.jouer(parent, arbre.coups[noeud])
            assert arbre.trait(noeud) != arbre.trait(arbre.parents[noeud])
    assert passes


@pytest.mark.parametrize("noeuds", [1, 40, 72])
def test_un_arbre_trop_grand_est_refuse(monkeypatch: pytest.MonkeyPatch, noeuds: int) -> None:
    jeu = Othello()
    assert cultiver(jeu, jeu.etat_initial(), "ia_minmax", 3).comptes().visites == 73
    monkeypatch.setattr(croissance, "NOEUDS_MAX", noeuds)
    with pytest.raises(TropDeNoeuds, match="profondeur plus petite"):
        cultiver(jeu, jeu.etat_initial(), "ia_minmax", 3)
    with pytest.raises(TropDeNoeuds, match="profondeur plus petite"):
        comparer(jeu, jeu.etat_initial(), 3)


def test_des_branches_coupees_trop_grandes_sont_refusees(monkeypatch: pytest.MonkeyPatch) -> None:
    etat = partie_jouee("f5d6c3").etat
    elagues = cultiver(Othello(), etat, "ia_alphabeta", 3).comptes().elagues
    monkeypatch.setattr(croissance, "ELAGUES_MAX", elagues)
    cultiver(Othello(), etat, "ia_alphabeta", 3)
    monkeypatch.setattr(croissance, "ELAGUES_MAX", elagues - 1)
    with pytest.raises(TropDeNoeuds, match="branches coupées"):
        cultiver(Othello(), etat, "ia_alphabeta", 3)


class JeuQuiArrete(Othello):
    """Sets a flag once so many states were looked at."""

    def __init__(self, arret: Event, reste: int) -> None:
        super().__init__()
        self.drapeau, self.reste = arret, reste

    def issue(self, etat: Any) -> Any:
        self.reste -= 1
        if self.reste == 0:
            self.drapeau.set()
        return super().issue(etat)


@pytest.mark.parametrize("reste", [2, 30, 150])
def test_l_arret_interrompt_aussitot(reste: int) -> None:
    arret = Event()
    jeu = JeuQuiArrete(arret, reste)
    with pytest.raises(Interrompu):
        cultiver(jeu, partie_jouee("f5d6c3").etat, "ia_alphabeta", 4, arret=arret)
    assert jeu.reste > -5
    arret.clear()
    jeu.reste = reste
    with pytest.raises(Interrompu):
        comparer(jeu, partie_jouee("f5d6c3").etat, 4, arret)
    assert jeu.reste > -5


def test_ce_qui_n_a_pas_d_arbre_est_refuse() -> None:
    jeu, debut = Morpion(), EtatMorpion()
    with pytest.raises(ValueError, match="algorithme 'ia_alea' inconnu : attendu ia_minmax, ia_negamax, ia_alphabeta"):
        cultiver(jeu, debut, "ia_alea", 2)
    with pytest.raises(ValueError, match="profondeur=0 : attendu un entier au moins égal à 1"):
        cultiver(jeu, debut, "ia_minmax", 0)
    gagnee = EtatMorpion(((1, 1, 1), (2, 2, 0), (0, 0, 0)))
    for chercher in (lambda: cultiver(jeu, gagnee, "ia_minmax", 1), lambda: comparer(jeu, gagnee, 1)):
        with pytest.raises(ValueError, match="il n'y a rien à chercher"):
            chercher()
