"""Builds an opening book: from a position on, the positions likeliest to be met are judged first.

It goes in rounds: each judgement changes what earlier moves are worth, and so which positions to judge next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from ecosysteme.livre.jury import Scores
from ecosysteme.livre.regles import DEPART, jouer
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import canonique, modeles
from ecosysteme.ouvertures.livre import Livre
from ecosysteme.ouvertures.note_livre import NoteLivre

Juger = Callable[[Mapping[Bits, int]], Mapping[Bits, Scores]]  # of positions, each at its depth

ECART: Final = 2  # discs that a move may lose on the best to be looked into
PERTE: Final = 4  # discs that both sides may lose in all since the start
PLIS_PAR_PION: Final = 4  # a disc lost makes a position as unlikely as so many more moves
PLIS_MAX: Final = 36  # from there on the engine solves the rest of the game
LOT: Final = 8  # positions of the first rounds; later ones grow with the book, to an eighth of it
PART: Final = 8


class _Coup(NamedTuple):
    """A move: where it leads (``None``: the end of the game), who moves there, and what the engine said of it."""

    score: int
    suite: Bits | None
    encore: bool


class Construction:
    """A book under construction from ``depart`` on: the positions judged so far, and one of symmetric moves each.

    A move that loses more than ``ecart`` discs on the best is not looked into, nor a position to which both sides have
    lost more than ``perte`` in all.
    """

    def __init__(self, profondeur: int, depart: Bits = DEPART, ecart: int = ECART, perte: int = PERTE) -> None:
        self.positions: dict[Bits, dict[int, _Coup]] = {}
        self._profondeur, self._ecart, self._perte = profondeur, ecart, perte
        self._depart = canonique(depart)[0]

    def avancer(self, juger: Juger, reste: int) -> bool:
        """Judge the next round, of ``reste`` positions at most; return whether there was any left to judge.

        Raises what ``juger`` raises: the book then stays as it was before the round.
        """
        lot = self._a_juger()[: min(reste, max(LOT, len(self.positions) // PART))]
        jugees = juger({bits: profondeur_de(bits, self._profondeur) for bits in lot}) if lot else {}
        for bits in lot:
            self.ajouter(bits, jugees[bits])
        return bool(lot)

    def livre(self) -> Livre:
        """Return the book as it is so far."""
        return Livre(
            {
                bits: {case: NoteLivre(valeur, profondeur_de(bits, self._profondeur)) for case, valeur in coups.items()}
                for bits, coups in self._valeurs().items()
            }
        )

    def ajouter(self, bits: Bits, scores: Scores) -> None:
        """Have a position that was judged."""
        coups = {}
        for case in sorted(set(modeles(bits, scores).values())):
            suite = jouer(bits, case)
            cible, encore = (None, False) if suite is None else (canonique(suite[0])[0], suite[1])
            coups[case] = _Coup(scores[case], cible, encore)
        self.positions[bits] = coups

    def _par_pions(self) -> list[Bits]:
        """List the positions by number of discs: those that a move leads to come after the one it is played in."""
        return sorted(self.positions, key=lambda bits: (_pions(bits), bits))

    def _valeurs(self) -> dict[Bits, dict[int, int]]:
        """Value every move: from the position after it if that was judged, which sees further, else as judged."""
        valeurs: dict[Bits, dict[int, int]] = {}
        for bits in reversed(self._par_pions()):
            valeurs[bits] = {}
            for case, coup in self.positions[bits].items():
                suite = valeurs.get(coup.suite) if coup.suite is not None else None
                meilleure = max(suite.values()) if suite else None
                valeurs[bits][case] = coup.score if meilleure is None else meilleure if coup.encore else -meilleure
        return valeurs

    def _a_juger(self) -> list[Bits]:
        """List the positions that good moves lead to and that were not judged, the likeliest first."""
        valeurs = self._valeurs()
        pertes = {self._depart: 0}
        for bits in self._par_pions():
            if bits in pertes:
                for suite, perte in self._bonnes_suites(bits, valeurs[bits]):
                    total = pertes[bits] + perte
                    if total <= self._perte and _pions(suite) <= PLIS_MAX + 4:
                        pertes[suite] = min(total, pertes.get(suite, total))
        inconnues = [bits for bits in pertes if bits not in self.positions]
        return sorted(inconnues, key=lambda bits: (PLIS_PAR_PION * pertes[bits] + _pions(bits), bits))

    def _bonnes_suites(self, bits: Bits, valeurs: Scores) -> Iterator[tuple[Bits, int]]:
        meilleure = max(valeurs.values())
        for case, valeur in valeurs.items():
            suite = self.positions[bits][case].suite
            if suite is not None and meilleure - valeur <= self._ecart:
                yield suite, meilleure - valeur


def coups_joues(bits: Bits) -> int:
    """Return how many moves were played in a position, passes left out."""
    return _pions(bits) - 4


def _pions(bits: Bits) -> int:
    return (bits[0] | bits[1]).bit_count()


def profondeur_de(bits: Bits, profondeur: int) -> int:
    """Return ``profondeur``, or one ply more: searches end with the same side to move, whatever they begin from.

    An evaluation always favours one side a little, the one to move or the other: values of searches that end with
    different sides to move could not be compared.
    """
    return profondeur + (_pions(bits) + profondeur) % 2


def construire(juger: Juger, nombre: int, profondeur: int) -> Livre:
    """Return a book of at most ``nombre`` positions; ``juger`` gives the score of every legal move of some.

    Which positions are judged depends on the answers only. Run again with a ``Journal`` that holds the first answers,
    an interrupted construction therefore goes on, and so does a finished one with a greater ``nombre``. What ``juger``
    raises ends it.
    """
    construction = Construction(profondeur)
    while reste := nombre - len(construction.positions):
        if not construction.avancer(juger, reste):
            break
    return construction.livre()
