"""A game as papers and books print it: a board whose squares hold the numbers of the moves."""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.position import COORDONNEES
from ecosysteme.jeux.bits_othello import CASES

LONGUEUR: Final = 2_000  # characters: 64 squares, their frames and coordinates
MINIMUM: Final = 4  # moves: fewer numbers are those of the lines
NUMERO: Final = re.compile(r"\d{1,2}\.?", re.ASCII)


def rangees(texte: str) -> list[list[str]]:
    """Return what the eight lines of a board hold, their own numbers left out; nothing when there is no such board."""
    lues: list[list[str]] = []
    if len(texte) > LONGUEUR:
        return []
    for ligne in texte.splitlines():
        mots = ligne.replace("|", " ").split()
        numero = str(len(lues) + 1)
        if len(mots) == TAILLE_STANDARD + 1:
            mots = mots[1:] if mots[0] == numero else mots[:-1] if mots[-1] == numero else []
        elif len(mots) == TAILLE_STANDARD + 2:
            mots = mots[1:-1] if mots[0] == mots[-1] == numero else []
        if len(mots) == TAILLE_STANDARD and not COORDONNEES.fullmatch(ligne):
            lues.append(mots)
    numeros = sum(NUMERO.fullmatch(mot) is not None for mots in lues for mot in mots)
    return lues if len(lues) == TAILLE_STANDARD and numeros >= MINIMUM else []


def lire_diagramme(texte: str) -> Enregistrement:
    """Read the game that a board tells, from the usual start; ``ValueError`` for a number that is missing or twice."""
    cases = [mot for mots in rangees(texte) for mot in mots]
    places: dict[int, int] = {}
    for case, mot in enumerate(cases):
        if NUMERO.fullmatch(mot):
            numero = int(mot.rstrip("."))
            if not 1 <= numero <= CASES - 4 or numero in places:
                raise Faute("diagramme : le coup {numero} y est deux fois, ou n'existe pas", numero=numero)
            places[numero] = case
    for numero in range(1, len(places) + 1):
        if numero not in places:
            raise Faute("diagramme : le coup {numero} manque", numero=numero)
    if not places:
        raise Faute("aucun coup : attendu par exemple f5d6c3")
    return Enregistrement(PartieCompacte(bytes(places[numero] for numero in sorted(places))))
