"""The tab of the repertoires: its buttons follow what is chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ecosysteme.repertoire.fonds import CoupEtudie, FondsRepertoires
from tests.ecosysteme.carnet.test_repetition import Heure
from tests.ecosysteme.repertoire.fabrique import repertoire_de
from ui.repertoire.page import PageRepertoires
from ui.socle.langue import Langue


def _offerts(page: PageRepertoires) -> set[str]:
    return {nom for nom, bouton in page.boutons.items() if bouton.isEnabled()}


def test_les_boutons_suivent_le_coup_choisi(qtbot: QtBot, tmp_path: Path, langue: Langue) -> None:
    page = PageRepertoires()
    qtbot.addWidget(page)
    assert _offerts(page) == {"nouveau"}
    fonds = FondsRepertoires(tmp_path / "r", tmp_path / "b", Heure())
    page.repertoires.montrer(fonds.creer(repertoire_de("f5d6c3")).etudes, {}, "")
    page.actualiser()
    toujours = {"nouveau", "apprendre", "trou", "renommer", "supprimer"}
    assert _offerts(page) == toujours
    page.coups.montrer([CoupEtudie((5, 3), False, 2, 3), CoupEtudie((5, 5), True)])
    assert (_offerts(page), page.poids.value(), page.poids.isEnabled()) == (toujours | {"retirer"}, 3, True)
    with qtbot.assertNotEmitted(page.pese):
        page.coups.setCurrentCell(1, 0)
    assert (_offerts(page), page.poids.isEnabled()) == (toujours | {"ajouter", "enseigner"}, False)
    page.coups.setCurrentCell(0, 0)
    with qtbot.waitSignal(page.pese) as pese:
        page.poids.setValue(5)
    assert pese.args == [5]


def test_chaque_bouton_dit_son_nom(qtbot: QtBot) -> None:
    page = PageRepertoires()
    qtbot.addWidget(page)
    demandes: list[str] = []
    page.geste.connect(demandes.append)
    for bouton in page.findChildren(QPushButton):
        bouton.setEnabled(True)
        bouton.click()
    assert sorted(demandes) == sorted(page.boutons)
