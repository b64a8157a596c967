"""The card of an answer: its sentences with how sure they are, and the moves of the line as buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.explication import Certitude, Phrase
from ecosysteme.fautes import Message
from tests.fenetre import GAUCHE
from ui.erreurs.reponse import PLIS, CarteReponse
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue

PHRASES = (
    Phrase(Certitude.PROUVE, Message("{mieux} gagnait", mieux=Message("un autre coup"))),
    Phrase(Certitude.SANS_DOUTE, Message("h8 perd")),
)


def test_les_phrases_et_leur_surete(page: QWidget, langue: Langue) -> None:
    carte = CarteReponse(page)
    carte.montrer("Pourquoi h8 perd", PHRASES, ["h8", "a1"], encore=True)
    assert carte.phrase == "Pourquoi h8 perd. Prouvé : Un autre coup gagnait. Sans doute : h8 perd"
    assert trouver(carte, QLabel, "erreur_phrase_3").isHidden()
    etats = [une.property("etat") for une in carte.findChildren(QLabel) if une.property("role") == "certitude"]
    assert etats[:2] == ["prouve", "sans_doute"]


def test_un_coup_de_la_suite_se_demande(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    carte = CarteReponse(page)
    carte.montrer("titre", PHRASES, [f"a{rang}" for rang in range(1, 9)], encore=False)
    carte.show()
    assert carte.nombre == PLIS
    boutons = [trouver(carte, QPushButton, f"erreur_pli_{rang}") for rang in (1, 2, 3)]
    assert [bouton.text() for bouton in boutons] == ["a1", "a2", "a3"]
    with qtbot.waitSignal(carte.etape) as etape:
        qtbot.mouseClick(boutons[1], GAUCHE)
    assert etape.args == [2]
    carte.suivre(2)
    assert [bouton.isChecked() for bouton in boutons] == [True, True, False]
    carte.montrer("titre", PHRASES, [], encore=False)
    assert boutons[0].isHidden()


def test_on_peut_reessayer_tant_que_c_est_rate(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    carte = CarteReponse(page)
    carte.montrer("titre", PHRASES, ["h8"], encore=True)
    carte.show()
    with qtbot.waitSignal(carte.etape) as etape:
        qtbot.mouseClick(trouver(carte, QPushButton, "erreur_reessayer"), GAUCHE)
    assert etape.args == [0]
    carte.montrer("titre", PHRASES, ["h8"], encore=False)
    assert trouver(carte, QPushButton, "erreur_reessayer").isHidden()
