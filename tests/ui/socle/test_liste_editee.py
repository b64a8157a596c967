"""A list with its editor, of the simplest kind; the players and the engines are the real ones."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import trouver
from ui.socle.liste_editee import Editeur, ListeEditee
from ui.socle.theme import CLAIR


class EditeurMot(Editeur[str]):
    """Edits a word."""

    def __init__(self) -> None:
        super().__init__()
        self.ligne = QLineEdit()
        QVBoxLayout(self).addWidget(self.ligne)
        self.ligne.textEdited.connect(self.change)

    @property
    def element(self) -> str:
        return self.ligne.text()

    def montrer(self, element: str) -> None:
        self.ligne.setText(element)

    def prendre_clavier(self) -> None:
        self.ligne.setFocus()


class Mots(ListeEditee[str]):
    """Edits words, of which none may be empty."""

    def __init__(self) -> None:
        super().__init__(CLAIR, EditeurMot(), ("mots", "mot"), "Mots")

    def _nouveau(self) -> str:
        return ""

    def _nommer(self, element: str) -> str:
        return element or "?"

    def _decrire(self, element: str) -> str:
        return f"le mot {element}"

    def _defaut(self, element: str) -> str:
        return "" if element else "vide"


@pytest.fixture
def mots(qtbot: QtBot) -> Mots:
    mots = Mots()
    qtbot.addWidget(mots)
    mots.definir(["un", "deux"])
    mots.show()
    qtbot.waitExposed(mots)
    return mots


def test_elle_montre_ce_qui_manque_et_ecrit_ce_qui_est_tape(qtbot: QtBot, mots: Mots) -> None:
    assert mots.liste.item(1).toolTip() == "le mot deux"
    qtbot.mouseClick(trouver(mots, QPushButton, "mot_ajouter"), Qt.MouseButton.LeftButton)
    ligne = mots.liste.item(1)
    assert (ligne.text(), ligne.toolTip()) == ("?", "vide")
    assert ligne.data(Qt.ItemDataRole.ForegroundRole) is not None
    with qtbot.waitSignal(mots.change):
        qtbot.keyClicks(trouver(mots, QLineEdit, ""), "x")
    assert mots.elements == ("un", "x", "deux")
    assert ligne.data(Qt.ItemDataRole.ForegroundRole) is None
    qtbot.mouseClick(trouver(mots, QPushButton, "mot_monter"), Qt.MouseButton.LeftButton)
    assert mots.elements == ("x", "un", "deux")
    descendre = trouver(mots, QPushButton, "mot_descendre")
    for _ in range(2):
        qtbot.mouseClick(descendre, Qt.MouseButton.LeftButton)
    assert mots.elements == ("un", "deux", "x")
    assert not descendre.isEnabled(), "nothing is below the last"


def test_definir_ne_previent_personne_et_une_liste_vide_n_edite_rien(qtbot: QtBot, mots: Mots) -> None:
    with qtbot.assertNotEmitted(mots.change):
        mots.definir([])
    assert not mots.editeur.isEnabled()
    assert not trouver(mots, QPushButton, "mot_retirer").isEnabled()
