"""Reads the text of a game other than Othello: its moves in a row, or a position as the game writes it."""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.jeu import Jeu
from ecosysteme.partie import Partie

LIMITE: Final = 2_000  # characters: the longest of these games has some hundred moves
# A move: a square or a heap and a number, else a column.
COUP: Final = re.compile(r"[\s,;-]*([a-j]\d{1,2}|\d)[\s,;-]*", re.IGNORECASE)


def lire_autre_jeu(texte: str, jeu: Jeu) -> Enregistrement:
    """Read a position of ``jeu``, from which a game begins, or the moves of one.

    Raises ``ValueError`` naming the first thing that is no move, or no legal one.
    """
    if len(texte) > LIMITE:
        raise Faute("texte de {nombre} caractères : attendu {limite} au plus", nombre=len(texte), limite=LIMITE)
    try:
        depuis: Partie = Partie(jeu, jeu.lire_etat(texte.strip()))
        return Enregistrement(depuis)
    except ValueError:
        return Enregistrement(_jouer(texte, Partie(jeu)))


def _jouer(texte: str, partie: Partie) -> Partie:
    place = 0
    while place < len(texte):
        trouve = COUP.match(texte, place)
        try:
            partie.jouer(partie.jeu.lire_coup(trouve[1].lower() if trouve else texte[place : place + 8]))
        except ValueError as erreur:
            raise Faute("coup {rang} : {erreur}", rang=partie.nb_coups + 1, erreur=erreur) from None
        place = trouve.end() if trouve else len(texte)
    return partie
