"""What the first tab of Étudier says."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ui.bibliotheque.page import PageBibliotheque
from ui.socle.langue import Langue


def test_elle_dit_combien_de_parties_et_d_ou_dans_la_langue(qtbot: QtBot, langue: Langue) -> None:
    page = PageBibliotheque()
    qtbot.addWidget(page)
    assert page.resume.text() == "", "rien n'est dit avant la réponse"
    page.compter(0, 0)
    assert page.resume.text() == "Aucune partie dans la bibliothèque."
    page.compter(2, 1)
    assert page.resume.text() == "2 parties, 1 source"
    langue.choisir("en")
    qtbot.waitUntil(lambda: page.resume.text() == "2 games, 1 source")
