import sys
from typing import Final

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.fenetre import PATIENCE
from tests.positions import partie_jouee
from ui.reflexion.arbitre import ArbitreNeutre
from ui.reflexion.programme import Programme

REPOND: Final = """
import sys
for rang, _ in enumerate(sys.stdin):
    print(f'[{rang}, false, 3, "essai", 9]', flush=True)
"""
MEURT: Final = "raise SystemExit(3)"
DELIRE: Final = "input(); print('bonjour', flush=True); input()"
JOUEE: Final = (  # fifty moves of two machines of level 14
    "c4c3d3c5b4d2e2b3a3c2b5f4c1f2d1a5b6c7c6d6e6a4e7d7a6f8f6g5e3f5f3e1g4h3c8g2d8b1g1b2h1g3h5g6h6f7e8b8g7h8"
)
SE_TAIT: Final = "import sys\nfor _ in sys.stdin: pass"


def arbitre_de(parent: QObject, programme: str) -> ArbitreNeutre:
    return ArbitreNeutre(parent, (sys.executable, "-c", programme))


def demander(qtbot: QtBot, arbitre: ArbitreNeutre, partie: Partie) -> tuple[object, ...]:
    with qtbot.waitSignal(arbitre.dit, timeout=PATIENCE) as dit:
        arbitre.demander(partie, partie.noeud)
        assert arbitre.occupe
    assert dit.args is not None
    return tuple(dit.args)


def test_il_juge_un_coup_apres_l_autre(qtbot: QtBot, parent: QObject) -> None:
    arbitre, partie = arbitre_de(parent, REPOND), partie_jouee("f5")
    for rang in range(2):
        recu = demander(qtbot, arbitre, partie)
        assert recu == (partie, partie.noeud.numero, Evaluation(rang, profondeur=3, juge=Juge("essai", 9)))
        assert not arbitre.occupe
    arbitre.fermer()


@pytest.mark.parametrize("programme", [MEURT, DELIRE])
def test_mort_ou_fou_il_se_tait_jusqu_a_une_autre_partie(qtbot: QtBot, parent: QObject, programme: str) -> None:
    arbitre, partie = arbitre_de(parent, programme), partie_jouee("f5")
    with qtbot.assertNotEmitted(arbitre.dit):
        arbitre.demander(partie, partie.noeud)
        qtbot.waitUntil(lambda: not arbitre.occupe, timeout=PATIENCE)
        arbitre.demander(partie, partie.noeud)
        assert not arbitre.occupe
    arbitre.demander(partie_jouee("f5d6"), partie.noeud)
    assert arbitre.occupe
    arbitre.fermer()


def test_un_programme_absent_ne_manque_qu_a_la_barre(qtbot: QtBot, parent: QObject) -> None:
    arbitre, partie = ArbitreNeutre(parent, ("/absent",)), partie_jouee("f5")
    arbitre.demander(partie, partie.noeud)
    qtbot.waitUntil(lambda: not arbitre.occupe, timeout=PATIENCE)


def test_ferme_il_ne_dit_plus_rien_et_repart_si_on_le_veut(qtbot: QtBot, parent: QObject) -> None:
    arbitre, partie = arbitre_de(parent, SE_TAIT), partie_jouee("f5")
    arbitre.demander(partie, partie.noeud)
    arbitre.fermer()
    assert not arbitre.occupe
    arbitre.demander(partie, partie.noeud)
    assert arbitre.occupe, "fermer n'est pas mourir"
    arbitre.fermer()


def test_a_qui_rien_n_est_plus_demande_il_finit_puis_il_repart(
    qtbot: QtBot, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.reflexion.arbitre.REPOS", 50)
    arbitre, partie = arbitre_de(parent, REPOND), partie_jouee("f5")
    for _ in range(2):
        *_, evaluation = demander(qtbot, arbitre, partie)
        assert evaluation == Evaluation(0, profondeur=3, juge=Juge("essai", 9)), "un autre processus"
        qtbot.waitUntil(lambda: not arbitre.findChildren(Programme), timeout=PATIENCE)


def test_le_vrai_resout_une_finale(qtbot: QtBot, parent: QObject) -> None:
    arbitre, partie = ArbitreNeutre(parent), partie_jouee(JOUEE)
    *_, evaluation = demander(qtbot, arbitre, partie)
    assert isinstance(evaluation, Evaluation)
    assert evaluation.exact
    arbitre.fermer()
