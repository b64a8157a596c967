"""A position as two numbers of 64 bits in hexadecimal: ``0x0000000810000000 0x0000001008000000``.

Who has the turn comes first, or Black when the side to move (``X`` or ``O``) follows. Egaroucid puts a1 in the highest
bit, Edax in the lowest: one board is the other after half a turn, each is as likely, and only those that are equal
leave no doubt.
"""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.fautes import Faute, Message
from ecosysteme.formats.egaroucid import etat_de_bits
from ecosysteme.jeux.othello import EtatOthello, Othello

NOMBRES: Final = re.compile(
    r"\s*(?:0x([0-9a-f]{1,16})|([0-9a-f]{16}))[\s,;:/|]+(?:0x([0-9a-f]{1,16})|([0-9a-f]{16}))[\s,;:/|]*([XOBWN*]?)\s*",
    re.IGNORECASE,
)
ORDRES: Final = (
    (Message("a1 est le bit de poids fort (Egaroucid)"), True),
    (Message("a1 est le bit de poids faible (Edax)"), False),
)


def lectures_bitboards(texte: str) -> list[tuple[Message, EtatOthello]]:
    """Return each position that the numbers may mean, with what tells it from the other: one when both are the same.

    Raises ``ValueError`` for another text, and when a square is in both numbers.
    """
    lus = NOMBRES.fullmatch(texte)
    if lus is None:
        raise Faute("{texte!r} n'est pas une paire de nombres : attendu 0x… 0x…", texte=texte.strip()[:40])
    nous, eux = int(lus[1] or lus[2], 16), int(lus[3] or lus[4], 16)
    if nous & eux:
        raise Faute("les deux nombres ont des cases en commun : attendu les pions d'un camp, puis ceux de l'autre")
    second = lus[5].upper() in ("O", "W")
    trouves: list[tuple[Message, EtatOthello]] = []
    for libelle, a1_fort in ORDRES:
        etat = etat_de_bits(eux, nous, second, a1_fort) if second else etat_de_bits(nous, eux, second, a1_fort)
        if not lus[5] and not etat.coups and etat.coups_adverses:
            etat = Othello().passer(etat)
        if etat not in [autre for _, autre in trouves]:
            trouves.append((libelle, etat))
    return trouves
