"""A pupil in a session, in the whole window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.fichier import ecrire_seance
from ecosysteme.classe.seance import Correction
from tests.ecosysteme.classe.exemples import seance_de_test
from ui.classe.eleve import EleveEnSeance
from ui.jeux.registre import adaptateur_de

Entrer = Callable[[Correction], EleveEnSeance]


@pytest.fixture(autouse=True)
def gardes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where work is kept until it is saved: a folder of each test."""
    monkeypatch.setenv("OTHELLIER_CLASSE", str(tmp_path / "gardes"))
    return tmp_path / "gardes"


@pytest.fixture
def entrer(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> Entrer:
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
        qtbot.keyClicks(eleve.panneau.nom, "Zoe")
        eleve.panneau.boutons["commencer"].click()
        return eleve

    return faire


def texte(eleve: EleveEnSeance, nom: str) -> str:
    return eleve.panneau.textes[nom].text().replace("\xa0", " ").replace("\u202f", " ")


def cliquer(qtbot: QtBot, eleve: EleveEnSeance, coup: str) -> None:
    partie = eleve.partie
    case = adaptateur_de(partie.jeu).case(partie.etat, partie.jeu.lire_coup(coup))
    qtbot.mouseClick(eleve.plateau, Qt.MouseButton.LeftButton, pos=eleve.plateau.centre(case))
