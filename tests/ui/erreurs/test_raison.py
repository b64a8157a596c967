"""The reason before the answer: off until it is wanted, then one of the kinds, which can be chosen until the grade."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.explication import GenreErreur
from ui.erreurs.raison import CarteRaison
from ui.socle.langue import Langue


def test_n_est_demandee_qu_a_qui_le_veut(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    carte = CarteRaison(page)
    carte.show()
    assert not any(bouton.isVisible() for bouton in carte.boutons.values())
    with qtbot.waitSignal(carte.voulue) as voulue:
        carte.case.click()
    assert voulue.args == [True]
    assert all(bouton.isVisible() for bouton in carte.boutons.values())


def test_une_raison_se_choisit(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    carte = CarteRaison(page, voulue=True)
    carte.show()
    carte.montrer("", libre=True)
    with qtbot.waitSignal(carte.choisie) as choisie:
        carte.boutons[GenreErreur.MUR].click()
    assert choisie.args == ["mur"]
    carte.montrer("coin", libre=True)
    assert [genre for genre, bouton in carte.boutons.items() if bouton.isChecked()] == [GenreErreur.COIN]
    carte.montrer("coin", libre=False)
    assert not any(bouton.isVisible() for bouton in carte.boutons.values())
    carte.montrer("", libre=True)
    assert all(bouton.isVisible() and not bouton.isChecked() for bouton in carte.boutons.values())


def test_le_clavier_va_aux_raisons(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    carte = CarteRaison(page, voulue=True)
    carte.show()
    carte.prendre_clavier()
    qtbot.waitUntil(lambda: carte.boutons[GenreErreur.COUPS].hasFocus())
