import sys

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from tests.fenetre import PATIENCE
from ui.reflexion.programme import Programme


@pytest.fixture
def surveilles(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Those that must not outlive us."""
    numeros: list[int] = []
    monkeypatch.setattr("ui.reflexion.programme.surveiller", numeros.append)
    monkeypatch.setattr("ui.reflexion.programme.oublier", numeros.remove)
    return numeros


def test_il_parle_par_lignes_entieres(qtbot: QtBot, parent: QObject) -> None:
    programme, lues = Programme(parent), list[str]()
    programme.readyReadStandardOutput.connect(lambda: lues.extend(programme.lignes()))
    with qtbot.waitSignal(programme.finished, timeout=PATIENCE):
        programme.start(sys.executable, ["-c", "print('un'); print('deux'); print('trois', end='')"])
    assert lues == ["un\n", "deux\n"]


def test_il_est_surveille_tant_qu_il_vit(qtbot: QtBot, parent: QObject, surveilles: list[int]) -> None:
    programme = Programme(parent)
    with qtbot.waitSignal(programme.started, timeout=PATIENCE):
        programme.start(sys.executable, ["-c", "input()"])
    assert surveilles == [programme.processId()]
    with qtbot.waitSignal(programme.finished, timeout=PATIENCE):
        programme.write(b"\n")
    assert surveilles == []


def test_ferme_il_est_tue_et_oublie(
    qtbot: QtBot, parent: QObject, surveilles: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.reflexion.programme.ARRET_MAXIMAL", PATIENCE)
    programme = Programme(parent)
    with qtbot.waitSignal(programme.started, timeout=PATIENCE):
        programme.start(sys.executable, ["-c", "input()"])
    programme.fermer()
    assert programme.state() is QProcess.ProcessState.NotRunning
    assert surveilles == []
