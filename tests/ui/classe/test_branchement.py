"""How a session comes into the window: by its menu, by Open, by a drop, by the command line; or is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.copie import enregistrer_copie
from ecosysteme.classe.fichier import ecrire_seance
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.partie import Partie
from tests.ecosysteme.classe.exemples import copie_de_test, seance_de_test
from tests.fenetre import refus
from ui.documents.transfert import Transfert
from ui.socle.chargeur import trouver


@pytest.fixture
def fichier(tmp_path: Path) -> Path:
    chemin = tmp_path / "coins.seance"
    chemin.write_text(ecrire_seance(seance_de_test()), encoding="utf-8")
    return chemin


@pytest.mark.parametrize("voie", ["menu", "ouvrir", "depot", "commande"])
def test_une_seance_vient_de_partout(qtbot: QtBot, fenetre: ApplicationIHM, fichier: Path, voie: str) -> None:
    with qtbot.waitSignal(fenetre.salles.classe.ouverte):
        if voie == "menu":
            trouver(fenetre, QAction, "action_ouvrir_seance").trigger()
            boite = trouver(fenetre, QFileDialog, "boite_seance")
            boite.fileSelected.emit(str(fichier))
            boite.close()
        elif voie == "ouvrir":
            fenetre.salles.documents.ouvrir([fichier])
        elif voie == "depot":
            fenetre.salles.documents.recevoir(Transfert((fichier,)))
        else:
            fenetre.fichiers_demandes.emit([str(fichier)])
    eleve = fenetre.salles.classe.eleve
    assert eleve.seance == seance_de_test()
    assert eleve.panneau.textes["entete"].text() == "Les coins"
    assert eleve.panneau.nom.isVisibleTo(eleve.panneau)


def test_une_copie_ouvre_le_tableau_de_son_dossier(qtbot: QtBot, fenetre: ApplicationIHM, tmp_path: Path) -> None:
    for nom in ("Zoé", "Adam"):
        enregistrer_copie(tmp_path / f"{nom}.copie", copie_de_test(nom))
    resultats = fenetre.salles.classe.resultats
    with qtbot.waitSignal(resultats.lu):
        fenetre.fichiers_demandes.emit([str(tmp_path / "Adam.copie")])
    assert resultats.isVisible()
    assert [ligne.copie.eleve for ligne in resultats.tableau.lignes] == ["Adam", "Zoé"]


def test_un_fichier_abime_est_refuse_en_une_phrase(qtbot: QtBot, fenetre: ApplicationIHM, fichier: Path) -> None:
    fichier.write_text(fichier.read_text("utf-8").replace('"d3"', '"z9"', 1), encoding="utf-8")
    with qtbot.waitSignal(fenetre.salles.classe.refusee):
        fenetre.salles.classe.ouvrir(fichier)
    dit = refus(fenetre)
    assert dit.startswith("coins.seance : Étape 2")
    assert "z9" in dit


def test_qui_lance_le_programme_sur_une_seance_revient_a_jouer(
    qtbot: QtBot, fenetre: ApplicationIHM, fichier: Path
) -> None:
    with qtbot.waitSignal(fenetre.salles.classe.ouverte):
        fenetre.fichiers_demandes.emit([str(fichier)])
    fenetre.salles.classe.eleve.panneau.boutons["quitter"].click()
    assert fenetre.disposition.modes.nom == "jouer"


def test_une_autre_partie_reprend_le_plateau(qtbot: QtBot, fenetre: ApplicationIHM, fichier: Path) -> None:
    fenetre.show()
    qtbot.waitExposed(fenetre)
    with qtbot.waitSignal(fenetre.salles.classe.ouverte):
        fenetre.salles.classe.ouvrir(fichier)
    plateau = fenetre.salles.classe.eleve.plateau
    assert plateau.isVisible()
    autre: Partie = Partie(Morpion())
    fenetre.ouvrir_partie(autre)
    assert not plateau.isVisible()
