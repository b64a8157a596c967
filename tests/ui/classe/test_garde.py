"""A draft is kept once writing has stopped, and comes back."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from ecosysteme.classe.brouillon import brouillon_garde
from ecosysteme.classe.seance import SeanceDeClasse
from tests.ecosysteme.classe.exemples import seance_de_test
from ui.classe.garde import GardeBrouillon
from ui.socle.taches import Taches


def test_un_brouillon_se_garde_se_relit_et_s_oublie(qtbot: QtBot, taches: Taches) -> None:
    garde, lues = GardeBrouillon(taches, taches), list[SeanceDeClasse]()
    garde.garder(seance_de_test())
    qtbot.waitUntil(lambda: brouillon_garde() == seance_de_test())
    garde.relire(lues.append)
    qtbot.waitUntil(lambda: lues == [seance_de_test()])
    garde.garder(seance_de_test())
    garde.oublier()
    qtbot.waitUntil(lambda: brouillon_garde() is None)


def test_ce_qui_ne_peut_se_garder_est_dit(qtbot: QtBot, taches: Taches, gardes: Path) -> None:
    garde = GardeBrouillon(taches, taches)
    gardes.write_text("a file where the folder should be")
    garde.garder(seance_de_test())
    with qtbot.waitSignal(garde.echec):
        garde.ecrire()
