"""OBF: one position a line, with what its moves are worth.

``<64 squares> <X|O>; G8:+18; H1:+12; % comment``, or the best score alone: ``…; +18;``. Scores are the final disc
difference for the side to move, empty squares counted for the winner.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.position import ecrire_position, lire_position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import lire_case, nom_case

VALEUR: Final = re.compile(r"(?:([A-Ha-h][1-8])\s*:|(?:--|PA|PS)\s*:)?\s*([+-]?[0-9]{1,2})$", re.IGNORECASE)
FIN: Final = re.compile(r"--\s*:\s*-127")  # what ends the list of moves in some files: no move is so bad
SCORE_MAX: Final = 64  # discs


@dataclass(frozen=True)
class PositionNotee:
    """A position, the score of its best move if it is known, and of the moves that were judged."""

    etat: EtatOthello
    score: int | None = None
    coups: Mapping[Position, int] = field(default_factory=dict)
    commentaire: str = ""


def lire_obf(texte: str) -> list[PositionNotee]:
    """Read every line that is neither empty nor a comment.

    Raises ``ValueError`` with the number of the line and what was expected.
    """
    positions = []
    for numero, ligne in enumerate(texte.splitlines(), start=1):
        if ligne.partition("%")[0].strip():
            try:
                positions.append(_lire_ligne(ligne))
            except ValueError as erreur:
                raise Faute("ligne {numero} : {erreur}", numero=numero, erreur=erreur) from None
    return positions


def _lire_ligne(ligne: str) -> PositionNotee:
    utile, _, commentaire = ligne.partition("%")
    position, *valeurs = utile.split(";")
    etat = lire_position(position)
    score: int | None = None
    coups: dict[Position, int] = {}
    for valeur in filter(None, map(str.strip, valeurs)):
        if FIN.fullmatch(valeur):
            continue
        lue = VALEUR.match(valeur)
        nombre = SCORE_MAX + 1 if lue is None else int(lue.group(2))
        if lue is None or abs(nombre) > SCORE_MAX:
            raise Faute("{valeur!r} n'est pas un score : attendu par exemple G8:+18, ou +18 seul", valeur=valeur)
        if lue.group(1):
            coups[lire_case(lue.group(1))] = nombre
        score = nombre if score is None else max(score, nombre)
    return PositionNotee(etat, score, coups, commentaire.strip())


def ecrire_obf(positions: list[PositionNotee]) -> str:
    """Write what ``lire_obf`` reads, the best moves first."""
    lignes = []
    for position in positions:
        tries = sorted(position.coups.items(), key=lambda coup: -coup[1])
        valeurs = [f"{nom_case(case).upper()}:{score:+d}" for case, score in tries]
        if not valeurs and position.score is not None:
            valeurs = [f"{position.score:+d}"]
        morceaux = [ecrire_position(position.etat), *valeurs]
        lignes.append("; ".join(morceaux) + ";" + (f" % {position.commentaire}" if position.commentaire else ""))
    return "\n".join(lignes) + "\n"
