"""The boards in small: made when the event loop has time, kept within bounds."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.ui.arbres import GRAND, OTHELLO, arbre
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre import vignettes as arbre_vignettes
from ui.raisonnement.arbre.vignettes import Vignettes
from ui.socle.theme import SOMBRE


def vignettes(cas: tuple[str, int, str, str]) -> Vignettes:
    images = Vignettes()
    cultive = arbre(*cas)
    images.presenter(cultive, adaptateur_de(cultive.jeu))
    return images


def dessinee(qtbot: QtBot, images: Vignettes, noeud: int, largeur: int, densite: float = 1.0) -> QImage:
    """Ask for a board, and wait for it."""
    with qtbot.waitSignal(images.pretes):
        images.prendre(noeud, largeur, densite)
    image = images.prendre(noeud, largeur, densite)
    assert image is not None
    return image


def test_un_plateau_demande_vient_plus_tard_et_remplit_sa_place(qtbot: QtBot) -> None:
    images = vignettes(OTHELLO)
    images.commencer()
    assert images.prendre(1, 80, 2.0) is None
    with qtbot.waitSignal(images.pretes):
        pass
    image = images.prendre(1, 80, 2.0)
    assert image is not None
    assert image.width() == image.height() == 160
    coin, centre = image.pixelColor(3, 3), image.pixelColor(150, 150)
    assert coin.green() > coin.red() + 30, "les cases vont jusqu'au bord : ni cadre ni coordonnées"
    assert centre.green() > centre.red() + 30


def test_les_plateaux_de_deux_noeuds_et_de_deux_themes_different(qtbot: QtBot) -> None:
    images = vignettes(OTHELLO)
    clairs = [dessinee(qtbot, images, noeud, 64) for noeud in (0, 1)]
    images.definir_theme(SOMBRE)
    assert clairs[0] != clairs[1]
    assert clairs[0] != dessinee(qtbot, images, 0, 64)


def test_le_rapport_est_celui_du_plateau(qtbot: QtBot) -> None:
    images = vignettes(GRAND)
    assert images.rapport == pytest.approx(6 / 7, abs=0.02)
    assert dessinee(qtbot, images, 0, 70).height() == pytest.approx(60, abs=1)


@pytest.mark.parametrize("densite", [1.0, 1.25, 1.5, 1.75, 2.0, 3.0])
def test_un_plateau_dessine_n_est_plus_demande(qtbot: QtBot, densite: float) -> None:
    images = vignettes(OTHELLO)
    for largeur in range(56, 180, 7):
        image = dessinee(qtbot, images, 2, largeur, densite)
        assert images.prendre(2, largeur, densite) is image
        assert image.deviceIndependentSize().width() == pytest.approx(largeur, abs=1)


def test_les_plus_anciens_plateaux_s_oublient(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbre_vignettes, "OCTETS_MAX", 4 * 64 * 64 * 5)
    images = vignettes(OTHELLO)
    for noeud in range(8):
        dessinee(qtbot, images, noeud, 64)
    images.commencer()
    gardes = [noeud for noeud in range(8) if images.prendre(noeud, 64, 1.0) is not None]
    assert gardes == [3, 4, 5, 6, 7]
    images.commencer()
