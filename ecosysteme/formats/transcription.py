"""The moves of a game in a row: ``f5d6c3…``, passes usually left out."""

from __future__ import annotations

import re
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie

# White space, move numbers ("12."), and the ways to write a pass.
IGNORE: Final = re.compile(r"(?:\s+|\d+\.|PASS|PA|--)+", re.IGNORECASE)
COUP: Final = re.compile(r"[a-j](?:10|[1-9])", re.IGNORECASE)


def lire_transcription(texte: str, taille: int = TAILLE_STANDARD) -> Partie[EtatOthello, Position]:
    """Replay a transcript from the starting position of a board of ``taille`` squares a side.

    Upper or lower case; white space, move numbers and passes (``PA``, ``pass``, ``--``) are skipped, since passes play
    themselves. Raises ``ValueError`` naming the first thing that is no move, or no legal one.
    """
    partie = Partie(Othello(taille))
    reste = texte
    while reste:
        if ignore := IGNORE.match(reste):
            reste = reste[ignore.end() :]
            continue
        coup = COUP.match(reste)
        if coup is None:
            joues = Message("{nombre} coups" if partie.nb_coups > 1 else "{nombre} coup", nombre=partie.nb_coups)
            raise Faute(
                "{reste!r} n'est pas un coup, après {joues} : attendu par exemple f5", reste=reste[:8], joues=joues
            )
        try:
            partie.jouer(partie.jeu.lire_coup(coup.group()))
        except ValueError as erreur:
            raise Faute(
                "coup {rang}, {coup} : {erreur}", rang=partie.nb_coups + 1, coup=coup.group(), erreur=erreur
            ) from None
        reste = reste[coup.end() :]
    return partie
