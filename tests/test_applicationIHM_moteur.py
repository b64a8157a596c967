"""The engine in the window: as a player, as hints, as the judge of a whole game; with real clicks and keys."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QLabel,
    QProgressBar,
    QPushButton,
    QSlider,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.analyse.analyse import Jugement, analyser
from ecosysteme.reglages import NIVEAU_PLEIN
from tests.fenetre import (
    PATIENCE,
    attendre_indices,
    barre,
    cherche,
    choisir,
    cocher,
    colonne,
    coups_legaux,
    jouer,
    memoire_dans,
    ouvrir,
    plateau,
)
from tests.ui.moteurs import FauxMoteur, FauxPartage
from ui.reflexion.analyse import AnalysePartie
from ui.reflexion.moteur_partage import MoteurPartage
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.suivi.textes_coups import Colonne
from ui.widgets.barre_etat import BarreEtat
from ui.widgets.graphique import Graphique

VINGT = "f5d6c3d3c4f4f6f3e6e7f2b3c6g4c2f1a2f7g6c5"


@pytest.fixture(autouse=True)
def deux_humains(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")


def test_f1_montre_ce_que_vaut_chaque_coup_et_le_cache(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    assert any(indice.meilleur for indice in plateau(fenetre).indices.values())
    qtbot.waitUntil(lambda: "prof." in barre(fenetre))
    assert "vaut" in plateau(fenetre).description_case((2, 3))
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    assert plateau(fenetre).indices == {}
    assert "prof." not in barre(fenetre)
    qtbot.waitUntil(lambda: not fenetre.situation.occupe, timeout=PATIENCE)


def test_les_indices_suivent_la_partie_et_jugent_le_coup_joue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    anciens = set(plateau(fenetre).indices)
    qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=plateau(fenetre).centre((2, 3)))
    assert not set(plateau(fenetre).indices) & anciens, "ils ont disparu avec le coup"
    attendre_indices(qtbot, fenetre)
    qtbot.waitUntil(lambda: colonne(fenetre, Colonne.EVALUATION) not in ([], [""]))
    assert colonne(fenetre, Colonne.PERTE)[0] == "0", "les quatre premiers coups se valent"
    qtbot.keyClick(fenetre, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    attendre_indices(qtbot, fenetre)


def test_fermer_arrete_les_indices(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer(qtbot, fenetre, VINGT)
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    assert fenetre.situation.occupe
    assert fenetre.close()
    assert not [fil for fil in threading.enumerate() if fil.name.startswith("othellier")]


def test_le_moteur_qui_joue_dit_ce_qu_il_trouve_avant_son_coup(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    jouer(qtbot, fenetre, "e6f6g6d6c6")  # out of the book
    trouver(fenetre, QSpinBox, "blanc_niveau").setValue(NIVEAU_PLEIN)
    trouver(fenetre, QDoubleSpinBox, "blanc_temps").setValue(60.0)
    cocher(qtbot, fenetre, "blanc_ia_moteur")
    qtbot.waitUntil(lambda: "Moteur (60 s) · " in barre(fenetre) and "prof." in barre(fenetre), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "nœuds/s" in barre(fenetre), timeout=PATIENCE)
    assert fenetre.partie_en_cours.nb_coups == 5, "il cherche encore"
    qtbot.mouseClick(trouver(fenetre, QPushButton, "bouton_arreter"), Qt.MouseButton.LeftButton)
    assert "prof." not in barre(fenetre)
    qtbot.wait(200)
    assert "prof." not in barre(fenetre), "une recherche oubliée se tait"


def test_les_indices_se_taisent_pendant_qu_une_machine_reflechit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    trouver(fenetre, QSpinBox, "blanc_profondeur").setValue(20)
    cocher(qtbot, fenetre, "blanc_ia_minmax")
    qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=plateau(fenetre).centre((2, 3)))
    qtbot.waitUntil(lambda: cherche(fenetre, 2).noeuds > 100, timeout=PATIENCE)
    assert plateau(fenetre).indices == {}
    qtbot.mouseClick(trouver(fenetre, QPushButton, "bouton_arreter"), Qt.MouseButton.LeftButton)
    attendre_indices(qtbot, fenetre)


def test_deux_moteurs_jouent_et_disent_ce_qu_ils_pensent(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for couleur, niveau in (("noir", 2), ("blanc", 3)):
        cocher(qtbot, fenetre, f"{couleur}_ia_moteur")
        trouver(fenetre, QSpinBox, f"{couleur}_niveau").setValue(niveau)
        trouver(fenetre, QDoubleSpinBox, f"{couleur}_temps").setValue(0.1)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    fenetre.demarrer()
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    assert fenetre.partie_en_cours.terminee
    nombre = fenetre.partie_en_cours.nb_coups
    qtbot.waitUntil(lambda: sum(map(bool, colonne(fenetre, Colonne.EVALUATION))) == nombre)
    assert "gagne" in barre(fenetre) or "nulle" in barre(fenetre)
    assert len(trouver(fenetre, Graphique, "graphique").valeurs) == nombre


def test_f7_juge_toute_la_partie(qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch) -> None:
    vue = Event()  # until then the analysis stays at its first judgement

    def analyser_pas_a_pas(
        *coups: Any, arret: Event, rappel: Callable[[Jugement, int, int], None], **connus: Any
    ) -> None:
        def retenir(jugement: Jugement, fait: int, total: int) -> None:
            rappel(jugement, fait, total)
            while not vue.is_set() and not arret.wait(0.01):
                pass

        analyser(*coups, arret=arret, rappel=retenir, **connus)

    monkeypatch.setattr("ui.reflexion.analyse.analyser", analyser_pas_a_pas)
    trouver(fenetre, AnalysePartie, "").secondes = 0.05
    jouer(qtbot, fenetre, VINGT)
    bouton, serie = trouver(fenetre, QPushButton, "bouton_analyser"), trouver(fenetre, QProgressBar, "progression")
    qtbot.keyClick(fenetre, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert bouton.text() == "Arrêter l'analyse"
    qtbot.waitUntil(lambda: "Analyse : 1 / 20" in barre(fenetre), timeout=PATIENCE)
    fenetre.disposition.modes.choisir("jouer")
    assert not serie.isVisible(), "la barre est celle d'une série"
    fenetre.disposition.modes.choisir("analyser")
    fenetre.parcours.aller_a(5)
    vue.set()
    qtbot.waitUntil(lambda: not fenetre.assistance.analyse_en_cours, timeout=PATIENCE)
    qtbot.waitUntil(lambda: all(colonne(fenetre, Colonne.EVALUATION)) and all(colonne(fenetre, Colonne.PERTE)))
    assert fenetre.partie_en_cours.nb_coups == 5, "on se promène pendant qu'elle travaille"
    assert bouton.text() == "Analyser la partie"
    assert "Noir : perte moyenne" in trouver(fenetre, QLabel, "resume_analyse").text()
    assert "Analyse :" not in barre(fenetre)
    assert len(trouver(fenetre, Graphique, "graphique").valeurs) == 20


@pytest.mark.parametrize("mode", ["matchs", "etudier"])
def test_l_analyse_demandee_d_ou_elle_ne_se_voit_pas_y_mene(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    moteur = FauxMoteur(sans_fin=True)
    monkeypatch.setattr(MoteurPartage, "conseiller", FauxPartage(moteur).conseiller)
    jouer(qtbot, fenetre, "f5f6e6")
    fenetre.disposition.modes.choisir(mode)
    trouver(fenetre, QAction, "action_analyser").trigger()
    assert fenetre.disposition.modes.nom == "analyser"
    qtbot.waitUntil(lambda: moteur.questions == 1, timeout=PATIENCE)
    trouver(fenetre, QAction, "action_analyser").trigger()
    qtbot.waitUntil(lambda: not fenetre.assistance.analyse_en_cours, timeout=PATIENCE)


@pytest.mark.parametrize("geste", ["bouton_arreter", "action_analyser", "un coup", "une autre partie"])
def test_l_analyse_s_arrete(qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch, geste: str) -> None:
    moteur = FauxMoteur(sans_fin=True)
    monkeypatch.setattr(MoteurPartage, "conseiller", FauxPartage(moteur).conseiller)
    jouer(qtbot, fenetre, "f5f6e6")
    trouver(fenetre, QAction, "action_analyser").trigger()
    qtbot.waitUntil(lambda: moteur.questions == 1, timeout=PATIENCE)
    if geste == "un coup":
        jouer_encore = plateau(fenetre).centre((5, 3))
        qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=jouer_encore)
        assert fenetre.partie_en_cours.nb_coups == 4
    elif geste == "bouton_arreter":
        qtbot.mouseClick(trouver(fenetre, QPushButton, geste), Qt.MouseButton.LeftButton)
        assert fenetre.situation.marche is Marche.EN_COURS, "la partie, elle, continue"
    elif geste == "action_analyser":
        trouver(fenetre, QAction, geste).trigger()
    else:
        choisir(fenetre, "taille", 6)
    assert not fenetre.assistance.analyse_en_cours
    assert trouver(fenetre, QAction, "action_analyser").text() == "&Analyser la partie"
    assert moteur.arrete.wait(PATIENCE / 1000)


def test_sans_coup_il_n_y_a_rien_a_analyser(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    action = trouver(fenetre, QAction, "action_analyser")
    assert not action.isEnabled()
    jouer(qtbot, fenetre, "f5")
    assert action.isEnabled()


def test_sur_un_autre_plateau_le_moteur_se_retire_sans_rien_casser(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "blanc_ia_moteur")
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    attendre_indices(qtbot, fenetre)
    choisir(fenetre, "taille", 6)
    moteur = trouver(fenetre, QCheckBox, "blanc_ia_moteur")
    assert not moteur.isEnabled()
    assert "8 × 8" in moteur.toolTip()
    assert trouver(fenetre, QCheckBox, "blanc_ia_alphabeta").isChecked()
    assert plateau(fenetre).indices == {}
    assert not trouver(fenetre, QAction, "action_indices").isEnabled()
    coup = coups_legaux(fenetre)[0]
    qtbot.mouseClick(plateau(fenetre), Qt.MouseButton.LeftButton, pos=plateau(fenetre).centre(coup))
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups == 2, timeout=PATIENCE)
    assert not trouver(fenetre, QAction, "action_analyser").isEnabled()
    choisir(fenetre, "taille", 8)
    assert moteur.isChecked(), "il revient avec son plateau"
    attendre_indices(qtbot, fenetre)


def test_un_moteur_casse_se_dit_et_n_insiste_pas(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    def casser(*_: Any) -> Any:
        raise OSError("au milieu")

    monkeypatch.setattr(MoteurPartage, "conseiller", casser)
    qtbot.keyClick(fenetre, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: "au milieu" in trouver(fenetre, BarreEtat, "barre_etat").currentMessage(), timeout=PATIENCE)
    assert not trouver(fenetre, QAction, "action_indices").isChecked()


def test_niveau_temps_et_indices_sont_retrouves_a_la_reouverture(qtbot: QtBot, tmp_path: Path) -> None:
    premiere = ouvrir(qtbot, memoire_dans(tmp_path / "autre.ini"))
    cocher(qtbot, premiere, "blanc_ia_moteur")
    trouver(premiere, QSpinBox, "blanc_niveau").setValue(12)
    trouver(premiere, QDoubleSpinBox, "blanc_temps").setValue(2.5)
    trouver(premiere, QAction, "action_indices").trigger()
    premiere.close()
    seconde = ouvrir(qtbot, memoire_dans(tmp_path / "autre.ini"))
    assert trouver(seconde, QCheckBox, "blanc_ia_moteur").isChecked()
    assert seconde.situation.joueurs[2].specification == "ia_moteur:niveau=12,temps=2.5"
    assert trouver(seconde, QAction, "action_indices").isChecked()
    seconde.close()
    for fenetre in (premiere, seconde):
        fenetre.deleteLater()
