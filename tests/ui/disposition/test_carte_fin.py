"""The card of the end, alone over a board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ui.disposition.carte_fin import MARGE, CarteFin
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE

BOUTONS = ("revoir", "revanche", "echanger_camps")


@pytest.fixture
def carte(qtbot: QtBot, plateau: PlateauVue, langue: Langue) -> CarteFin:
    """Over the board, saying who won."""
    carte = CarteFin(plateau)
    carte.definir_theme(CLAIR)
    carte.montrer("Noir gagne 40 à 24", "")
    qtbot.waitUntil(carte.isVisible)
    return carte


def test_elle_parait_apres_les_derniers_retournements_et_s_entend(qtbot: QtBot, plateau: PlateauVue) -> None:
    carte = CarteFin(plateau)
    carte.montrer("Noir gagne 40 à 24", "")
    assert not carte.isVisible()
    qtbot.waitUntil(carte.isVisible)
    assert carte.accessibleName() == "Noir gagne 40 à 24"


@pytest.mark.parametrize("nom", BOUTONS)
def test_chaque_bouton_demande_une_chose_et_emporte_la_carte(qtbot: QtBot, carte: CarteFin, nom: str) -> None:
    recus: list[str] = []
    for demande, signal in zip(BOUTONS, (carte.revoir, carte.revanche, carte.echanger), strict=True):
        signal.connect(lambda demande=demande: recus.append(demande))
    qtbot.mouseClick(trouver(carte, QPushButton, f"bouton_{nom}"), Qt.MouseButton.LeftButton)
    assert recus == [nom]
    assert not carte.isVisible()


def test_cacher_emporte_aussi_celle_qui_allait_venir(qtbot: QtBot, carte: CarteFin) -> None:
    carte.cacher()
    assert not carte.isVisible()
    carte.montrer("Nulle", "")
    carte.cacher()
    with qtbot.assertNotEmitted(carte.revoir, wait=600):
        pass
    assert not carte.isVisible()


@pytest.mark.parametrize("cote", [330, 536, 900])
def test_elle_tient_sur_le_plateau_dans_les_deux_langues(
    qtbot: QtBot, plateau: PlateauVue, carte: CarteFin, langue: Langue, cote: int
) -> None:
    for nom in ("fr", "en"):
        langue.choisir(nom)
        plateau.resize(cote, cote)
        qtbot.waitUntil(lambda: plateau.rect().adjusted(MARGE, MARGE, -MARGE, -MARGE).contains(carte.geometry()))
        for bouton in BOUTONS:
            widget = trouver(carte, QPushButton, f"bouton_{bouton}")
            assert widget.width() >= widget.minimumSizeHint().width(), (nom, bouton)


def test_la_croix_prend_les_couleurs_du_theme(carte: CarteFin) -> None:
    carte.definir_theme(CLAIR)
    claire = carte.grab().toImage()
    carte.definir_theme(SOMBRE)
    assert carte.grab().toImage() != claire
