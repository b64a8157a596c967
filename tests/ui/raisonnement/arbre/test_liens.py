"""The branches: what cut a node is shown at that step, and a value that goes up is seen going."""

from __future__ import annotations

from ecosysteme.arbre import GenreDePas
from tests.ui.arbres import OTHELLO, arbre, dessin
from tests.ui.pixels import compter_pixels
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.theme import CLAIR


def pixels(toile: ToileArbre, couleur: str) -> int:
    return compter_pixels(dessin(toile), couleur)


def test_une_coupe_mene_a_ce_qui_l_a_causee(toile: ToileArbre) -> None:
    cultive = arbre(*OTHELLO)
    genres = {k: cultive.etapes[k - 1] % 4 for k in range(1, cultive.nb_etapes + 1)}
    for k in [k for k, genre in genres.items() if genre == GenreDePas.COUPE][:3]:
        toile.aller(k)
        assert pixels(toile, CLAIR.seconde_courbe) > 20
        toile.aller(k - 1)
        assert pixels(toile, CLAIR.seconde_courbe) == 0
    toile.aller(cultive.nb_etapes)
    toile.choisir(next(noeud for noeud in range(len(cultive)) if cultive.elagues[noeud]))
    assert pixels(toile, CLAIR.seconde_courbe) > 20
