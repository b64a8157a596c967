"""The bars: what is said, and what each button asks for."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.fenetre import GAUCHE
from ui.disposition.barres import BarreQuestion
from ui.erreurs.barres import GESTES, BarreGestes
from ui.socle.chargeur import trouver


def test_la_question_se_lit(qtbot: QtBot, page: QWidget) -> None:
    barre = BarreQuestion(page, "erreur")
    barre.montrer("quoi", "où", "alors")
    noms = ("erreur_demande", "erreur_situation", "erreur_reponse")
    assert [trouver(barre, QLabel, nom).text() for nom in noms] == ["quoi", "où", "alors"]


def test_chaque_bouton_demande_son_geste(qtbot: QtBot, page: QWidget) -> None:
    barre = BarreGestes(page)
    barre.show()
    demandes: list[str] = []
    barre.geste.connect(demandes.append)
    for nom in GESTES:
        qtbot.mouseClick(barre.boutons[nom], GAUCHE)
    qtbot.mouseClick(trouver(barre, QToolButton, "erreur_quitter"), GAUCHE)
    assert demandes == [*GESTES, "quitter"]
    barre.montrer(finie=True, aidee=False, derniere=True)
    assert [barre.boutons[nom].isEnabled() for nom in GESTES] == [False, False, True]
    assert barre.boutons["suivante"].text() == "Terminer"
