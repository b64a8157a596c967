"""The place of an answer beside the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.classe.etape import ChoixDemande, CoupDemande, TexteDemande
from ui.classe.reponse import ChampReponse

CHOIX = ChoixDemande(("R&D", "Le coin"), (1,))


@pytest.fixture
def champ(qtbot: QtBot) -> ChampReponse:
    widget = ChampReponse()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_une_reponse_se_choisit(qtbot: QtBot, champ: ChampReponse) -> None:
    champ.montrer(CHOIX, "", fixee=False)
    assert champ.reponse == ""
    assert [choix.isVisible() for choix in champ.choix[:3]] == [True, True, False]
    assert champ.choix[0].text() == "R&&D"
    champ.choix[0].click()
    assert champ.reponse == "R&D"
    with qtbot.waitSignal(champ.valide):
        qtbot.keyClick(champ.choix[0], Qt.Key.Key_Return)
    champ.montrer(CHOIX, "Le coin", fixee=True)
    assert champ.reponse == "Le coin"
    assert not champ.choix[0].isEnabled()
    champ.montrer(CHOIX, "", fixee=False)
    assert champ.reponse == ""


def test_une_longue_reponse_tient_dans_la_largeur(qtbot: QtBot, champ: ChampReponse) -> None:
    longue = "Cinq, parce que la symétrie par rapport aux diagonales ne compte pas comme une vraie symétrie"
    champ.montrer(ChoixDemande(("Neuf", longue), ()), "", fixee=False)
    champ.resize(300, champ.height())
    assert champ.minimumSizeHint().width() < 300
    qtbot.waitUntil(lambda: champ.choix[1].text().count("\n") > 1)
    assert champ.choix[1].text().replace("\n", " ") == longue == champ.choix[1].accessibleName()
    assert champ.choix[1].sizeHint().width() <= 300
    qtbot.waitUntil(lambda: champ.choix[1].height() > 2 * champ.choix[0].height())
    champ.resize(2000, champ.height())
    qtbot.waitUntil(lambda: champ.choix[1].text() == longue)


def test_une_reponse_s_ecrit_et_se_valide(qtbot: QtBot, champ: ChampReponse) -> None:
    champ.montrer(TexteDemande(), "", fixee=False)
    qtbot.keyClicks(champ.texte, " le coin ")
    assert champ.reponse == "le coin"
    with qtbot.waitSignal(champ.valide):
        qtbot.keyClick(champ.texte, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    champ.montrer(TexteDemande(), "le coin", fixee=True)
    assert champ.texte.isReadOnly()
    champ.montrer(TexteDemande(), "", fixee=False)
    assert champ.reponse == ""


def test_un_coup_ne_se_repond_pas_ici(champ: ChampReponse) -> None:
    champ.montrer(CoupDemande(("d3",)), "d3", fixee=False)
    assert not champ.isVisible()
    assert champ.reponse == ""
