"""Copying the game in the form that was chosen last."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from tests.ui.documents.parties import partie_de
from ui.documents.copie import FORMES, Copie, ecrire
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def partie() -> Partie:
    return partie_de(Othello(), "f5d6c3d3c4")


@pytest.fixture
def dits() -> list[str]:
    return []


@pytest.fixture
def copie(coquille: FenetreDessinee, memoire: Memoire, langue: Langue, partie: Partie, dits: list[str]) -> Copie:
    entete = Entete(noir="Ève", blanc="Bob")
    return Copie(coquille, memoire, lambda: Enregistrement(partie, entete), dits.append)


def entrees(coquille: FenetreDessinee) -> dict[str, QAction]:
    actions = trouver(coquille, QMenu, "menu_copier_comme").actions()
    return dict(zip(FORMES, actions[: len(FORMES)], strict=True))


def test_ctrl_c_copie_la_transcription_jusqu_a_ce_qu_on_choisisse(
    qtbot: QtBot, coquille: FenetreDessinee, copie: Copie, dits: list[str]
) -> None:
    coquille.addAction(trouver(coquille, QAction, "action_copier"))
    qtbot.keyClick(coquille, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "f5d6c3d3c4"
    assert dits == ["Copié, Transcription : f5d6c3d3c4"]
    entrees(coquille)["ggf"].trigger()
    assert QGuiApplication.clipboard().text().startswith("(;GM[Othello]")
    QGuiApplication.clipboard().clear()
    qtbot.keyClick(coquille, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "PB[Ève]" in QGuiApplication.clipboard().text()
    assert len(dits[-1]) < 100


def test_la_forme_choisie_est_cochee_et_retenue(coquille: FenetreDessinee, copie: Copie, dits: list[str]) -> None:
    assert [entree.isChecked() for entree in entrees(coquille).values()] == [forme == FORMES[0] for forme in FORMES]
    entrees(coquille)["obf"].trigger()
    assert [forme for forme, entree in entrees(coquille).items() if entree.isChecked()] == ["obf"]
    copie.copier()
    assert QGuiApplication.clipboard().text().rstrip().endswith("O;")


@pytest.mark.parametrize("forme", FORMES)
def test_ce_qui_est_copie_se_recolle(partie: Partie, forme: str) -> None:
    lecture = reconnaitre(ecrire(forme, Enregistrement(partie)))
    assert lecture.raison is None
    if lecture.enregistrements:
        assert lecture.enregistrements[0].partie.transcription == partie.transcription
    else:
        assert lecture.positions[0].etat == partie.etat


def test_une_partie_posee_se_copie_avec_sa_position_et_le_presse_papiers_n_est_jamais_vide(
    qtbot: QtBot, coquille: FenetreDessinee, memoire: Memoire, langue: Langue, dits: list[str]
) -> None:
    partie = Partie(Othello(), partie_de(Othello(), "f5d6c3").etat)
    Copie(coquille, memoire, lambda: Enregistrement(partie), dits.append)
    coquille.addAction(trouver(coquille, QAction, "action_copier"))
    qtbot.keyClick(coquille, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert reconnaitre(QGuiApplication.clipboard().text()).positions[0].etat == partie.depart
    assert dits[-1].startswith("Copié, Position (plateau) : ")
    partie.jouer(partie.jeu.lire_coup("d3"))
    qtbot.keyClick(coquille, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    relue = reconnaitre(QGuiApplication.clipboard().text()).enregistrements[0].partie
    assert (relue.depart, relue.transcription) == (partie.depart, "d3")
    assert dits[-1].startswith("Copié, SGF : ")


def test_la_position_et_les_coups_sont_ceux_ou_l_on_est(partie: Partie) -> None:
    partie.aller_a(2)
    enregistrement = Enregistrement(partie)
    assert ecrire("transcription", enregistrement) == "f5d6"
    assert reconnaitre(ecrire("plateau", enregistrement)).positions[0].etat == partie.etat


def test_un_jeu_que_la_forme_ne_dit_pas_est_refuse_par_une_phrase(
    coquille: FenetreDessinee, memoire: Memoire, langue: Langue, dits: list[str]
) -> None:
    partie = partie_de(Puissance4(), "4453", 1)
    Copie(coquille, memoire, lambda: Enregistrement(partie), dits.append)
    for forme, attendu in (("transcription", "4453"), ("plateau", partie.jeu.ecrire_etat(partie.etat))):
        entrees(coquille)[forme].trigger()
        assert QGuiApplication.clipboard().text() == attendu
    entrees(coquille)["pgn"].trigger()
    assert "othello" in dits[-1].lower()
    assert QGuiApplication.clipboard().text() == partie.jeu.ecrire_etat(partie.etat)


def test_les_formes_sont_nommees_dans_les_deux_langues(coquille: FenetreDessinee, copie: Copie, langue: Langue) -> None:
    assert entrees(coquille)["plateau"].text() == "&Position (plateau)"
    langue.choisir("en")
    copie.traduire()
    assert entrees(coquille)["plateau"].text() == "&Position (board)"


def test_les_images_sont_sous_les_formes(coquille: FenetreDessinee, copie: Copie) -> None:
    noms = [action.objectName() for action in trouver(coquille, QMenu, "menu_copier_comme").actions()]
    assert noms == ["" for _ in (*FORMES, "une ligne")] + ["action_copier_svg", "action_copier_png"]
