"""NBoard's words, version 2: a command a line; an engine answers what it likes, when it likes, a line at a time.

Nothing here talks to a process. Source: *NBoard Protocol*, Chris Welty, delivered with NBoard and NTest; Edax 4.6
writes ``=== g5 -3.00 0.0`` where the text asks for ``=== G5/-3.00/0.0``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from ecosysteme.cases import CoupOuPasse, Position
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.pendules import Horloge, Temps
from ecosysteme.plateau import nom_case
from ecosysteme.protocoles.mots import lire_coup as lire_case_ou_passe

VERSION: Final = 2
PASSES: Final = ("pa", "pass", "--")
EXACT: Final = "100%"  # the depth of a position solved to its last disc


def lire_reponse(ligne: str, mot: str) -> str | None:
    """Return what follows ``mot`` when the line begins with it; ``None`` for another line, which is to be ignored.

    >>> lire_reponse("set myname Edax 6", "set myname"), lire_reponse("status", "pong")
    ('Edax 6', None)
    """
    debut, fin = ligne.strip()[: len(mot)], ligne.strip()[len(mot) :]
    return fin.strip() if debut == mot and (not fin or fin[0].isspace()) else None


def lire_coup(texte: str) -> Position | None:
    """Read the move at the head of ``F5/1.20/0.5`` or ``f5 1.20 0.5``, ``None`` for a pass; ``MoteurDefaillant``."""
    return lire_case_ou_passe(re.split(r"[/\s]", texte.strip(), maxsplit=1)[0], PASSES)


def ecrire_coup(coup: CoupOuPasse) -> str:
    """Write a move, ``None`` being a pass.

    >>> ecrire_coup((4, 5)), ecrire_coup(None)
    ('F5', 'PA')
    """
    return "PA" if coup is None else nom_case(coup).upper()


def ecrire_coup_joue(coup: CoupOuPasse, valeur: float | None, secondes: float) -> str:
    """Write a move with its value in discs for who plays it, unless it was forced, and the time that it took.

    >>> ecrire_coup_joue((4, 5), -2, 0.5), ecrire_coup_joue(None, None, 0)
    ('F5/-2.00/0.50', 'PA//0.00')
    """
    return f"{ecrire_coup(coup)}/{'' if valeur is None else f'{valeur:.2f}'}/{secondes:.2f}"


def ecrire_ligne(coups: Iterable[CoupOuPasse]) -> str:
    """Write a line of moves in one word."""
    return "".join(map(ecrire_coup, coups))


def ecrire_plateau(etat: EtatOthello) -> str:
    """Write a board as the ``BO`` of a GGF game."""
    return f"{etat.taille} {Othello(etat.taille).ecrire_etat(etat).replace('X', '*')}"


def ecrire_partie(etat: EtatOthello, temps: Temps | None = None) -> str:
    """Write in GGF a game that begins in ``etat``, with ``temps`` on both clocks if they run, and nothing played yet.

    Clocks are told to the second, one at least: not all engines read tenths.
    """
    horloge = "" if temps is None else f"TI[{Horloge(max(int(temps.reste), 1), int(temps.increment))}]"
    entete = f"GM[Othello]PC[Othellier]PB[?]PW[?]RE[?]{horloge}TY[{etat.taille}]"
    return f"(;{entete}BO[{ecrire_plateau(etat)}];)"
