"""A window of its own process, that sets up a tournament with clicks and keys, watches it, and is there to be killed.

``python -m tests.ui.tournoi_a_tuer MEMOIRE BASE PARTIES JOUEUR…``: says ``repris`` and the processes that play once the
tournament was watched, paused and resumed, then lives on until it is killed.
"""

from __future__ import annotations

import sys
from multiprocessing import active_children
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QPushButton, QWidget

from applicationIHM import ApplicationIHM
from ecosysteme.tournoi.deroulement import Deroulement
from ecosysteme.tournoi.execution import EtatTournoi, ExecutionEnFond
from ecosysteme.tournoi.fiche import PartieFinie
from ui.atelier.essai import DELAI_MAXIMAL, attendre_que
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire
from ui.tournoi.dialogue import DialogueTournoi
from ui.tournoi.inscrit import Inscrit

GAUCHE = Qt.MouseButton.LeftButton
GRAINE, TACHES, TEMPS = 7, 2, 60  # the engine's time is long enough for its level to be what limits it


def ouvrir(memoire: Path) -> ApplicationIHM:
    """Open the window on what ``memoire`` remembers."""
    fenetre = ApplicationIHM(Memoire(QSettings(str(memoire), QSettings.Format.IniFormat)))
    fenetre.show()
    fenetre.activateWindow()  # keys go to the active window, and a bare screen has nobody to choose it
    assert QTest.qWaitForWindowActive(fenetre, DELAI_MAXIMAL)
    return fenetre


def presser(parent: QWidget, nom: str) -> None:
    """Click a button of the tournament room."""
    bouton = trouver(parent, QPushButton, nom)
    attendre_que(bouton.isEnabled)
    QTest.mouseClick(bouton, GAUCHE)


def choisir(liste: QComboBox, valeur: object) -> None:
    """Go down a closed list with the keyboard."""
    rang = liste.findData(valeur)
    assert rang >= 0, valeur
    liste.setFocus()
    QTest.keyClick(liste, Qt.Key.Key_Home)
    for _ in range(rang):
        QTest.keyClick(liste, Qt.Key.Key_Down)
    assert liste.currentData() == valeur


def ecrire(parent: QWidget, nom: str, texte: str) -> None:
    """Type over what a field holds."""
    champ = trouver(parent, QWidget, nom)
    attendre_que(champ.isVisible)  # the boxes of a kind of player come with it
    champ.setFocus()
    QTest.keyClick(champ, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(champ, texte)
    QTest.keyClick(champ, Qt.Key.Key_Tab)


def inscrire(dialogue: QWidget, specification: str) -> None:
    """Add a player."""
    inscrit = Inscrit.depuis(specification)
    presser(dialogue, "tournoi_ajouter")
    choisir(trouver(dialogue, QComboBox, "joueur_genre"), inscrit.genre)
    if inscrit.externe:
        choisir(trouver(dialogue, QComboBox, "joueur_protocole"), inscrit.protocole)
        ecrire(dialogue, "joueur_commande", inscrit.commande)
    boites, reste = inscrit.decoupees()
    for nom, valeur in boites.items():
        ecrire(dialogue, f"option_{nom}", str(valeur))
    ecrire(dialogue, "joueur_autres", reste)


def regler(fenetre: ApplicationIHM, base: Path, parties: int, joueurs: list[str]) -> None:
    """Open the set-up with its key, fill it, and launch the tournament."""
    QTest.keyClick(fenetre, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    dialogue = trouver(fenetre, DialogueTournoi, "dialogue_tournoi")
    assert QTest.qWaitForWindowExposed(dialogue, DELAI_MAXIMAL)
    inscrits = trouver(dialogue, QListWidget, "tournoi_joueurs")
    while inscrits.count():
        presser(dialogue, "tournoi_retirer")
    for joueur in joueurs:
        inscrire(dialogue, joueur)
    ecrire(dialogue, "tournoi_base", str(base))
    for nom, valeur in (("parties", parties), ("temps", TEMPS), ("graine", GRAINE), ("taches", TACHES)):
        ecrire(dialogue, f"tournoi_{nom}", str(valeur))
    presser(dialogue, "tournoi_lancer")


def suivre(fenetre: ApplicationIHM) -> None:
    """Watch a board, pause, and go on."""
    pilote, dock = fenetre.salles.tournois.pilote, fenetre.salles.tournois.dock
    attendre_que(lambda: bool(dock.plateaux.vignettes))
    QTest.mouseClick(dock.plateaux.vignettes[0], GAUCHE)
    assert dock.plateaux.regardee.grand.isVisible()
    attendre_que(lambda: bool(dock.progression.value()))
    presser(fenetre, "tournoi_pause")
    attendre_que(lambda: pilote.etat is EtatTournoi.PAUSE)
    presser(fenetre, "tournoi_demarrer")
    attendre_que(lambda: pilote.en_cours and len(active_children()) == TACHES)


def retenir(parties: int) -> None:
    """Let no run come to its end: the first waits to be paused, the next for who kills it, however late they are."""
    raconter, tenues = ExecutionEnFond._raconter, set[Deroulement]()

    def raconter_puis_attendre(execution: ExecutionEnFond, fiches: tuple[PartieFinie, ...]) -> None:
        raconter(execution, fiches)
        deroulement = execution._deroulement
        if deroulement is not None and deroulement.tableau.parties >= (3 * parties // 4 if tenues else 1):
            tenues.add(deroulement)
            deroulement.pause.wait()

    patch.object(ExecutionEnFond, "_raconter", raconter_puis_attendre).start()


def principal(memoire: Path, base: Path, parties: int, joueurs: list[str]) -> None:
    """Play until somebody kills."""
    retenir(parties)
    application = QApplication(["othellier"])
    fenetre = ouvrir(memoire)
    regler(fenetre, base, parties, joueurs)
    suivre(fenetre)
    print("repris", *(processus.pid for processus in active_children()), flush=True)
    application.exec()


if __name__ == "__main__":
    principal(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
