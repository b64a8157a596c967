"""Pictures of the other ways of reasoning: as on screen, or a page on white paper whatever the theme."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import PATIENCE, a_deux, message
from tests.ui.disposition.mesures import reposer
from ui.raisonnement.attracteurs.panneau import PanneauAttracteurs
from ui.raisonnement.panneau import PanneauRaisonnement
from ui.socle.chargeur import trouver


def ouvrir(qtbot: QtBot, fenetre: ApplicationIHM, jeu: str) -> PanneauRaisonnement:
    a_deux(qtbot, fenetre, jeu)
    trouver(fenetre, QAction, "action_mode_comprendre").trigger()
    dock = fenetre.salles.arbres.dock
    assert dock.image.isHidden(), "l'arbre a le sien"
    dock.onglets.setCurrentIndex(1)
    assert not dock.image.isHidden()
    panneau = fenetre.salles.arbres.panneaux.panneau
    assert panneau is not None
    if isinstance(panneau, PanneauAttracteurs):
        qtbot.waitUntil(lambda: panneau.parcours is not None, timeout=PATIENCE)
    return panneau


@pytest.mark.parametrize("nature", ["png", "a4"])
@pytest.mark.parametrize("jeu", ["morpion", "nim"])
def test_l_image_s_ecrit(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path, jeu: str, nature: str) -> None:
    panneau = ouvrir(qtbot, fenetre, jeu)
    trouver(fenetre, QAction, "action_sombre").trigger()
    reposer()
    taille = panneau.size()
    fenetre.salles.arbres.dock.image.entrees[nature].trigger()
    boite = trouver(fenetre, QFileDialog, "boite_image_raisonnement")
    but = tmp_path / "image.png"
    boite.fileSelected.emit(str(but))
    boite.reject()
    qtbot.waitUntil(lambda: "Image écrite" in message(fenetre), timeout=PATIENCE)
    image = QImage(str(but))
    clarte = image.pixelColor(3, image.height() - 3).lightness()
    if nature == "png":
        assert image.size() == taille * 2
        assert clarte < 100, "comme à l'écran, sombre"
    else:
        assert abs(image.width() - 2480) <= 2
        assert abs(image.height() - 3508) <= 2
        assert image.width() / image.dotsPerMeterX() == pytest.approx(0.21, abs=0.001), "sur le papier, une page A4"
        assert clarte > 200
        titre = [(x, y) for x in range(800, image.width(), 2) for y in range(20, 140, 2)]
        assert min(image.pixelColor(x, y).lightness() for x, y in titre) < 80, "écrit à l'encre noire"


def test_la_suite_n_a_pas_de_page(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    ouvrir(qtbot, fenetre, "othello")
    entrees = fenetre.salles.arbres.dock.image.entrees
    assert [entrees[nature].isVisible() for nature in ("png", "a4")] == [True, False]
