"""The window as the command opens it: compiled for, and closed without leaving anything."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ui.fenetre import ouverture
from ui.reflexion.chauffe import Chauffe
from ui.socle.memoire import Memoire


def test_elle_s_ouvre_prepare_le_moteur_et_se_ferme(
    qtbot: QtBot, memoire: Memoire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ouverture, "partager_interpreteur", lambda: None)  # it would outlive the test
    gc.unfreeze()  # what another window froze in this process
    lances: list[Chauffe] = []
    monkeypatch.setattr(Chauffe, "lancer", lambda chauffe: lances.append(chauffe))
    fenetres: list[ApplicationIHM] = []

    def fabriquer() -> ApplicationIHM:
        fenetres.append(ApplicationIHM(memoire))
        return fenetres[0]

    # Not the real loop: once an application has quit, no other loop of the process runs any more.
    monkeypatch.setattr(QApplication, "exec", lambda *_: 7)
    demandes: list[list[str]] = []
    assert ouverture.ouvrir(fabriquer, lambda fenetre: fenetre.assistance.chauffer(Chauffe(fenetre)), ["a.sgf"]) == 7
    fenetres[0].fichiers_demandes.disconnect()
    fenetres[0].fichiers_demandes.connect(demandes.append)
    assert lances == [], "rien avant la première peinture"
    qtbot.waitUntil(lambda: bool(gc.get_freeze_count()))
    gc.unfreeze()
    assert fenetres[0].isVisible()
    fenetres[0].close()
    assert len(lances) == 1
    assert demandes == [["a.sgf"]]
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]
    fenetres[0].deleteLater()
