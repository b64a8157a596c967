"""An engine of a few lines, over either protocol, which misbehaves as its argument says; a program of its own.

``faux_moteur.py PROTOCOLE [DEFAUT]`` plays the first legal move; most faults come when it is asked for one.
"""

from __future__ import annotations

import os
import sys
import time

from ecosysteme.formats.ggf import lire_ggf
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import Othello

COMMANDES = [
    "list_commands", "name", "boardsize", "clear_board", "time_settings", "time_left", "niveau", "play", "genmove",
]  # fmt: skip
PASSES = {"gtp": "PASS", "nboard": "PA"}


def mefaire(defaut: str, protocole: str) -> str:
    """Commit the fault, or return the move to answer."""
    if defaut == "meurt":
        print("plus de mémoire\nadieu", file=sys.stderr)
        sys.exit(3)
    if defaut == "dort":
        time.sleep(600)
    if defaut == "bavarde":
        for _ in range(10_000):
            print("x" * 1000)
    if defaut == "torrent":  # 10 MB and no end of line
        print("x" * 10_000_000, end="", flush=True)
        time.sleep(600)
    if defaut == "goutte":  # a line now and then, and never the last one
        while True:
            print("= ", flush=True)
            time.sleep(0.05)
    if defaut == "ferme":
        os.close(1)
        time.sleep(600)
    return {"illegal": "a1", "passe": PASSES[protocole], "abandonne": "resign", "sottise": "z9"}.get(defaut, "")


class Moteur:
    """The game that it follows, and its fault."""

    def __init__(self, defaut: str) -> None:
        self.defaut = defaut
        self.jeu = Othello()
        self.etat = self.jeu.etat_initial()

    def repondre(self, nom: str, arguments: list[str]) -> str:
        """Obey a command of GTP, and return the sign and the text of the answer."""
        if nom == "list_commands":
            sans = self.defaut == "sans_temps"
            return "= " + "\n".join(nom for nom in COMMANDES if not (sans and nom.startswith("time")))
        if nom == "name":
            return "= Faux moteur"
        if nom == "boardsize" and self.defaut == "muet":
            return "? unacceptable size"
        if nom == "clear_board":
            self.etat = self.jeu.etat_initial()
        if nom not in ("play", "genmove"):
            return "= " if nom in COMMANDES else "? unknown command"
        if (arguments[0] == "black") != (self.etat.trait == PREMIER):
            return "? not your turn"
        if nom == "play":
            return self.jouer(arguments[1])
        if faute := mefaire(self.defaut, "gtp"):
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

    def obeir(self, ligne: str) -> str:
        """Obey a command of NBoard, and return what to say, nothing most of the time; as Edax writes its moves."""
        nom, _, reste = ligne.strip().partition(" ")
        if nom == "nboard":
            return "Edax erreur : nboard 2\nset myname Faux moteur"
        if nom == "ping" and self.defaut != "muet":
            return f"pong {99 if self.defaut == 'decale' else reste}"
        if ligne.startswith("set game"):
            lue = lire_ggf(ligne.partition("game")[2])
            self.etat = lue.partie().etat
        if nom != "go":
            return ""
        coup = mefaire(self.defaut, "nboard") or self.jeu.ecrire_coup(self.etat.coups[0])
        return f"status réflexion\nsearch {coup} 1.0 0 3\n=== {coup} -3.00 0.0\nstatus"


def main() -> None:
    """Answer the commands until the end of the input, repeating them on the error output."""
    protocole, defaut = [*sys.argv[1:], ""][:2]
    moteur = Moteur(defaut)
    for ligne in sys.stdin:
        print(ligne.rstrip(), file=sys.stderr, flush=True)
        if protocole == "nboard":
            print(moteur.obeir(ligne), flush=True)
            continue
        numero, nom, *arguments = ligne.split()
        reponse = moteur.repondre(nom, arguments)
        if defaut == "bruit":
            print("Bienvenue dans ce moteur")
        print(f"{reponse[0]}{'99' if defaut == 'decale' else numero}{reponse[1:]}\n", flush=True)


if __name__ == "__main__":
    main()
