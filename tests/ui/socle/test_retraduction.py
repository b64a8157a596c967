"""Who is told of another language says everything again, and only then."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.retraduction import Retraduit, SuiviLangue


class Titre(Retraduit, QLabel):
    fois = 0

    def _traduire(self) -> None:
        self.fois += 1


class Tableau(Retraduit, QTableWidget):
    def _traduire(self) -> None:
        self.setHorizontalHeaderLabels(["dit à nouveau"])


def changer(widget: QWidget, type_: QEvent.Type = QEvent.Type.LanguageChange) -> None:
    QCoreApplication.sendEvent(widget, QEvent(type_))


def test_un_widget_se_redit_a_chaque_changement_de_langue_et_a_nul_autre(qtbot: QtBot) -> None:
    titre = Titre("Score")
    qtbot.addWidget(titre)
    changer(titre, QEvent.Type.FontChange)
    assert (titre.text(), titre.fois) == ("Score", 0), "le constructeur est bien celui de Qt"
    changer(titre)
    changer(titre)
    assert titre.fois == 2


def test_toute_classe_de_qt_convient(qtbot: QtBot) -> None:
    tableau = Tableau(1, 1)
    qtbot.addWidget(tableau)
    changer(tableau)
    entete = tableau.horizontalHeaderItem(0)
    assert entete is not None
    assert entete.text() == "dit à nouveau"


def test_on_peut_suivre_la_langue_d_un_autre(qtbot: QtBot) -> None:
    fenetre, fois = Titre(), list[bool]()
    qtbot.addWidget(fenetre)
    SuiviLangue(fenetre, lambda: fois.append(True))
    changer(fenetre, QEvent.Type.PaletteChange)
    changer(fenetre)
    assert (fois, fenetre.fois) == ([True], 1), "et il reçoit lui-même son événement"
