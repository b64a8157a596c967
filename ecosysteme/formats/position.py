"""A position as 64 squares, then the side to move, as ``ecrire_position`` writes it.

The squares go from a1 to h8, line by line. Black is any of ``X * b B N n``, white ``O o W w``, empty ``- . _``; what is
written is ``X``, ``O`` and ``-``.
"""

from __future__ import annotations

from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello
from ecosysteme.plateau import BLANC, NOIR, Couleur, Plateau
from ecosysteme.protocoles import mots

CASES: Final = 64
SIGNES: Final[dict[str, Couleur | None]] = {
    **dict.fromkeys("X*bBNn", NOIR),
    **dict.fromkeys("OoWw", BLANC),
    **dict.fromkeys("-._", None),
}
CAMPS: Final[dict[Couleur, Camp]] = {couleur: camp for camp, couleur in COULEUR_DE.items()}


def lire_position(texte: str) -> EtatOthello:
    """Read 64 squares and the side to move, with or without spaces between them.

    Raises ``ValueError`` when there are not exactly 65 signs, or for a sign that means nothing.
    """
    signes = "".join(texte.split())
    if len(signes) != CASES + 1:
        raise Faute(
            "position de {nombre} signes : attendu 64 cases (X, O ou -) puis le trait (X ou O)", nombre=len(signes)
        )
    for rang, signe in enumerate(signes):
        if signe not in SIGNES:
            raise Faute(
                "signe {signe!r} inconnu, le {rang}e de la position : attendu X, O ou -", signe=signe, rang=rang + 1
            )
    couleur = SIGNES[signes[CASES]]
    if couleur is None:
        raise Faute("le trait manque à la fin de la position : attendu X (noir) ou O (blanc)")
    pions: dict[Position, Couleur] = {}
    for rang, signe in enumerate(signes[:CASES]):
        pion = SIGNES[signe]
        if pion is not None:
            pions[divmod(rang, 8)] = pion
    return EtatOthello(Plateau(8, pions), CAMPS[couleur])


def ecrire_position(etat: EtatOthello) -> str:
    """Write what ``lire_position`` reads; ``ValueError`` for a board that is not 8 by 8."""
    if etat.taille != TAILLE_STANDARD:
        raise Faute("un plateau de {taille} × {taille} ne s'écrit pas ainsi : attendu 8 × 8", taille=etat.taille)
    return mots.ecrire_position(etat)
