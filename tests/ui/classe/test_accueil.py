"""Who works is asked, and nobody is taken for another pupil."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.classe.seance import Correction
from tests.ecosysteme.classe.exemples import copie_de_test, seance_de_test
from tests.lecteur_ecran import LecteurEcran
from tests.ui.classe.conftest import Entrer

GAUCHE = Qt.MouseButton.LeftButton


def test_sans_nom_on_ne_commence_pas(
    qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer, lecteur: LecteurEcran
) -> None:
    eleve = entrer(Correction.TOUT_DE_SUITE)
    eleve.quitter()
    assert "garde vos réponses" not in fenetre.widgets.barre_etat.currentMessage()
    seance = eleve.seance
    assert seance is not None
    fenetre.salles.classe.commencer(seance)
    assert eleve.panneau.nom.hasFocus(), "nobody answered anything"
    qtbot.keyClick(eleve.panneau.nom, Qt.Key.Key_Return)
    assert eleve.passage is None
    assert lecteur.phrases[-1] == "Écrivez votre nom pour commencer"


def test_un_homonyme_dit_qui_il_est(qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer) -> None:
    eleve = entrer(Correction.A_LA_FIN)
    fenetre.salles.classe.commencer(seance_de_test(), (copie_de_test("Camille"),))
    for reponse, nom in ((QMessageBox.StandardButton.No, ""), (QMessageBox.StandardButton.Yes, "Camille")):
        eleve.panneau.boutons["autre"].click()
        eleve.panneau.nom.setText("camille ")
        eleve.panneau.boutons["commencer"].click()
        [boite] = [une for une in fenetre.findChildren(QMessageBox, "boite_copie_de") if une.isVisible()]
        assert boite.defaultButton() is boite.button(QMessageBox.StandardButton.No)
        qtbot.mouseClick(boite.button(reponse), GAUCHE)
        if nom:
            qtbot.waitUntil(lambda: eleve.passage is not None)
        else:
            qtbot.waitUntil(eleve.panneau.nom.hasFocus)
        assert (eleve.passage.eleve if eleve.passage is not None else "") == nom


def test_un_autre_nom_commence_sa_copie(qtbot: QtBot, fenetre: ApplicationIHM, entrer: Entrer) -> None:
    eleve = entrer(Correction.A_LA_FIN)
    fenetre.salles.classe.commencer(seance_de_test(), (copie_de_test("Zoé"),))
    assert not eleve.panneau.nom.isVisible()
    eleve.panneau.boutons["autre"].click()
    eleve.panneau.nom.setText("Adam")
    eleve.panneau.boutons["commencer"].click()
    assert eleve.passage is not None
    assert not any(map(eleve.passage.reponse, range(6)))
