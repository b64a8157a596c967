from dataclasses import replace
from time import monotonic

import pytest
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.pendules import Pendules, lire_horloge
from tests.ui.plateaux import DEPART_OTHELLO
from ui.socle.langue import Langue
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.direct.vignette import BORD, Vignette, dire_compte

PENDULES = Pendules.reglees(lire_horloge("1:00"))


def plateau(pendules: Pendules | None = PENDULES) -> PlateauSuivi:
    """A board whose second camp has the turn, its clock having been told at this moment."""
    return PlateauSuivi(1, 4, 0, 1, 12, DEPART_OTHELLO, (30, 34), pendules, SECOND, monotonic() + 60)


@pytest.fixture
def vignette(qtbot: QtBot, langue: Langue) -> Vignette:
    vignette = Vignette()
    qtbot.addWidget(vignette)
    return vignette


def test_elle_dit_les_points_et_la_pendule_de_chacun(vignette: Vignette) -> None:
    vignette.montrer(plateau(), ("Max", "Min"))
    assert vignette.accessibleName() == "Partie 5 : Max contre Min"
    assert vignette.toolTip().endswith("Partie 5, 12 coups\nMax 30 · 1:00\nMin 34 · 1:00")


def test_elle_les_ecrit_sous_le_plateau_a_droite_des_noms(vignette: Vignette) -> None:
    vignette.montrer(replace(plateau(None), points=None), ("Max", "Min"))
    nue = vignette.grab().toImage()
    vignette.montrer(plateau(), ("Max", "Min"))
    garnie = vignette.grab().toImage()
    haut = vignette.width()
    changes = {
        x
        for x in range(nue.width())
        for y in range(haut, nue.height())
        if nue.pixelColor(x, y) != garnie.pixelColor(x, y)
    }
    assert changes
    assert min(changes) > vignette.width() // 2
    assert max(changes) < vignette.width() - BORD


def test_la_rallonge_se_dit_et_se_voit(vignette: Vignette) -> None:
    en_rallonge = replace(plateau(), pendules=PENDULES.depenser(PREMIER, 61.0))
    assert dire_compte(en_rallonge, PREMIER, "Max") == "Max 30 · 1:59 (en rallonge)"
    assert dire_compte(plateau(None), SECOND, "Min") == "Min 34"
    assert dire_compte(replace(plateau(None), points=None), SECOND, "Min") == ""
    vignette.montrer(plateau(), ("Max", "Min"))
    avant = vignette.grab().toImage()
    vignette.montrer(en_rallonge, ("Max", "Min"))
    assert vignette.grab().toImage() != avant
