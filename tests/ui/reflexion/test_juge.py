"""The judge of a lesson as the window asks it: in order, and done without when it is lost."""

from __future__ import annotations

import sys
from typing import Final

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.analyse.analyse import coups_de
from ecosysteme.lecon.juge import JEU
from ecosysteme.variantes.evaluation import Evaluation
from tests.ecosysteme.lecon.test_juge import AVANT, COUP, DITE, FINALE
from tests.fenetre import PATIENCE
from ui.reflexion.juge import JugeDeCoups

REPOND: Final = """
import sys
from ecosysteme.lecon.juge import ecrire_reponse
from tests.ecosysteme.lecon.test_juge import AVANT, COUP, DITE
for rang, ligne in enumerate(sys.stdin):
    print(ecrire_reponse(AVANT, COUP, DITE) if rang % 2 == 0 else "bonjour", end="\\n" if rang % 2 else "", flush=True)
"""
MEURT: Final = "import sys; sys.stdin.readline(); raise SystemExit(3)"


def test_il_repond_dans_l_ordre(qtbot: QtBot, parent: QObject) -> None:
    juge = JugeDeCoups(parent, (sys.executable, "-c", REPOND))
    recus: list[tuple[int, object]] = []
    juge.dit.connect(lambda numero, dite: recus.append((numero, dite)))
    juge.preparer()
    for numero in (4, 7, 9):
        assert juge.demander(numero, AVANT, COUP)
    qtbot.waitUntil(lambda: len(recus) == 3, timeout=PATIENCE)
    assert recus == [(4, DITE), (7, None), (9, DITE)]
    juge.fermer()


@pytest.mark.parametrize("commande", [(sys.executable, "-c", MEURT), ("/absent",)])
def test_perdu_il_laisse_chaque_question_sans_reponse(qtbot: QtBot, parent: QObject, commande: tuple[str, ...]) -> None:
    juge = JugeDeCoups(parent, commande)
    recus: list[tuple[int, object]] = []
    juge.dit.connect(lambda numero, dite: recus.append((numero, dite)))
    if juge.demander(1, AVANT, COUP):
        qtbot.waitUntil(lambda: recus == [(1, None)], timeout=PATIENCE)
    assert not juge.demander(2, AVANT, COUP)


def test_le_vrai_juge_une_finale(qtbot: QtBot, parent: QObject) -> None:
    juge, (avant, coup) = JugeDeCoups(parent), coups_de(FINALE)[-1]
    with qtbot.waitSignal(juge.dit, timeout=PATIENCE) as dit:
        assert juge.demander(1, avant, coup)
    assert dit.args is not None
    assert isinstance(dit.args[1], Evaluation)
    assert dit.args[1].exact
    juge.fermer()
    assert JEU.coups_legaux(avant)
