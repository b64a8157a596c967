"""Games of SGF and GGF that tell nothing but moves behind their head, as programs write them by the thousand.

The library needs no more of a game than its moves and its head: the moves of such games are read by one expression and
checked once, where the readers of these formats make a tree, or note what is said of each move. The heads are still
read by them. What is not written so plainly, or has any fault, is left to them as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from ecosysteme.bibliotheque.lot import Collecte
from ecosysteme.entete import Entete
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.ggf import lire_une_ggf
from ecosysteme.formats.partie_compacte import DEPART
from ecosysteme.formats.sgf.lecture import lire_sgf
from ecosysteme.formats.sgf.syntaxe import decouper
from ecosysteme.jeux.bits_othello import CASE_DE
from ecosysteme.moteur.othello.noyaux.sequences import A_BLANC, FAUSSE, PAS_FINIE, PASSE, RIEN_DIT
from ecosysteme.moteur.othello.recueil import ecarts_de

TOURS: Final = 150  # of a game, at most
# Possessive, so that a text that is no such game is known for it at once.
SGF: Final = re.compile(
    r"\s*+\(;(?P<tete>FF\[4\]GM\[2\](?:[A-Z]{2,3}(?:\[[^][\\]*+\])++)*+)\s*+"
    rf"(?P<coups>(?:;[BW]\[(?:[a-h][1-8])?\]\s*+){{1,{TOURS}}}+)\)\s*+"
)
OUVERTURE: Final = re.compile(r"(?<=\])ON\[[^]]*\]")  # what follows from the moves, and is not read again
GGF: Final = re.compile(
    r"\s*+\(;(?P<tete>GM\[Othello\](?:[A-Z]{2,3}\[[^][]*+\])++)"
    rf"(?P<coups>(?:[BW]\[(?:[A-H][1-8]|PA|PASS)(?:/[^][/]*+){{0,2}}+\]){{1,{TOURS}}}+);\)\s*+",
)
COUP: Final = re.compile(r"([BW]\[[A-Ha-h]?[1-8PAS]*)")
# What each turn says, as it is written: a square in capitals or not, or a pass.
DITS: Final = {
    f"{lettre}[{nom}": camp + case
    for lettre, camp in (("B", 0), ("W", A_BLANC))
    for case, noms in (*((case, (nom, nom.upper())) for nom, case in CASE_DE.items()), (PASSE, ("", "PA", "PASS")))
    for nom in noms
}
PASSES_DITES: Final = bytes([PASSE, A_BLANC + PASSE])
CASES_DITES: Final = bytes(range(A_BLANC)) * 2  # what is said of a turn, without who plays


class _Tete(NamedTuple):
    """What the head of a game tells: the header, and whether the game begins as usual, with no move in the head."""

    entete: Entete
    usuelle: bool


def collecter_simples(texte: str) -> Collecte | None:
    """Gather the games of a text of SGF or GGF as programs write them; ``None`` for another, or one with a fault."""
    try:
        if texte.lstrip().startswith("(;FF[4]GM[2]"):
            return _collecter(texte, SGF, _tete_sgf, lire_autre_sgf)
        if texte.lstrip().startswith("(;GM[Othello]"):
            return _collecter(texte, GGF, _tete_ggf, lire_autre_ggf)
    except ValueError:
        pass
    return None


@dataclass(slots=True)
class _Simple:
    """A plain game: where it is in the text, its header, its turns as ``noyaux.sequences.suivre`` reads them."""

    place: int
    entete: Entete
    dits: bytes


def _collecter(
    texte: str,
    simple: re.Pattern[str],
    lire_tete: Callable[[str], _Tete],
    lire_autre: Callable[[str, int], tuple[Enregistrement, int]],
) -> Collecte:
    lues: list[_Simple | Enregistrement] = []
    place, fin = 0, len(texte.rstrip())
    while place < fin:
        ecrite = simple.match(texte, place)
        tete = lire_tete(ecrite["tete"]) if ecrite else None
        if ecrite and tete and tete.usuelle:
            lues.append(_Simple(place, tete.entete, bytes(map(DITS.__getitem__, COUP.findall(ecrite["coups"])))))
            place = ecrite.end()
        else:
            autre, place = lire_autre(texte, place)
            lues.append(autre)
    simples = [lue for lue in lues if isinstance(lue, _Simple)]
    ecrits = b"".join(lue.dits.ljust(TOURS, bytes([RIEN_DIT])) for lue in simples)
    ecarts = iter(ecarts_de(np.frombuffer(ecrits, np.uint8).reshape(-1, TOURS)).tolist())
    collecte = Collecte()
    for rang, lue in enumerate(lues, start=1):
        ecart = next(ecarts) if isinstance(lue, _Simple) else FAUSSE
        if isinstance(lue, _Simple) and ecart != FAUSSE:
            cases = lue.dits.translate(CASES_DITES, PASSES_DITES)
            collecte.ajouter_coups(rang, cases, None if ecart == PAS_FINIE else ecart, lue.entete)
        else:
            collecte.ajouter(rang, lire_autre(texte, lue.place)[0] if isinstance(lue, _Simple) else lue)
    return collecte


def _tete_sgf(ecrite: str) -> _Tete:
    (lue,) = lire_sgf(f"(;{OUVERTURE.sub('', ecrite)})")
    compacte = lue.compacte_lue
    return _Tete(lue.entete, compacte is not None and compacte.depart is None and not compacte.cases)


def lire_autre_sgf(texte: str, place: int) -> tuple[Enregistrement, int]:
    """Read any game of SGF that begins at ``place``, and return where it ends; ``ValueError`` when it is none."""
    _, fin = next(decouper(texte, place), (place, place))
    (lue,) = lire_sgf(texte[place:fin])  # what stands before the parenthesis is read too
    return lue, fin


def _tete_ggf(ecrite: str) -> _Tete:
    lue, _ = lire_une_ggf(f"(;{ecrite};)", 0)
    return _Tete(lue.entete(), lue.depart == DEPART and not lue.coups)


def lire_autre_ggf(texte: str, place: int) -> tuple[Enregistrement, int]:
    """Read any game of GGF that begins at ``place``, and return where it ends; ``ValueError`` when it is none."""
    lue, fin = lire_une_ggf(texte, place)
    return Enregistrement(lue.compacte(), lue.entete()), fin
