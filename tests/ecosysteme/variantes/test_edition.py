"""Edits of a tree: what they make, and that the old tree stays what it was."""

from __future__ import annotations

from typing import Any

import pytest

from ecosysteme.jeu import PREMIER
from ecosysteme.variantes.edition import (
    ajouter,
    annoter,
    coup_de,
    promouvoir,
    rendre_principale,
    reporter,
    supprimer,
)
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud
from tests.ecosysteme.variantes.arbres import arbre, dessiner, numero

TROIS_NIVEAUX = "ab(cd(ef(g)))(h)i"


@pytest.mark.parametrize(
    ("chemin", "promu", "principal"),
    [
        # One step: first where the branch last leaves another line; the main line: first all the way. As lichess does.
        ("ac", "ac(b i)(h)d(ef(g))", "ac(b i)(h)d(ef(g))"),
        ("ace", "ab(ce(d)f(g))(h)i", "ac(b i)(h)e(d)f(g)"),
        ("aceg", "ab(cd(eg(f)))(h)i", "ac(b i)(h)e(d)g(f)"),
        ("acd", "ac(b i)(h)d(ef(g))", "ac(b i)(h)d(ef(g))"),
        ("ah", "ah(b i)(cd(ef(g)))", "ah(b i)(cd(ef(g)))"),
        ("abi", TROIS_NIVEAUX, TROIS_NIVEAUX),
    ],
)
def test_promouvoir_d_un_pas_ou_jusqu_au_bout(chemin: str, promu: str, principal: str) -> None:
    racine = arbre(TROIS_NIVEAUX)
    avant = dessiner(racine)
    cible = numero(racine, chemin)
    assert dessiner(promouvoir(racine, cible)) == promu.replace(" ", "")
    assert dessiner(rendre_principale(racine, cible)) == principal.replace(" ", "")
    assert dessiner(racine) == avant
    if promu == TROIS_NIVEAUX:
        assert promouvoir(racine, cible) is racine, "rien à faire : c'est le même arbre"


@pytest.mark.parametrize(
    ("chemin", "reste"),
    [("ab", "ac(h)d(ef(g))"), ("ac", "ab(h)i"), ("aceg", "ab(cd(ef))(h)i"), ("a", "")],
)
def test_supprimer_emporte_la_suite(chemin: str, reste: str) -> None:
    racine = arbre(TROIS_NIVEAUX)
    assert dessiner(supprimer(racine, numero(racine, chemin))) == reste
    assert dessiner(racine) == TROIS_NIVEAUX


def test_une_passe_va_avec_le_coup_qui_la_force() -> None:
    racine = arbre("ab-c")
    assert dessiner(supprimer(racine, numero(racine, "ab-"))) == "a"
    assert coup_de(racine, numero(racine, "ab-")).coup == "b"
    assert coup_de(racine, 0) is racine
    for depart in (racine, arbre("-a")):
        with pytest.raises(ValueError, match="le départ de la partie ne se supprime pas"):
            supprimer(depart, 0 if depart is racine else 1)


def test_annoter_ne_copie_que_le_chemin() -> None:
    racine = arbre(TROIS_NIVEAUX)
    cible = numero(racine, "ac")
    annotee = annoter(racine, cible, commentaire="fort", glyphe="!", marque=True)
    noeud = annotee.suites[0].suites[1]
    assert (noeud.commentaire, noeud.glyphe, noeud.marque, noeud.numero) == ("fort", "!", True, cible)
    assert noeud.suites is racine.suites[0].suites[1].suites
    assert annotee.suites[0].suites[0] is racine.suites[0].suites[0]
    assert annoter(annotee, cible, glyphe="!") is annotee
    with pytest.raises(ValueError, match="coup, suites"):
        annoter(racine, cible, coup="x", suites=())
    with pytest.raises(ValueError, match="glyphe"):
        annoter(racine, cible, glyphe="bof")
    with pytest.raises(ValueError, match="nœud 99"):
        annoter(racine, 99, glyphe="!")


def test_ajouter_une_variante_entiere() -> None:
    racine = arbre("ab")

    def noeud(numero: int, coup: str, *suites: Noeud[str, str]) -> Noeud[str, str]:
        return Noeud(numero, PREMIER, coup, coup, suites=suites)

    assert dessiner(ajouter(racine, 1, noeud(3, "x", noeud(4, "y")))) == "ab(xy)"
    with pytest.raises(ValueError, match="déjà joué"):
        ajouter(racine, 1, noeud(3, "b"))
    with pytest.raises(ValueError, match="nœud 2 déjà utilisé"):
        ajouter(racine, 1, noeud(3, "x", noeud(2, "y")))


@pytest.mark.parametrize(
    ("sur", "attendu"),
    [
        ("ab(cd)", "ab(cdx)(y)"),
        ("a(c)b", "a(c)b(y)"),  # the end of what was added follows nodes that are gone, and goes with them
        ("ay(b)", "ay(b)z"),  # the same move again: what followed it follows it there
    ],
)
def test_reporter_ce_qui_fut_joue_depuis_sur_un_autre_arbre(sur: str, attendu: str) -> None:
    avant = arbre("ab(cd)")
    apres: Any = avant
    for chemin, coup in (("acd", "x"), ("a", "y"), *((("ay", "z"),) if "z" in attendu else ())):
        apres = ajouter(apres, numero(apres, chemin), Noeud(10 + ord(coup), PREMIER, coup, coup))
    cible = arbre(sur) if "y" not in sur else ajouter(arbre("ab"), 1, Noeud(50, PREMIER, "y", "y"))
    if "y" in sur:
        cible = promouvoir(cible, 50)
    assert dessiner(reporter(avant, apres, cible)) == attendu


def test_reporter_les_mesures_et_non_les_commentaires() -> None:
    avant = arbre("ab")
    apres = annoter(annoter(avant, 2, evaluation=Evaluation(4)), 1, commentaire="écrit")
    reporte = reporter(avant, apres, avant)
    assert reporte.suites[0].suites[0].evaluation == Evaluation(4)
    assert reporte.suites[0].commentaire == ""
