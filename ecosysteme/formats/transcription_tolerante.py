"""A transcript with words around it, or with a fault in it: the moves before the fault, and what is not read.

Moves are taken from one place only, where they follow each other and can be played from the start; a square that is
named anywhere else, in a sentence or after the fault, is no move.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from typing import Final

from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.reprise import Ignore, laisser
from ecosysteme.formats.transcription import UNE_PARTIE, Suivie, sans_commentaires, suivre
from ecosysteme.jeux.othello import EtatOthello

LIMITE_SOUPLE: Final = 200_000  # characters: a game has some hundred, what is longer is no game
APERCU: Final = 2_000  # characters in which names are looked for
ESSAIS: Final = 200  # places where moves may begin that are tried
PHRASE: Final = re.compile(r"(?!passe?\b)[^\W\d_]{3,}", re.IGNORECASE)
RANGEE: Final = re.compile(r"[-._xo*]{8}", re.IGNORECASE)  # of a board
DANS_UNE_PHRASE: Final = 3  # moves at least, where there are words or a board: fewer may be squares that they name
COURSE: Final = re.compile(
    r"(?<![^\W_])(?:\d{1,3}\s*[.)]+\s*)?(?:[a-h][1-8](?:[!?]{1,2})?[\s\d.)…,;–—-]*+)++", re.IGNORECASE
)
MUET: Final = re.compile(r"\{[^}]*\}|\x1b\[[\d;]*m")  # a comment, as in PGN; what colours a terminal
# Who plays, as the words before the moves say it: a line each, or both on one.
NOM: Final = r"(?P<{}>[^\s:\uff1a(][^\n(]{{0,40}}?)[ \t]*(?:\((?P<cote_{}>\d{{3,4}})\))?"
NOIR: Final = re.compile(
    r"^[ \t]*(?:black|noirs?|黒|先手|[●⚫])[ \t]*[:\uff1a][ \t]*" + NOM.format("noir", "noir") + "[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
BLANC: Final = re.compile(
    r"^[ \t]*(?:white|blancs?|白|後手|[○⚪])[ \t]*[:\uff1a][ \t]*" + NOM.format("blanc", "blanc") + "[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
CONTRE: Final = re.compile(
    r"^[ \t]*" + NOM.format("noir", "noir") + r"[ \t]+vs\.?[ \t]+" + NOM.format("blanc", "blanc") + "[ \t]*$",
    re.IGNORECASE | re.MULTILINE,
)
AVANT: Final = Message("rien ne s'y lit")
SILENCES: Final = " \t\r\n-–—,;.…"


def lire_souple(texte: str, depart: EtatOthello | None = None) -> tuple[Enregistrement, tuple[Ignore, ...]]:
    """Play the moves of ``texte`` down to the first fault, from where most can be played, and list what is not read.

    Raises ``ValueError`` for a text that is too long, or in which no game begins.
    """
    if len(texte) > LIMITE_SOUPLE:
        raise Faute(
            "texte de {nombre} caractères illisible : on n'en tire des coups que jusqu'à {limite}",
            nombre=len(texte),
            limite=LIMITE_SOUPLE,
        )
    debut, suivie = _meilleure(MUET.sub(lambda dite: " " * len(dite.group()), sans_commentaires(texte)), depart)
    minimum = DANS_UNE_PHRASE if PHRASE.search(texte) or RANGEE.search(texte) else 1
    if suivie is None or suivie.enregistrement.nb_coups < minimum:
        raise Faute("aucun coup de ce texte ne peut être joué")
    ignores: list[Ignore] = []
    if avant := texte[:debut].strip(SILENCES):
        ignores.append(Ignore(texte.index(avant), len(avant), avant, AVANT))
    if suivie.faute is not None:
        place, fin = (debut + la for la in suivie.place)
        ignores += laisser(texte, (place, fin), suivie.faute.message)
    lue = suivie.enregistrement
    qui = _qui(texte[:debut])
    entete = replace(
        lue.entete,
        noir=qui.get("noir", ""),
        blanc=qui.get("blanc", ""),
        cote_noir=qui.get("cote_noir", ""),
        cote_blanc=qui.get("cote_blanc", ""),
    )
    return Enregistrement(lue.compacte(), entete), tuple(ignores)


def _qui(texte: str) -> dict[str, str]:
    """Return who plays, with their ratings, as far as a text says it."""
    dits: dict[str, str] = {}
    for motif in (CONTRE, NOIR, BLANC):
        if lu := motif.search(texte[:APERCU]):
            dits |= {nom: valeur for nom, valeur in lu.groupdict().items() if valeur}
    return dits


def _meilleure(texte: str, depart: EtatOthello | None) -> tuple[int, Suivie | None]:
    """Return from where most moves can be played, and what is."""
    trouvee: tuple[int, Suivie | None] = (0, None)
    coups = 0
    for course in islice(COURSE.finditer(texte), ESSAIS):
        suivie = suivre(texte[course.start() :][:UNE_PARTIE], depart)
        if suivie.enregistrement.nb_coups > coups:
            trouvee, coups = (course.start(), suivie), suivie.enregistrement.nb_coups
    return trouvee
