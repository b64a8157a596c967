"""The fields of the paper dialog: what they ask for, what they remember."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.jeux import lire_jeu
from ecosysteme.papier.fiche import Fiche
from ecosysteme.papier.page import A4, A5, NATURES
from ecosysteme.partie import Partie
from tests.papier import fiche_de, partie_de
from ui.papier.champs import ChampsPapier
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire


@pytest.fixture
def champs(qtbot: QtBot, memoire: Memoire, langue: Langue) -> ChampsPapier:
    widget = ChampsPapier(fiche_de(), memoire, "60", 60)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_ce_qui_est_su_est_ecrit_et_peut_etre_corrige(qtbot: QtBot, champs: ChampsPapier) -> None:
    champs.choisir("feuille")
    demande = champs.demande()
    assert (demande.fiche.entete, demande.fiche.coups) == (fiche_de().entete, fiche_de().coups)
    assert (demande.nature, demande.feuille) == ("feuille", A4)
    with qtbot.waitSignal(champs.change):
        trouver(champs, QLineEdit, "papier_second").setText(" Carole ")
    with qtbot.waitSignal(champs.change):
        trouver(champs, QComboBox, "papier_format").setCurrentText("A5")
    assert (champs.demande().fiche.noms, champs.demande().feuille) == (("Alice", "Carole"), A5)


def test_chaque_document_a_ses_champs(champs: ChampsPapier) -> None:
    vus = {}
    for nature in NATURES:
        champs.choisir(nature)
        assert champs.demande().nature == nature
        lignes = (trouver(champs, QLineEdit, f"papier_{nom}") for nom in ("premier", "numeros"))
        vus[nature] = (
            *(ligne.isVisible() for ligne in lignes),
            trouver(champs, QPushButton, "papier_fichier").isVisible(),
            trouver(champs, QSpinBox, "papier_profondeur").isVisible(),
        )
    ordinaire = (True, False, False, False)
    assert vus == {
        "feuille": ordinaire,
        "diagrammes": (True, True, False, False),
        "rapport": ordinaire,
        "vierge": ordinaire,
        "problemes": (False, False, True, False),
        "classe": (False, False, False, True),
    }


def test_les_coups_des_diagrammes(champs: ChampsPapier) -> None:
    champs.choisir("diagrammes")
    assert champs.demande().numeros == (60,)
    trouver(champs, QLineEdit, "papier_numeros").setText("61")
    with pytest.raises(ValueError, match="de 0 à 60"):
        champs.demande()
    champs.choisir("feuille")
    assert champs.demande().numeros == (), "not looked at any more"


def test_la_feuille_d_une_classe_est_celle_de_la_position_montree(qtbot: QtBot, champs: ChampsPapier) -> None:
    champs.choisir("classe")
    demande = champs.demande()
    assert (demande.numeros, demande.profondeur) == ((60,), 3)
    with qtbot.waitSignal(champs.change):
        trouver(champs, QSpinBox, "papier_profondeur").setValue(2)
    assert champs.demande().profondeur == 2


def test_l_evenement_le_lieu_et_le_format_se_retiennent(champs: ChampsPapier, memoire: Memoire) -> None:
    trouver(champs, QLineEdit, "papier_evenement").setText("Open")
    trouver(champs, QLineEdit, "papier_lieu").setText("Lyon")
    trouver(champs, QComboBox, "papier_format").setCurrentText("A5")
    champs.retenir()
    autres = ChampsPapier(fiche_de("f5").vide(), memoire, "", 1)
    assert trouver(autres, QLineEdit, "papier_evenement").text() == "Coupe", "the game's own come first"
    assert autres.feuille is A5
    inconnue = ChampsPapier(Fiche.de(partie_de("f5")), memoire, "", 1)
    assert trouver(inconnue, QLineEdit, "papier_evenement").text() == "Open"
    assert trouver(inconnue, QLineEdit, "papier_lieu").text() == "Lyon"


def test_les_joueurs_sont_nommes_par_leur_camp(champs: ChampsPapier) -> None:
    etiquettes = {etiquette.buddy(): etiquette.text() for etiquette in champs.findChildren(QLabel)}
    assert (etiquettes[champs.premier], etiquettes[champs.second]) == ("Noir", "Blanc")


@pytest.mark.parametrize(("jeu", "a_un_arbre"), [("nim:tas=1-3-5-7", False), ("nim:tas=1-2", True), ("morpion", True)])
def test_la_profondeur_ne_se_demande_que_d_un_arbre(
    qtbot: QtBot, memoire: Memoire, langue: Langue, jeu: str, a_un_arbre: bool
) -> None:
    partie: Partie = Partie(lire_jeu(jeu))
    champs = ChampsPapier(Fiche.de(partie), memoire, "", 0)
    qtbot.addWidget(champs)
    champs.show()
    champs.choisir("classe")
    assert trouver(champs, QSpinBox, "papier_profondeur").isVisible() == a_un_arbre
