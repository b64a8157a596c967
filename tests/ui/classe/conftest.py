"""A pupil in a session, in the whole window; and what a screen reader is told meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.fichier import ecrire_seance
from ecosysteme.classe.seance import Correction
from tests.ecosysteme.classe.exemples import seance_de_test
from ui.classe.eleve import EleveEnSeance

Entrer = Callable[[Correction], EleveEnSeance]


@pytest.fixture(autouse=True)
def gardes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where work is kept until it is saved: a folder of each test."""
    monkeypatch.setenv("OTHELLIER_CLASSE", str(tmp_path / "gardes"))
    return tmp_path / "gardes"


@pytest.fixture
def annonces(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said aloud of the session, in order."""
    dites: list[str] = []

    def annoncer(_objet: QObject, phrase: str, *, presse: bool = False) -> None:
        if phrase:
            dites.append(phrase)

    monkeypatch.setattr("ui.classe.eleve.annoncer", annoncer)
    return dites


@pytest.fixture
def entrer(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path, annonces: list[str]) -> Entrer:
    """Open a session from a file and begin it as Zoe."""

    def faire(correction: Correction) -> EleveEnSeance:
        chemin = tmp_path / "coins.seance"
        chemin.write_text(ecrire_seance(seance_de_test(correction)), encoding="utf-8")
        fenetre.show()
        qtbot.waitExposed(fenetre)
        with qtbot.waitSignal(fenetre.salles.classe.ouverte):
            fenetre.salles.classe.ouvrir(chemin)
        eleve = fenetre.salles.classe.eleve
        eleve.plateau.animations = False
        assert not annonces or len(annonces) == 1
        qtbot.keyClicks(eleve.panneau.nom, "Zoe")
        eleve.panneau.boutons["commencer"].click()
        return eleve

    return faire
