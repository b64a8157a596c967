"""The panel of what is laid over the board: its parts by their names, what was pressed, the size of its letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFrame, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.disposition.panneau_calque import PanneauDeCalque, ajouter_carte
from ui.socle.chargeur import trouver
from ui.socle.textes import Etiquette


class PanneauEssai(PanneauDeCalque):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "panneau_essai", "essai", ("entete", "question"), ("suivante", "quitter"))
        self.carte, dedans = ajouter_carte(self._entamer())
        dedans.addWidget(self.textes["question"])
        dedans.addWidget(self.boutons["suivante"])
        self._traduire()

    def _traduire(self) -> None:
        self._recomposer()

    def _recomposer(self) -> None:
        self._agrandir({"entete": 1.5, "question": 1.2}, ("entete",))


@pytest.fixture
def panneau(page: QWidget) -> PanneauEssai:
    return PanneauEssai(page)


def test_chaque_objet_a_son_nom(panneau: PanneauEssai) -> None:
    assert panneau.objectName() == "panneau_essai"
    assert trouver(panneau, Etiquette, "essai_question") is panneau.textes["question"]
    assert trouver(panneau, QPushButton, "essai_quitter") is panneau.boutons["quitter"]
    assert panneau.textes["question"].wordWrap()


def test_un_bouton_dit_son_nom(qtbot: QtBot, panneau: PanneauEssai) -> None:
    for nom, bouton in panneau.boutons.items():
        with qtbot.waitSignal(panneau.geste) as geste:
            bouton.click()
        assert geste.args == [nom]


def test_ce_qui_est_demande_tient_dans_une_carte(panneau: PanneauEssai) -> None:
    assert panneau.carte.property("role") == "carte"
    assert panneau.textes["question"].parent() is panneau.carte
    assert not isinstance(panneau.textes["entete"].parent(), QFrame)


def test_les_lettres_suivent_celles_du_panneau(qtbot: QtBot, panneau: PanneauEssai) -> None:
    police = panneau.font()
    police.setPointSizeF(20)
    panneau.setFont(police)
    entete, question = panneau.textes["entete"], panneau.textes["question"]
    qtbot.waitUntil(lambda: entete.font().pointSizeF() == 30)
    assert question.font().pointSizeF() == 24
    assert entete.font().bold()
    assert not question.font().bold()
