"""OBF: one position a line, with what its moves are worth.

``<64 squares> <X|O>; G8:+18; H1:+12; % comment``, or the best score alone: ``…; +18;``. Scores are the final disc
difference for the side to move, empty squares counted for the winner.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute
from ecosysteme.formats.position import ecrire_position, lire_position
from ecosysteme.formats.texte import LIGNE
from ecosysteme.jeux.bits_othello import jouables, peut_jouer
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.plateau import lire_case, nom_case
from ecosysteme.sequences_paresseuses import SequenceParesseuse

VALEUR: Final = re.compile(r"(?:([A-Ha-h][1-8])\s*:|(?:--|PA|PS)\s*:)?\s*([+-]?[0-9]{1,2})$", re.IGNORECASE)
LONGUEUR: Final = 2_000  # characters before the comment: 34 moves with their scores have some 300
FIN: Final = re.compile(r"--\s*:\s*-127")  # what ends the list of moves in some files: no move is so bad
SCORE_MAX: Final = 64  # discs
# A line of which nothing has to be asked, as nearly all that programs write: ``_lire_ligne`` accepts each of them.
SIMPLE: Final = re.compile(
    r"[ \t]*([-XO]{64})[ \t]+([XO])[ \t]*"
    r"(?:;[ \t]*(?:(?:[A-Ha-h][1-8][ \t]*:[ \t]*)?[+-]?(?:6[0-4]|[0-5]?[0-9])[ \t]*|--:-127[ \t]*)?)*(?:%.*)?"
)
NOMMEE: Final = re.compile("([A-Ha-h])([1-8])")
BIT_DE: Final = {
    lettre + str(ligne + 1): 1 << 63 - 8 * ligne - colonne
    for ligne in range(8)
    for lettres in ("abcdefgh", "ABCDEFGH")
    for colonne, lettre in enumerate(lettres)
}
EN_BITS: Final = {pion: str.maketrans("XO-", "".join("01"[signe == pion] for signe in "XO-")) for pion in "XO"}


@dataclass(frozen=True)
class PositionNotee:
    """A position, the score of its best move if it is known, and of the moves that were judged."""

    etat: EtatOthello
    score: int | None = None
    coups: Mapping[Position, int] = field(default_factory=dict)
    commentaire: str = ""


class PositionsLues(SequenceParesseuse[PositionNotee]):
    """A lazy sequence of the positions of a text that was checked: each is parsed from its line when it is asked for.

    As objects a position takes some 5 kB, fifty times its line. ``debuts`` is where the lines begin.
    """

    def __init__(self, texte: str, debuts: Iterable[int]) -> None:
        """Hold the lines of ``texte`` that begin at ``debuts``."""
        self._texte = texte
        self.debuts = array("Q", debuts)

    def __len__(self) -> int:
        """Count the positions."""
        return len(self.debuts)

    def _faire(self, rang: int) -> PositionNotee:
        return _lire_ligne(self._ligne(rang))

    def _ligne(self, rang: int) -> str:
        ligne = LIGNE.match(self._texte, self.debuts[rang])
        assert ligne is not None  # it matches anything
        return ligne[1]

    def part(self, debut: int, fin: int) -> PositionsLues:
        """Return some of them, with no more text than theirs."""
        lignes = [self._ligne(rang) for rang in range(*slice(debut, fin).indices(len(self)))]
        fins = accumulate(len(ligne) + 1 for ligne in lignes)
        return PositionsLues("\n".join(lignes), [fin - len(ligne) - 1 for ligne, fin in zip(lignes, fins, strict=True)])

    def commentaire(self, rang: int) -> str:
        """Return what is said of a position."""
        return self._ligne(rang).partition("%")[2].strip()

    def finie(self, rang: int) -> bool:
        """Tell whether nobody can move any more, without making the position where its line is a simple one."""
        simple = SIMPLE.match(self._texte, self.debuts[rang])
        if simple is None:
            etat = self[rang].etat
            return not etat.coups and not etat.coups_adverses
        noirs, blancs = _bits(simple[1])
        return not peut_jouer(noirs, blancs) and not peut_jouer(blancs, noirs)

    def jugee(self, rang: int) -> bool:
        """Tell whether a score is given to each legal move, of which there is one, and to no other.

        Only of simple lines, and without making their positions; of others it is not known, and the answer is no.
        """
        simple = SIMPLE.match(self._texte, self.debuts[rang])
        if simple is None:
            return False
        nous, eux = _bits(simple[1])
        if simple[2] == "O":
            nous, eux = eux, nous
        nommees = 0
        for lettre, chiffre in NOMMEE.findall(simple[0].partition("%")[0]):
            nommees |= BIT_DE[lettre + chiffre]
        return nommees == jouables(nous, eux) != 0


def _bits(cases: str) -> tuple[int, int]:
    """Return the black and the white discs of 64 squares, the board turned: a1 comes last."""
    noirs, blancs = (int(cases.translate(EN_BITS[pion]), 2) for pion in "XO")
    return noirs, blancs


def lire_obf(texte: str) -> PositionsLues:
    """Read every line that is neither empty nor a comment.

    Raises ``ValueError`` with the number of the line and what was expected.
    """
    return PositionsLues(texte, _debuts(texte))


def _debuts(texte: str) -> Iterator[int]:
    """Yield where each position begins, once its line was read; raises as ``lire_obf``."""
    for numero, ligne in enumerate(LIGNE.finditer(texte), start=1):
        debut, fin = ligne.span(1)
        longueur = (fin if (place := texte.find("%", debut, fin)) < 0 else place) - debut
        if longueur <= LONGUEUR and SIMPLE.fullmatch(texte, debut, fin):
            yield debut
        elif texte[debut : debut + longueur].strip():
            try:
                if longueur > LONGUEUR:
                    raise Faute("{nombre} caractères : attendu {limite} au plus", nombre=longueur, limite=LONGUEUR)
                _lire_ligne(ligne[1])
            except ValueError as erreur:
                raise Faute("ligne {numero} : {erreur}", numero=numero, erreur=erreur) from None
            yield debut


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


def ecrire_obf(positions: Iterable[PositionNotee]) -> str:
    """Write what ``lire_obf`` reads, the best moves first."""
    return "".join(f"{_ecrire_ligne(position)}\n" for position in positions) or "\n"


def _ecrire_ligne(position: PositionNotee) -> str:
    tries = sorted(position.coups.items(), key=lambda coup: -coup[1])
    valeurs = [f"{nom_case(case).upper()}:{score:+d}" for case, score in tries]
    if not valeurs and position.score is not None:
        valeurs = [f"{position.score:+d}"]
    morceaux = [ecrire_position(position.etat), *valeurs]
    return "; ".join(morceaux) + ";" + (f" % {position.commentaire}" if position.commentaire else "")
