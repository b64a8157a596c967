import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ecosysteme.pendules import USUELLES
from ui.socle.langue import Langue
from ui.tournoi.pendule import ChampPendule


@pytest.fixture
def champ(qtbot: QtBot) -> ChampPendule:
    champ = ChampPendule()
    qtbot.addWidget(champ)
    champ.show()
    return champ


def ecrire(qtbot: QtBot, champ: ChampPendule, texte: str) -> None:
    ligne = champ.horloge.lineEdit()
    assert ligne is not None
    ligne.setFocus()
    ligne.selectAll()
    qtbot.keyClick(ligne, Qt.Key.Key_Delete)
    qtbot.keyClicks(ligne, texte)
    qtbot.keyClick(ligne, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("ecrit", "montre", "texte"),
    [
        ("5", "0:05", "0:05"),
        ("5:00", "5:00", "5:00"),
        ("1+1", "1:00/0:01", "1:00/0:01"),
        (" 3+2 ", "3:00/0:02", "3:00/0:02"),
        ("", "aucune", ""),
        ("Aucune", "aucune", ""),
        ("cinq", "cinq", "cinq"),
    ],
)
def test_ce_qui_est_ecrit_se_lit_en_toutes_lettres(
    qtbot: QtBot, champ: ChampPendule, ecrit: str, montre: str, texte: str
) -> None:
    ecrire(qtbot, champ, ecrit)
    assert (champ.horloge.currentText(), champ.texte) == (montre, texte)
    assert bool(champ.defaut) == (ecrit == "cinq")
    assert champ.regles.isVisible() == bool(texte and not champ.defaut)


def test_la_liste_offre_des_pendules_et_le_dit(qtbot: QtBot, champ: ChampPendule) -> None:
    for rang, pendule in enumerate(USUELLES, 1):
        with qtbot.waitSignal(champ.change):
            qtbot.keyClick(champ.horloge, Qt.Key.Key_Down)
        assert (champ.horloge.currentIndex(), champ.texte, champ.defaut) == (rang, pendule, "")
    with qtbot.waitSignal(champ.change):
        qtbot.keyClick(champ.regles, Qt.Key.Key_Down)
    assert champ.regle == "stricte"
    assert "perd aussitôt" in champ.regles.toolTip()


def test_une_regle_inconnue_et_un_texte_faux_sont_montres_sans_rien_arreter(champ: ChampPendule) -> None:
    champ.definir("25:00:00", "japonaise")
    assert (champ.texte, champ.regle) == ("25:00:00", "mondiale")
    assert "24 heures" in champ.defaut


def test_le_refus_et_l_absence_sont_dans_la_langue(langue: Langue, qtbot: QtBot) -> None:
    langue.choisir("en")
    champ = ChampPendule()
    qtbot.addWidget(champ)
    assert (champ.horloge.currentText(), champ.texte) == ("none", "")
    champ.definir("five", "mondiale")
    assert "cannot be read" in champ.defaut
