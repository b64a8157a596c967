"""What is said for a moment: seen by everybody in the message line, heard by who has a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui.socle.annonces import annoncer, dire
from ui.socle.chargeur import trouver
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.fenetre import FenetreDessinee


def test_une_phrase_attend_son_tour_ou_coupe_celle_d_avant(qtbot: QtBot, entendus: list[tuple[str, bool]]) -> None:
    objet = QLabel()
    qtbot.addWidget(objet)
    annoncer(objet, "d3, jouable", presse=True)
    annoncer(objet, "Étape 4 sur 9")
    annoncer(objet, "")
    assert entendus == [("d3, jouable", True), ("Étape 4 sur 9", False)]


def test_rien_n_est_dit_quand_personne_n_ecoute(
    qtbot: QtBot, entendus: list[tuple[str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    objet = QLabel()
    qtbot.addWidget(objet)
    annoncer(objet, "d3, jouable")
    assert entendus == []


def test_un_message_s_efface_de_lui_meme(
    qtbot: QtBot, coquille: FenetreDessinee, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.socle.annonces.DUREE_MESSAGE", 20)
    dire(coquille, "Tournoi écrit")
    assert trouver(coquille, BarreEtat, "barre_etat").currentMessage() == "Tournoi écrit"
    qtbot.waitUntil(lambda: not trouver(coquille, BarreEtat, "barre_etat").currentMessage())
