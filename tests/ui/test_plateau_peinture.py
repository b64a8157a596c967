"""The painting of the board, judged on its pixels and on its geometry."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ecosysteme.plateau import Position
from ui.plateau_geometrie import Geometrie
from ui.plateau_indices import Indice
from ui.plateau_peinture import RAYON_PION, Instant, PeintrePlateau, VuePlateau
from ui.theme import CLAIR, SOMBRE, Theme

COTE = 536


def peindre(vue: VuePlateau, instant: Instant | None = None, peintre: PeintrePlateau | None = None) -> QImage:
    image = QImage(COTE, COTE, QImage.Format.Format_ARGB32)
    image.fill(QColor("#808080"))
    p = QPainter(image)
    zone = QRectF(0, 0, COTE, COTE)
    (peintre or PeintrePlateau(CLAIR)).peindre(p, geometrie(vue.taille), vue, instant or Instant(), zone)
    p.end()
    return image


def geometrie(taille: int = 8) -> Geometrie:
    return Geometrie.pour(taille, COTE, COTE, 1.0)


def pixel(image: QImage, position: Position, dx: float = 0.0, dy: float = 0.0) -> QColor:
    """The colour at a point of a square, ``dx`` and ``dy`` in squares from its centre."""
    geo = geometrie()
    point = geo.rectangle(position).center() + QPointF(dx * geo.case, dy * geo.case)
    return image.pixelColor(point.toPoint())


def test_la_vue_garde_sa_copie_du_plateau() -> None:
    pions = {(3, 3): 1}
    vue = VuePlateau(8, pions)
    pions[(3, 3)] = 2
    assert vue.pions == {(3, 3): 1}


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_cadre_lignes_et_feutre_ont_les_couleurs_du_theme(qtbot: QtBot, theme: Theme) -> None:
    image = peindre(VuePlateau(8, {}), peintre=PeintrePlateau(theme))
    geo = geometrie()
    assert image.pixelColor(round(geo.cadre.left()) + 4, COTE // 2).name() == theme.plateau_cadre
    # Exactly the line's colour: a line astride two pixels would be a mixture.
    assert image.pixelColor(round(geo.gauche + geo.case), round(geo.haut + geo.case / 2)).name() == theme.plateau_lignes
    feutre = pixel(image, (4, 4)).green()
    assert QColor(theme.plateau_bas).green() <= feutre <= QColor(theme.plateau_haut).green()


def test_le_cache_suit_le_theme_et_la_taille(qtbot: QtBot) -> None:
    peintre = PeintrePlateau(CLAIR)
    clair = peindre(VuePlateau(8, {}), peintre=peintre)
    assert peindre(VuePlateau(10, {}), peintre=peintre) != clair
    assert peindre(VuePlateau(8, {}), peintre=peintre) == clair
    peintre.theme = SOMBRE
    assert peindre(VuePlateau(8, {}), peintre=peintre) == peindre(VuePlateau(8, {}), peintre=PeintrePlateau(SOMBRE))


def test_le_dernier_coup_est_un_petit_point_et_le_pion_garde_sa_couleur(qtbot: QtBot) -> None:
    sans = peindre(VuePlateau(8, {(2, 3): 1, (5, 5): 2}))
    avec = peindre(VuePlateau(8, {(2, 3): 1, (5, 5): 2}, dernier=(5, 5)))
    assert pixel(avec, (5, 5)).name() == CLAIR.dernier_coup
    assert pixel(avec, (5, 5), dx=0.05).name() == CLAIR.dernier_coup
    assert pixel(avec, (5, 5), dx=0.12) == pixel(sans, (5, 5), dx=0.12)
    assert pixel(avec, (2, 3)) == pixel(sans, (2, 3))
    assert pixel(sans, (2, 3)).lightness() < 60
    assert pixel(sans, (5, 5)).lightness() > 220


def test_les_coups_jouables_ne_se_voient_que_si_l_on_peut_jouer(qtbot: QtBot) -> None:
    legaux = {(2, 3): [(3, 3)]}
    rien = peindre(VuePlateau(8, {(3, 3): 2}, trait=1))
    assert peindre(VuePlateau(8, {(3, 3): 2}, trait=1, legaux=legaux)) == rien
    marque = peindre(VuePlateau(8, {(3, 3): 2}, trait=1, legaux=legaux, interactif=True))
    assert pixel(marque, (2, 3)).lightness() > pixel(rien, (2, 3)).lightness()
    assert pixel(marque, (2, 4)) == pixel(rien, (2, 4))


def test_l_apercu_montre_le_pion_et_cerne_les_retournes(qtbot: QtBot) -> None:
    vue = VuePlateau(8, {(3, 3): 2, (6, 6): 2}, trait=1, legaux={(2, 3): [(3, 3)]}, interactif=True)
    sans, avec = peindre(vue), peindre(vue, Instant(apercu=(2, 3)))
    assert pixel(avec, (2, 3)).lightness() < pixel(sans, (2, 3)).lightness()
    assert pixel(avec, (3, 3), dx=RAYON_PION + 0.012).name() == CLAIR.accent
    assert pixel(avec, (6, 6), dx=RAYON_PION + 0.012) == pixel(sans, (6, 6), dx=RAYON_PION + 0.012)


def test_le_pion_qui_tourne_se_retrecit_puis_change_de_camp(qtbot: QtBot) -> None:
    vue = VuePlateau(8, {(3, 3): 1})
    ancien = peindre(vue, Instant(retournes=frozenset({(3, 3)}), largeur=0.5, tournee=False))
    nouveau = peindre(vue, Instant(retournes=frozenset({(3, 3)}), largeur=0.5, tournee=True))
    assert pixel(ancien, (3, 3), dx=0.03).lightness() > 200
    assert pixel(nouveau, (3, 3), dx=0.03).lightness() < 70
    assert pixel(nouveau, (3, 3), dx=0.35).green() > 100  # the felt, where the full disc would reach


def test_la_case_secouee_se_deplace(qtbot: QtBot) -> None:
    vue = VuePlateau(8, {(3, 3): 1})
    image = peindre(vue, Instant(secousse=(3, 3), decalage=1.0, teinte=1.0))
    assert image != peindre(vue)
    assert pixel(image, (3, 3), dx=RAYON_PION + 0.04).lightness() < 60


def test_le_curseur_encadre_sa_case(qtbot: QtBot) -> None:
    image = peindre(VuePlateau(8, {}), Instant(curseur=(1, 1)))
    assert pixel(image, (1, 1), dx=-0.45).name() == "#ffffff"
    assert pixel(image, (1, 2), dx=0.45).name() != "#ffffff"


def test_un_indice_remplace_la_marque_et_reste_sous_l_apercu(qtbot: QtBot) -> None:
    vue = VuePlateau(8, {(3, 4): 1}, trait=2, legaux={(2, 2): [(3, 4)], (5, 5): [(3, 4)]}, interactif=True)
    instant = Instant(indices={(2, 2): Indice(4, meilleur=True), (6, 6): Indice(-12)})
    sans, avec = peindre(vue), peindre(vue, instant)
    assert pixel(avec, (5, 5)) == pixel(sans, (5, 5))
    for position in ((2, 2), (6, 6)):
        assert pixel(avec, position, dx=0.3) != pixel(sans, position, dx=0.3), (
            "elle n'est pas interactive, mais se voit"
        )
    survole = Instant(apercu=(2, 2), indices=instant.indices)
    assert peindre(vue, survole) != peindre(vue, Instant(apercu=(2, 2)))
