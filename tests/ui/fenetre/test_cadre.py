"""The window as Qt sees it: languages, keys that nobody took, one end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDoubleSpinBox
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie
from ui.fenetre.cadre import Cadre
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


class Fenetre(Cadre):
    """Counts its ends."""

    fins = 0

    @property
    def partie_en_cours(self) -> Partie:
        return Partie(Othello())

    partie_montree = partie_en_cours

    def ouvrir_partie(self, partie: Partie, *, sienne: bool = False) -> None:
        raise AssertionError("personne n'en ouvre")

    def accueillir(self) -> None:
        raise AssertionError("personne n'arrive")

    def completer(self) -> None:
        raise AssertionError("elle l'est")

    def fermer(self) -> None:
        assert not self.isVisible(), "rien ne reste à l'écran pendant que tout s'arrête"
        self.fins += 1


@pytest.fixture
def cadre(qtbot: QtBot, langue: Langue) -> Fenetre:
    fenetre = Fenetre()
    qtbot.addWidget(fenetre)
    fenetre.show()
    qtbot.waitExposed(fenetre)
    return fenetre


def test_la_langue_se_dit_jusqu_a_la_fermeture(qtbot: QtBot, cadre: Fenetre, langue: Langue) -> None:
    annonces: list[str] = []
    cadre.langue_changee.connect(lambda: annonces.append(cadre.locale().name()[:2]))
    langue.choisir("en")
    qtbot.waitUntil(lambda: "en" in annonces)
    assert trouver(cadre, QDoubleSpinBox, "noir_temps").text() == "0.0"
    cadre.close()
    assert cadre.fins == 1
    del annonces[:]
    langue.choisir("fr")
    qtbot.wait(10)
    assert annonces == []


@pytest.mark.parametrize("touche", [Qt.Key.Key_D, None], ids=["une lettre", "démarrer"])
def test_ce_que_personne_ne_prend_va_au_plateau(qtbot: QtBot, cadre: Fenetre, touche: Qt.Key | None) -> None:
    demarrer = trouver(cadre, QAction, "action_demarrer")
    demarrer.setEnabled(False)  # a game runs
    cadre.setFocus()
    if touche is None:
        QTest.keySequence(cadre, demarrer.shortcut())
    else:
        qtbot.keyClick(cadre, touche)
    assert cadre.focusWidget() is trouver(cadre, PlateauVue, "plateau")


@pytest.mark.parametrize("avec", [Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier])
def test_une_commande_qui_n_existe_pas_laisse_le_clavier_ou_il_est(
    qtbot: QtBot, cadre: Fenetre, avec: Qt.KeyboardModifier
) -> None:
    liste = cadre.widgets.parties_jouees
    liste.setFocus()
    qtbot.keyClick(liste, Qt.Key.Key_M, avec)
    assert cadre.focusWidget() is liste
