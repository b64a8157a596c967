"""Below the board: the line with where one stands."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ecosysteme.exercices.exemples import premier
from ui.exercices.barres import BarreLigne
from ui.exercices.lecture import LigneExercice
from ui.socle.langue import Langue


def test_la_ligne_se_parcourt_quand_elle_est_libre(qtbot: QtBot, langue: Langue, parent: QObject) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    barre, lecture = BarreLigne(page), LigneExercice(parent)
    lecture.ouvrir(premier())
    lecture.coups = (premier().plis[0].acceptes[0],)
    lecture.aller(1)
    barre.montrer(premier(), lecture, libre=False)
    assert not any(bouton.isEnabled() for bouton in barre.boutons.values())
    barre.montrer(premier(), lecture, libre=True)
    eveilles = {nom for nom, bouton in barre.boutons.items() if bouton.isEnabled()}
    assert eveilles == {"debut", "precedent"}
    assert barre.texte.text() == f"[{premier().regles.ecrire_coup(lecture.coups[0])}]"
    with qtbot.waitSignal(barre.aller) as recu:
        qtbot.mouseClick(barre.boutons["precedent"], Qt.MouseButton.LeftButton)
    assert recu.args == [-1]
    assert all(bouton.accessibleName() for bouton in barre.boutons.values())
