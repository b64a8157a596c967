"""Texts of games, and readings of them, that the tests of the documents share."""

from __future__ import annotations

from ecosysteme.formats.reconnaitre import Lecture, reconnaitre
from ecosysteme.jeu import Jeu
from ecosysteme.partie import Partie

GGF = (
    "(;GM[Othello]PC[GGS]DT[2019.05.04]PB[{noir}]PW[{blanc}]RB[1850]RW[1790]TI[15:00]RE[{ecart}]TY[8]"
    "BO[8 ---------------------------O*------*O--------------------------- *]{coups};)"
)
DEPART = "-" * 27 + "OX------XO" + "-" * 27
AMBIGU = DEPART  # whose turn it is, nobody says


def ggf(noir: str = "Ève", blanc: str = "Bob", coups: str = "B[f5]W[d6]B[c3]W[d3]B[c4]", ecart: str = "+6.000") -> str:
    return GGF.format(noir=noir, blanc=blanc, coups=coups, ecart=ecart)


TROIS = "\n".join(ggf(noir, blanc) for noir, blanc in (("Ève", "Bob"), ("Bob", "Carol"), ("Carol", "Ève")))
DEUX_POSITIONS = f"{DEPART} X; f5:+1; % le départ\n{DEPART} O; +0; % à l'envers\n"


def lire(texte: str) -> Lecture:
    return reconnaitre(texte)


def partie_de(jeu: Jeu, coups: str, pas: int = 2) -> Partie:
    """Play moves of ``pas`` characters each."""
    partie: Partie = Partie(jeu)
    for rang in range(0, len(coups), pas):
        partie.jouer(jeu.lire_coup(coups[rang : rang + pas]), 1.5)
    return partie
