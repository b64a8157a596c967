"""The picture of a whole tree: all of it, as it was when it was asked for."""

from __future__ import annotations

from PySide6.QtGui import QImage

from tests.ui.arbres import OTHELLO, presenter
from ui.raisonnement.arbre.toile import ToileArbre
from ui.socle.theme import CLAIR, SOMBRE


def image(toile: ToileArbre, largeur: int) -> QImage:
    portrait = toile.portrait(3)
    assert portrait is not None
    return portrait.peindre(largeur)


def test_l_image_montre_tout_dans_la_largeur_demandee(toile: ToileArbre) -> None:
    toile.zoomer(4)
    large, etroite = image(toile, 3000), image(toile, 500)
    assert (etroite.width(), large.width() <= 3000) == (500, True)
    couleurs = {large.pixelColor(x, large.height() // 2).name() for x in range(0, large.width(), 5)}
    assert len(couleurs) > 3
    toile.definir_theme(SOMBRE)
    assert image(toile, 500).pixelColor(1, 1).name() == SOMBRE.carte
    toile.presenter(None, None)
    assert toile.portrait(0) is None


def test_l_image_est_celle_du_moment_ou_elle_a_ete_demandee(toile: ToileArbre) -> None:
    """What happens in the window while it is painted elsewhere changes nothing."""
    toile.plier(1)
    toile.chercher("c3")
    portrait = toile.portrait(5, CLAIR)
    assert portrait is not None
    avant = portrait.peindre(900)
    toile.deplier_tout()
    toile.definir_theme(SOMBRE)
    toile.chercher("")
    assert portrait.peindre(900) == avant
    presenter(toile, OTHELLO)
    depliee = toile.portrait(5, CLAIR)
    assert depliee is not None
    assert depliee.peindre(900) != avant
    assert portrait.peindre(900) == avant
