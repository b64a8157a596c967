import sys
from typing import Final

import pytest
from PySide6.QtCore import QObject, QProcess
from pytestqt.qtbot import QtBot

from tests.fenetre import PATIENCE
from ui.reflexion.programme import Programme, ProgrammeInterroge

ECHO: Final = "import sys\nfor ligne in sys.stdin: print(ligne.upper(), end='', flush=True)"


class Echo(ProgrammeInterroge):
    """Keeps what it is answered, and counts how often it was lost."""

    def __init__(self, parent: QObject, *commande: str) -> None:
        super().__init__(parent, commande)
        self.recues: list[str] = []
        self.pertes = 0

    def dire(self, ligne: str) -> None:
        self._lancer()
        self._ecrire(ligne)

    def _recevoir(self, ligne: str) -> None:
        self.recues.append(ligne)

    def _perdre(self) -> None:
        self.pertes += 1
        self.fermer()


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


def test_interroge_il_repond_ligne_par_ligne_et_repart_une_fois_ferme(
    qtbot: QtBot, parent: QObject, surveilles: list[int]
) -> None:
    echo = Echo(parent, sys.executable, "-c", ECHO)
    echo.dire("un\n")
    echo.dire("deux\n")
    qtbot.waitUntil(lambda: echo.recues == ["UN\n", "DEUX\n"], timeout=PATIENCE)
    assert len(surveilles) == 1, "le même, d'une question à l'autre"
    echo.fermer()
    assert (surveilles, echo.pertes) == ([], 0), "fermer n'est pas perdre"
    echo.dire("trois\n")
    qtbot.waitUntil(lambda: echo.recues[2:] == ["TROIS\n"], timeout=PATIENCE)
    echo.fermer()


@pytest.mark.parametrize("commande", [(sys.executable, "-c", "input()"), ("/absent",)])
def test_interroge_il_est_perdu_s_il_finit_ou_ne_commence_pas(
    qtbot: QtBot, parent: QObject, commande: tuple[str, ...]
) -> None:
    echo = Echo(parent, *commande)
    echo.dire("un\n")
    qtbot.waitUntil(lambda: echo.pertes == 1, timeout=PATIENCE)
    assert echo.recues == []
