"""The repertoires off the GUI thread."""

from __future__ import annotations

from threading import current_thread, main_thread

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER
from ecosysteme.repertoire.fonds import EtatDesRepertoires
from ecosysteme.repertoire.repertoire import Repertoire
from tests.ecosysteme.carnet.test_repetition import Heure
from ui.repertoire.acces import AccesRepertoires


def test_les_repertoires_sont_lus_sur_un_autre_fil(qtbot: QtBot, parent: QObject) -> None:
    acces = AccesRepertoires(parent, Heure())
    recus: list[tuple[EtatDesRepertoires, bool]] = []
    acces.consulter(
        lambda fonds: (fonds.creer(Repertoire("x", PREMIER)), current_thread() is main_thread()), recus.append
    )
    qtbot.waitUntil(lambda: bool(recus))
    ((etat, principal),) = recus
    assert [etude.repertoire.nom for etude in etat.etudes] == ["x"]
    assert not principal
    acces.fermer()


def test_ce_qui_echoue_est_dit(qtbot: QtBot, parent: QObject) -> None:
    acces = AccesRepertoires(parent, Heure())
    with qtbot.waitSignal(acces.manquee) as manquee:
        acces.consulter(lambda fonds: fonds.supprimer("a/b"), lambda _: None)
    assert isinstance(manquee.args[0], Faute)
    acces.fermer()
