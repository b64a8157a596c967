"""The map's plan: no two classes in one place, moves go downwards, the attractors stand apart, at any shape."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux.morpion import EtatMorpion
from ecosysteme.solveurs.graphe_morpion import graphe
from ui.raisonnement.attracteurs.disposition import disposer


@given(st.floats(0.2, 5))
def test_les_couches_vont_du_haut_vers_le_bas_x_a_gauche_o_a_droite(forme: float) -> None:
    tout = graphe(EtatMorpion())
    points = disposer(tout.classes, forme)
    assert len({(point.x(), point.y()) for point in points}) == len(points)
    for une, autre in tout.aretes():
        assert points[une].y() < points[autre].y()
    for niveau in range(10):
        couche = [(points[n].x(), classe.sort.camp) for n, classe in enumerate(tout.classes) if classe.niveau == niveau]
        par_camp = [[x for x, camp in couche if camp == voulu] for voulu in (1, 0, 2)]
        for gauche in range(3):
            for droite in range(gauche + 1, 3):
                if par_camp[gauche] and par_camp[droite]:
                    assert max(par_camp[gauche]) <= min(par_camp[droite])


def test_la_forme_est_celle_qu_on_demande() -> None:
    classes = graphe(EtatMorpion()).classes
    for forme in (0.5, 1.0, 2.0):
        points = disposer(classes, forme)
        large = max(point.x() for point in points) - min(point.x() for point in points)
        haut = max(point.y() for point in points)
        assert 0.6 * forme < large / haut < 1.6 * forme
