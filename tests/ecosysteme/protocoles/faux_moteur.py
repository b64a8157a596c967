"""A GTP engine of a few lines, which misbehaves as its argument says; run by the tests as a program of its own.

It follows the game and plays the first legal move; most faults come at ``genmove``.
"""

from __future__ import annotations

import os
import sys
import time

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import Othello

COMMANDES = ["list_commands", "boardsize", "clear_board", "time_settings", "play", "genmove"]


def mefaire(defaut: str) -> str:
    """Commit the fault, or return what to answer to ``genmove``."""
    if defaut == "meurt":
        print("plus de mémoire\nadieu", file=sys.stderr)
        sys.exit(3)
    if defaut == "dort":
        time.sleep(600)
    if defaut == "bavarde":
        for _ in range(10_000):
            print("x" * 1000)
    if defaut == "goutte":  # a line now and then, and never the last one
        while True:
            print("= ", flush=True)
            time.sleep(0.05)
    if defaut == "ferme":
        os.close(1)
        time.sleep(600)
    return {"illegal": "a1", "passe": "PASS", "abandonne": "resign", "sottise": "z9"}.get(defaut, "")


class Moteur:
    """The game that it follows, and its fault."""

    def __init__(self, defaut: str) -> None:
        self.defaut = defaut
        self.jeu = Othello()
        self.etat = self.jeu.etat_initial()

    def repondre(self, nom: str, arguments: list[str]) -> str:
        """Obey, and return the sign and the text of the answer."""
        if nom == "list_commands":
            return "= " + "\n".join(nom for nom in COMMANDES if (nom, self.defaut) != ("time_settings", "sans_temps"))
        if nom == "boardsize" and self.defaut == "muet":
            return "? unacceptable size"
        if nom == "clear_board":
            self.etat = self.jeu.etat_initial()
        if nom not in ("play", "genmove"):
            return "= "
        if (arguments[0] == "black") != (self.etat.trait == PREMIER):
            return "? not your turn"
        if nom == "play":
            return self.jouer(arguments[1])
        if faute := mefaire(self.defaut):
            return f"= {faute}"
        coup = self.jeu.ecrire_coup(self.etat.coups[0])
        self.jouer(coup)
        return f"= {coup}"

    def jouer(self, coup: str) -> str:
        """Play a move, or pass."""
        if coup == "pass":
            self.etat = self.jeu.passer(self.etat)
        else:
            self.etat = self.jeu.jouer(self.etat, self.jeu.lire_coup(coup))
        return "= "


def main() -> None:
    """Answer the commands until the end of the input, repeating them on the error output."""
    moteur = Moteur(sys.argv[1] if len(sys.argv) > 1 else "")
    for ligne in sys.stdin:
        print(ligne.rstrip(), file=sys.stderr, flush=True)
        numero, nom, *arguments = ligne.split()
        reponse = moteur.repondre(nom, arguments)
        if moteur.defaut == "bruit":
            print("Bienvenue dans ce moteur")
        print(f"{reponse[0]}{'99' if moteur.defaut == 'decale' else numero}{reponse[1:]}\n", flush=True)


if __name__ == "__main__":
    main()
