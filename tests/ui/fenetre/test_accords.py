"""Resigning and drawing by word."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import IAalphabeta
from tests.fenetre import PATIENCE, cocher, jouer, presser
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.textes import BoiteDeMessage

OUI, NON = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No


def repondre(fenetre: ApplicationIHM, nom: str, bouton: QMessageBox.StandardButton) -> None:
    trouver(fenetre, BoiteDeMessage, nom).button(bouton).click()


def test_abandonner_se_confirme_et_s_annule(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    abandonner = fenetre.widgets.action_abandonner
    assert not abandonner.isEnabled()
    presser(qtbot, fenetre, "demarrer")
    abandonner.trigger()
    boite = trouver(fenetre, BoiteDeMessage, "boite_abandon")
    assert [boite.button(bouton).text() for bouton in (OUI, NON)] == ["Abandonner", "Continuer à jouer"]
    repondre(fenetre, "boite_abandon", NON)
    partie = fenetre.partie_en_cours
    assert not partie.terminee
    abandonner.trigger()
    qtbot.waitUntil(lambda: len(fenetre.findChildren(BoiteDeMessage, "boite_abandon")) > 0, timeout=PATIENCE)
    fenetre.findChildren(BoiteDeMessage, "boite_abandon")[-1].button(OUI).click()
    assert (partie.issue, fenetre.situation.marche) == (SECOND, Marche.PRETE)
    assert fenetre.widgets.trait.text() == "Noir abandonne"
    fenetre.widgets.action_annuler.trigger()
    assert not partie.decidee
    jouer(qtbot, fenetre, "d3")
    assert partie.transcription == "d3"


def test_l_autre_personne_accepte_la_nulle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    fenetre.widgets.action_proposer_nulle.trigger()
    repondre(fenetre, "boite_nulle", OUI)
    assert (fenetre.partie_en_cours.issue, fenetre.widgets.trait.text()) == (0, "Nulle convenue")


def test_l_autre_personne_refuse_la_nulle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    fenetre.widgets.action_proposer_nulle.trigger()
    repondre(fenetre, "boite_nulle", NON)
    assert not fenetre.partie_en_cours.terminee
    assert fenetre.widgets.barre_etat.currentMessage() == "Blanc refuse la nulle"


def test_proposer_n_ouvre_pas_de_boite_a_remplir(fenetre: ApplicationIHM) -> None:
    assert not fenetre.widgets.action_proposer_nulle.text().endswith("…")


def test_une_machine_accepte_si_elle_n_est_pas_mieux(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    fenetre.widgets.action_proposer_nulle.trigger()  # 2 - 2
    assert fenetre.partie_en_cours.issue == 0


def test_une_machine_qui_se_croit_mieux_refuse(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "d3c3c4e3")
    partie = fenetre.partie_en_cours
    assert partie.jeu.evaluer(partie.etat, SECOND) > 0
    cocher(qtbot, fenetre, "blanc_ia_alea")
    fenetre.widgets.action_proposer_nulle.trigger()
    assert not partie.terminee
    assert "refuse la nulle" in fenetre.widgets.barre_etat.currentMessage()


def test_une_machine_repond_par_ce_que_sa_recherche_a_trouve(
    qtbot: QtBot, fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IAalphabeta, "opinion", 1.0)
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alphabeta")
    presser(qtbot, fenetre, "demarrer")
    fenetre.widgets.action_proposer_nulle.trigger()  # 2 - 2, but it thinks more of it
    assert not fenetre.partie_en_cours.terminee


def test_deux_machines_ne_s_accordent_pas(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_alea")
    fenetre.widgets.cadence.setValue(2000)
    presser(qtbot, fenetre, "demarrer")
    assert not fenetre.widgets.action_abandonner.isEnabled()
    assert "Deux machines" in fenetre.widgets.action_abandonner.toolTip()


@pytest.mark.parametrize(("reponse", "noir"), [(NON, "ia_min"), (OUI, "ia_max")])
def test_echanger_au_milieu_d_une_partie_de_programmes_se_demande(
    qtbot: QtBot, fenetre: ApplicationIHM, reponse: QMessageBox.StandardButton, noir: str
) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    echanger = fenetre.widgets.action_echanger
    echanger.trigger()
    assert fenetre.situation.joueurs[PREMIER].joueur.nom == "ia_min", "avant la partie, rien n'est à demander"
    fenetre.widgets.cadence.setValue(1000)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.partie_en_cours.nb_coups > 0, timeout=PATIENCE)
    presser(qtbot, fenetre, "arreter")
    echanger.trigger()
    assert fenetre.situation.joueurs[PREMIER].joueur.nom == "ia_min"
    repondre(fenetre, "boite_echanger", reponse)
    assert fenetre.situation.joueurs[PREMIER].joueur.nom == noir
