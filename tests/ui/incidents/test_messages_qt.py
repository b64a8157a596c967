"""What Qt says goes to the log, and on to whoever listened before."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qWarning

from ecosysteme.incidents.restes import restes
from ecosysteme.incidents.seance import Seance
from ui.incidents.messages_qt import ecouter_qt


def test_ce_que_dit_qt_est_ecrit_et_passe_plus_loin(tmp_path: Path) -> None:
    dites: list[str] = []

    def avant(genre: QtMsgType, contexte: QMessageLogContext, message: str) -> None:
        dites.append(message)

    d_avant = qInstallMessageHandler(avant)
    seance = Seance(tmp_path)
    try:
        with ecouter_qt(seance):
            qWarning("pendant")
        qWarning("après")
        assert not seance.fautive
        seance.fauter("une faute, pour que les lignes restent")
        seance.terminer()
    finally:
        qInstallMessageHandler(d_avant)
    assert dites == ["pendant", "après"]
    [reste] = restes(tmp_path)
    de_qt = [ligne for ligne in reste.lignes if "Qt : " in ligne]
    assert len(de_qt) == 1
    assert de_qt[0].endswith("WARNING Qt : pendant")
