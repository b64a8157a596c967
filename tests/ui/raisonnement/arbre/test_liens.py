"""The branches: what cut a node is shown at that step, and a value that goes up is seen going."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from ecosysteme.arbre import GenreDePas
from tests.ui.arbres import OTHELLO, arbre, dessin, presenter, regard
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


def test_la_ligne_principale_tient_au_premier_noeud_d_un_niveau_qui_a_son_plateau(toile: ToileArbre) -> None:
    """It stands against the names of the levels, with a board like its neighbours."""
    presenter(toile, ("ia_alphabeta", 3, "othello", ""))
    toile.resize(970, 560)
    image, vue = dessin(toile), regard(toile)
    noeud = 2  # the first reply to the first move
    (centre, taille), mesures = vue.placer(noeud), vue.echelle.mesures
    assert mesures.vignette <= taille <= vue.echelle.tailles[2]
    sous = image.pixelColor(centre.toPoint() + QPoint(0, round(mesures.hauteur(taille) / 2) + 3))
    assert sous.name() == CLAIR.accent
