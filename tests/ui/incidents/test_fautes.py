"""The real window dies, or meets a fault, in a process of its own: what it leaves, and what the next one offers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from ecosysteme.incidents.restes import Reste, restes
from tests.fenetre import fermer, memoire_dans, ouvrir
from tests.ui.incidents import fenetre_fautive
from ui.socle.chargeur import trouver

RACINE = Path(__file__).parents[3]
GAUCHE = Qt.MouseButton.LeftButton


def commande(quoi: str, dossier: Path) -> tuple[list[str], dict[str, str]]:
    arguments = [sys.executable, fenetre_fautive.__file__, quoi, str(dossier / "memoire.ini")]
    incidents = str(dossier / "incidents")
    return arguments, {**os.environ, "PYTHONPATH": str(RACINE), "OTHELLIER_INCIDENTS": incidents}


def vivre(quoi: str, dossier: Path) -> tuple[int, str, list[Reste]]:
    """Let the window live until ``quoi`` has happened; return its code, what it said, and what it left."""
    arguments, environnement = commande(quoi, dossier)
    fini = subprocess.run(arguments, env=environnement, capture_output=True, text=True, encoding="utf-8", check=False)
    return fini.returncode, fini.stderr, restes(dossier / "incidents")


def test_une_seance_sans_faute_ne_laisse_rien(tmp_path: Path) -> None:
    code, dit, laisse = vivre("qt", tmp_path)
    assert (code, laisse) == (0, [])
    assert "plainte de l'essai" in dit, "Qt says it in the terminal as before"
    assert not [*(tmp_path / "incidents").iterdir()]


@pytest.mark.parametrize(("quoi", "code", "fois"), [("exceptions", 0, 2), ("fabrique", 1, 1)])
def test_une_exception_est_ecrite_et_dite_comme_avant(tmp_path: Path, quoi: str, code: int, fois: int) -> None:
    rendu, dit, [reste] = vivre(quoi, tmp_path)
    assert rendu == code
    assert dit.count("RuntimeError: rupture de l'essai") == fois
    assert not reste.morte
    assert reste.lignes.count("RuntimeError: rupture de l'essai") == fois
    assert any("in rompre" in ligne for ligne in reste.lignes)


def test_une_faute_de_memoire_revient_au_depart_suivant(qtbot: QtBot, tmp_path: Path) -> None:
    code, _, [reste] = vivre("memoire", tmp_path)
    assert code not in (0, 1)
    assert reste.morte
    reouverte = ouvrir(qtbot, memoire_dans(tmp_path / "memoire.ini"))
    barre = trouver(reouverte, QFrame, "barre_incident")
    qtbot.waitUntil(barre.isVisible)
    assert trouver(reouverte, QLabel, "texte_incident").text().startswith("La dernière séance s'est interrompue.")
    qtbot.mouseClick(trouver(reouverte, QPushButton, "bouton_voir_incident"), GAUCHE)
    qtbot.waitUntil(lambda: reouverte.findChild(QPlainTextEdit, "texte_rapport") is not None)
    rapport = trouver(reouverte, QPlainTextEdit, "texte_rapport").toPlainText()
    for mot in ("Othellier : ", "NumPy : ", "Noyaux du moteur : ", "Segmentation fault", "fenetre_fautive.py"):
        assert mot in rapport
    assert str(RACINE) not in rapport
    QGuiApplication.clipboard().clear()
    qtbot.mouseClick(trouver(reouverte, QPushButton, "bouton_copier_rapport"), GAUCHE)
    assert QGuiApplication.clipboard().text() == rapport
    fermer(reouverte)
    assert restes(tmp_path / "incidents") == []


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="ce système n'a pas de SIGKILL")
@pytest.mark.parametrize(("numero", "laisse"), [("SIGKILL", True), ("SIGTERM", False)])
def test_tuee_elle_laisse_ses_lignes_et_vivante_elle_n_est_a_personne(
    tmp_path: Path, numero: str, laisse: bool
) -> None:
    arguments, environnement = commande("attente", tmp_path)
    with subprocess.Popen(arguments, env=environnement, stdout=subprocess.PIPE, text=True) as fenetre:
        assert fenetre.stdout is not None
        assert fenetre.stdout.readline() == "ouverte\n"
        assert [*(tmp_path / "incidents").iterdir()]
        assert restes(tmp_path / "incidents") == []  # it is alive
        fenetre.send_signal(getattr(signal, numero))
    assert [reste.morte for reste in restes(tmp_path / "incidents")] == [True] * laisse
