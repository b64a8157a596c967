"""The page of the library: what it shows of an answer, what it says where there is none, what it asks for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.bibliotheque import Exploration, Suivies
from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ecosysteme.bibliotheque.parties_lues import PartieTrouvee
from ecosysteme.jeu import PREMIER
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.coups_suivants import LigneCoup
from ui.bibliotheque.explorateur import PageBibliotheque
from ui.bibliotheque.question import QuestionALaBibliotheque, ReponseDeLaBibliotheque
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR

QUESTION = QuestionALaBibliotheque(0, 0, True, b"", FiltreDeParties(), False)
DEUX = Suivies(parties=2, ici=2, noires=2)
TROIS = Suivies(parties=3, ici=2, noires=2)
ICI = Exploration({21: DEUX}, Suivies(), DEUX)
PARTIE = PartieTrouvee(7, "Ono Kenji", "Leader Imre", "", 1999, 40, 1, bytes([21]), True)
REPONSE = ReponseDeLaBibliotheque(
    QUESTION, 1200, ICI, Exploration({21: TROIS}, Suivies(), TROIS), [PARTIE], 2, {}, None
)
LIGNE = LigneCoup(21, "f3", DEUX, 1.0)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, parent: QObject, langue: Langue) -> Iterator[PageBibliotheque]:
    acces = AccesBibliotheque(parent, dossier=tmp_path)
    page = PageBibliotheque(acces)
    qtbot.addWidget(page)
    page.resize(560, 700)
    page.show()
    qtbot.waitExposed(page)
    yield page
    acces.fermer()


def test_une_reponse_est_comptee_et_ce_qui_vient_d_ailleurs_a_part(page: PageBibliotheque) -> None:
    page.montrer(REPONSE, [LIGNE], PREMIER)
    assert page.titre.text() == "2 parties jouées ici"
    assert page.ailleurs.text() == "+ 1 par interversion"
    assert page.compte.text() == "1\u202f200 parties dans la bibliothèque"
    assert not page.message.isVisible()
    assert (page.modele_coups.rowCount(), page.modele_parties.rowCount()) == (1, 1)
    assert page.exporter.isEnabled()


def test_ce_qui_est_montre_palit_et_ne_se_vide_pas(qtbot: QtBot, page: PageBibliotheque) -> None:
    page.montrer(REPONSE, [LIGNE], PREMIER)
    page.attendre()
    index = page.modele_parties.index(0, 1)
    qtbot.waitUntil(lambda: index.data(Qt.ItemDataRole.ForegroundRole) == QColor(CLAIR.eteint))
    assert page.modele_coups.rowCount() == 1


def test_une_bibliotheque_vide_montre_comment_la_remplir(qtbot: QtBot, page: PageBibliotheque) -> None:
    vide = Exploration({}, Suivies(), Suivies())
    page.montrer(ReponseDeLaBibliotheque(QUESTION, 0, vide, vide, [], 0, {}, None), [], PREMIER)
    assert page.message.text().startswith("La bibliothèque est vide.")
    assert not any(widget.isVisible() for widget in (page.coups, page.parties, page.filtres))
    for bouton, signal in ((page.wthor, page.wthor_demande), (page.journal, page.journal_demande)):
        with qtbot.waitSignal(signal):
            bouton.click()


def test_ailleurs_elle_dit_pourquoi(page: PageBibliotheque) -> None:
    page.montrer(REPONSE, [LIGNE], PREMIER)
    page.refuser("La bibliothèque est celle de l'Othello 8 × 8")
    assert page.message.text() == "La bibliothèque est celle de l'Othello 8 × 8"
    assert not page.coups.isVisible()


def test_les_lignes_sont_visees_jouees_et_ouvertes(qtbot: QtBot, page: PageBibliotheque) -> None:
    page.montrer(REPONSE, [LIGNE, LigneCoup(None, "arrêtée ici", DEUX, 1.0)], PREMIER)
    for signal, geste, rang, recu in (
        (page.vise, page.coups.vise, 0, 21),
        (page.vise, page.parties.vise, 0, 21),
        (page.vise, page.coups.vise, 1, -1),
        (page.joue, page.coups.choisie, 0, 21),
        (page.joue, page.parties.choisie, 0, 21),
        (page.ouverte, page.parties.ouverte, 0, 7),
    ):
        with qtbot.waitSignal(signal) as emis:
            geste.emit(rang)
        assert emis.args == [recu]
    with qtbot.assertNotEmitted(page.joue):
        page.coups.choisie.emit(1)


def test_un_import_se_suit_et_s_annule(qtbot: QtBot, page: PageBibliotheque) -> None:
    page.montrer(REPONSE, [LIGNE], PREMIER)
    page.montrer_import(1500)
    assert page.compte.text() == "Import : 1\u202f500 parties lues"
    with qtbot.waitSignal(page.abandon_demande):
        page.annuler.click()
    page.montrer_import(None)
    assert (page.compte.text(), page.annuler.isVisible()) == ("1\u202f200 parties dans la bibliothèque", False)


def test_un_import_lance_au_clavier_mene_aux_parties(qtbot: QtBot, page: PageBibliotheque) -> None:
    vide = Exploration({}, Suivies(), Suivies())
    page.activateWindow()
    page.montrer(ReponseDeLaBibliotheque(QUESTION, 0, vide, vide, [], 0, {}, None), [], PREMIER)
    page.wthor.setFocus()
    qtbot.waitUntil(page.wthor.hasFocus)
    for _ in range(2):
        page.montrer_import(0)
        assert page.annuler.hasFocus(), "il s'abandonne par la même touche"
        page.montrer_import(None)
        assert page.wthor.hasFocus(), "abandonné, il se relance"
    page.montrer(REPONSE, [LIGNE], PREMIER)
    assert page.parties.hasFocus()
    assert not page.wthor.isVisible()


def test_des_fichiers_deposes_sont_a_ajouter(qtbot: QtBot, page: PageBibliotheque, tmp_path: Path) -> None:
    donnees = QMimeData()
    donnees.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    sans, gauche = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    entre = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, donnees, gauche, sans)
    QApplication.sendEvent(page, entre)
    assert entre.isAccepted()
    with qtbot.waitSignal(page.fichiers_deposes) as deposes:
        depot = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, donnees, gauche, sans)
        QApplication.sendEvent(page, depot)
    assert deposes.args == [[tmp_path]]


def test_les_textes_suivent_la_langue(qtbot: QtBot, page: PageBibliotheque, langue: Langue) -> None:
    page.montrer(REPONSE, [LIGNE], PREMIER)
    langue.choisir("en")
    qtbot.waitUntil(lambda: page.titre.text() == "2 games played here")
