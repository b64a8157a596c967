"""The window as the command opens it: compiled for, and closed without leaving anything."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import fermer, jouer, memoire_dans, ouvrir, plateau
from ui.fenetre import ouverture
from ui.reflexion.chauffe import Chauffe
from ui.situation import Marche, Salle
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
        fenetres.append(ApplicationIHM(memoire, complete=False))
        return fenetres[0]

    # Not the real loop: once an application has quit, no other loop of the process runs any more.
    monkeypatch.setattr(QApplication, "exec", lambda *_: 7)
    demandes: list[list[str]] = []
    assert ouverture.ouvrir(fabriquer, lambda fenetre: fenetre.assistance.chauffer(Chauffe(fenetre)), ["a.sgf"]) == 7
    fenetres[0].fichiers_demandes.connect(demandes.append)
    assert lances == [], "rien avant la première peinture"
    assert not fenetres[0].findChildren(Salle)
    qtbot.waitUntil(lambda: bool(gc.get_freeze_count()))
    gc.unfreeze()
    assert fenetres[0].isVisible()
    assert fenetres[0].findChildren(Salle)
    fenetres[0].close()
    assert len(lances) == 1
    assert demandes == [["a.sgf"]]
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]
    fenetres[0].deleteLater()


def test_ce_qui_est_peint_d_abord_n_importe_aucune_salle() -> None:
    code = "import sys, ui.controleur; print({'ui.salles', 'ui.tournoi', 'ui.papier', 'numpy'} & set(sys.modules))"
    fini = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert fini.stdout.strip() == "set()"


def test_une_fenetre_fermee_avant_d_etre_complete_garde_son_mode(
    qtbot: QtBot, memoire: Memoire, fichier_memoire: Path
) -> None:
    veille = ouvrir(qtbot, memoire)
    veille.disposition.modes.choisir("comprendre")
    fermer(veille)
    pressee = ApplicationIHM(memoire_dans(fichier_memoire), complete=False)
    pressee.show()
    fermer(pressee)
    lendemain = ouvrir(qtbot, memoire_dans(fichier_memoire))
    assert lendemain.disposition.modes.nom == "comprendre"
    fermer(lendemain)


def test_rien_de_ce_qui_est_peint_d_abord_ne_disparait(qtbot: QtBot, memoire: Memoire) -> None:
    """What the rooms will show or hide waits for them unseen."""
    fenetre = ApplicationIHM(memoire, complete=False)
    fenetre.setMinimumSize(1366, 740)  # the panel stands beside the board, whatever the screen
    fenetre.show()
    avant = vus(fenetre)
    assert "plateau" in avant
    fenetre.completer()
    assert avant - vus(fenetre) == set()
    fermer(fenetre)


def vus(fenetre: ApplicationIHM) -> set[str]:
    QApplication.processEvents()
    noms = {objet.objectName() for objet in fenetre.findChildren(QWidget) if objet.isVisible()}
    return {nom for nom in noms if not nom.startswith("qt_")}


def test_une_touche_pressee_avant_que_les_salles_soient_la_est_entendue(qtbot: QtBot, memoire: Memoire) -> None:
    fenetre = ApplicationIHM(memoire, complete=False)
    fenetre.show()
    fenetre.activateWindow()
    qtbot.waitUntil(fenetre.isActiveWindow)
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F5)
    assert fenetre.situation.marche is Marche.EN_COURS
    fenetre.completer()
    jouer(qtbot, fenetre, "d3")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups >= 2)
    fermer(fenetre)
