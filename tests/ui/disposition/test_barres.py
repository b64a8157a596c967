"""The bars around a board on which a room asks: what is said, and what each button asks for."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.fenetre import GAUCHE
from ui.disposition.barres import BarreDeGestes, BarreQuestion
from ui.socle.chargeur import trouver


class Barre(BarreDeGestes):
    def _traduire(self) -> None:
        self.ecrire({"un": ("Un", "le premier"), "deux": ("Deux", "le second")}, "Partir")


def test_les_trois_phrases_sont_dites(qtbot: QtBot, page: QWidget) -> None:
    barre = BarreQuestion(page, "essai")
    barre.montrer("quoi", "où", "alors")
    noms = ("essai_demande", "essai_situation", "essai_reponse")
    assert [trouver(barre, QLabel, nom).text() for nom in noms] == ["quoi", "où", "alors"]
    assert barre.objectName() == "essai_question"


def test_chaque_bouton_dit_et_demande_son_geste(qtbot: QtBot, page: QWidget) -> None:
    barre = Barre(page, "gestes_essai", "essai", ("un", "deux"))
    barre._traduire()
    barre.show()
    assert [bouton.text() for bouton in barre.boutons.values()] == ["Un", "Deux"]
    assert trouver(barre, QToolButton, "essai_quitter").accessibleName() == "Partir"
    demandes: list[str] = []
    barre.geste.connect(demandes.append)
    for bouton in (*barre.boutons.values(), trouver(barre, QToolButton, "essai_quitter")):
        qtbot.mouseClick(bouton, GAUCHE)
    assert demandes == ["un", "deux", "quitter"]
