"""What is said of a node."""

from __future__ import annotations

from tests.ui.arbres import OTHELLO, arbre
from ui.raisonnement.arbre.toile import ToileArbre


def test_chaque_noeud_est_decrit(toile: ToileArbre) -> None:
    cultive = arbre(*OTHELLO)
    toile.clearFocus()  # who has the keyboard is told of each change, and has no description
    toile.choisir(1)
    assert toile.accessibleDescription() == "c3, Trait aux Noirs, valeur 0"
    coupe = next(noeud for noeud in range(len(cultive)) if cultive.elagues[noeud])
    toile.choisir(coupe)
    assert "branche coupée" in toile.accessibleDescription()
    toile.aller(1)
    assert "pas encore atteint" in toile.accessibleDescription()
    toile.choisir(0)
    assert "en cours" in toile.accessibleDescription()
    assert "α −∞  β +∞" in toile.accessibleDescription()
    toile.choisir(None)
    assert toile.accessibleDescription() == ""
    assert toile.accessibleName()
