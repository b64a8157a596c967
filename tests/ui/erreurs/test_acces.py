"""The notebook off the GUI thread: it answers, tells what it could not do, and is written before the end."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.fichier import CarnetIndisponible, chemin_du_carnet
from ecosysteme.carnet.repetition import maintenant_local
from tests.ecosysteme.carnet.test_carnet import ERREUR
from tests.fenetre import PATIENCE
from ui.erreurs.acces import AccesCarnet


def test_repond_depuis_un_autre_fil(qtbot: QtBot, parent: QObject) -> None:
    acces = AccesCarnet(parent, maintenant_local)
    fils: list[int] = []

    def travail(carnet: Carnet) -> int:
        fils.append(threading.get_ident())
        return carnet.noter([ERREUR])

    recus: list[int] = []
    acces.consulter(travail, recus.append)
    qtbot.waitUntil(lambda: recus == [1], timeout=PATIENCE)
    assert fils != [threading.get_ident()]
    acces.fermer()


def test_ce_qu_on_lui_a_dit_est_ecrit_a_la_fin(parent: QObject) -> None:
    acces = AccesCarnet(parent, maintenant_local)
    acces.consulter(lambda carnet: carnet.noter([ERREUR]), lambda _: None)
    acces.fermer()
    assert len(Carnet(chemin_du_carnet()).a_revoir()) == 1


def test_un_carnet_qui_refuse_est_dit(qtbot: QtBot, parent: QObject) -> None:
    Path(chemin_du_carnet()).mkdir(parents=True)
    acces = AccesCarnet(parent, maintenant_local)
    with qtbot.waitSignal(acces.manquee, timeout=PATIENCE) as manquee:
        acces.consulter(Carnet.a_revoir, lambda _: None)
    assert isinstance(manquee.args[0], CarnetIndisponible)
    acces.fermer()
