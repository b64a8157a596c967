"""Finding nodes by their moves, against reading every line."""

from __future__ import annotations

import numpy as np
import pytest

from tests.ui.arbres import GRAND, OTHELLO, arbre
from ui.raisonnement.arbre.chercheur import Chercheur
from ui.raisonnement.arbre.moment import Colonnes


def test_un_passe_se_cherche_par_son_nom() -> None:
    cultive = arbre("ia_minmax", 3, "othello:taille=4", "b1 a1 a2 c1 d1 a3")
    passes = [noeud for noeud in range(1, len(cultive)) if cultive.coups[noeud] is None]
    assert passes
    for nom in ("passe", "pass"):  # as the tree writes it in either language
        assert np.flatnonzero(Chercheur(Colonnes(cultive)).trouver(nom)).tolist() == passes
    assert not Chercheur(Colonnes(arbre(*OTHELLO))).trouver("passe").any()


@pytest.mark.parametrize(
    ("cas", "texte", "coups"),
    [
        (OTHELLO, "c3", ["c3"]),
        (OTHELLO, " C3 b3 ", ["c3", "b3"]),
        (OTHELLO, "c3b3", ["c3", "b3"]),
        (GRAND, "34", ["3", "4"]),
        (GRAND, "4 4 4 4", ["4"] * 4),
        (OTHELLO, "h8", ["h8"]),
        (OTHELLO, "c3 zz", ["zz"]),
        (OTHELLO, "  ", ["zz"]),
    ],
)
def test_une_ligne_se_trouve_partout_ou_elle_finit(cas: tuple[str, int], texte: str, coups: list[str]) -> None:
    cultive = arbre(*cas)
    trouves = Chercheur(Colonnes(cultive)).trouver(texte)
    for noeud in range(len(cultive)):
        ligne = [cultive.nom_coup(ancetre) for ancetre in cultive.lignee(noeud)[1:]]
        assert trouves[noeud] == (ligne[-len(coups) :] == coups), ligne
