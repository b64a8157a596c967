"""The box of the level."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QStyle, QStyleOptionSlider
from pytestqt.qtbot import QtBot

from ecosysteme.joueurs.niveaux import FORCES
from ecosysteme.reglages import NIVEAU, NIVEAU_PLEIN
from ui.socle.chargeur import borner
from ui.socle.langue import Langue
from ui.widgets.niveau import LETTRES, BoiteNiveau, GlissiereNiveau, nom_du_niveau


@pytest.fixture
def boite(qtbot: QtBot) -> BoiteNiveau:
    boite = BoiteNiveau()
    qtbot.addWidget(boite)
    borner(boite, NIVEAU)
    boite.setValue(8)
    boite.show()
    return boite


def taper(qtbot: QtBot, boite: BoiteNiveau, texte: str) -> int:
    boite.selectAll()
    qtbot.keyClicks(boite, texte)
    qtbot.keyClick(boite, Qt.Key.Key_Return)
    return boite.value()


def test_le_dernier_niveau_s_ecrit_max(qtbot: QtBot, boite: BoiteNiveau) -> None:
    assert boite.text() == "8"
    boite.setValue(NIVEAU_PLEIN - 1)
    assert boite.text() == str(NIVEAU_PLEIN - 1)
    qtbot.keyClick(boite, Qt.Key.Key_Up)
    assert (boite.value(), boite.text()) == (NIVEAU_PLEIN, "max")


@pytest.mark.parametrize(("texte", "valeur"), [("12", 12), ("max", NIVEAU_PLEIN), ("MAX", NIVEAU_PLEIN), ("21", 21)])
def test_un_niveau_se_tape(qtbot: QtBot, boite: BoiteNiveau, texte: str, valeur: int) -> None:
    assert taper(qtbot, boite, texte) == valeur


@pytest.mark.parametrize("texte", ["zut", "m", "0"])
def test_ce_qui_n_est_pas_un_niveau_ne_change_rien(qtbot: QtBot, boite: BoiteNiveau, texte: str) -> None:
    assert taper(qtbot, boite, texte) == 8
    assert boite.text() == "8"


@pytest.fixture
def mesures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strengths that no new measure changes."""
    for niveau, force in ((7, (87, 39, 138)), (8, (108, 64, 154))):
        monkeypatch.setitem(FORCES, niveau, force)
    monkeypatch.delitem(FORCES, 24, raising=False)  # it may be measured one day


@pytest.mark.usefixtures("mesures")
def test_l_infobulle_dit_la_force_mesuree_du_niveau_et_le_suit(boite: BoiteNiveau, langue: Langue) -> None:
    boite.setValue(7)
    boite.setValue(8)
    assert boite.toolTip() == "Niveau 8 : +108 Elo [+64 ; +154] sur le niveau 7, mesurés en 200 parties."
    boite.setValue(7)
    assert boite.toolTip() == "Niveau 7 : +87 Elo [+39 ; +138] sur le niveau 6, mesurés en 200 parties."


@pytest.mark.usefixtures("mesures")
@pytest.mark.parametrize(
    ("niveau", "francais", "anglais"),
    [
        (
            1,
            "Niveau 1 : le plus faible, à égalité avec Max, qui ne compte que les pions.",
            "Level 1: the weakest, on a par with Max, which only counts discs.",
        ),
        (
            8,
            "Niveau 8 : +108 Elo [+64 ; +154] sur le niveau 7, mesurés en 200 parties.",
            "Level 8: +108 Elo [+64, +154] over level 7, measured in 200 games.",
        ),
        (24, "Niveau 24 : cherche à 10 demi-coups.", "Level 24: looks 10 plies ahead."),
        (NIVEAU_PLEIN, "max : seul le temps limite la recherche.", "max: only time limits the search."),
    ],
)
def test_l_infobulle_parle_la_langue_de_la_fenetre(
    qtbot: QtBot,
    boite: BoiteNiveau,
    langue: Langue,
    niveau: int,
    francais: str,
    anglais: str,
) -> None:
    boite.setValue(niveau % NIVEAU_PLEIN + 1)
    boite.setValue(niveau)
    assert boite.toolTip() == francais
    langue.choisir("en")
    qtbot.waitUntil(lambda: boite.toolTip() == anglais)


def test_chaque_niveau_a_son_infobulle(boite: BoiteNiveau, langue: Langue) -> None:
    textes = {boite.presentation(niveau) for niveau in range(1, NIVEAU_PLEIN + 1)}
    assert len(textes) == NIVEAU_PLEIN, "chacun dit au moins son numéro"


def test_les_noms_des_bandes_ne_sont_jamais_coupes(qtbot: QtBot, langue: Langue) -> None:
    glissiere = GlissiereNiveau()
    qtbot.addWidget(glissiere)
    vus = set[int]()
    for largeur in range(150, 700, 10):
        glissiere.resize(largeur, glissiere.height())
        for niveau in (1, 12, NIVEAU_PLEIN):
            glissiere.setValue(niveau)
            noms = glissiere.noms()
            vus.add(len(noms))
            assert [nom for nom, _, _, ici in noms if ici] == [nom_du_niveau(niveau)]
            police = QFont(glissiere.font())
            police.setPointSizeF(police.pointSizeF() * LETTRES)
            for nom, gauche, droite, _ in noms:
                assert 0 <= gauche <= droite - QFontMetricsF(police).horizontalAdvance(nom)
                assert droite <= largeur
    assert vus == {1, 6}


def test_la_poignee_est_au_dessus_des_noms_et_le_seul_nom_sous_elle(qtbot: QtBot, langue: Langue) -> None:
    glissiere = GlissiereNiveau()
    qtbot.addWidget(glissiere)
    glissiere.resize(170, glissiere.height())
    police = QFont(glissiere.font())
    police.setPointSizeF(police.pointSizeF() * LETTRES)
    option = QStyleOptionSlider()
    for niveau in (1, 12, NIVEAU_PLEIN):
        glissiere.setValue(niveau)
        glissiere.initStyleOption(option)
        poignee = glissiere.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, glissiere
        )
        assert poignee.bottom() < glissiere.height() - QFontMetricsF(police).height()
        ((_, gauche, droite, _),) = glissiere.noms()
        assert gauche <= poignee.center().x() <= droite
