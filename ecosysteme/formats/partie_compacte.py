"""A game of Othello in a few bytes: where it begins, its moves, what is said of them.

A file may hold a hundred thousand games, and a ``Partie`` keeps sixty boards: so a game is first kept as its squares, a
byte a move, checked on two integers (square a1 is bit 0, h8 bit 63), and replayed when somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.fautes import Faute
from ecosysteme.jeu import PREMIER, Camp, autre_camp
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, CASE_DE, CASES, NOMS, jouer_cases, peut_jouer, pris
from ecosysteme.jeux.othello import EtatOthello, Othello, partager
from ecosysteme.ouvertures.noms import intituler
from ecosysteme.partie import Partie
from ecosysteme.plateau import NOIR
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import Noeud

JEU: Final = Othello(TAILLE_STANDARD)
PASSES: Final = ("", "pa", "ps", "pass", "passe", "--", "tt", "@@", "@@@@")  # as programs write one, in small letters


def bits_de(etat: EtatOthello) -> tuple[int, int]:
    """Return the black discs and the white discs of an 8 by 8 board."""
    noirs = blancs = 0
    for pion in etat.plateau.pions():
        bit = 1 << 8 * pion.position[0] + pion.position[1]
        if pion.couleur == NOIR:
            noirs |= bit
        else:
            blancs |= bit
    return noirs, blancs


DEPART: Final = JEU.etat_initial()


@dataclass(frozen=True, slots=True)
class Detail:
    """What a format says of one move.

    Seconds taken, a comment, and what the move is worth.
    """

    secondes: float = 0.0
    commentaire: str = ""
    evaluation: Evaluation | None = None


RIEN: Final = Detail()


@dataclass(frozen=True, slots=True)
class PartieCompacte:
    """A game of Othello on 8 by 8 squares: its moves in order, passes left out since they play themselves.

    ``cases`` are squares from 0 (a1) to 63 (h8), a byte each; ``depart`` becomes ``None`` for the usual start;
    ``details`` are kept by rank, the first move being 0. Making one raises ``ValueError`` naming the first move that is
    not legal.
    """

    cases: bytes
    depart: EtatOthello | None = None
    details: Mapping[int, Detail] = field(default_factory=dict)
    _ecart: int | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Refuse a game that cannot be played; the usual start is nothing to tell."""
        if self.depart == DEPART:
            object.__setattr__(self, "depart", None)
        camps, noirs, blancs = self._suivre()
        if len(camps) < len(self.cases):
            self.partie()  # raises the sentence of the rules
        finie = not peut_jouer(noirs, blancs) and not peut_jouer(blancs, noirs)
        object.__setattr__(self, "_ecart", ecart_de(noirs.bit_count(), blancs.bit_count()) if finie else None)

    @property
    def nb_coups(self) -> int:
        """How many moves are told."""
        return len(self.cases)

    @property
    def transcription(self) -> str:
        """The moves in a row: ``f5d6c3…``."""
        return "".join(NOMS[case] for case in self.cases)

    @property
    def ouverture(self) -> str:
        """What its opening is called in a file, nothing where it has no name."""
        return intituler(self.cases) if self.depart is None else ""

    def camps(self) -> list[Camp]:
        """List who plays each move."""
        return self._suivre()[0]

    def tours(self) -> Iterator[tuple[Camp, int | None]]:
        """Yield who plays each square, ``None`` for a pass, down to the last pass that is forced."""
        camps, noirs, blancs = self._suivre()
        trait = PREMIER if self.depart is None else self.depart.trait
        for camp, case in zip(camps, self.cases, strict=True):
            if camp != trait:
                yield trait, None
            yield camp, case
            trait = autre_camp(camp)
        nous, eux = (noirs, blancs) if trait == PREMIER else (blancs, noirs)
        if not peut_jouer(nous, eux) and peut_jouer(eux, nous):
            yield trait, None

    def fin(self) -> tuple[int, int]:
        """Return the black and the white discs after the last move, as bits."""
        return self._suivre()[1:]

    def _suivre(self) -> tuple[list[Camp], int, int]:
        """Return who plays each move, up to the first that nobody can play, and the discs then, Black's first."""
        trait = PREMIER if self.depart is None else self.depart.trait
        noirs, blancs = BITS_DU_DEPART if self.depart is None else bits_de(self.depart)
        nous, eux = (noirs, blancs) if trait == PREMIER else (blancs, noirs)
        camps: list[Camp] = []
        for apres in jouer_cases(self.cases, nous, eux):
            nous, eux, passe = apres
            if passe:
                trait = autre_camp(trait)
            camps.append(trait)
            trait = autre_camp(trait)
        return (camps, nous, eux) if trait == PREMIER else (camps, eux, nous)

    def partie(self) -> Partie[EtatOthello, Position]:
        """Replay it; ``ValueError`` naming the first move that is not legal."""
        partie = Partie(JEU, self.depart)
        for rang, case in enumerate(self.cases):
            try:
                partie.jouer(divmod(case, 8), self.details.get(rang, RIEN).secondes)
            except ValueError as erreur:
                raise Faute("coup {rang}, {coup} : {erreur}", rang=rang + 1, coup=NOMS[case], erreur=erreur) from None
        return self._annoter(partie) if self.details else partie

    def _annoter(self, partie: Partie[EtatOthello, Position]) -> Partie[EtatOthello, Position]:
        """Return the game with what is said of its moves."""
        suites: tuple[Noeud[EtatOthello, Position], ...] = ()
        rang = len(self.cases)
        for noeud in reversed(partie.historique):
            rang -= noeud.coup is not None
            detail = RIEN if noeud.coup is None else self.details.get(rang, RIEN)
            commentaire, evaluation = detail.commentaire, detail.evaluation
            suites = (replace(noeud, commentaire=commentaire, evaluation=evaluation, suites=suites),)
        annotee = Partie.depuis_arbre(JEU, replace(partie.racine, suites=suites))
        annotee.aller_a(len(self.cases))
        return annotee

    def ecart(self) -> int | None:
        """Return Black's discs minus White's at the end, empties to the winner; ``None`` before the end."""
        return self._ecart


class Meneur:
    """Plays the moves and passes of a text one by one, and keeps those that are legal.

    Passes that are left out play themselves, and those told after the end say nothing more. What cannot be played is
    refused, and leaves everything as it was.
    """

    def __init__(self, depart: EtatOthello | None = None) -> None:
        """Begin at ``depart``, by default at the usual start."""
        self.depart = depart
        self.cases = bytearray()
        self.trait: Camp = PREMIER if depart is None else depart.trait
        noirs, blancs = BITS_DU_DEPART if depart is None else bits_de(depart)
        self._nous, self._eux = (noirs, blancs) if self.trait == PREMIER else (blancs, noirs)

    def jouer(self, case: int | None, camp: Camp | None = None) -> None:
        """Play a square, or pass with ``None``, for ``camp`` when told; ``ValueError`` in the words of the rules."""
        if case is not None and camp in (None, self.trait) and (retournes := pris(self._nous, self._eux, case)):
            self._poser(case, retournes, self._nous, self._eux)  # nearly all moves: nobody has to pass
            return
        bloque = not peut_jouer(self._nous, self._eux)
        finie = bloque and not peut_jouer(self._eux, self._nous)
        if case is None and finie:
            return
        attendu = autre_camp(self.trait) if bloque and case is not None else self.trait
        if camp is not None and camp != attendu and not finie:
            raise Faute("le trait est à {camp}", camp=Othello.noms_camps[attendu - 1])
        if case is None and not bloque:
            coup = next(case for case in range(CASES) if pris(self._nous, self._eux, case))
            raise Faute("passe impossible : {coup} se joue", coup=NOMS[coup])
        if case is None or bloque:
            nous, eux = self._eux, self._nous
        else:
            nous, eux = self._nous, self._eux
        if case is not None:
            retournes = pris(nous, eux, case)
            if not retournes:
                PartieCompacte(bytes(self.cases), self.depart).partie().jouer(
                    divmod(case, 8)
                )  # raises the sentence of the rules
            self.trait = attendu
            self._poser(case, retournes, nous, eux)
        else:
            self._nous, self._eux, self.trait = nous, eux, autre_camp(self.trait)

    def _poser(self, case: int, retournes: int, nous: int, eux: int) -> None:
        self.cases.append(case)
        self._nous, self._eux, self.trait = eux ^ retournes, nous | retournes | 1 << case, autre_camp(self.trait)


def cases_de(noms: Sequence[str]) -> bytes:
    """Return the squares of their names, in capitals or not; ``ValueError`` for the first that is none."""
    cases = bytearray()
    for nom in noms:
        case = CASE_DE.get(nom.strip().lower())
        if case is None:
            raise Faute("{nom!r} n'est pas une case : attendu de a1 à h8", nom=nom[:20])
        cases.append(case)
    return bytes(cases)


def ecart_de(noirs: int, blancs: int) -> int:
    """Return the difference of two counts of discs, the empty squares going to the winner.

    >>> ecart_de(40, 20), ecart_de(20, 40), ecart_de(30, 30)
    (24, -24, 0)
    """
    noirs, blancs = partager(noirs, blancs, CASES)
    return noirs - blancs
