"""The bar: what it says in both languages, what its buttons want, and how it leaves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from ui.incidents.barre import BarreIncident
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton


def test_elle_dit_si_la_seance_est_morte_et_suit_la_langue(
    qtbot: QtBot, coquille: FenetreDessinee, langue: Langue
) -> None:
    barre, texte = BarreIncident(coquille), trouver(coquille, QLabel, "texte_incident")
    assert not trouver(coquille, QFrame, "barre_incident").isVisible()
    barre.proposer(morte=False)
    assert texte.text().startswith("La dernière séance a rencontré une erreur.")
    barre.proposer(morte=True)
    assert texte.text().startswith("La dernière séance s'est interrompue.")
    langue.choisir("en")
    qtbot.waitUntil(lambda: texte.text().startswith("The last session broke off."))


def test_ses_boutons_la_laissent_sa_croix_l_ote(qtbot: QtBot, coquille: FenetreDessinee, langue: Langue) -> None:
    barre = BarreIncident(coquille)
    barre.proposer(morte=True)
    for nom, signal in (("bouton_voir_incident", barre.vue), ("bouton_copier_incident", barre.copiee)):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(trouver(coquille, QPushButton, nom), GAUCHE)
        assert trouver(coquille, QFrame, "barre_incident").isVisible()
    with qtbot.waitSignal(barre.ecartee):
        qtbot.mouseClick(trouver(coquille, QToolButton, "bouton_ecarter_incident"), GAUCHE)
    assert not trouver(coquille, QFrame, "barre_incident").isVisible()


@pytest.mark.parametrize("morte", [True, False])
def test_elle_est_dite_a_voix_haute(coquille: FenetreDessinee, entendus: list[tuple[str, bool]], morte: bool) -> None:
    BarreIncident(coquille).proposer(morte=morte)
    assert (trouver(coquille, QLabel, "texte_incident").text(), False) in entendus
