"""What the painters share: who plays where, what a fold hides, where far nodes are drawn."""

from __future__ import annotations

from tests.ui.arbres import GRAND, OTHELLO, arbre, presenter, regard
from ui.raisonnement.arbre.scene import SceneArbre
from ui.raisonnement.arbre.toile import ToileArbre


def scene(toile: ToileArbre) -> SceneArbre:
    vue = toile.scene(regard(toile), 1.0)
    assert vue is not None
    return vue


def test_les_camps_alternent_d_un_niveau_a_l_autre(toile: ToileArbre) -> None:
    cultive = arbre(*OTHELLO)
    vue = scene(toile)
    for noeud in range(len(cultive)):
        assert vue.camp(cultive.niveaux[noeud]) == cultive.trait(noeud)


def test_un_pli_cache_ce_qui_est_dessous(toile: ToileArbre) -> None:
    toile.plier(1)
    cultive, vue = arbre(*OTHELLO), scene(toile)
    caches = {noeud for noeud in range(len(cultive)) if not vue.visible(noeud)}
    assert caches == set(range(2, cultive.fins[1]))
    assert [place[0] for place in vue.lignee([0, 1, 2])] == [0, 1]


def test_ce_qui_est_loin_est_dessine_tout_pres(toile: ToileArbre) -> None:
    presenter(toile, GRAND)
    toile.zoomer(400)
    largeur = toile.viewport().width()
    for _, _, centre, _ in scene(toile).lignee(range(0, 2801, 50)):
        assert -largeur <= centre.x() <= 2 * largeur
