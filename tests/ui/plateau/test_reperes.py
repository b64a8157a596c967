"""Overlays and drawings on their pixels: each is seen, none hides a hint nor the last move."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from ecosysteme.formats.sgf.dessins import Dessins, Figure
from ui.plateau.indices import Indice
from ui.plateau.reperes import SANS_REPERES, Reperes
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_othello import OTHELLO
from ui.plateau.vue import PlateauVue
from ui.socle.aspects.orientation import ORIENTATIONS
from ui.socle.theme import CLAIR, SOMBRE, Theme

NOIR, BLANC, VIDE, INDICE, DERNIER = (3, 3), (3, 4), (0, 0), (2, 2), (4, 4)
VUE = PlateauAffiche(
    8,
    8,
    {NOIR: 1, BLANC: 2, DERNIER: 1},
    trait=2,
    legaux={INDICE: (NOIR,)},
    dernier=(DERNIER,),
    interactif=True,
    style=OTHELLO,
)


def photo(qtbot: QtBot, reperes: Reperes, theme: Theme = CLAIR, cote: int = 480) -> tuple[PlateauVue, QImage]:
    vue = PlateauVue()
    qtbot.addWidget(vue)
    vue.resize(cote, cote)
    vue.definir_theme(theme)
    vue.afficher(VUE, animer=False)
    vue.montrer_indices({INDICE: Indice(8, meilleur=True, exact=True)})
    vue.montrer_reperes(reperes)
    return vue, vue.grab().toImage()


def changes(vue: PlateauVue, avant: QImage, apres: QImage, case: Position, part: float = 1.0) -> int:
    """How many pixels differ in the middle ``part`` of a square."""
    rect = vue.geometrie().rectangle(case)
    retrait = rect.width() * (1 - part) / 2
    zone = rect.adjusted(retrait, retrait, -retrait, -retrait).toAlignedRect()
    points = ((x, y) for x in range(zone.left(), zone.right()) for y in range(zone.top(), zone.bottom()))
    return sum(avant.pixel(x, y) != apres.pixel(x, y) for x, y in points)


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
@pytest.mark.parametrize(
    ("reperes", "cases"),
    [
        (Reperes(retournes=frozenset({NOIR, BLANC})), (NOIR, BLANC)),
        (Reperes(stables=frozenset({NOIR, BLANC})), (NOIR, BLANC)),
        (Reperes(numeros={NOIR: 12, BLANC: 59}), (NOIR, BLANC)),
        (Reperes(suivant=INDICE), (INDICE,)),
        (Reperes(suivant=VIDE), (VIDE,)),
        (Reperes(mieux=frozenset({VIDE})), (VIDE,)),
        (Reperes(mieux=frozenset({NOIR})), ()),  # a disc is there now
        *(
            (Reperes(dessins=Dessins(dict.fromkeys((NOIR, BLANC, VIDE, INDICE), figure))), (NOIR, BLANC, VIDE, INDICE))
            for figure in Figure
        ),
        (Reperes(dessins=Dessins(textes={NOIR: "A", VIDE: "12345678901234"})), (NOIR, VIDE)),
        (Reperes(dessins=Dessins(fleches=((VIDE, BLANC),))), (VIDE, BLANC, (1, 1))),
        (Reperes(trace=(VIDE, BLANC)), (VIDE, BLANC)),
    ],
)
def test_chacun_se_voit_ou_il_est(qtbot: QtBot, theme: Theme, reperes: Reperes, cases: tuple[Position, ...]) -> None:
    vue, avant = photo(qtbot, SANS_REPERES, theme)
    _, apres = photo(qtbot, reperes, theme)
    for case in cases:
        assert changes(vue, avant, apres, case) > 20
    assert not changes(vue, avant, apres, (7, 0))


@pytest.mark.parametrize("nom", list(ORIENTATIONS))
def test_tout_suit_le_plateau_que_l_on_tourne(qtbot: QtBot, nom: str) -> None:
    theme = replace(CLAIR, orientation=ORIENTATIONS[nom])
    dessins = Dessins({VIDE: Figure.CARRE}, fleches=(((0, 2), (0, 5)),))
    vue, avant = photo(qtbot, SANS_REPERES, theme)
    _, apres = photo(qtbot, Reperes(stables=frozenset({NOIR}), dessins=dessins), theme)
    cases = product(range(8), repeat=2)
    touchees = {(ligne, colonne) for ligne, colonne in cases if changes(vue, avant, apres, (ligne, colonne))}
    assert touchees == {VIDE, NOIR, (0, 2), (0, 3), (0, 4), (0, 5)}


def test_les_figures_se_distinguent_sans_leur_couleur(qtbot: QtBot) -> None:
    images = []
    for figure in Figure:
        _, image = photo(qtbot, Reperes(dessins=Dessins({VIDE: figure})))
        images.append(image.convertToFormat(QImage.Format.Format_Grayscale8))
    assert all(une != autre for rang, une in enumerate(images) for autre in images[:rang])


@pytest.mark.parametrize("cote", [260, 480])
def test_rien_ne_cache_ni_la_valeur_d_un_indice_ni_le_dernier_coup(qtbot: QtBot, cote: int) -> None:
    vue, avant = photo(qtbot, SANS_REPERES, cote=cote)
    tout = Reperes(
        retournes=frozenset({NOIR, DERNIER}),
        stables=frozenset({NOIR, DERNIER}),
        numeros={NOIR: 1, DERNIER: 60},
        suivant=INDICE,
        dessins=Dessins(textes={INDICE: "A", DERNIER: "B"}, fleches=((INDICE, DERNIER), (DERNIER, INDICE))),
    )
    for figure in Figure:
        dessins = replace(tout.dessins, figures={INDICE: figure, DERNIER: figure})
        _, apres = photo(qtbot, replace(tout, dessins=dessins), cote=cote)
        assert not changes(vue, avant, apres, DERNIER, 0.12)
        assert not changes(vue, avant, apres, INDICE, 0.24)


def test_un_lecteur_d_ecran_dit_ce_qui_est_montre(qtbot: QtBot) -> None:
    dessins = Dessins({NOIR: Figure.CROIX}, {NOIR: "A"}, ((NOIR, VIDE), (BLANC, NOIR)))
    montres = Reperes(frozenset({NOIR}), frozenset({NOIR}), {NOIR: 7}, VIDE, dessins, mieux=frozenset({INDICE}))
    vue, _ = photo(qtbot, montres)
    dite = vue.description_case(NOIR)
    for mots in ("coup 7", "retourné au dernier coup", "stable", "marquée d'une croix", "marquée A", "flèche vers a1"):
        assert mots in dite
    assert "flèche venant de e4" in dite
    assert "le coup suivant de la partie" in vue.description_case(VIDE)
    assert "mieux que le dernier coup" in vue.description_case(INDICE)
    assert "coup 7" not in vue.description_case(BLANC)
