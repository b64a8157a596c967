import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR
from ui.tournoi.inscrit import Inscrit
from ui.tournoi.liste_inscrits import PanneauInscrits

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def panneau(qtbot: QtBot, taches: Taches, memoire: Memoire) -> PanneauInscrits:
    panneau = PanneauInscrits(taches, CLAIR, memoire)
    qtbot.addWidget(panneau)
    panneau.definir([Inscrit("ia_alphabeta", "profondeur=4"), Inscrit("ia_max")])
    panneau.show()
    qtbot.waitExposed(panneau)
    return panneau


def presser(qtbot: QtBot, panneau: PanneauInscrits, nom: str) -> None:
    bouton = trouver(panneau, QPushButton, f"tournoi_{nom}")
    assert bouton.isEnabled(), nom
    qtbot.mouseClick(bouton, GAUCHE)


def choisir(qtbot: QtBot, panneau: PanneauInscrits, rang: int) -> None:
    liste = panneau.liste
    qtbot.mouseClick(liste.viewport(), GAUCHE, pos=liste.visualItemRect(liste.item(rang)).center())


def test_les_joueurs_s_ajoutent_se_copient_se_retirent_et_montent(qtbot: QtBot, panneau: PanneauInscrits) -> None:
    liste = trouver(panneau, QListWidget, "tournoi_joueurs")
    assert [liste.item(rang).text() for rang in range(2)] == ["Alpha-Bêta (4)", "Max"]

    choisir(qtbot, panneau, 1)
    presser(qtbot, panneau, "ajouter")
    genre = trouver(panneau, QComboBox, "joueur_genre")
    genre.setCurrentIndex(genre.findData("ia_negamax"))
    trouver(panneau, QSpinBox, "option_profondeur").setValue(3)
    qtbot.keyClicks(trouver(panneau, QLineEdit, "joueur_autres"), "graine=7")
    presser(qtbot, panneau, "dupliquer")
    presser(qtbot, panneau, "monter")
    choisir(qtbot, panneau, 0)
    qtbot.keyClick(liste, Qt.Key.Key_Delete)

    attendus = ["ia_max", "ia_negamax:profondeur=3,graine=7", "ia_negamax:profondeur=3,graine=7"]
    assert [inscrit.specification for inscrit in panneau.inscrits] == attendus


def test_ajouter_donne_a_chaque_fois_quelqu_un_d_autre(qtbot: QtBot, panneau: PanneauInscrits) -> None:
    for rang in (0, 1, 0, 3):  # whoever is chosen
        choisir(qtbot, panneau, rang)
        presser(qtbot, panneau, "ajouter")
    specifications = [inscrit.specification for inscrit in panneau.inscrits]
    assert len(set(specifications)) == len(specifications) == 6
    assert {"ia_alea", "ia_min", "ia_alphabeta:profondeur=5"} <= set(specifications)


def test_une_liste_vide_n_offre_que_d_ajouter(qtbot: QtBot, panneau: PanneauInscrits) -> None:
    for _ in range(2):
        presser(qtbot, panneau, "retirer")

    assert panneau.inscrits == ()
    assert not panneau.editeur.isEnabled()
    boutons = (trouver(panneau, QPushButton, f"tournoi_{nom}") for nom in ("retirer", "dupliquer", "monter"))
    assert not any(bouton.isEnabled() for bouton in boutons)
    presser(qtbot, panneau, "ajouter")
    assert panneau.editeur.isEnabled()


def test_un_joueur_a_corriger_se_voit_dans_la_liste(panneau: PanneauInscrits) -> None:
    panneau.definir([Inscrit("ia_max"), Inscrit("externe"), Inscrit("ia_alphabeta", "profondeur=900")])

    couleurs = [panneau.liste.item(rang).foreground().color().name() for rang in range(3)]
    assert [couleur == CLAIR.erreur for couleur in couleurs] == [False, True, True]
    assert [panneau.liste.item(rang).text() for rang in range(3)] == ["Max", "Moteur externe", "Alpha-Bêta"]
