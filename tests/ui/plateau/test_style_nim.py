"""The style of Nim: its painting, judged on its pixels, and its heaps."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from ecosysteme.cases import Position
from tests.ui import plateaux
from tests.ui.plateaux import changees, nim, peindre
from ui.plateau.instant import Instant, Transition
from ui.plateau.style import PlateauAffiche
from ui.plateau.style_nim import NIM, PeintreNim, cadre_galet
from ui.socle.theme import CLAIR, SOMBRE, Theme

VUE = nim(3, 4, 5)
GEO = plateaux.geometrie(VUE)


def image(vue: PlateauAffiche, instant: Instant | None = None, theme: Theme = CLAIR) -> QImage:
    return peindre(PeintreNim(theme), vue, instant)


def pixel(vue: QImage, position: Position, dx: float = 0.0, dy: float = 0.0) -> QColor:
    return plateaux.pixel(vue, GEO, position, dx, dy)


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def test_les_galets_se_detachent_du_sable(qtbot: QtBot, theme: Theme) -> None:
    plein, vide = image(VUE, theme=theme), image(nim(0, 0, 0), theme=theme)
    assert set(VUE.pions) <= changees(plein, vide, GEO) <= {*VUE.pions, None}, "nothing but the pebbles and the counts"
    for position in VUE.pions:
        assert abs(pixel(plein, position).lightness() - pixel(vide, position).lightness()) > 50


def test_viser_un_objet_montre_lui_et_ceux_du_dessus(qtbot: QtBot) -> None:
    sans, avec = image(VUE), image(VUE, Instant(apercu=(2, 2)))
    assert changees(sans, avec, GEO) == {(0, 2), (1, 2), (2, 2)}
    for ligne in range(3):
        assert pixel(avec, (ligne, 2)).lightness() > pixel(sans, (ligne, 2)).lightness() + 40, "half gone"
        cadre = cadre_galet(GEO.rectangle((ligne, 2)), 0)
        bord = {
            avec.pixelColor(x, int(cadre.center().y())).name()
            for x in range(int(cadre.left()) - 8, int(cadre.left()) + 40)
        }
        assert CLAIR.accent in bord


def test_les_objets_pris_s_effacent_et_laissent_une_trace(qtbot: QtBot) -> None:
    apres = nim(3, 4, 3, pris=(2, 2))
    coup = Transition(retires=frozenset({(0, 2), (1, 2)}))
    clartes = [
        pixel(image(apres, Instant(transition=coup, temps=temps)), (1, 2)).lightness() for temps in (0.0, 0.4, 0.7, 1.0)
    ]
    assert clartes == sorted(clartes)
    assert clartes[-1] > clartes[0] + 50
    oublie = image(replace(apres, dernier=()))
    assert changees(image(apres), oublie, GEO) == {(0, 2), (1, 2)}
    assert abs(pixel(image(apres), (1, 2)).lightness() - pixel(oublie, (1, 2)).lightness()) < 25, "a faint one"


def test_ce_qui_ne_peut_pas_etre_pris_est_pale_quand_on_joue(qtbot: QtBot) -> None:
    libre, borne = image(VUE), image(nim(3, 4, 5, maximum=2))
    assert changees(libre, borne, GEO) == set(VUE.pions) - set(nim(3, 4, 5, maximum=2).legaux)
    ferme = replace(nim(3, 4, 5, maximum=2), interactif=False)
    assert changees(image(ferme), libre, GEO) == set()


def test_le_compte_de_chaque_tas_suit_les_objets(qtbot: QtBot) -> None:
    """The strip below a heap changes with its count, and that of the others does not."""
    une, autre = image(VUE), image(nim(3, 4, 4))
    for colonne in range(3):
        tas = GEO.colonne(colonne)
        bande = QRectF(tas.left(), tas.bottom(), tas.width(), GEO.marge).toAlignedRect()
        assert (une.copy(bande) == autre.copy(bande)) == (colonne != 2)


@given(st.floats(5, 300), st.floats(5, 300), st.integers(0, 3))
def test_un_galet_tient_dans_sa_case_et_reste_plus_large_que_haut(large: float, haut: float, rang: int) -> None:
    case = QRectF(10, 20, max(large, 1.3 * haut), haut)
    cadre = cadre_galet(case, rang)
    assert case.contains(cadre)
    assert haut * 0.85 < cadre.height() < cadre.width() * 1.05 < 3 * haut


HAUT, BAS, GAUCHE, DROITE = (-1, 0), (1, 0), (0, -1), (0, 1)


@given(st.lists(st.integers(0, 6), min_size=1, max_size=6), st.lists(st.sampled_from([HAUT, BAS, GAUCHE, DROITE])))
def test_le_curseur_reste_sur_les_objets(tas: list[int], suite: list[tuple[int, int]]) -> None:
    vue = nim(*tas, lignes=6)
    case = NIM.depart(vue)
    for fleche in suite:
        case = NIM.voisine(vue, case, *fleche)
        assert case in vue.pions or not any(tas)
        assert NIM.ancrer(vue, case) == case


def test_les_fleches_enjambent_les_tas_vides_et_suivent_les_hauteurs() -> None:
    vue = nim(5, 0, 2, 0)
    assert NIM.voisine(vue, (0, 0), *DROITE) == (3, 2)
    assert NIM.voisine(vue, (4, 2), *GAUCHE) == (4, 0)
    assert NIM.voisine(vue, (4, 2), *DROITE) == (4, 2)
    assert NIM.voisine(vue, (3, 2), *HAUT) == (3, 2)
    assert NIM.voisine(vue, (3, 2), *BAS) == (4, 2)
    assert NIM.ancrer(vue, (0, 3)) == (3, 2), "un tas vidé rend le curseur au plus proche"
