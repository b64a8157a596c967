"""Explanations off the GUI thread: of a mistake why it is one, of a good move nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.explication import Pourquoi
from ecosysteme.variantes.evaluation import Evaluation
from tests.fenetre import PATIENCE
from tests.ui.erreurs.parties import case_de, partie_de_la_fin
from ui.erreurs.explications import Explications
from ui.reflexion.moteur_partage import MoteurPartage


def test_dit_pourquoi(qtbot: QtBot, parent: QObject) -> None:
    explications = Explications(MoteurPartage(), parent)
    recus: list[Pourquoi | None] = []
    avant = partie_de_la_fin().depart
    faute = Evaluation(-26, perte=28, exact=True, meilleurs=(case_de("a8"),))
    bon = Evaluation(2, perte=0, exact=True, meilleurs=(case_de("a8"),))
    explications.demander(avant, case_de("e2"), faute, recus.append)
    explications.demander(avant, case_de("a8"), bon, recus.append)
    qtbot.waitUntil(lambda: len(recus) == 2, timeout=PATIENCE)
    assert recus[0] is not None
    assert str(recus[0].phrases[0].message) == "a8 gagnait de 2 pions, e2 perd de 26 pions"
    assert recus[1] is None
    explications.fermer()
