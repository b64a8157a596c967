"""The window of a page: a tab for each thing that it says."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.analyse.bilan import Phase
from ecosysteme.bibliotheque.bilans import ResultatsVus
from ecosysteme.bibliotheque.noms import NomConnu
from ecosysteme.revue_en_serie.tableau import Pertes
from ui.bibliotheque.fiche import FicheBibliotheque
from ui.bibliotheque.fiche_lue import FicheLue
from ui.socle.langue import Langue

VUS = ResultatsVus(4, 2, 1, 1, 140, 4)
FICHE = FicheLue(
    "joueur", NomConnu(3, "Ono & Kenji", False), 8, (VUS, VUS), [("2015", VUS), ("", VUS)], [("Leader", VUS)], []
)


def titres(fiche: FicheBibliotheque) -> list[str]:
    return [fiche.onglets.tabText(rang) for rang in range(fiche.onglets.count())]


def lignes(fiche: FicheBibliotheque, rang: int) -> list[list[str]]:
    table = fiche.onglets.widget(rang)
    assert isinstance(table, QTableWidget)
    return [
        [table.model().index(ligne, colonne).data() for colonne in range(table.columnCount())]
        for ligne in range(table.rowCount())
    ]


def test_elle_dit_les_resultats_par_onglet_et_tait_ce_qui_est_vide(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    fiche = FicheBibliotheque(page, FICHE)
    assert fiche.windowTitle() == "Ono & Kenji"
    assert titres(fiche) == ["Couleurs", "Adversaires", "Années"]
    assert lignes(fiche, 0)[0] == ["Avec les Noirs", "4", "2", "1", "1", "63 %", "35,0"]
    assert [ligne[0] for ligne in lignes(fiche, 2)] == ["2015", "sans date"]
    langue.choisir("en")
    qtbot.waitUntil(lambda: titres(fiche) == ["Colours", "Opponents", "Years"])


def test_nos_joueurs_y_ont_leurs_mots(page: QWidget, langue: Langue) -> None:
    humain = NomConnu(1, "humain", False)
    fiche = FicheBibliotheque(page, replace(FICHE, connu=humain, autres=[("ia_moteur:niveau=12,temps=1.0", VUS)]))
    assert fiche.windowTitle() == "Mes résultats"
    assert lignes(fiche, 1)[0][0] == "Moteur (12)"


def test_un_niveau_rencontre_avec_plus_ou_moins_de_temps_n_a_qu_une_ligne(page: QWidget) -> None:
    niveaux = [(f"ia_moteur:niveau=12,temps={temps}", VUS) for temps in (1.0, 2.0)]
    fiche = FicheBibliotheque(page, replace(FICHE, autres=niveaux))
    assert lignes(fiche, 1) == [["Moteur (12)", "8", "4", "2", "2", "63 %", "35,0"]]


def test_un_clic_sur_un_titre_trie_un_troisieme_rend_l_ordre(qtbot: QtBot, page: QWidget) -> None:
    perdues = {"Tigre": 2, "Parallèle": 11, "Cheval": 3}
    ouvertures = [(nom, ResultatsVus(20, 20 - nombre, 0, nombre)) for nom, nombre in perdues.items()]
    fiche = FicheBibliotheque(page, replace(FICHE, ouvertures=ouvertures))
    fiche.show()
    fiche.onglets.setCurrentIndex(2)
    table = fiche.onglets.currentWidget()
    assert isinstance(table, QTableWidget)
    entete, vus = table.horizontalHeader(), []
    for _ in range(3):
        ou = QPoint(entete.sectionViewportPosition(4) + entete.sectionSize(4) // 2, entete.height() // 2)
        qtbot.mouseClick(entete.viewport(), Qt.MouseButton.LeftButton, pos=ou)
        vus.append([ligne[0] for ligne in lignes(fiche, 2)])
    assert vus == [["Parallèle", "Cheval", "Tigre"], ["Tigre", "Cheval", "Parallèle"], list(perdues)]
    fiche.close()


def test_les_phases_des_parties_jugees_ont_leur_onglet(page: QWidget) -> None:
    phases = {
        Phase.OUVERTURE: Pertes(40, 400, 100.0, 1.0, 20, 10),
        Phase.MILIEU: Pertes(12, 100, 50.0, 1.0, 6, 3),
        Phase.FIN: Pertes(),
    }
    fiche = FicheBibliotheque(page, replace(FICHE, phases=phases))
    assert titres(fiche)[-1] == "Phases"
    assert lignes(fiche, 3) == [
        ["Ouverture, coups 1 à 20", "40", "0,25", "0,50", "0,25"],
        ["Milieu, coups 21 à 40", "12", "(0,50)", "(0,50)", "(0,25)"],
        ["Fin, coups 41 à 60", "0", "", "", ""],
    ]


def test_ses_parties_seules_se_demandent(qtbot: QtBot, page: QWidget) -> None:
    fiche = FicheBibliotheque(page, FICHE)
    fiche.show()
    with qtbot.waitSignals([fiche.filtree, fiche.finished]):
        fiche.filtrer.click()
