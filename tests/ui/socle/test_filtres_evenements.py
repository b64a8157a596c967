"""Each filter is asked about the events of its kinds and no other, the last who came first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ui.socle.filtres_evenements import filtrer


class Filtre(QObject):
    def __init__(self, nom: str, vus: list[tuple[str, QEvent.Type]], *, garde: bool = False) -> None:
        super().__init__()
        self._nom, self._vus, self._garde = nom, vus, garde

    def eventFilter(self, objet: QObject, event: QEvent) -> bool:
        self._vus.append((self._nom, event.type()))
        return self._garde


class Widget(QWidget):
    recus = 0

    def event(self, event: QEvent) -> bool:
        self.recus += event.type() in (QEvent.Type.User, QEvent.Type.MaxUser)
        return super().event(event)


@pytest.mark.parametrize("garde", [False, True])
def test_le_dernier_venu_est_demande_d_abord_et_peut_tout_garder(qtbot: QtBot, garde: bool) -> None:
    widget, vus = Widget(), list[tuple[str, QEvent.Type]]()
    qtbot.addWidget(widget)
    premier, second = Filtre("premier", vus), Filtre("second", vus, garde=garde)
    filtrer(widget, premier, QEvent.Type.User, QEvent.Type.MaxUser)
    filtrer(widget, second, QEvent.Type.User)
    filtrer(widget, second, QEvent.Type.User)  # once more is once
    for genre in (QEvent.Type.User, QEvent.Type.MaxUser, QEvent.Type.StyleChange):
        QCoreApplication.sendEvent(widget, QEvent(genre))
    suite = [] if garde else [("premier", QEvent.Type.User)]
    assert vus == [("second", QEvent.Type.User), *suite, ("premier", QEvent.Type.MaxUser)]
    assert widget.recus == (1 if garde else 2)
