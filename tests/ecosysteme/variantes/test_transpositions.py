"""Positions reached by another order of the moves."""

from __future__ import annotations

from ecosysteme.variantes.transpositions import transpositions
from tests.ecosysteme.variantes.arbres import arbre, numero
from tests.positions import partie_jouee


def test_seul_le_noeud_qui_rejoint_le_dit_et_dit_ou() -> None:
    racine = arbre("a(bacx)bcd")
    [(cle, jointe)] = transpositions(racine).items()
    assert cle == numero(racine, "ba"), "ce qui suit est dit par lui, même quand la suite diffère"
    assert (jointe.branche.rang, jointe.coups, jointe.noeud.numero) == (0, 2, numero(racine, "ab"))


def test_la_position_rejointe_peut_etre_dans_une_variante() -> None:
    racine = arbre("a(b c)(c b)d")
    [(cle, jointe)] = transpositions(racine).items()
    assert cle == numero(racine, "cb")
    assert (jointe.branche.rang, jointe.coups, jointe.noeud.numero) == (1, 2, numero(racine, "bc"))


def test_une_ouverture_d_othello_par_un_autre_ordre() -> None:
    partie = partie_jouee("f5d6c3d3c4")
    attendu = partie.noeud.numero
    partie.aller_a(2)
    for coup in ("c4", "d3", "c3"):
        partie.jouer(partie.jeu.lire_coup(coup))
    [(cle, jointe)] = transpositions(partie.racine).items()
    assert (cle, jointe.noeud.numero, jointe.branche.rang, jointe.coups) == (partie.noeud.numero, attendu, 0, 5)
