"""The list of moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from tests.positions import partie_jouee
from tests.ui.lecture import disques
from ui.fenetre.liste_coups import EVALUATION, PERTE, ListeCoups
from ui.jeux.evaluations import Evaluation, Evaluations
from ui.jeux.registre import adaptateur_de
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE

# On four squares a side: after the fourth move, black has to pass.
OTHELLO = adaptateur_de(Othello())
NOIR_PASSE = "b1c1d3a1a3"


@pytest.fixture
def liste(coquille: QMainWindow, langue: Langue) -> ListeCoups:
    return ListeCoups(coquille)


def colonne(liste: ListeCoups, rang: int) -> list[str]:
    modele = liste.table.model()
    return [modele.index(ligne, rang).data() for ligne in range(modele.rowCount())]


def cliquer(qtbot: QtBot, liste: ListeCoups, ligne: int) -> None:
    cellule = liste.table.visualRect(liste.table.model().index(ligne, 1))
    qtbot.mouseClick(liste.table.viewport(), Qt.MouseButton.LeftButton, pos=cellule.center())


def test_chaque_tour_a_sa_ligne_et_une_passe_n_a_pas_de_numero(liste: ListeCoups) -> None:
    liste.montrer(partie_jouee(NOIR_PASSE, taille=4))
    assert colonne(liste, 0) == ["1", "2", "3", "4", "", "5"]
    assert colonne(liste, 1) == ["b1", "c1", "d3", "a1", "passe", "a3"]
    assert colonne(liste, 2) == ["Noir", "Blanc", "Noir", "Blanc", "Noir", "Blanc"]
    assert disques(liste.table, 2) == [1, 2, 1, 2, 1, 2]
    assert colonne(liste, 3)[0] == "4 - 1"
    assert [bool(temps) for temps in colonne(liste, 6)] == [True] * 4 + [False, True]


def test_un_clic_mene_apres_le_coup_de_la_ligne(qtbot: QtBot, liste: ListeCoups) -> None:
    liste.montrer(partie_jouee(NOIR_PASSE, taille=4))
    choisis: list[int] = []
    liste.coup_choisi.connect(choisis.append)
    for ligne in (0, 3, 4, 5):
        cliquer(qtbot, liste, ligne)
    assert choisis == [1, 4, 4, 5], "une passe se joue avec le coup qui la précède"


def test_la_ligne_du_dernier_coup_joue_est_choisie_et_les_coups_annules_restent(liste: ListeCoups) -> None:
    partie = partie_jouee(NOIR_PASSE, taille=4)
    for nb_coups, ligne in ((5, 5), (4, 4), (2, 1), (0, None)):
        partie.aller_a(nb_coups)
        liste.montrer(partie)
        assert liste.table.rowCount() == 6
        choisies = liste.table.selectionModel().selectedRows()
        assert [index.row() for index in choisies] == ([] if ligne is None else [ligne])


def test_une_partie_nouvelle_vide_la_liste(liste: ListeCoups) -> None:
    liste.montrer(partie_jouee("f5d6c3"))
    liste.montrer(partie_jouee("f5"))
    assert colonne(liste, 1) == ["f5"]
    liste.montrer(partie_jouee(""))
    assert liste.table.rowCount() == 0


def test_le_dernier_coup_reste_en_vue(liste: ListeCoups) -> None:
    partie = partie_jouee("")
    while partie.nb_coups < 40:
        partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    for nb_coups in (40, 1, 25):
        partie.aller_a(nb_coups)
        liste.montrer(partie)
        [choisie] = liste.table.selectionModel().selectedRows()
        assert liste.table.viewport().rect().contains(liste.table.visualRect(choisie).center())


def test_la_liste_suit_la_langue(liste: ListeCoups, langue: Langue) -> None:
    langue.choisir("en")
    liste.presenter(OTHELLO)
    liste.montrer(partie_jouee(NOIR_PASSE, taille=4))
    entetes = [liste.table.horizontalHeaderItem(rang) for rang in range(7)]
    titres = ["No.", "Move", "Player", "Discs", "Eval.", "Loss", "Time"]
    assert [entete.text() for entete in entetes if entete] == titres
    assert colonne(liste, 2)[:2] == ["Black", "White"]
    assert colonne(liste, 1)[4] == "pass"
    assert colonne(liste, 6)[0] == "0.00 s"


def test_l_evaluation_et_la_perte_se_lisent_sans_la_couleur(liste: ListeCoups) -> None:
    partie, evaluations = partie_jouee("f5d6c3d3c4"), Evaluations()
    connues = (Evaluation(2, 0), Evaluation(-3, 3), Evaluation(-4, 4), Evaluation(-12, 10), Evaluation(0))
    liste.montrer(partie, evaluations)
    assert not any(colonne(liste, EVALUATION) + colonne(liste, PERTE))
    for tour, evaluation in zip(partie.historique, connues, strict=True):
        evaluations.noter(tour, evaluation)
    liste.montrer(partie, evaluations)
    assert colonne(liste, EVALUATION) == ["+2", "−3", "−4", "−12", "0"]
    assert colonne(liste, PERTE) == ["0", "−3", "−4 ?", "−10 ??", ""]
    couleurs = [liste.table.item(ligne, PERTE).foreground().color().name() for ligne in (2, 3)]  # type: ignore[union-attr]
    assert couleurs == [CLAIR.erreur, CLAIR.gaffe]
    liste.definir_theme(SOMBRE)
    liste.montrer(partie, evaluations)
    assert liste.table.item(3, PERTE).foreground().color().name() == SOMBRE.gaffe  # type: ignore[union-attr]


def test_un_jeu_sans_points_montre_des_verdicts(liste: ListeCoups) -> None:
    partie, evaluations = Partie(Puissance4()), Evaluations()
    liste.presenter(adaptateur_de(partie.jeu))
    for coup in (3, 2, 0):
        partie.jouer(coup)
    connues = (Evaluation(1, 0, True, 41), Evaluation(-1, 0, True, 38), Evaluation(0, 1, True, 40))
    for tour, evaluation in zip(partie.historique, connues, strict=True):
        evaluations.noter(tour, evaluation)
    liste.montrer(partie, evaluations)
    assert liste.table.isColumnHidden(3)
    assert colonne(liste, 1) == ["4", "3", "1"]
    assert colonne(liste, 2) == ["Rouge", "Jaune", "Rouge"]
    assert colonne(liste, EVALUATION) == ["G 41", "P 38", "N"]
    assert colonne(liste, PERTE) == ["", "", "G → N ?"]
    cellule = liste.table.item(2, PERTE)
    assert cellule is not None
    assert cellule.foreground().color().name() == CLAIR.erreur
    liste.presenter(OTHELLO)
    assert not liste.table.isColumnHidden(3)
