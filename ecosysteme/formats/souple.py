"""The last resort: every square named in a text, in order, and the list of what was not used."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ecosysteme.fautes import Faute, Message, decrire
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.recit import JEU, Recit
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.partie import Partie

LIMITE_SOUPLE: Final = 200_000  # characters: a game has some hundred, what is longer is no game
CASE: Final = re.compile(r"[a-h][1-8]", re.IGNORECASE)
# What stands between moves and says nothing.
MUET: Final = re.compile(r"(?:\s|\d+\s*[.)]|[-–—,;.…]|\bPASSE?\b|\bPA\b|\bPS\b)+", re.IGNORECASE)

SILENCES: Final = " \t\r\n-–—,;.…"
NUMERO: Final = re.compile(r"(?<!\S)\d{1,3}\Z")  # of the move that follows
LONG_NUMERO: Final = 5  # characters in which it is looked for


@dataclass(frozen=True)
class Ignore:
    """A part of a text that was left aside: its first character, how many, itself, and why."""

    debut: int
    longueur: int
    texte: str
    raison: Message


def lire_souple(texte: str, depart: EtatOthello | None = None) -> tuple[Enregistrement, tuple[Ignore, ...]]:
    """Play every square that can be played, in the order of the text, and list the rest of it with its place.

    Raises ``ValueError`` for a text that is too long, or in which nothing can be played.
    """
    if len(texte) > LIMITE_SOUPLE:
        raise Faute(
            "texte de {nombre} caractères illisible : on n'en tire des coups que jusqu'à {limite}",
            nombre=len(texte),
            limite=LIMITE_SOUPLE,
        )
    partie, ignores, fin = Partie(JEU, depart), list[Ignore](), 0
    cases = bytearray()
    for trouve in CASE.finditer(texte):
        ignores += _entre(texte, fin, trouve.start())
        coup = JEU.lire_coup(trouve.group())
        try:
            partie.jouer(coup)
            cases.append(8 * coup[0] + coup[1])
        except ValueError as refus:
            ignores.append(Ignore(trouve.start(), 2, trouve.group(), decrire(refus)))
        fin = trouve.end()
    ignores += _entre(texte, fin, len(texte))
    if not cases:
        raise Faute("aucun coup de ce texte ne peut être joué")
    return Enregistrement(Recit(bytes(cases), depart)), tuple(ignores)


def _entre(texte: str, debut: int, fin: int) -> list[Ignore]:
    """List what stands between two moves, without what says nothing at its ends."""
    muet = MUET.match(texte, debut, fin)
    debut = muet.end() if muet else debut
    reste = texte[debut:fin].rstrip(SILENCES)
    if texte[debut + len(reste) : fin].startswith((".", ")")):
        reste = reste[:-LONG_NUMERO] + NUMERO.sub("", reste[-LONG_NUMERO:])
        reste = reste.rstrip(SILENCES)
    return [Ignore(debut, len(reste), reste, Message("ce n'est pas un coup"))] if reste else []
