"""Pages asked for by a name."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.bibliotheque.livres import remplir
from ui.bibliotheque.acces import AccesBibliotheque
from ui.bibliotheque.fiche import FicheBibliotheque
from ui.bibliotheque.fiches import Fiches


def test_un_nom_mene_a_sa_page_et_a_ses_parties(qtbot: QtBot, page: QWidget, tmp_path: Path, parent: QObject) -> None:
    acces = AccesBibliotheque(parent, dossier=remplir(tmp_path / "b"))
    fiches = Fiches(page, acces)
    fiches.demander("joueur", "personne de ce nom")
    fiches.demander("joueur", "Ono Kenji")
    qtbot.waitUntil(lambda: page.findChild(FicheBibliotheque) is not None)
    [fiche] = page.findChildren(FicheBibliotheque)
    with qtbot.waitSignal(fiches.filtree) as filtree:
        fiche.filtrer.click()
    assert (filtree.args[0], filtree.args[1].nom) == ("joueur", "Ono Kenji")
    acces.fermer()
