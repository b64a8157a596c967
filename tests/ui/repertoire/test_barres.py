"""The bars around a drill: what still has a use."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ui.disposition.barres import BarreQuestion
from ui.repertoire.barres import BarreGestesRepertoire
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def test_les_gestes_suivent_le_moment(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    barre = BarreGestesRepertoire(page)
    barre.montrer(question=True, aidee=True, suite=False, finie=False, terminee=False, niveau="7")
    assert {nom: bouton.isEnabled() for nom, bouton in barre.boutons.items() if not bouton.isHidden()} == {
        "indice": False,
        "solution": True,
        "suivante": False,
    }
    barre.montrer(question=False, aidee=False, suite=True, finie=True, terminee=False, niveau="7")
    assert barre.boutons["suivante"].text() == "Ligne suivante"
    barre.montrer(question=False, aidee=False, suite=True, finie=True, terminee=True, niveau="7")
    vus = {nom: bouton.text() for nom, bouton in barre.boutons.items() if not bouton.isHidden()}
    assert vus == {"suivante": "Terminer", "continuer": "Jouer contre le niveau 7"}
    with qtbot.waitSignal(barre.geste) as demande:
        barre.boutons["continuer"].click()
    assert demande.args == ["continuer"]
    langue.choisir("en")
    qtbot.waitUntil(lambda: barre.boutons["suivante"].text() == "Finish")


def test_les_trois_phrases_sont_dites(qtbot: QtBot, page: QWidget) -> None:
    barre = BarreQuestion(page, "repertoire")
    barre.montrer("un", "deux", "trois")
    noms = ("demande", "situation", "reponse")
    assert [trouver(barre, QLabel, f"repertoire_{nom}").text() for nom in noms] == ["un", "deux", "trois"]
