from dataclasses import replace
from time import monotonic

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import SECOND
from ecosysteme.pendules import Pendules, Regle, lire_horloge
from tests.ui.plateaux import DEPART_OTHELLO
from ui.socle.textes import Etiquette
from ui.socle.theme import CLAIR, SOMBRE
from ui.tournoi.direct.plateaux import ECART, GRAND, PanneauPlateaux, cote_commun
from ui.tournoi.direct.spectateur import PlateauSuivi
from ui.tournoi.direct.vignette import BORD, hauteur_des_noms

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


def test_il_y_a_une_vignette_par_processus_toutes_en_vue_ou_elles_defilent(panneau: PanneauPlateaux) -> None:
    panneau.montrer(tuple(map(plateau, range(3))))
    assert all(panneau.rect().contains(vignette.geometry()) for vignette in panneau.vignettes)

    panneau.montrer(tuple(map(plateau, range(12))))
    assert panneau.vignettes[11].geometry().bottom() > panneau.height()
    assert len({vignette.x() for vignette in panneau.vignettes}) == 3
    panneau.montrer((plateau(0),))
    assert len(panneau.vignettes) == 1
    panneau.montrer(())
    assert panneau.currentIndex() == 0


def test_les_vignettes_sont_aussi_grandes_que_la_place_le_permet(panneau: PanneauPlateaux) -> None:
    noms = hauteur_des_noms(panneau)
    assert cote_commun(380, 120 + 2 * BORD + noms, noms, 3) == 120, "trois par ligne dans un panneau de 1024 pixels"
    assert cote_commun(560, 300, noms, 3) == 180
    assert cote_commun(380, 320, noms, 3) == 120, "une ligne de trois, plutôt que deux lignes de 122"
    assert cote_commun(2000, 2000, noms, 3) == GRAND
    assert cote_commun(380, 120 + 2 * BORD + noms, noms, 4) is None
    panneau.montrer(tuple(map(plateau, range(3))))
    assert panneau.vignettes[0].size() == panneau.vignettes[2].size()
    assert panneau.vignettes[0].width() == (cote_commun(420, panneau.finies.y() - ECART, noms, 3) or 0) + 2 * BORD


def test_une_vignette_peint_le_plateau_et_dit_qui_joue(panneau: PanneauPlateaux) -> None:
    panneau.montrer((plateau(0, rang=5, coups=12),))
    (vignette,) = panneau.vignettes

    assert vignette.accessibleName() == "Partie 6 : Min contre Max"
    image = vignette.grab().toImage()
    cote = vignette.width() - 2 * BORD
    noirs = sum(image.pixelColor(x, BORD + cote // 2 - 8).lightness() < 60 for x in range(BORD, cote))
    assert noirs > 5  # the discs of the start
    panneau.definir_theme(SOMBRE)
    assert vignette.grab().toImage() != image


@pytest.mark.parametrize("touche", [None, Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_on_regarde_un_processus_et_sa_partie_suivante(
    panneau: PanneauPlateaux, qtbot: QtBot, touche: Qt.Key | None
) -> None:
    panneau.montrer((plateau(3), plateau(8, rang=1)))
    if touche is None:
        qtbot.mouseClick(panneau.vignettes[1], GAUCHE)
    else:
        panneau.vignettes[1].setFocus()
        qtbot.keyClick(panneau.vignettes[1], touche)
    assert panneau.regardee.grand.isVisible()
    assert panneau.grab().toImage().pixelColor(panneau.regardee.grand.geometry().center()) != QColor(CLAIR.fond)

    panneau.montrer((plateau(3), plateau(8, rang=6, coups=2)))
    assert panneau.regardee.grand.isVisible()
    panneau.montrer((plateau(3),))  # that process is gone
    assert not panneau.regardee.grand.isVisible()
    panneau.montrer((plateau(3), plateau(8)))
    qtbot.mouseClick(panneau.regardee.retour, GAUCHE)
    assert panneau.currentIndex() == 1


@pytest.mark.parametrize("touche", [None, Qt.Key.Key_Escape])
def test_un_clic_ou_echap_sur_le_grand_plateau_rend_les_autres_et_le_clavier(
    panneau: PanneauPlateaux, qtbot: QtBot, touche: Qt.Key | None
) -> None:
    panneau.montrer((plateau(3), plateau(8, rang=1)))
    panneau.activateWindow()
    qtbot.waitUntil(panneau.isActiveWindow)
    qtbot.mouseClick(panneau.vignettes[1], GAUCHE)
    assert panneau.regardee.grand.isVisible()
    if touche is None:
        qtbot.mouseClick(panneau.regardee.grand, GAUCHE)
    else:
        qtbot.keyClick(panneau.regardee.retour, touche)
    assert panneau.currentIndex() == 1
    qtbot.waitUntil(panneau.vignettes[1].hasFocus)


def test_les_pendules_du_plateau_agrandi_courent(panneau: PanneauPlateaux, qtbot: QtBot) -> None:
    pendules = Pendules.reglees(lire_horloge("1:00"), regle=Regle.STRICTE)
    suivi = replace(plateau(3, coups=12), points=(30, 34), pendules=pendules, trait=SECOND, depuis=monotonic() - 10)
    panneau.montrer((suivi,))
    panneau.regarder(3)

    def dits() -> list[str]:
        return [etiquette.text() for etiquette in panneau.findChildren(Etiquette) if ":" in etiquette.text()]

    premier, second = dits()
    assert premier == "Max 30 · 1:00"
    assert second.startswith("Min 34 · 0:4")
    qtbot.waitUntil(lambda: dits()[1] != second)
    assert dits()[0] == premier


def test_les_parties_finies_se_demandent_sous_les_vignettes(panneau: PanneauPlateaux, qtbot: QtBot) -> None:
    panneau.montrer((plateau(0), plateau(1)))
    with qtbot.waitSignal(panneau.rencontre_choisie) as demande:
        qtbot.mouseClick(panneau.finies, GAUCHE)
    assert demande.args == [None, None]
    assert all(not vignette.visibleRegion().isEmpty() for vignette in panneau.vignettes)
