"""The options of the games in the match card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.plateau import TAILLES
from ecosysteme.reglages import COINS, MAXIMUM_NIM, MISERE, TAILLE, TAS
from ui.fenetre.options_jeu import TAS_PROPOSES, OptionsJeu
from ui.socle.memoire import Memoire
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def options(coquille: FenetreDessinee, memoire: Memoire) -> OptionsJeu:
    options = OptionsJeu(coquille, memoire)
    options.montrer("nim")
    return options


def taper(qtbot: QtBot, options: OptionsJeu, texte: str) -> None:
    ligne = options.tas.lineEdit()
    assert ligne is not None
    ligne.selectAll()
    qtbot.keyClicks(ligne, texte)
    qtbot.keyClick(ligne, Qt.Key.Key_Return)


def test_chaque_jeu_se_cree_avec_ses_options(options: OptionsJeu) -> None:
    options.taille.setCurrentIndex(options.taille.findData(10))
    options.coins.setCurrentIndex(2)
    options.maximum.setValue(3)
    options.misere.setChecked(True)
    othello, nim = options.creer("othello"), options.creer("nim")
    assert isinstance(othello, Othello)
    assert (othello.taille, othello.coins) == (10, 2)
    assert isinstance(nim, Nim)
    assert (nim.tas, nim.maximum, nim.misere) == ((3, 4, 5), 3, True)
    assert options.creer("morpion").nom == "morpion"
    assert options.valeurs() == {TAILLE: 10, COINS: 2, TAS: "3-4-5", MAXIMUM_NIM: 3, MISERE: True}


def test_les_boites_proposent_ce_que_le_jeu_accepte(options: OptionsJeu) -> None:
    assert [options.taille.itemData(rang) for rang in range(options.taille.count())] == list(TAILLES)
    assert all(Nim(tas) for tas in TAS_PROPOSES)
    assert (options.maximum.minimum(), options.maximum.text()) == (0, "libre")


def test_des_tas_se_tapent_et_ne_previennent_qu_une_fois(qtbot: QtBot, options: OptionsJeu) -> None:
    recus: list[str] = []
    options.change.connect(lambda: recus.append(str(options.valeurs()[TAS])))
    taper(qtbot, options, " 1 - 2 ")
    assert (recus, options.tas.currentText()) == (["1-2"], "1-2")
    options.tas.clearFocus()
    taper(qtbot, options, "1-2")
    assert recus == ["1-2"], "les mêmes tas ne commencent pas une autre partie"
    qtbot.keyClick(options.tas, Qt.Key.Key_Down)
    assert recus == ["1-2", TAS_PROPOSES[1]], "choisis dans la liste"


def test_taper_trois_n_ecrit_pas_le_reste(qtbot: QtBot, options: OptionsJeu) -> None:
    taper(qtbot, options, "3")
    assert options.valeurs()[TAS] == "3"


def test_ce_qui_n_est_pas_un_tas_est_refuse_et_reste_ecrit(qtbot: QtBot, options: OptionsJeu) -> None:
    with qtbot.waitSignal(options.refus) as refus, qtbot.assertNotEmitted(options.change):
        taper(qtbot, options, "3-x")
    assert refus.args == ["Tas « 3-x » : attendu 1 à 10 nombres de 1 à 99 séparés par des tirets, comme 3-4-5"]
    assert options.tas.currentText() == "3-x"
    assert options.valeurs()[TAS] == "3-4-5"


def test_un_souvenir_impossible_donne_le_defaut(coquille: FenetreDessinee, memoire: Memoire) -> None:
    memoire.ecrire(TAS, "beaucoup")
    assert OptionsJeu(coquille, memoire).valeurs()[TAS] == TAS.defaut
