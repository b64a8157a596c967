"""What a thread says reaches the window: the latest of a burst, on the GUI thread, nothing once it is closed."""

from __future__ import annotations

from threading import Thread, current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ui.socle import flux as module
from ui.socle.flux import Flux


@pytest.fixture
def parent() -> QObject:
    return QObject()


@pytest.fixture
def flux(qtbot: QtBot, parent: QObject) -> Flux:
    return Flux(parent)


@pytest.fixture
def recus(flux: Flux) -> list[Any]:
    recus: list[Any] = []
    flux.recu.connect(recus.append)
    return recus


def dire(verser: Any, *valeurs: int) -> None:
    """Say ``valeurs`` from another thread."""
    fil = Thread(target=lambda: [verser(valeur) for valeur in valeurs])
    fil.start()
    fil.join()


def test_une_valeur_arrive_apres_coup_sur_le_fil_de_la_fenetre(qtbot: QtBot, flux: Flux, recus: list[Any]) -> None:
    fils: list[Any] = []
    flux.recu.connect(lambda _: fils.append(current_thread()))
    dire(flux.ouvrir(), 1)
    assert recus == []
    qtbot.waitUntil(lambda: recus == [1])
    assert fils == [main_thread()]


def test_d_une_rafale_arrivent_la_derniere_et_pas_toutes(qtbot: QtBot, flux: Flux, recus: list[Any]) -> None:
    verser = flux.ouvrir()
    dire(verser, *range(500))
    qtbot.waitUntil(lambda: recus == [499])
    dire(verser, *range(500, 1000))
    qtbot.waitUntil(lambda: recus == [499, 999])


def test_entre_deux_valeurs_passe_une_periode(
    qtbot: QtBot, flux: Flux, recus: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PERIODE", 3600.0)
    verser = flux.ouvrir()
    for valeur in range(5):
        dire(verser, valeur)
        qtbot.wait(10)
    assert recus == [0], "la première aussitôt, les autres quand leur heure vient"


def test_fermee_une_source_se_tait_meme_de_ce_qu_elle_a_dit(qtbot: QtBot, flux: Flux, recus: list[Any]) -> None:
    verser = flux.ouvrir()
    dire(verser, 1)
    flux.fermer()
    dire(verser, 2)
    qtbot.wait(30)
    assert recus == []


def test_une_source_nouvelle_remplace_l_ancienne_et_parle_aussitot(
    qtbot: QtBot, flux: Flux, recus: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PERIODE", 3600.0)
    ancienne = flux.ouvrir()
    dire(ancienne, 1)
    qtbot.waitUntil(lambda: recus == [1])
    nouvelle = flux.ouvrir()
    dire(ancienne, 2)
    dire(nouvelle, 3)
    qtbot.waitUntil(lambda: recus == [1, 3])
