"""The window is killed in the middle of a game: the next start offers it, and one click brings all of it back."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ecosysteme.variantes.noeud import Noeud
from tests.fenetre import fermer, memoire_dans, ouvrir
from tests.ui.journal import fenetre_a_tuer
from ui.socle.chargeur import trouver

RACINE = Path(__file__).parents[3]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="ce système n'a pas de SIGKILL")
def test_la_partie_tuee_revient_avec_ses_variantes(qtbot: QtBot, tmp_path: Path) -> None:
    souvenirs = tmp_path / "memoire.ini"
    # The last but one is taken back, and another move played in its place.
    commande = [sys.executable, fenetre_a_tuer.__file__, str(souvenirs), " ".join(("f5", "d6", "c3", "d3", "f3"))]
    environnement = {**os.environ, "PYTHONPATH": str(RACINE)}
    with subprocess.Popen(commande, env=environnement, stdout=subprocess.PIPE, text=True) as fenetre:
        assert fenetre.stdout is not None
        lignes = [fenetre.stdout.readline().strip() for _ in range(6)]
        fenetre.kill()
    assert lignes == ["f5", "f5d6", "f5d6c3", "f5d6c3d3", "f5d6c3f3", "f5d6c3f3"]
    reouverte = ouvrir(qtbot, memoire_dans(souvenirs))
    barre = trouver(reouverte, QFrame, "barre_reprise")
    qtbot.waitUntil(barre.isVisible)
    assert trouver(reouverte, QLabel, "texte_reprise").text().endswith(", coup 4 ?")
    qtbot.mouseClick(trouver(reouverte, QPushButton, "bouton_reprendre_partie"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: reouverte.partie_en_cours.transcription == "f5d6c3f3")
    partie = reouverte.partie_en_cours
    assert (partie.noeud.commentaire, partie.noeud.glyphe) == ("Une variante", "!?")
    partie.annuler()
    suites: tuple[Noeud, ...] = partie.noeud.suites
    assert [partie.jeu.ecrire_coup(suite.coup) for suite in suites] == ["d3", "f3"]
    fermer(reouverte)
