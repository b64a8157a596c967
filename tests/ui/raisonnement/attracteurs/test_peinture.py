"""Whose attractor a position is in is seen without its hue."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ecosysteme.jeux.morpion import EtatMorpion
from ecosysteme.solveurs.graphe_morpion import Sort
from tests.ui.plateaux import geometrie, morpion, peindre, pixel
from ui.plateau.instant import Instant
from ui.raisonnement.attracteurs.peinture import (
    PeintreAttracteurs,
    couleur_de,
    encre_sur,
    indice_de,
    peindre_forme,
    peindre_vignette,
)
from ui.socle.theme import CLAIR, SOMBRE, Theme

COTE = 60


def noeud(sort: Sort, theme: Theme = CLAIR) -> QImage:
    image = QImage(COTE, COTE, QImage.Format.Format_ARGB32)
    image.fill(QColor(theme.carte))
    with QPainter(image) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        peindre_forme(p, QPointF(COTE / 2, COTE / 2), COTE * 0.45, sort, theme)
    return image


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_trois_formes_sans_leur_couleur(theme: Theme) -> None:
    fond = QColor(theme.carte)
    silhouettes = []
    for sort in (Sort(1, 1), Sort(2, 1), Sort()):
        image = noeud(sort, theme)
        silhouettes.append({(x, y) for x in range(COTE) for y in range(COTE) if image.pixelColor(x, y) != fond})
    for rang, une in enumerate(silhouettes):
        for autre in silhouettes[:rang]:
            assert len(une ^ autre) > 150


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_plus_le_gain_est_loin_plus_la_teinte_est_pale(theme: Theme) -> None:
    fond = QColor(theme.carte)

    def ecart(sort: Sort) -> float:
        couleur = couleur_de(sort, theme)
        return abs(couleur.redF() - fond.redF()) + abs(couleur.blueF() - fond.blueF())

    for camp in (1, 2):
        ecarts = [ecart(Sort(1 if camp == 1 else 2, rang)) for rang in range(6)]
        assert ecarts == sorted(ecarts, reverse=True)
        assert ecarts[0] > ecarts[5] > 0.1


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE])
def test_le_rang_se_lit_sur_sa_teinte(theme: Theme) -> None:
    for sort in (Sort(), *(Sort(1, rang) for rang in range(6)), *(Sort(2, rang) for rang in range(6))):
        fond = couleur_de(sort, theme)
        clairs = sorted((_luminance(fond), _luminance(encre_sur(fond))))
        assert (clairs[1] + 0.05) / (clairs[0] + 0.05) >= 3, "grands chiffres gras : WCAG AA"


def _luminance(couleur: QColor) -> float:
    canaux = (couleur.redF(), couleur.greenF(), couleur.blueF())
    lineaires = [canal / 12.92 if canal <= 0.04045 else ((canal + 0.055) / 1.055) ** 2.4 for canal in canaux]
    return 0.2126 * lineaires[0] + 0.7152 * lineaires[1] + 0.0722 * lineaires[2]


def test_le_rang_est_ecrit() -> None:
    assert noeud(Sort(1, 1)) != noeud(Sort(1, 2))
    assert indice_de(Sort(1, 3), True).affiche == "X 3"
    assert indice_de(Sort(), False).valeur == 0


def test_la_grille_teinte_les_cases_vides_et_marque_la_strategie() -> None:
    vue, peintre = morpion("XO       "), PeintreAttracteurs(CLAIR)
    geo = geometrie(vue)
    indices = {
        (1, 1): indice_de(Sort(1, 4), True),
        (2, 2): indice_de(Sort(2, 1), False),
        (0, 2): indice_de(Sort(), False),
    }
    image = peindre(peintre, vue, Instant(indices=indices))
    x, o, nulle = (pixel(image, geo, case, -0.35, 0.35) for case in ((1, 1), (2, 2), (0, 2)))
    assert x.blue() > x.red() + 40
    assert o.red() > o.blue() + 40
    assert abs(nulle.red() - nulle.blue()) < 20
    sans = peindre(peintre, vue, Instant(indices=indices | {(1, 1): indice_de(Sort(1, 4), False)}))
    assert sans != image


def test_une_vignette_montre_ses_signes() -> None:
    images = []
    for etat in (
        EtatMorpion(),
        EtatMorpion(((1, 0, 0), (0, 0, 0), (0, 0, 0))),
        EtatMorpion(((0, 1, 0), (0, 2, 0), (0, 0, 0))),
    ):
        image = QImage(COTE, COTE, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as p:
            peindre_vignette(p, QRectF(4, 8, 48, 48), etat, Sort(), CLAIR)
        images.append(image)
    assert images[0] != images[1] != images[2]
