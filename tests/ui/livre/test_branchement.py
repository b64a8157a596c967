"""The book in the window: its tab follows the board, its values are on the squares, and both change with it."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QProgressBar, QPushButton, QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arret import Interrompu
from ecosysteme.livre.extension import AvanceeExtension
from ecosysteme.livre.extension import etendre as etendre_vraiment
from ecosysteme.moteur.othello import facade
from ecosysteme.ouvertures.livre_personnel import lire_les_livres
from tests.ecosysteme.livre.faux import FauxMoteur
from tests.fenetre import GAUCHE, PATIENCE, choisir, jouer, plateau
from ui.disposition.etudier import DockEtudier
from ui.livre.page import PageLivre
from ui.plateau.indices import LIVRE
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver
from ui.socle.messages import Messages


@pytest.fixture
def livre(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the book of the window is; its engine is a quick one."""
    monkeypatch.setenv("OTHELLIER_LIVRE", str(tmp_path / "livre.npz"))
    monkeypatch.setattr(facade, "Moteur", lambda *_: FauxMoteur())
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    return tmp_path / "livre.npz"


@pytest.fixture
def etudiee(qtbot: QtBot, livre: Path, fenetre: ApplicationIHM) -> ApplicationIHM:
    """The window with the tab of the book in sight, and its first answer."""
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    trouver(fenetre, DockEtudier, "dock_etudier").choisir("livre")
    qtbot.waitUntil(lambda: table(fenetre).rowCount() == 4, timeout=PATIENCE)
    return fenetre


def table(fenetre: ApplicationIHM) -> QTableWidget:
    return trouver(fenetre, QTableWidget, "coups_livre")


def presser(qtbot: QtBot, fenetre: ApplicationIHM, nom: str) -> None:
    qtbot.mouseClick(trouver(fenetre, QPushButton, f"livre_{nom}"), GAUCHE)


def valeurs(fenetre: ApplicationIHM) -> dict[Any, int]:
    return {case: indice.valeur for case, indice in plateau(fenetre).indices.items()}


def test_les_valeurs_sont_sur_les_cases_et_suivent_la_partie(qtbot: QtBot, etudiee: ApplicationIHM) -> None:
    qtbot.waitUntil(lambda: len(valeurs(etudiee)) == 4)
    assert {indice.marque for indice in plateau(etudiee).indices.values()} == {LIVRE}
    assert "du livre" in plateau(etudiee).description_case((4, 5))
    table(etudiee).setCurrentCell(0, 0)
    table(etudiee).setFocus()
    qtbot.keyClick(table(etudiee), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: etudiee.partie_montree.nb_coups == 1)
    qtbot.waitUntil(lambda: table(etudiee).rowCount() == 3, timeout=PATIENCE)
    qtbot.waitUntil(lambda: len(valeurs(etudiee)) == 3)
    trouver(etudiee, QAction, "action_mode_jouer").trigger()
    assert valeurs(etudiee) == {}, "les marques s'en vont avec l'onglet"


def test_une_valeur_de_sa_main_se_donne_et_se_retire(qtbot: QtBot, etudiee: ApplicationIHM, livre: Path) -> None:
    qtbot.waitUntil(lambda: len(valeurs(etudiee)) == 4)
    avant = valeurs(etudiee)
    trouver(etudiee, QSpinBox, "valeur_livre").setValue(12)
    presser(qtbot, etudiee, "corriger")
    qtbot.waitUntil(lambda: set(valeurs(etudiee).values()) == {12}, timeout=PATIENCE)
    assert len(lire_les_livres(livre).livre) == 1
    presser(qtbot, etudiee, "retirer")
    qtbot.waitUntil(lambda: valeurs(etudiee) == avant, timeout=PATIENCE)


def test_un_coup_de_la_position_d_avant_ne_recoit_pas_de_valeur_et_ne_se_joue_pas(
    qtbot: QtBot, etudiee: ApplicationIHM, livre: Path
) -> None:
    table(etudiee).setCurrentCell(0, 0)
    choisies: list[Any] = []
    plateau(etudiee).case_choisie.connect(choisies.append)
    plateau(etudiee).case_choisie.emit((4, 5))
    assert table(etudiee).rowCount() == 4, "la question est encore posée"
    trouver(etudiee, QPushButton, "livre_corriger").click()
    (page,) = etudiee.findChildren(PageLivre)
    page.joue.emit((4, 5))
    qtbot.waitUntil(lambda: table(etudiee).rowCount() == 3, timeout=PATIENCE)
    reponses: list[Any] = []
    etudiee.salles.livre.acces.noter(etudiee.partie_montree.etat, reponses.append)  # after all that was asked
    qtbot.waitUntil(lambda: bool(reponses), timeout=PATIENCE)
    assert choisies == [(4, 5)]
    assert not livre.exists()


def test_il_s_etend_d_ici_et_le_dit(qtbot: QtBot, etudiee: ApplicationIHM, livre: Path) -> None:
    trouver(etudiee, QSpinBox, "profondeur_livre").setValue(16)  # deeper than the shipped book
    trouver(etudiee, QSpinBox, "positions_livre").setValue(9)
    presser(qtbot, etudiee, "etendre")
    assert trouver(etudiee, QProgressBar, "avancement_livre").isVisible()
    qtbot.waitUntil(lambda: not trouver(etudiee, QProgressBar, "avancement_livre").isVisible(), timeout=PATIENCE)
    assert len(lire_les_livres(livre).livre) == 9
    qtbot.waitUntil(lambda: "9 positions" in trouver(etudiee, QLabel, "resume_livre").text(), timeout=PATIENCE)


def test_ce_qui_est_juge_se_voit_avant_la_fin(
    qtbot: QtBot, etudiee: ApplicationIHM, livre: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    vue = Event()

    def ecrire_souvent(chemin: Path, demande: Any, empreinte: str, juges: Any, arret: Any, suivi: Any) -> Any:
        def suivre(avancee: AvanceeExtension) -> None:
            suivi(avancee)
            vue.wait()

        return etendre_vraiment(chemin, demande, empreinte, juges, arret, suivre, periode=0.0)

    monkeypatch.setattr("ecosysteme.livre.extension.etendre", ecrire_souvent)
    trouver(etudiee, QSpinBox, "profondeur_livre").setValue(16)
    presser(qtbot, etudiee, "etendre")
    qtbot.waitUntil(lambda: "1 position, " in trouver(etudiee, QLabel, "resume_livre").text(), timeout=PATIENCE)
    assert trouver(etudiee, QLabel, "ou_livre").text().startswith("1 position jugée sur 200, coup 0")
    qtbot.waitUntil(lambda: table(etudiee).model().index(0, 2).data() == "16", timeout=PATIENCE)  # judged so deep
    presser(qtbot, etudiee, "annuler")
    vue.set()
    qtbot.waitUntil(lambda: not trouver(etudiee, QProgressBar, "avancement_livre").isVisible(), timeout=PATIENCE)


def test_elle_s_arrete_quand_on_le_demande(
    qtbot: QtBot, etudiee: ApplicationIHM, livre: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def sans_fin(chemin: Path, demande: Any, empreinte: str, juges: Any, arret: Any, suivi: Any) -> Any:
        suivi(AvanceeExtension(1, 0, (0, 0)))
        arret.wait()
        return etendre_vraiment(chemin, demande, empreinte, juges, arret, suivi)

    monkeypatch.setattr("ecosysteme.livre.extension.etendre", sans_fin)
    presser(qtbot, etudiee, "etendre")
    barre = trouver(etudiee, QProgressBar, "avancement_livre")
    qtbot.waitUntil(lambda: barre.value() == 1)
    presser(qtbot, etudiee, "annuler")
    qtbot.waitUntil(lambda: not barre.isVisible(), timeout=PATIENCE)
    assert trouver(etudiee, QPushButton, "livre_etendre").isEnabled()
    continuer = trouver(etudiee, QPushButton, "livre_continuer")
    qtbot.waitUntil(continuer.isVisible, timeout=PATIENCE)
    assert trouver(etudiee, QLabel, "inachevee_livre").text() == "Une extension de 200 positions n'est pas finie."
    presser(qtbot, etudiee, "continuer")
    qtbot.waitUntil(lambda: barre.isVisible() and barre.value() == 1)
    assert not continuer.isVisible()
    presser(qtbot, etudiee, "annuler")
    qtbot.waitUntil(lambda: not barre.isVisible(), timeout=PATIENCE)


def test_une_partie_se_range(qtbot: QtBot, etudiee: ApplicationIHM, livre: Path) -> None:
    jouer(qtbot, etudiee, "f5")
    qtbot.waitUntil(lambda: table(etudiee).rowCount() == 3, timeout=PATIENCE)
    trouver(etudiee, QSpinBox, "profondeur_livre").setValue(16)
    presser(qtbot, etudiee, "ranger")
    qtbot.waitUntil(lambda: not trouver(etudiee, QProgressBar, "avancement_livre").isVisible(), timeout=PATIENCE)
    assert len(lire_les_livres(livre).livre) == 1


def test_un_livre_sort_et_rentre_par_les_boites(qtbot: QtBot, etudiee: ApplicationIHM, livre: Path) -> None:
    fichier = livre.with_name("autre.egbk3")
    presser(qtbot, etudiee, "exporter")
    boite = trouver(etudiee, QFileDialog, "livre_a_exporter")
    boite.fileSelected.emit(str(fichier))
    boite.close()
    qtbot.waitUntil(fichier.exists, timeout=PATIENCE)
    presser(qtbot, etudiee, "importer")
    boite = trouver(etudiee, QFileDialog, "livre_a_importer")
    boite.fileSelected.emit(str(fichier))
    boite.close()
    qtbot.waitUntil(livre.exists, timeout=PATIENCE)
    qtbot.waitUntil(lambda: "positions" in trouver(etudiee, QLabel, "resume_livre").text(), timeout=PATIENCE)


def test_un_autre_jeu_n_a_pas_de_livre(qtbot: QtBot, etudiee: ApplicationIHM) -> None:
    choisir(etudiee, "jeu", "nim")
    qtbot.waitUntil(lambda: table(etudiee).rowCount() == 0)
    assert "8 × 8" in trouver(etudiee, QLabel, "resume_livre").text()


def test_arretee_pendant_la_compilation_elle_ne_dit_rien(
    qtbot: QtBot, etudiee: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    def attendre(_moteur: MoteurPartage, _jeu: object, arret: Any) -> None:
        arret.wait()
        raise Interrompu

    dits = list[str]()
    monkeypatch.setattr(Messages, "dire", lambda _, texte, **_options: dits.append(texte))
    monkeypatch.setattr(MoteurPartage, "conseiller", attendre)
    presser(qtbot, etudiee, "etendre")
    presser(qtbot, etudiee, "annuler")
    barre = trouver(etudiee, QProgressBar, "avancement_livre")
    qtbot.waitUntil(lambda: not barre.isVisible(), timeout=PATIENCE)
    assert dits == []


def test_un_livre_abime_se_dit_la_ou_l_on_regarde(qtbot: QtBot, etudiee: ApplicationIHM, livre: Path) -> None:
    resume = trouver(etudiee, QLabel, "resume_livre")
    qtbot.waitUntil(lambda: resume.text().startswith("Votre livre"), timeout=PATIENCE)
    livre.write_bytes(b"rien")
    jouer(qtbot, etudiee, "f5")
    qtbot.waitUntil(lambda: livre.name in resume.text(), timeout=PATIENCE)
