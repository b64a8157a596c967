import sys

import pytest
from PySide6.QtWidgets import QLabel, QMainWindow
from pytestqt.qtbot import QtBot

from tests.fenetre import PATIENCE
from ui.fenetre.barre_etat import BarreEtat
from ui.reflexion.chauffe import Chauffe
from ui.socle.chargeur import trouver


@pytest.fixture
def fenetre(coquille: QMainWindow) -> QMainWindow:
    return coquille


def test_l_avancement_se_voit_puis_s_efface(qtbot: QtBot, fenetre: QMainWindow) -> None:
    chauffe = Chauffe(fenetre)
    etiquette = trouver(fenetre, BarreEtat, "barre_etat").findChildren(QLabel)[-1]
    with qtbot.waitSignal(chauffe.finie, timeout=PATIENCE) as fin:
        chauffe.lancer(sys.executable, "-c", "print('3/7', flush=True); input()")
        qtbot.waitUntil(etiquette.isVisible, timeout=PATIENCE)
        assert etiquette.text() == "Préparation du moteur : 3/7"
        chauffe._processus.write(b"\n")
    assert fin.args == [True]
    assert not etiquette.isVisible()


@pytest.mark.parametrize(
    ("programme", "arguments"), [("/absent", ("x",)), (sys.executable, ("-c", "raise SystemExit(3)"))]
)
def test_un_echec_est_dit(qtbot: QtBot, fenetre: QMainWindow, programme: str, arguments: tuple[str, ...]) -> None:
    chauffe = Chauffe(fenetre)
    with qtbot.waitSignal(chauffe.finie, timeout=PATIENCE) as fin:
        chauffe.lancer(programme, *arguments)
    assert fin.args == [False]


def test_le_moteur_se_prepare_vraiment(qtbot: QtBot, fenetre: QMainWindow) -> None:
    chauffe = Chauffe(fenetre)
    with qtbot.waitSignal(chauffe.finie, timeout=PATIENCE) as fin:
        chauffe.lancer()
    assert fin.args == [True]


def test_fermer_arrete_le_processus_sans_rien_annoncer(
    qtbot: QtBot, fenetre: QMainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.reflexion.chauffe.ARRET_MAXIMAL", PATIENCE)
    chauffe = Chauffe(fenetre)
    with qtbot.assertNotEmitted(chauffe.finie, wait=50):
        chauffe.lancer(sys.executable, "-c", "input()")
        chauffe._processus.waitForStarted(PATIENCE)
        chauffe.fermer()
    assert chauffe._processus.processId() == 0
