"""The library off the GUI thread: opened by the first question, read again after an import."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread, main_thread

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ecosysteme.bibliotheque.fichier import NOM, BibliothequeAbimee
from ecosysteme.bibliotheque.importation import importer
from ui.bibliotheque.acces import AccesBibliotheque

PARTIES = "F5d6C3d3C4\nF5f6E6f4\n"


def compter(qtbot: QtBot, acces: AccesBibliotheque) -> int:
    """Ask how many games there are."""
    recus: list[tuple[int, bool]] = []
    acces.consulter(lambda une, _: (len(une), current_thread() is main_thread()), recus.append)
    qtbot.waitUntil(lambda: bool(recus))
    (nombre, principal) = recus[0]
    assert not principal
    return nombre


def test_la_premiere_question_l_ouvre_et_un_import_se_voit(qtbot: QtBot, tmp_path: Path, parent: QObject) -> None:
    acces = AccesBibliotheque(parent, dossier=tmp_path / "bibliotheque")
    assert compter(qtbot, acces) == 0
    fichier = tmp_path / "parties.txt"
    fichier.write_text(PARTIES)
    importer(acces.dossier, [fichier])
    assert compter(qtbot, acces) == 2
    acces.fermer()


def test_une_bibliotheque_abimee_est_dite(qtbot: QtBot, tmp_path: Path, parent: QObject) -> None:
    (tmp_path / NOM).write_text("ceci n'est pas une base" * 100)
    acces = AccesBibliotheque(parent, dossier=tmp_path)
    with qtbot.waitSignal(acces.manquee) as manquee:
        acces.consulter(lambda une, _: len(une), lambda _: None)
    assert isinstance(manquee.args[0], BibliothequeAbimee)
    acces.fermer()
