"""What must be seen of a tree has its box and its name, apart from the others."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from ecosysteme.arbre import GenreDePas
from ecosysteme.arbre.exemples import MILIEU
from tests.ui.arbres import arbre, dessin, presenter, regard
from ui.raisonnement.arbre import cache_images, peinture
from ui.raisonnement.arbre.boites import BoiteEnAvant, boites_en_avant
from ui.raisonnement.arbre.scene import SceneArbre
from ui.raisonnement.arbre.toile import ToileArbre

CAS = ("ia_alphabeta", 3, "othello", " ".join(MILIEU[rang : rang + 2] for rang in range(0, len(MILIEU), 2)))


@pytest.mark.parametrize("largeur", [456, 707])
def test_une_coupure_montre_le_coup_qui_coupe(toile: ToileArbre, monkeypatch: pytest.MonkeyPatch, largeur: int) -> None:
    """Even where there is a mark for several nodes: the class sees which reply is as good already."""
    vues = list[tuple[SceneArbre, dict[int, BoiteEnAvant]]]()

    def noter(scene: SceneArbre) -> dict[int, BoiteEnAvant]:
        vues.append((scene, boites_en_avant(scene)))
        return vues[-1][1]

    posees, poser = list[QImage](), cache_images.poser

    def noter_pose(p: QPainter, image: QImage, centre: QPointF) -> QRectF:
        posees.append(image)
        return poser(p, image, centre)

    monkeypatch.setattr(peinture, "boites_en_avant", noter)
    monkeypatch.setattr(peinture, "poser", noter_pose)
    toile.resize(largeur, 578)
    cultive = arbre(*CAS)
    coupes = [k for k in range(1, cultive.nb_etapes) if cultive.etapes[k - 1] % 4 == GenreDePas.COUPE]
    for k in coupes[:: len(coupes) // 6]:
        presenter(toile, CAS, k)
        dessin(toile)
        scene, boites = vues[-1]
        coupe, cause = scene.refutation
        assert coupe in boites
        assert cause in boites
        for niveau in range(4):
            rang = sorted((une for une in boites.values() if une.niveau == niveau), key=lambda une: une.cadre.left())
            assert all(avant.cadre.right() < apres.cadre.left() for avant, apres in pairwise(rang))
            assert all(une.cadre.left() >= regard(toile).echelle.mesures.gouttiere - 1 for une in rang)
            assert all(une.cadre.right() <= largeur for une in rang)
        assert any(une is boites[cause].nom for une in posees)
