"""The real window on trial: opened on a memory thrown away afterwards, and driven by its widgets as a user would.

Shared by the bench and by the screenshots.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow

from ecosysteme.jeux.othello import Othello
from ui.chargeur import trouver
from ui.chauffe import Chauffe
from ui.memoire import Memoire
from ui.plateau_vue import PlateauVue

DELAI_MAXIMAL = 60_000  # ms: long enough for a series on a slow machine, short enough for a stuck one to be told
DELAI_DU_MOTEUR = 300_000  # ms: its compilation, or a long search on a loaded machine
PAS_D_ATTENTE = 5  # ms
# The Tiger opening, then the best moves of a shallow search: even, with many legal moves for Black.
TRANSCRIPTION = "f5d6c3d3c4f4f6f3e6e7f2b3c6g4c2f1a2f7g6c5b5e3g3d2"


@contextmanager
def fenetre_jetable(*, a_l_ecran: bool = True) -> Iterator[QMainWindow]:
    """Open the window as a new user finds it, and leave nothing of it: no thread, no setting.

    Off screen (``a_l_ecran=False``) it has the size that it is given, whatever the screen and its window manager say.
    """
    # Kept in a variable: an application that nobody holds ends at once.
    application = QApplication.instance() or QApplication(["othellier"])
    # By name: applicationIHM stands above this package and imports it, so that the layers forbid the reverse.
    classe = importlib.import_module("applicationIHM").ApplicationIHM
    with TemporaryDirectory(prefix="othellier-") as dossier:
        reglages = QSettings(str(Path(dossier) / "essai.ini"), QSettings.Format.IniFormat)
        fenetre: QMainWindow = classe(Memoire(reglages))
        fenetre.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, not a_l_ecran)
        fenetre.show()
        try:
            yield fenetre
        finally:
            fenetre.close()
            fenetre.deleteLater()
            reglages.deleteLater()
            attendre(0)  # both are gone before the directory that they write to
    assert application is not None


def attendre(millisecondes: int) -> None:
    """Let the window live for that time."""
    boucle = QEventLoop()
    QTimer.singleShot(millisecondes, boucle.quit)
    boucle.exec()


def attendre_que(condition: Callable[[], bool], delai: int = DELAI_MAXIMAL) -> None:
    """Let the window live until ``condition()``; ``TimeoutError`` after ``delai`` milliseconds."""
    boucle = QEventLoop()
    veille, limite = QTimer(interval=PAS_D_ATTENTE), QTimer(interval=delai, singleShot=True)

    def verifier() -> None:
        if condition():
            boucle.quit()

    veille.timeout.connect(verifier)
    limite.timeout.connect(lambda: boucle.exit(1))
    veille.start()
    limite.start()
    if not condition() and boucle.exec():
        raise TimeoutError(f"la fenêtre n'a pas répondu en {delai / 1000:g} s")


def cliquer(fenetre: QMainWindow, *noms: str) -> None:
    """Click boxes and buttons, by their object names; ``RuntimeError`` for one that a user could not click."""
    for nom in noms:
        bouton = trouver(fenetre, QAbstractButton, nom)
        if not bouton.isEnabled():
            raise RuntimeError(f"{nom} ne peut pas être cliqué")
        bouton.click()


def lancer(fenetre: QMainWindow) -> None:
    """Start a new game, whatever is on the board."""
    recommencer = trouver(fenetre, QAbstractButton, "bouton_recommencer")
    cliquer(fenetre, "bouton_recommencer" if recommencer.isEnabled() else "bouton_demarrer")


def jouer_partie(fenetre: QMainWindow) -> None:
    """Play ``TRANSCRIPTION`` by hand from the start: Black has the move, in the middle of a game of two people."""
    plateau, jeu = trouver(fenetre, PlateauVue, "plateau"), Othello()
    cliquer(fenetre, "noir_humain", "blanc_humain")
    lancer(fenetre)
    for debut in range(0, len(TRANSCRIPTION), 2):
        plateau.case_choisie.emit(jeu.lire_coup(TRANSCRIPTION[debut : debut + 2]))


def preparer_moteur(fenetre: QMainWindow) -> None:
    """Let the engine be compiled, in a process of its own, if it never was on this machine."""
    chauffe, finies = Chauffe(fenetre), list[bool]()
    chauffe.finie.connect(finies.append)
    chauffe.lancer()
    attendre_que(lambda: bool(finies), DELAI_DU_MOTEUR)
