"""GTP's words: a numbered command a line; an answer begins with ``=`` or ``?`` and ends with an empty line.

Nothing here talks to a process.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.jeu import PREMIER, Camp
from ecosysteme.plateau import nom_case
from ecosysteme.protocoles import Abandon, MoteurDefaillant
from ecosysteme.protocoles.mots import abreger
from ecosysteme.protocoles.mots import lire_coup as lire_case_ou_passe

TETE: Final = re.compile(r"([=?])([0-9]{0,9})(?:\s+(.*))?", re.DOTALL)
PASSE: Final = "pass"


@dataclass(frozen=True, slots=True)
class Reponse:
    """An answer: whether the engine agrees, and its text, of several lines or none. No number: none was repeated."""

    accord: bool
    texte: str
    numero: int | None = None


def ecrire_commande(numero: int, nom: str, *arguments: object) -> str:
    """Write a command, numbered: Edax gives an unnumbered one the number of the last that had one.

    >>> ecrire_commande(3, "play", "black", "d3")
    '3 play black d3'
    """
    return " ".join(map(str, (numero, nom, *arguments)))


def ecrire_couleur(camp: Camp) -> str:
    """Name a camp: the first one is black."""
    return "black" if camp == PREMIER else "white"


def ecrire_coup(coup: Position | None) -> str:
    """Write a move, ``None`` being a pass."""
    return PASSE if coup is None else nom_case(coup)


def lire_coup(texte: str) -> Position | None:
    """Read a move of the 8 × 8 board, in capitals or not, or a pass: ``None``.

    Raises ``Abandon`` for a resignation, another ``MoteurDefaillant`` for the rest.

    >>> lire_coup("D3"), lire_coup("PASS")
    ((2, 3), None)
    """
    if texte.strip().lower() == "resign":
        raise Abandon("abandonne la partie")
    return lire_case_ou_passe(texte, [PASSE])


class LectureGtp:
    """Assembles an answer from its lines."""

    def __init__(self, numero: int) -> None:
        self._numero = numero
        self._lignes: list[str] = []

    def ajouter(self, ligne: str) -> Reponse | None:
        """Take a line; return the answer once it is complete. ``MoteurDefaillant`` when it is none, or another's."""
        if ligne.strip():
            if not self._lignes and not TETE.fullmatch(ligne.strip()):
                raise MoteurDefaillant(
                    "répond {ligne!r} : attendu une réponse GTP, « = … » ou « ? … »", ligne=abreger(ligne.strip())
                )
            self._lignes.append(ligne.strip())
            return None
        if not self._lignes:  # some engines end their answers with more than one empty line
            return None
        tete = TETE.fullmatch("\n".join(self._lignes))
        assert tete is not None  # the first line matched, and the rest may be anything
        signe, numero, texte = tete.groups()
        if numero and int(numero) != self._numero:
            raise MoteurDefaillant(
                "répond à la commande {numero} au lieu de {attendu}", numero=numero, attendu=self._numero
            )
        return Reponse(signe == "=", texte or "", int(numero) if numero else None)
