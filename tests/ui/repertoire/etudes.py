"""The tab of the repertoires as a test uses it: opened, filled, drilled."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QTableWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.repertoire.depot import DepotRepertoires
from ecosysteme.repertoire.seance import MomentDeLigne, SeanceDeRepertoire
from tests.ecosysteme.repertoire.fabrique import repertoire_de
from tests.fenetre import PATIENCE
from ui.plateau.vue import PlateauVue
from ui.repertoire.page import PageRepertoires
from ui.socle.chargeur import trouver


def ecrire(dossier: Path, *lignes: str, nom: str = "Le mien") -> None:
    DepotRepertoires(dossier).ecrire(repertoire_de(*lignes, nom=nom))


def ouvrir(qtbot: QtBot, fenetre: ApplicationIHM) -> PageRepertoires:
    """Show the tab, and wait until all is answered that it asks."""
    fenetre.salles.repertoires.tirage = random.Random(1)
    trouver(fenetre, QAction, "action_mode_etudier").trigger()
    fenetre.disposition.etudier.choisir("repertoire")
    page = trouver(fenetre, PageRepertoires, "page_repertoires")
    qtbot.waitUntil(lambda: page.repertoires.rowCount() > 0 or bool(page.dit.text()), timeout=PATIENCE)
    return page


def lignes(table: QTableWidget) -> list[list[str]]:
    """Return what a table shows."""
    cellules = [[table.item(rang, col) for col in range(table.columnCount())] for rang in range(table.rowCount())]
    return [["" if cellule is None else cellule.text() for cellule in rangee] for rangee in cellules]


def attendre_coups(qtbot: QtBot, page: PageRepertoires, *noms: str) -> None:
    qtbot.waitUntil(lambda: [rangee[0] for rangee in lignes(page.coups)] == list(noms), timeout=PATIENCE)


def presser_page(page: PageRepertoires, nom: str) -> None:
    bouton = page.boutons[nom]
    assert bouton.isEnabled(), nom
    bouton.click()


def seance_de(fenetre: ApplicationIHM) -> SeanceDeRepertoire:
    seance = fenetre.salles.repertoires.entrainement.seance
    assert seance is not None
    return seance


def commencer(qtbot: QtBot, fenetre: ApplicationIHM, page: PageRepertoires) -> PlateauVue:
    """Begin a drill, and wait for its first question."""
    presser_page(page, "apprendre")
    qtbot.waitUntil(lambda: fenetre.findChild(PlateauVue, "plateau_repertoire") is not None, timeout=PATIENCE)
    attendre(qtbot, fenetre, MomentDeLigne.QUESTION)
    return trouver(fenetre, PlateauVue, "plateau_repertoire")


def attendre(qtbot: QtBot, fenetre: ApplicationIHM, moment: MomentDeLigne) -> None:
    qtbot.waitUntil(lambda: seance_de(fenetre).moment is moment, timeout=PATIENCE)


def attendre_question(qtbot: QtBot, fenetre: ApplicationIHM, joues: str) -> None:
    """Wait until a move is asked after those of ``joues``."""
    seance = seance_de(fenetre)
    qtbot.waitUntil(
        lambda: (seance.moment, seance.partie.transcription) == (MomentDeLigne.QUESTION, joues), timeout=PATIENCE
    )


def dit(fenetre: ApplicationIHM, nom: str = "reponse") -> str:
    return trouver(fenetre, QLabel, f"repertoire_{nom}").text()


def bouton(fenetre: ApplicationIHM, nom: str) -> QAbstractButton:
    return trouver(fenetre, QAbstractButton, f"apprendre_{nom}")
