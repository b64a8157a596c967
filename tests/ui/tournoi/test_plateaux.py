import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.ui.plateaux import DEPART_OTHELLO
from ui.socle.theme import CLAIR, SOMBRE
from ui.tournoi.plateaux import BORD, COTE, PanneauPlateaux
from ui.tournoi.spectateur import PlateauSuivi

GAUCHE = Qt.MouseButton.LeftButton


def plateau(ouvrier: int, rang: int = 0, coups: int = 0) -> PlateauSuivi:
    return PlateauSuivi(ouvrier, rang, rang % 2, 1 - rang % 2, coups, DEPART_OTHELLO)


@pytest.fixture
def panneau(qtbot: QtBot) -> PanneauPlateaux:
    panneau = PanneauPlateaux()
    qtbot.addWidget(panneau)
    panneau.resize(420, 420)
    panneau.presenter(["Max", "Min"])
    panneau.show()
    qtbot.waitExposed(panneau)
    return panneau


def test_il_y_a_une_vignette_par_processus_autant_par_ligne_qu_il_tient(panneau: PanneauPlateaux, qtbot: QtBot) -> None:
    panneau.montrer(tuple(map(plateau, range(3))))
    assert [vignette.y() > 0 for vignette in panneau.vignettes] == [False, False, True]

    panneau.resize(220, 420)
    qtbot.waitUntil(lambda: len({vignette.x() for vignette in panneau.vignettes}) == 1)
    panneau.montrer((plateau(0),))
    assert len(panneau.vignettes) == 1
    panneau.montrer(())
    assert panneau.currentIndex() == 0


def test_une_vignette_peint_le_plateau_et_dit_qui_joue(panneau: PanneauPlateaux) -> None:
    panneau.montrer((plateau(0, rang=5, coups=12),))
    (vignette,) = panneau.vignettes

    assert vignette.accessibleName() == "Partie 6 : Min contre Max"
    image = vignette.grab().toImage()
    noirs = sum(image.pixelColor(x, BORD + COTE // 2 - 8).lightness() < 60 for x in range(BORD, COTE))
    assert noirs > 5  # the discs of the start
    panneau.definir_theme(SOMBRE)
    assert vignette.grab().toImage() != image


@pytest.mark.parametrize("touche", [None, Qt.Key.Key_Space])
def test_on_regarde_un_processus_et_sa_partie_suivante(
    panneau: PanneauPlateaux, qtbot: QtBot, touche: Qt.Key | None
) -> None:
    panneau.montrer((plateau(3), plateau(8, rang=1)))
    if touche is None:
        qtbot.mouseClick(panneau.vignettes[1], GAUCHE)
    else:
        panneau.vignettes[1].setFocus()
        qtbot.keyClick(panneau.vignettes[1], touche)
    assert panneau.grand.isVisible()
    assert panneau.grab().toImage().pixelColor(panneau.grand.geometry().center()) != QColor(CLAIR.fond)

    panneau.montrer((plateau(3), plateau(8, rang=6, coups=2)))
    assert panneau.grand.isVisible()
    panneau.montrer((plateau(3),))  # that process is gone
    assert not panneau.grand.isVisible()
    panneau.montrer((plateau(3), plateau(8)))
    qtbot.mouseClick(panneau.retour, GAUCHE)
    assert panneau.currentIndex() == 1
