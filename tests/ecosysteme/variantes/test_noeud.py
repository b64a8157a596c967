"""A node of a game's tree."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecosysteme.jeu import PREMIER
from ecosysteme.variantes.noeud import GLYPHES, Noeud
from tests.ecosysteme.variantes.arbres import arbre


def test_un_noeud_sait_ce_qui_le_suit_et_qui_l_a_joue() -> None:
    racine = arbre("a (b) -")
    a, b = racine.suites
    assert (racine.suite("a"), racine.suite("b"), racine.suite("c")) == (a, b, None)
    assert a.suite(None) is a.suites[0]
    assert (a.auteur, a.suites[0].coup) == (PREMIER, None)
    with pytest.raises(LookupError, match="personne"):
        racine.auteur  # noqa: B018 - the property raises


def test_deux_noeuds_se_comparent_sans_leur_suite() -> None:
    a = arbre("a b").suites[0]
    assert a == replace(a, suites=())
    assert hash(a) == hash(replace(a, suites=()))
    assert a != replace(a, commentaire="autre")
    assert "suites" not in repr(a)


def test_un_glyphe_inconnu_est_refuse() -> None:
    for glyphe in GLYPHES:
        assert Noeud(0, None, None, "", glyphe=glyphe).glyphe == glyphe
    with pytest.raises(ValueError, match=r"glyphe '\?!\?' inconnu : attendu ! \? !! \?\? !\? \?!"):
        Noeud(0, None, None, "", glyphe="?!?")
