"""The rows of a tree, and what changes them: whatever is done to a tree, the changes bring its rows up to date."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux import creer_jeu
from ecosysteme.journal.lignes import LigneNoeud, Rattachement, comparer
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter, promouvoir, rendre_principale, supprimer
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.parcours import parcourir

GESTES = ("jouer", "jouer", "jouer", "annuler", "aller", "annoter", "promouvoir", "principale", "supprimer", "defaire")


def lignes(partie: Partie) -> dict[int, LigneNoeud]:
    return {place.noeud.numero: place.ligne(partie.jeu) for place in Rattachement(partie.racine).toutes()}


def faire(partie: Partie, geste: str, hasard: Random) -> None:
    """Do something that a person may do to a game, at a place that chance chooses."""
    racine = partie.racine
    numeros = [noeud.numero for noeud in parcourir(racine)]
    numero, joue = hasard.choice(numeros), hasard.choice(numeros[1:] or [0])
    if geste == "jouer" and not partie.terminee:
        partie.jouer(hasard.choice(list(partie.jeu.coups_legaux(partie.etat))), hasard.random())
    elif geste == "annuler":
        partie.annuler()
    elif geste == "aller":
        partie.aller_au_noeud(numero)
    elif geste == "annoter":
        champs: dict[str, Any] = hasard.choice(
            [
                {"commentaire": f"é{numero}\n"},
                {"glyphe": "!?"},
                {"evaluation": Evaluation(-2.5), "marque": True},
                {"proprietes": (("LB", ("f5:A", "d6:é")),)},
            ]
        )
        partie.modifier(annoter(racine, numero, **champs))
    elif geste == "defaire":
        partie.annuler_edition()
    elif joue:
        edition = {"promouvoir": promouvoir, "principale": rendre_principale, "supprimer": supprimer}.get(geste)
        if edition is not None:
            partie.modifier(edition(racine, joue))


@given(st.lists(st.sampled_from(GESTES), max_size=40), st.randoms(use_true_random=False))
def test_les_changements_suivent_tout_ce_qui_arrive_a_un_arbre(gestes: list[str], hasard: Random) -> None:
    partie: Partie = Partie(creer_jeu("othello", taille=4))
    ecrites: dict[int, LigneNoeud] = {}
    derniere = None
    for geste in ["annuler", *gestes]:
        faire(partie, geste, hasard)
        changements = comparer(partie.jeu, derniere, partie.racine)
        for numero in changements.disparus:
            del ecrites[numero]
        ecrites.update((ligne.numero, ligne) for ligne in changements.lignes)
        derniere = partie.racine
        assert ecrites == lignes(partie)


def test_un_coup_est_une_ligne_et_rien_d_autre() -> None:
    partie: Partie = Partie(creer_jeu("othello"))
    for coup in ("f5", "d6", "c3"):
        avant = partie.racine
        partie.jouer(partie.jeu.lire_coup(coup), 1.5)
        changements = comparer(partie.jeu, avant, partie.racine)
        assert [(ligne.coup, ligne.secondes) for ligne in changements.lignes] == [(coup, 1.5)]
        assert not changements.disparus
    assert not comparer(partie.jeu, partie.racine, partie.racine)


def test_promouvoir_ne_recrit_que_les_rangs() -> None:
    partie: Partie = Partie(creer_jeu("othello"))
    for coup in ("d3", "c4", "f5"):
        partie.jouer(partie.jeu.lire_coup(coup))
        partie.aller_a(0)
    avant = partie.racine
    partie.modifier(rendre_principale(avant, 3))
    changements = comparer(partie.jeu, avant, partie.racine)
    assert sorted((ligne.coup, ligne.rang) for ligne in changements.lignes) == [("c4", 2), ("d3", 1), ("f5", 0)]


@pytest.mark.parametrize("texte", ["\ud800 seule", "bien"])
def test_un_texte_casse_ne_casse_pas_le_journal(texte: str) -> None:
    partie: Partie = Partie(creer_jeu("morpion"))
    partie.modifier(annoter(partie.racine, 0, commentaire=texte))
    ((_, ligne),) = lignes(partie).items()
    assert ligne.commentaire == texte.replace("\ud800", "?")
    assert ligne.commentaire.encode()
