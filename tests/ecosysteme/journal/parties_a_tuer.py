"""Plays a game of 60 moves through the journal in a child process, and kills it after move 1, then 2… then 60.

``python parties_a_tuer.py FILE MOVES``: all games go into one file, so that each child opens what a killed one left.
Forked, so that what is imported is imported once. Each child tells when a move is confirmed, and plays on meanwhile:
the kill finds it anywhere.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from time import sleep

from ecosysteme.jeux import creer_jeu
from ecosysteme.journal.journal import Journal
from ecosysteme.partie import Partie
from tests.ecosysteme.journal.parties import signer


def jouer(chemin: Path, coups: list[str], confirmations: int) -> None:
    """Play, each confirmed move being told by a byte, until somebody ends this process."""
    journal, partie = Journal(chemin), Partie(creer_jeu("othello"))
    quelconque: Partie = partie
    for coup in coups:
        quelconque.jouer(quelconque.jeu.lire_coup(coup))
        journal.noter(signer(quelconque, ("Noir", "Blanc")))
        if not journal.attendre():
            os._exit(3)
        os.write(confirmations, b"+")
    while True:
        sleep(60)


def tuer(chemin: Path, coups: list[str], apres: int) -> int:
    """Kill a child after move ``apres``; return the signal that ended it."""
    lecture, ecriture = os.pipe()
    enfant = os.fork()
    if not enfant:
        jouer(chemin, coups, ecriture)
    os.close(ecriture)
    for _ in range(apres):
        if not os.read(lecture, 1):
            break
    os.kill(enfant, signal.SIGKILL)
    os.close(lecture)
    return os.waitstatus_to_exitcode(os.waitpid(enfant, 0)[1])


if __name__ == "__main__":
    fichier, partie = Path(sys.argv[1]), sys.argv[2].split()
    print(*(tuer(fichier, partie, apres) for apres in range(1, len(partie) + 1)))
