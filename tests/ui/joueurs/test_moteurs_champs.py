"""The fields of an engine: the command whose program is looked for, and the test that can be stopped."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import citer
from tests.moteurs_externes import PROCESSUS, faux, lances
from ui.joueurs.moteurs_champs import BancEssai, ChampCommande
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR

GAUCHE = Qt.MouseButton.LeftButton
PATIENCE = 120_000  # ms


@pytest.fixture
def banc(qtbot: QtBot, taches: Taches, langue: Langue) -> BancEssai:
    banc = BancEssai(taches, QLineEdit(), CLAIR, "essayer")
    qtbot.addWidget(banc)
    banc.show()
    qtbot.waitExposed(banc)
    return banc


def test_un_programme_choisi_garde_les_arguments(qtbot: QtBot, tmp_path: Path) -> None:
    champ = ChampCommande("commande")
    qtbot.addWidget(champ)
    champ.show()
    programme = tmp_path / "mon moteur"
    programme.touch()
    qtbot.keyClicks(champ.ligne, "edax -l 3")
    qtbot.mouseClick(trouver(champ, QPushButton, "commande_parcourir"), GAUCHE)
    boite = next(enfant for enfant in champ.children() if isinstance(enfant, QFileDialog))
    boite.fileSelected.emit(str(programme))
    boite.reject()
    if sys.platform != "win32":
        assert shlex.split(champ.ligne.text()) == [str(programme), "-l", "3"]
    assert str(programme) in champ.ligne.text()


@pytest.mark.parametrize(
    ("defaut", "reponse", "refus"), [("", "Faux moteur joue d3 en ", ""), ("illegal", "", "joue a1, coup illégal")]
)
def test_un_essai_repond_ou_dit_pourquoi(qtbot: QtBot, banc: BancEssai, defaut: str, reponse: str, refus: str) -> None:
    banc.presenter(faux("X", defaut).specification, None)
    qtbot.mouseClick(banc.bouton, GAUCHE)
    assert banc.reponse.text() == "Essai en cours…"
    qtbot.waitUntil(lambda: not banc.reponse.text().startswith("Essai en cours…"), timeout=PATIENCE)
    assert reponse in banc.reponse.text()
    assert refus in banc.refus.text()
    assert banc.refus.isVisible() == bool(refus)
    assert banc.bouton.isEnabled()


@PROCESSUS
def test_un_essai_long_fait_douter_du_protocole_et_s_annule(
    qtbot: QtBot, banc: BancEssai, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.joueurs.moteurs_champs.HESITATION", 50)
    banc.presenter(faux("X", "dort", patience=600).specification, None)
    qtbot.mouseClick(banc.bouton, GAUCHE)
    assert banc.bouton.text().replace("&", "") == "Annuler l'essai"
    qtbot.waitUntil(lambda: lances() == 1, timeout=PATIENCE)
    qtbot.waitUntil(lambda: "est-ce le bon protocole" in banc.reponse.text(), timeout=PATIENCE)
    qtbot.mouseClick(banc.bouton, GAUCHE)
    assert (banc.reponse.text(), banc.bouton.text().replace("&", "")) == ("", "Tester")
    qtbot.waitUntil(lambda: lances() == 0, timeout=PATIENCE)


def test_qui_a_un_defaut_ne_s_essaie_pas(banc: BancEssai) -> None:
    banc.presenter("externe:gtp:", citer("attendu une commande"))
    assert not banc.bouton.isEnabled()
