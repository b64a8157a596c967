"""The tab of the mistakes: what it says of the notebook, and its button."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.fenetre import GAUCHE
from tests.ui.erreurs.bilans import BILAN
from ui.erreurs.page import PageErreurs
from ui.erreurs.panneau import PanneauErreurs
from ui.socle.langue import Langue


def test_dit_quand_revient_la_suite(qtbot: QtBot, langue: Langue) -> None:
    hote = QWidget()
    qtbot.addWidget(hote)
    page = PageErreurs(PanneauErreurs(hote))
    qtbot.addWidget(page)
    assert page.dit.text().startswith("Le carnet est vide")
    assert not page.principal.isEnabled()
    page.montrer(BILAN)
    assert page.dit.text() == "5 à revoir aujourd'hui"
    with qtbot.waitSignal(page.demandee):
        qtbot.mouseClick(page.principal, GAUCHE)
    page.montrer(replace(BILAN, dues=0))
    assert page.dit.text() == "Rien à revoir aujourd'hui ; la suite le 4 mars."
    assert not page.principal.isEnabled()
    page.montrer(replace(BILAN, dues=0, a_venir=dict.fromkeys(BILAN.a_venir, 0)))
    assert page.dit.text() == "Rien à revoir aujourd'hui, ni les jours qui viennent."
    page.demander(True)
    assert (page.principal.text(), page.principal.isEnabled()) == ("Quitter", True)


def test_les_cartes_sont_sous_le_titre_et_ont_une_marge_sans_la_page(qtbot: QtBot) -> None:
    hote = QWidget()
    qtbot.addWidget(hote)
    panneau = PanneauErreurs(hote)
    panneau.montrer(BILAN)
    page = PageErreurs(panneau)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: panneau.calendrier.mapTo(page, QPoint()).x() == page.titre.x())
    panneau.setParent(hote)
    panneau.entourer(True)
    hote.show()
    panneau.show()
    qtbot.waitUntil(lambda: panneau.calendrier.mapTo(hote, QPoint()).x() > 0)
