"""The fields of one engine."""

from __future__ import annotations

import sys
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.joueurs.repertoire import SANS_COMMANDE, MoteurEnregistre
from tests.fenetre import PATIENCE
from tests.moteurs_externes import faux
from ui.joueurs.moteurs_editeur import EditeurMoteur
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.raisons import dire
from ui.socle.taches import Taches
from ui.socle.theme import CLAIR


@pytest.fixture
def editeur(qtbot: QtBot, taches: Taches, langue: Langue) -> EditeurMoteur:
    editeur = EditeurMoteur(taches, CLAIR)
    qtbot.addWidget(editeur)
    editeur.montrer(MoteurEnregistre())
    editeur.show()
    qtbot.waitExposed(editeur)
    return editeur


@pytest.mark.parametrize(
    "moteur",
    [
        MoteurEnregistre(),
        MoteurEnregistre("Edax 5", "edax -gtp", temps=0.5, patience=5.0, envoi="niveau 3;x"),
        MoteurEnregistre("N", "edax -nboard", "nboard", 2.0, 12),
        MoteurEnregistre("G", "edax -gtp", "gtp", profondeur=12),
        MoteurEnregistre("a,b", "'pas fini"),
    ],
)
def test_ce_qui_est_montre_est_ce_qui_est_rendu(qtbot: QtBot, editeur: EditeurMoteur, moteur: MoteurEnregistre) -> None:
    with qtbot.assertNotEmitted(editeur.change):
        editeur.montrer(moteur)
    assert editeur.element == moteur
    assert editeur.remarque.text() == ("" if moteur.vierge else dire(moteur.defaut or moteur.absence))


def test_changer_de_protocole_ne_perd_rien(qtbot: QtBot, editeur: EditeurMoteur) -> None:
    editeur.montrer(MoteurEnregistre("N", "edax", "nboard", temps=2.0, profondeur=12))
    with qtbot.waitSignal(editeur.change):
        editeur.protocole.setCurrentIndex(editeur.protocole.findData("gtp"))
    assert editeur.findChild(QSpinBox, "option_profondeur") is None, "GTP ne sait pas dire une profondeur"
    assert "profondeur" not in editeur.element.specification
    editeur.protocole.setCurrentIndex(editeur.protocole.findData("nboard"))
    assert trouver(editeur, QSpinBox, "option_profondeur").value() == 12
    assert editeur.element == MoteurEnregistre("N", "edax", "nboard", temps=2.0, profondeur=12)


def test_chaque_champ_compte_et_le_nom_vient_du_programme(qtbot: QtBot, editeur: EditeurMoteur) -> None:
    qtbot.keyClicks(editeur.commande, "/opt/edax.exe -l 3")
    assert editeur.nom.placeholderText() == "edax"
    assert editeur.element.appellation == "edax"
    qtbot.keyClicks(editeur.nom, "Ed")
    trouver(editeur, QDoubleSpinBox, "option_temps").setValue(0.25)
    qtbot.keyClicks(trouver(editeur, QLineEdit, "option_envoi"), "a b;c")
    assert editeur.element == MoteurEnregistre("Ed", "/opt/edax.exe -l 3", temps=0.25, envoi="a b;c")
    qtbot.keyClicks(editeur.nom, ":")
    assert "ni virgule ni deux-points" in editeur.remarque.text()
    assert not editeur.essai.bouton.isEnabled()


def test_un_champ_que_personne_n_a_touche_n_est_pas_en_faute(qtbot: QtBot, editeur: EditeurMoteur) -> None:
    qtbot.keyClicks(editeur.nom, "Edax")
    assert editeur.remarque.text() == ""
    qtbot.keyClicks(editeur.commande, "e\b")
    assert editeur.remarque.text() == dire(SANS_COMMANDE)
    editeur.montrer(MoteurEnregistre("Edax"))
    assert editeur.remarque.text() == dire(SANS_COMMANDE), "celui-là a été écrit ainsi"


@pytest.mark.parametrize(("ecrit", "attendu"), [("", "Faux moteur"), ("Le mien", "Le mien")])
def test_qui_s_essaie_dit_son_nom_a_qui_n_en_a_pas_recu(
    qtbot: QtBot, editeur: EditeurMoteur, ecrit: str, attendu: str
) -> None:
    editeur.montrer(faux(ecrit))
    changements: list[str] = []
    editeur.change.connect(lambda: changements.append(editeur.element.appellation))
    qtbot.mouseClick(editeur.essai.bouton, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "joue d3" in editeur.essai.reponse.text(), timeout=PATIENCE)
    assert editeur.nom.text() == attendu
    assert editeur.element.defaut is None
    assert set(changements) <= {attendu}
    assert bool(changements) == (not ecrit)


def test_tester_ne_bouge_pas_quand_les_phrases_changent(
    qtbot: QtBot, editeur: EditeurMoteur, monkeypatch: pytest.MonkeyPatch
) -> None:
    fini = Event()

    def essayer(_specification: str, _arret: Event) -> None:
        fini.wait(PATIENCE / 1000)
        raise ValueError("une très longue phrase qui dit tout ce qui ne va pas " * 4)

    monkeypatch.setattr("ui.joueurs.moteurs_champs.essayer", essayer)
    bouton, places = editeur.essai.bouton, list[QRect]()

    def noter() -> None:
        QApplication.processEvents()
        places.append(QRect(bouton.mapTo(editeur, QPoint()), bouton.size()))

    editeur.resize(470, 420)  # as in the dialog
    noter()
    qtbot.keyClicks(editeur.commande, "moteur-absent")
    noter()
    editeur.commande.clear()
    qtbot.keyClicks(editeur.commande, f'"{sys.executable}"')
    noter()
    qtbot.mouseClick(bouton, Qt.MouseButton.LeftButton)
    noter()
    fini.set()
    qtbot.waitUntil(lambda: bool(editeur.essai.refus.text()), timeout=PATIENCE)
    noter()
    assert len({place.getRect() for place in places}) == 1, places
