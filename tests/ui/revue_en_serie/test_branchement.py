"""Serial analysis in the window: the tab, the queue that leaves the processors to who plays, the games of a row."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QTableView
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.bibliotheque.lieu import VARIABLE
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ecosysteme.reglages import REPRISE_EN_SERIE
from ecosysteme.revue_en_serie.file import analyses, demander
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, compacte, enregistrement
from tests.ecosysteme.revue_en_serie.bibliotheques import toutes
from tests.fenetre import PATIENCE, fermer, message, ouvrir
from tests.ui.revue_en_serie.executeurs import AlaMain
from tests.ui.situations import situation_de
from ui.bibliotheque.filtres import ChampAnnee
from ui.revue_en_serie import travail as module
from ui.revue_en_serie.page import PageAnalyses
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire

PARTIES = [
    enregistrement("f5d6c3d3c4", "Ada", "Bob", 2001),
    enregistrement("f5d6c4d3c3", "Bob", "Ada", 2005),
    enregistrement("f5f6e6f4", "Ada", "Éva", 1999),
]


@pytest.fixture
def executeur(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AlaMain:
    """A library of three games for the window that is opened next, and processes that judge at once."""
    monkeypatch.setenv(VARIABLE, str(bibliotheque_de(tmp_path / "b", PARTIES)))
    executeur = AlaMain()
    executeur.seul = True
    monkeypatch.setattr(module, "ouvriers", executeur.ouvrir)
    return executeur


@pytest.fixture
def ouverte(qtbot: QtBot, executeur: AlaMain, fenetre: ApplicationIHM) -> ApplicationIHM:
    """The window with the tab on show."""
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    fenetre.disposition.etudier.choisir("analyse_en_serie")
    bouton = trouver(fenetre, QPushButton, "bouton_analyser_serie")
    qtbot.waitUntil(lambda: bouton.text() == "Analyser ces parties (3)", timeout=PATIENCE)
    return fenetre


def juger(qtbot: QtBot, fenetre: ApplicationIHM) -> PageAnalyses:
    (page,) = fenetre.findChildren(PageAnalyses)
    page.analyser.click()
    qtbot.waitUntil(lambda: page.modele.rowCount() == 3, timeout=PATIENCE)
    return page


def test_les_parties_de_la_position_sont_jugees_et_leurs_erreurs_montrees(
    qtbot: QtBot, ouverte: ApplicationIHM
) -> None:
    page = juger(qtbot, ouverte)
    table = trouver(ouverte, QTableView, "table_erreurs")
    assert table.model().index(0, 0).data() == "Ada"
    assert "3 parties jugées sur 3." in trouver(ouverte, QLabel, "resume_erreurs").text()
    page.axe.setCurrentIndex(1)
    qtbot.waitUntil(lambda: page.modele.rowCount() == 2, timeout=PATIENCE)
    assert [table.model().index(ligne, 0).data() for ligne in range(2)] == ["Noir", "Blanc"]


def test_le_tableau_est_celui_du_filtre(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    page = juger(qtbot, ouverte)
    debut = trouver(ouverte, ChampAnnee, "filtre_debut")
    debut.setValue(2005)
    qtbot.waitUntil(lambda: page.resume.text().startswith("1 partie jugée sur 1."), timeout=PATIENCE)
    assert page.modele.rowCount() == 2, "ceux d'une autre année n'ont plus de ligne"
    debut.setValue(debut.minimum())
    qtbot.waitUntil(lambda: page.modele.rowCount() == 3, timeout=PATIENCE)


def test_le_compte_suit_la_position(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    ouverte.ouvrir_partie(compacte("f5d6").partie())
    trouver(ouverte, QAction, "action_mode_etudier").trigger()
    bouton = trouver(ouverte, QPushButton, "bouton_analyser_serie")
    qtbot.waitUntil(lambda: bouton.text() == "Analyser ces parties (2)", timeout=PATIENCE)


def test_le_compte_et_les_parties_sont_ceux_du_filtre(qtbot: QtBot, ouverte: ApplicationIHM, tmp_path: Path) -> None:
    etudier = ouverte.disposition.etudier
    etudier.choisir("bibliotheque")
    debut = trouver(ouverte, ChampAnnee, "filtre_debut")
    debut.setValue(2001)
    etudier.choisir("analyse_en_serie")
    bouton = trouver(ouverte, QPushButton, "bouton_analyser_serie")
    qtbot.waitUntil(lambda: bouton.text() == "Analyser ces parties (2)", timeout=PATIENCE)
    assert debut.isVisible(), "ce qui est compté se lit et se change ici aussi"
    debut.setValue(debut.minimum())
    qtbot.waitUntil(lambda: bouton.text() == "Analyser ces parties (3)", timeout=PATIENCE)
    debut.setValue(2001)
    qtbot.waitUntil(lambda: bouton.text() == "Analyser ces parties (2)", timeout=PATIENCE)
    etudier.choisir("bibliotheque")
    assert debut.isVisible(), "la bibliothèque les reprend"
    etudier.choisir("analyse_en_serie")
    bouton.click()
    qtbot.waitUntil(lambda: len(analyses(tmp_path / "b")) == 2, timeout=PATIENCE)


def test_une_rangee_ouvre_ses_parties_la_ou_l_on_analyse(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    page = juger(qtbot, ouverte)
    page.axe.setCurrentIndex(3)
    qtbot.waitUntil(lambda: page.modele.headerData(0, Qt.Orientation.Horizontal) == "Année", timeout=PATIENCE)
    page.rangee_choisie.emit(page.modele.rangee(0))
    qtbot.waitUntil(lambda: ouverte.partie_montree.transcription == "f5f6e6f4", timeout=PATIENCE)


def test_le_tableau_s_exporte(qtbot: QtBot, ouverte: ApplicationIHM, tmp_path: Path) -> None:
    juger(qtbot, ouverte)
    ouverte.salles.analyses.exporter(tmp_path / "e.csv")
    lignes = (tmp_path / "e.csv").read_text("utf-8").splitlines()
    assert len(lignes) == 1 + 4 * 3
    ouverte.salles.analyses.exporter(tmp_path / "absent" / "e.csv")
    assert "absent" in message(ouverte)


def test_on_reprend_au_demarrage_si_on_l_a_demande(
    qtbot: QtBot, executeur: AlaMain, memoire: Memoire, tmp_path: Path
) -> None:
    demander(tmp_path / "b", toutes(tmp_path / "b"))
    fermer(ouvrir(qtbot, memoire))
    assert executeur.ouvertures == 0
    memoire.ecrire(REPRISE_EN_SERIE, True)
    fenetre = ouvrir(qtbot, memoire)
    qtbot.waitUntil(lambda: len(analyses(tmp_path / "b")) == 3, timeout=PATIENCE)
    fermer(fenetre)


def test_la_case_de_la_reprise_se_retient(ouverte: ApplicationIHM, memoire: Memoire) -> None:
    assert memoire.lire(REPRISE_EN_SERIE) is False
    trouver(ouverte, QCheckBox, "case_reprise_serie").click()
    assert memoire.lire(REPRISE_EN_SERIE) is True


def test_qui_joue_a_les_processeurs(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    travail = ouverte.salles.analyses.travail
    cedes: list[bool] = []
    travail.ceder = cedes.append  # type: ignore[method-assign, assignment]
    ouverte.salles.analyses.suivre(situation_de(Partie(Othello()), marche=Marche.EN_COURS))
    ouverte.salles.analyses.suivre(situation_de(Partie(Othello()), marche=Marche.PRETE))
    ouverte.salles.analyses.suivre(situation_de(Partie(Morpion()), marche=Marche.EN_COURS))
    assert cedes == [True, False, True]
    bouton = trouver(ouverte, QPushButton, "bouton_analyser_serie")
    assert bouton.text() == "Analyser ces parties (0)"
