"""What every painter does: keep its still parts, frame the cursor, repaint no more than what moves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.ui.contrastes import DESSIN, TEXTE, contraste, luminance
from tests.ui.plateaux import (
    DEPART_OTHELLO,
    FOND,
    changees,
    difference_hors,
    geometrie,
    morpion,
    nim,
    othello,
    peindre,
    puissance4,
)
from ui.plateau.indices import Indice
from ui.plateau.instant import Instant
from ui.plateau.peinture import peindre_focus
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_morpion import MORPION
from ui.plateau.style_nim import NIM
from ui.plateau.style_puissance4 import PUISSANCE4
from ui.socle.theme import CLAIR, SOMBRE, Theme

APRES_D3 = othello(8, 8, {**DEPART_OTHELLO.pions, (3, 3): 1, (2, 3): 1}, trait=2, dernier=((2, 3),))
COUPS = {
    "Othello": (DEPART_OTHELLO, APRES_D3),
    "Puissance 4": (puissance4("44435"), puissance4("444352")),
    "Puissance 4 gagné": (puissance4("112233"), puissance4("1122334", interactif=False, gagnants="0246")),
    "morpion": (morpion("X   O    "), morpion("X   O  X ", dernier=(2, 1))),
    "morpion gagné": (
        morpion("XX  OO   "),
        morpion("XXX OO   ", dernier=(0, 2), gagnants=((0, 0), (0, 1), (0, 2))),
    ),
    "Nim": (nim(3, 4, 5), nim(3, 4, 3, pris=(2, 2))),
}
positions = pytest.mark.parametrize(
    "vue",
    [DEPART_OTHELLO, puissance4("4433"), morpion("X   O    "), nim(3, 4, 5)],
    ids=["Othello", "Puissance 4", "morpion", "Nim"],
)


@pytest.mark.parametrize(("avant", "apres"), COUPS.values(), ids=COUPS.keys())
def test_l_animation_ne_repeint_que_ce_qui_bouge_et_finit_sur_la_position(
    qtbot: QtBot, avant: PlateauAffiche, apres: PlateauAffiche
) -> None:
    """Each step differs from the one before only within the rectangles that the widget is told to repaint."""
    peintre = apres.style.peintre(CLAIR)
    geo, coup = geometrie(apres), apres.depuis(avant)
    assert coup is not None
    anciennes: list[QRectF] = []
    image = peindre(peintre, apres, Instant(transition=coup, temps=0.0))
    for temps in (0.0, 0.15, 0.35, 0.55, 0.7, 0.85, 1.0):
        instant = Instant(transition=coup, temps=temps)
        zones = [z.adjusted(-1, -1, 1, 1) for z in peintre.zones_mobiles(geo, apres, instant)]
        suivante = peindre(peintre, apres, instant)
        assert difference_hors(image, suivante, (*anciennes, *zones)) == 0, temps
        anciennes, image = zones, suivante
    # A disc drawn on the spot and its kept copy differ by a rounding.
    assert difference_hors(image, peindre(peintre, apres)) < 12, "the last step is the still position"


@pytest.mark.parametrize(("avant", "apres"), COUPS.values(), ids=COUPS.keys())
def test_l_animation_se_voit(qtbot: QtBot, avant: PlateauAffiche, apres: PlateauAffiche) -> None:
    peintre, coup = apres.style.peintre(CLAIR), apres.depuis(avant)
    etapes = [peindre(peintre, apres, Instant(transition=coup, temps=temps)) for temps in (0.05, 0.25, 0.45, 1.0)]
    assert all(une != autre for rang, une in enumerate(etapes) for autre in etapes[rang + 1 :])


@positions
def test_les_parties_fixes_suivent_le_theme_et_la_forme(qtbot: QtBot, vue: PlateauAffiche) -> None:
    peintre = vue.style.peintre(CLAIR)
    clair = peindre(peintre, vue)
    plus_grand = PlateauAffiche(vue.lignes + 2, vue.colonnes + 2, {}, style=vue.style)
    assert peindre(peintre, plus_grand) != clair
    assert peindre(peintre, vue) == clair
    peintre.theme = SOMBRE
    sombre = peindre(peintre, vue)
    assert sombre != clair
    assert sombre == peindre(vue.style.peintre(SOMBRE), vue)


@positions
@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_le_curseur_se_detache_du_plateau(qtbot: QtBot, vue: PlateauAffiche, theme: Theme) -> None:
    """Not by its hue: its lightness differs from what it covers or surrounds itself with."""
    peintre = vue.style.peintre(theme)
    case = (vue.lignes - 1, vue.colonnes - 1)
    sans, avec = peindre(peintre, vue), peindre(peintre, vue, Instant(curseur=case))
    geo = geometrie(vue)
    y = round(geo.rectangle(case).center().y())
    gauche = round(geo.rectangle(case).left())
    clartes = [QColor(avec.pixel(x, y)).lightness() for x in range(gauche - 2, gauche + 12)]
    assert max(clartes) - min(clartes) > 80
    assert sans != avec
    assert {ligne for ligne, _ in filter(None, changees(sans, avec, geo))} == (
        set(range(vue.lignes)) if vue.style is PUISSANCE4 else {case[0]}
    )


@positions
def test_un_refus_se_voit_sur_ce_qui_est_refuse(qtbot: QtBot, vue: PlateauAffiche) -> None:
    peintre = vue.style.peintre(CLAIR)
    geo, case = geometrie(vue), (vue.lignes - 1, 1)
    secousse = Instant(secousse=case, decalage=0.8, teinte=0.9)
    touchees = changees(peindre(peintre, vue), peindre(peintre, vue, secousse), geo)
    assert case in touchees
    zone = peintre.zone_secouee(geo, case)
    assert all(position is None or zone.intersects(geo.rectangle(position)) for position in touchees)
    if vue.style is PUISSANCE4:
        assert touchees >= {(ligne, 1) for ligne in range(6)}, "the whole column is refused"


@positions
@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_un_indice_se_lit_sur_tout_plateau(qtbot: QtBot, vue: PlateauAffiche, theme: Theme) -> None:
    peintre = vue.style.peintre(theme)
    geo, case = geometrie(vue), (3, 2) if vue.style is not MORPION else (0, 2)
    image = peindre(peintre, vue, Instant(indices={case: Indice(-1, texte="P 12", meilleur=True)}))
    rectangle = geo.rectangle(case).toRect()
    clartes = [
        QColor(image.pixel(x, rectangle.center().y())).lightness()
        for x in range(rectangle.center().x() - 14, rectangle.center().x() + 14)
    ]
    assert max(clartes) > 230
    assert min(clartes) < 110
    assert changees(image, peindre(peintre, vue), geo) <= {case, None}


@positions
def test_rien_n_est_peint_hors_du_cadre_et_de_ce_qui_attend_au_dessus(qtbot: QtBot, vue: PlateauAffiche) -> None:
    geo, image = geometrie(vue), peindre(vue.style.peintre(CLAIR), vue)
    tout = geo.cadre.adjusted(-1, -geo.entete - 1, 1, 1)
    vide = QImage(image.size(), image.format())
    vide.fill(QColor(FOND))
    assert difference_hors(image, vide, [tout]) == 0


def _changes(avant: QImage, apres: QImage) -> int:
    """How many pixels stand out of what was under them, as a mark must."""
    points = ((x, y) for y in range(0, avant.height(), 2) for x in range(0, avant.width(), 2))
    paires = ((avant.pixel(*point), apres.pixel(*point)) for point in points)
    return sum(une != autre and contraste(QColor(une), QColor(autre)) >= DESSIN for une, autre in paires)


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
@positions
def test_ce_qui_est_marque_se_voit(qtbot: QtBot, vue: PlateauAffiche, theme: Theme) -> None:
    """Moves to play, the last one and the cursor: three times as bright as what is under them, or as dark."""
    peintre, case = vue.style.peintre(theme), next(iter(vue.legaux))
    sans = replace(vue, marques=False, dernier=())
    nu = peindre(peintre, sans, fond=theme.fond)
    marques = {"curseur": (sans, Instant(curseur=case))}
    if vue.style is not NIM:  # where every object may be taken
        marques["coups à jouer"] = (replace(sans, marques=True), Instant())
    for position, camp in vue.pions.items() if vue.style is not NIM else ():
        marques[f"dernier coup, {camp}"] = (replace(sans, dernier=(position,)), Instant())
    for nom, (marquee, instant) in marques.items():
        assert _changes(nu, peindre(peintre, marquee, instant, theme.fond)) >= 8, nom


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
@pytest.mark.parametrize("meilleur", [False, True])
@positions
def test_un_indice_se_lit(qtbot: QtBot, vue: PlateauAffiche, theme: Theme, meilleur: bool) -> None:
    peintre, case = vue.style.peintre(theme), next(iter(vue.legaux))
    texte = peindre(peintre, vue, Instant(indices={case: Indice(-8, meilleur)}))
    image = texte.copy(geometrie(vue).rectangle(case).toRect())
    couleurs = [image.pixelColor(x, y) for y in range(image.height()) for x in range(image.width())]
    claire = max(couleurs, key=luminance)
    fonds = [couleur for couleur in couleurs if contraste(claire, couleur) >= TEXTE]
    assert len(fonds) > len(couleurs) / 20, "le texte clair sur son fond"


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_l_anneau_du_clavier_se_voit_sur_un_cadre_de_sa_couleur(theme: Theme) -> None:
    geo = geometrie(DEPART_OTHELLO)
    image = QImage(geo.cadre.toAlignedRect().bottomRight().x() + 8, 200, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.accent))
    with QPainter(image) as p:
        peindre_focus(p, geo, theme)
    lues = {image.pixelColor(x, 100).name() for x in range(image.width())}
    assert max(contraste(lue, theme.accent) for lue in lues) >= DESSIN
