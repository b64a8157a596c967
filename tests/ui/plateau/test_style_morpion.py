"""The painting of tic-tac-toe, judged on its pixels."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui import plateaux
from tests.ui.plateaux import changees, morpion, peindre
from ui.plateau.instant import Instant, Transition
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_morpion import BRAS, RAYON_ROND, PeintreMorpion, rayures
from ui.socle.theme import CLAIR, SOMBRE, Theme

GEO = plateaux.geometrie(morpion())
GAGNE = morpion("XXXOO    ", dernier=(0, 2), gagnants=((0, 0), (0, 1), (0, 2)))


def image(vue: PlateauAffiche, instant: Instant | None = None, theme: Theme = CLAIR) -> QImage:
    return peindre(PeintreMorpion(theme), vue, instant)


def pixel(vue: QImage, position: Position, dx: float = 0.0, dy: float = 0.0) -> QColor:
    return plateaux.pixel(vue, GEO, position, dx, dy)


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_les_signes_ont_leur_encre_et_leur_forme(qtbot: QtBot, theme: Theme) -> None:
    vue = image(morpion("X   O    "), theme=theme)
    for dx in (-BRAS, BRAS):
        for dy in (-BRAS, BRAS):
            assert pixel(vue, (0, 0), dx, dy).name() == theme.morpion_croix
    assert pixel(vue, (1, 1), dx=-RAYON_ROND).name() == theme.morpion_rond
    assert pixel(vue, (1, 1)).name() not in (theme.morpion_rond, theme.morpion_croix)
    assert pixel(vue, (0, 0), dx=BRAS).name() not in (theme.morpion_rond, theme.morpion_croix)


def test_la_croix_se_trace_d_un_bras_puis_de_l_autre(qtbot: QtBot) -> None:
    vue, coup = morpion("X        "), Transition((0, 0))
    debut, milieu = (image(vue, Instant(transition=coup, temps=temps)) for temps in (0.3, 0.5))
    assert pixel(debut, (0, 0), -BRAS, -BRAS).name() == CLAIR.morpion_croix
    assert pixel(debut, (0, 0), BRAS, BRAS).name() != CLAIR.morpion_croix
    assert pixel(milieu, (0, 0), BRAS, BRAS).name() == CLAIR.morpion_croix
    assert pixel(milieu, (0, 0), -BRAS, BRAS).name() != CLAIR.morpion_croix


def test_le_rond_se_ferme_a_la_fin(qtbot: QtBot) -> None:
    vue, coup = morpion("X   O    "), Transition((1, 1))
    moitie = image(vue, Instant(transition=coup, temps=0.5))
    assert pixel(moitie, (1, 1), dx=-RAYON_ROND).name() == CLAIR.morpion_rond
    assert pixel(moitie, (1, 1), dx=RAYON_ROND * 0.98).name() != CLAIR.morpion_rond
    assert pixel(image(vue), (1, 1), dx=RAYON_ROND * 0.98).name() == CLAIR.morpion_rond


def test_la_ligne_gagnante_est_barree_et_le_reste_palit(qtbot: QtBot) -> None:
    vue = image(GAGNE)
    for colonne in range(3):
        assert pixel(vue, (0, colonne)).name() == CLAIR.dernier_coup
        assert pixel(vue, (0, colonne), -BRAS, -BRAS).name() == CLAIR.morpion_croix
    assert pixel(vue, (1, 0), dx=-RAYON_ROND).lightness() > QColor(CLAIR.morpion_rond).lightness() + 40
    avant = image(GAGNE, Instant(transition=Transition((0, 2)), temps=0.5))
    assert pixel(avant, (0, 1)).name() != CLAIR.dernier_coup, "the last sign is drawn first"


@pytest.mark.parametrize(
    ("gagnants", "barrees"),
    [
        ((), []),
        (((0, 0), (1, 1), (2, 2)), [((0, 0), (2, 2))]),
        (((0, 1), (1, 1), (2, 1)), [((0, 1), (2, 1))]),
        (((0, 0), (0, 1), (0, 2), (1, 1), (2, 0)), [((0, 0), (0, 2)), ((0, 2), (2, 0))]),
    ],
)
def test_chaque_ligne_gagnante_est_trouvee(
    gagnants: tuple[Position, ...], barrees: list[tuple[Position, Position]]
) -> None:
    assert list(rayures(morpion(gagnants=gagnants))) == barrees


def test_l_apercu_et_les_points_ne_touchent_que_les_cases_jouables(qtbot: QtBot) -> None:
    vue = morpion("X   O    ")
    fermee = PlateauAffiche(3, 3, vue.pions, trait=1, style=vue.style)
    assert changees(image(fermee), image(vue), GEO) == set(vue.legaux)
    survole = image(vue, Instant(apercu=(0, 2)))
    assert changees(image(vue), survole, GEO) == {(0, 2)}
    assert pixel(survole, (0, 2), BRAS, BRAS).blue() > pixel(survole, (0, 2), BRAS, BRAS).red() + 30, "an X, pale"


def test_le_dernier_coup_a_un_point_dans_son_coin(qtbot: QtBot) -> None:
    vue = image(morpion("X   O    ", dernier=(1, 1)))
    assert pixel(vue, (1, 1), 0.4, 0.4).name() == CLAIR.dernier_coup
    assert changees(image(morpion("X   O    ")), vue, GEO) == {(1, 1)}
