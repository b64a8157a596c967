"""What was known after each step, against a simulation that goes through the steps one by one."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given

from ecosysteme.arbre import Arbre, Comptes, GenreDePas, Statut, cultiver
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.recherche import INFINI
from tests.ecosysteme.arbre.hasard import arbres, position
from tests.positions import partie_jouee


@dataclass
class Simulation:
    """The state of the search, changed by each step; values are worked out again from the leaves up."""

    arbre: Arbre
    statuts: dict[int, Statut] = field(default_factory=dict)
    valeurs: dict[int, float] = field(default_factory=dict)  # best so far, for the side to move (min-max: the root's)
    alphas: dict[int, float] = field(default_factory=dict)
    meilleurs: dict[int, int] = field(default_factory=dict)
    pile: list[int] = field(default_factory=list)
    visites: int = 0
    elagues: int = 0
    feuilles: int = 0

    def avancer(self, genre: GenreDePas, noeud: int) -> None:
        """Take one step."""
        if genre is GenreDePas.ENTREE:
            assert self.arbre.parents[noeud] == (self.pile[-1] if self.pile else -1)
            self.pile.append(noeud)
            self.statuts[noeud] = Statut.OUVERT
            self.alphas[noeud] = self.arbre.alphas[noeud]
            self.visites += 1
            self.feuilles += self.arbre.terminal(noeud)
        elif genre is GenreDePas.COUPE:
            assert self.valeurs[noeud] >= self.arbre.betas[noeud]
            for enfant in self.arbre.enfants(noeud):
                if enfant not in self.statuts:
                    self.statuts[enfant] = Statut.ELAGUE
                    self.elagues += self.arbre.elagues[enfant]
        else:
            self._rendre(noeud)

    def _rendre(self, noeud: int) -> None:
        arbre = self.arbre
        assert self.pile.pop() == noeud
        self.statuts[noeud] = Statut.FERME
        if noeud not in self.valeurs:  # a leaf
            etat = arbre.etat(noeud)
            camp = arbre.jeu.trait(etat) if arbre.relatif else arbre.jeu.trait(arbre.racine)
            self.valeurs[noeud] = arbre.jeu.evaluer(etat, camp)
        if not self.pile:
            return
        parent = self.pile[-1]
        apport = -self.valeurs[noeud] if arbre.relatif else self.valeurs[noeud]
        haut = arbre.relatif or arbre.niveaux[parent] % 2 == 0
        mieux = parent not in self.valeurs or (apport > self.valeurs[parent] if haut else apport < self.valeurs[parent])
        if mieux:
            self.valeurs[parent], self.meilleurs[parent] = apport, noeud

    def reponses(self, noeud: int) -> tuple[Any, ...]:
        """Answer as ``lire``."""
        statut, valeur = self.statuts.get(noeud, Statut.INCONNU), self.valeurs.get(noeud)
        vu = statut in (Statut.OUVERT, Statut.FERME)
        alpha = max(self.arbre.alphas[noeud], -INFINI if valeur is None else valeur)
        return statut, valeur, self.meilleurs.get(noeud), (alpha, self.arbre.betas[noeud]) if vu else None


def lire(arbre: Arbre, noeud: int, k: int) -> tuple[Any, ...]:
    """Ask the tree for all that it says of a node after ``k`` steps."""
    statut = arbre.statut(noeud, k)
    fenetre = arbre.fenetre(noeud, k) if statut in (Statut.OUVERT, Statut.FERME) else None
    return statut, arbre.valeur(noeud, k), arbre.meilleur(noeud, k), fenetre


@given(arbres())
def test_chaque_etape_est_celle_d_une_simulation(arbre: Arbre) -> None:
    source, temoin = random.Random(0), Simulation(arbre)
    assert arbre.etape(0) is None
    assert arbre.chemin(0) == []
    for k in range(1, arbre.nb_etapes + 1):
        etape = arbre.etape(k)
        assert etape is not None
        temoin.avancer(*etape)
        assert arbre.chemin(k) == temoin.pile
        assert arbre.comptes(k) == Comptes(temoin.visites, temoin.feuilles, temoin.elagues)
        autres = source.sample(range(len(arbre)), min(4, len(arbre)))
        for noeud in {etape.noeud, *temoin.pile, *autres}:
            assert lire(arbre, noeud, k) == temoin.reponses(noeud)
    for noeud in range(len(arbre)):
        assert lire(arbre, noeud, arbre.nb_etapes) == temoin.reponses(noeud)
    assert arbre.comptes() == arbre.comptes(arbre.nb_etapes)


def instantane(arbre: Arbre, k: int, noeuds: list[int]) -> tuple[Any, ...]:
    """Return all that the tree says after ``k`` steps, of some of its nodes."""
    lus = tuple(lire(arbre, noeud, k) for noeud in noeuds)
    return arbre.etape(k), arbre.chemin(k), arbre.principale(k), arbre.comptes(k), lus


def test_avancer_puis_reculer_de_dix_mille_etapes_revient_au_meme() -> None:
    arbre = cultiver(*position("othello", random.Random(0), 30), "ia_alphabeta", 4)
    assert min(len(arbre), arbre.nb_etapes) > 10_000
    source = random.Random(1)
    noeuds = {k: source.sample(range(len(arbre)), 2) for k in range(arbre.nb_etapes + 1)}
    aller = [instantane(arbre, k, noeuds[k]) for k in range(arbre.nb_etapes + 1)]
    for k in range(arbre.nb_etapes, -1, -1):
        assert instantane(arbre, k, noeuds[k]) == aller[k]
    assert aller[0] != aller[-1]


@given(arbres(("ia_alphabeta",), 4))
def test_la_refutation_vaut_ce_qu_il_fallait_pour_couper(arbre: Arbre) -> None:
    """A node is cut when the opponent, one, three… plies above, was already sure of as much elsewhere."""
    for noeud in range(len(arbre)):
        cause = arbre.refutation(noeud)
        assert (cause is not None) == any(arbre.elagues[enfant] for enfant in arbre.enfants(noeud))
        if cause is None:
            continue
        assert arbre.sorties[cause] < arbre.entrees[noeud]  # known before
        assert cause not in arbre.lignee(noeud)
        assert arbre.parents[cause] in arbre.lignee(noeud)
        assert (arbre.niveaux[noeud] - arbre.niveaux[arbre.parents[cause]]) % 2 == 1
        # The root's bound is a hair under its best, and no more: what cuts there is worse, not as good.
        assert arbre.apport(cause) == pytest.approx(-arbre.betas[noeud])
        assert arbre.valeurs[noeud] >= -arbre.apport(cause)


def test_une_coupe_profonde_nomme_un_oncle_lointain() -> None:
    """Above the parent, not beside: such cuts exist, and no test above would miss them."""
    profondes = 0
    for transcription in ("f5d6c3", "f5f6e6f4", "f5d6c3d3c4f4f6f3", "d3c5f6f5e6e3d6f7"):
        arbre = cultiver(Othello(), partie_jouee(transcription).etat, "ia_alphabeta", 4)
        causes = [(noeud, arbre.refutation(noeud)) for noeud in range(len(arbre))]
        profondes += sum(cause is not None and arbre.niveaux[cause] < arbre.niveaux[n] for n, cause in causes)
    assert profondes


@given(arbres())
def test_la_variante_principale_mene_a_la_valeur_de_la_racine(arbre: Arbre) -> None:
    ligne = arbre.principale()
    assert ligne[0] == 0
    assert arbre.terminal(ligne[-1])
    etat = arbre.etat(ligne[-1])
    assert arbre.jeu.evaluer(etat, arbre.jeu.trait(arbre.racine)) == arbre.valeurs[0]
    assert arbre.lignee(ligne[-1]) == ligne
    assert arbre.principale(0) == [0]


@given(arbres())
def test_les_descendants_se_suivent(arbre: Arbre) -> None:
    assert arbre.lignee(0) == [0]
    assert arbre.nom_coup(0) == ""
    for noeud in range(len(arbre)):
        enfants = list(arbre.enfants(noeud))
        assert [arbre.parents[enfant] for enfant in enfants] == [noeud] * len(enfants)
        assert {e for e in range(len(arbre)) if arbre.parents[e] == noeud} == set(enfants)
        coups = [arbre.coups[enfant] for enfant in enfants]
        legaux = arbre.jeu.coups_legaux(arbre.etat(noeud)) or [None]
        assert not coups or sorted(map(str, coups)) == sorted(map(str, legaux))
