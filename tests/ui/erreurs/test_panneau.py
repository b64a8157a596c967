"""The panel: what the notebook says stands in it, and what has nothing to say takes no room."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.erreurs.bilans import BILAN, LUNDI
from ui.erreurs.panneau import PanneauErreurs
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import SOMBRE


def test_ce_qui_revient_et_les_derniers_essais(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    panneau = PanneauErreurs(page)
    panneau.definir_theme(SOMBRE)
    panneau.montrer(BILAN)
    assert trouver(panneau, QLabel, "erreurs_repetee").text() == "Au coup 3 la dernière fois. Elle revient aujourd'hui."
    essais = trouver(panneau, QLabel, "erreurs_essais")
    assert essais.text() == "✓  2 mars · coup 11\n✗  2 mars · coup 23 · solution demandée"
    assert BILAN.repetee is not None
    with qtbot.waitSignal(panneau.repetee_demandee) as demandee:
        trouver(panneau, QPushButton, "erreurs_revoir_repetee").click()
    assert demandee.args == [BILAN.repetee.cle]
    panneau.montrer(replace(BILAN, repetee=replace(BILAN.repetee, due=LUNDI + timedelta(days=3))))
    assert trouver(panneau, QLabel, "erreurs_repetee").text().endswith("Elle revient le 5 mars.")
    langue.choisir("en")
    qtbot.waitUntil(lambda: essais.text().startswith("✓  2 March · move 11"))


def test_sans_rien_a_dire_les_cartes_se_cachent(page: QWidget, langue: Langue) -> None:
    panneau = PanneauErreurs(page)
    panneau.show()
    panneau.montrer(replace(BILAN, repetee=None, essais=()))
    assert not any(trouver(panneau, QLabel, nom).isVisible() for nom in ("erreurs_repetee", "erreurs_essais"))
    assert panneau.calendrier.isVisible()
    assert not panneau.reponse.isVisible()


def test_sans_carnet_rien_ne_se_montre_vide(page: QWidget) -> None:
    panneau = PanneauErreurs(page)
    panneau.show()
    assert not panneau.calendrier.isVisible()
    assert not panneau.genres.isVisible()
    panneau.montrer(BILAN)
    assert panneau.calendrier.isVisible()
    assert panneau.genres.isVisible()
