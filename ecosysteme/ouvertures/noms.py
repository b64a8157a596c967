"""What an opening is called: the last position of a game that has a name, up to symmetry and order of the moves.

``nommer`` is what everything asks; only games of Othello on 8 by 8 squares from the usual start have names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute
from ecosysteme.jeu import CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.jeux.bits_othello import BITS_DU_DEPART, CASES, jouer_cases
from ecosysteme.jeux.othello import Othello
from ecosysteme.moteur.othello.conversion import Bits
from ecosysteme.moteur.othello.symetries import CASES as IMAGES
from ecosysteme.moteur.othello.symetries import SYMETRIES, canonique, image
from ecosysteme.ouvertures.fichier_noms import (
    LANGUES,
    LangueDesNoms,
    LigneNommee,
    chemin_des_noms,
    noms_de_lutilisateur,
    noms_fournis,
)

ENTRE: Final = " / "  # between the names of one position
_JEU: Final = Othello(TAILLE_STANDARD)
_DEPART: Final = _JEU.etat_initial()


class Nommee(NamedTuple):
    """The names of the last position of a game that has some, and after how many moves it came."""

    noms: tuple[str, ...]
    coups: int

    @property
    def texte(self) -> str:
        """All its names, the usual one first."""
        return ENTRE.join(self.noms)


class TableDesNoms:
    """Names by language and position. Of two lists that name a position in a language, the later one has it.

    Of two lines of a list that meet in one position, the one that was played gives its name, else both do.
    """

    def __init__(self, *listes: Iterable[LigneNommee], faute: Faute | None = None) -> None:
        """Hold ``listes``; ``faute`` is what could not be read of them."""
        self.faute = faute
        self._langues = {langue: _Index(_reunir(listes, langue)) for langue in LANGUES}

    def de(self, cases: bytes, langue: LangueDesNoms) -> Nommee | None:
        """Return how the game of these squares, 0 to 63, is called, if it is."""
        return self._langues[langue].chercher(cases)

    def lignes(self) -> dict[bytes, dict[LangueDesNoms, str]]:
        """Return the names of each line, given by its squares, in their order."""
        toutes: dict[bytes, dict[LangueDesNoms, str]] = {}
        for langue, index in self._langues.items():
            for cases, noms in index.lignes():
                toutes.setdefault(cases, {})[langue] = ENTRE.join(noms)
        return dict(sorted(toutes.items()))


_Lignes = Mapping[bytes, tuple[str, ...]]  # the names that each line gives to the position that it leads to


def _reunir(listes: Iterable[Iterable[LigneNommee]], langue: LangueDesNoms) -> dict[Bits, dict[bytes, tuple[str, ...]]]:
    """Return what each canonical position is called."""
    positions: dict[Bits, dict[bytes, tuple[str, ...]]] = {}
    for liste in listes:
        siennes: dict[Bits, dict[bytes, tuple[str, ...]]] = {}
        for cases, noms in liste:
            if dits := noms.get(langue):
                *_, (nous, eux, _) = jouer_cases(cases, *BITS_DU_DEPART)
                siennes.setdefault(canonique((nous, eux))[0], {})[cases] = dits
        positions |= siennes
    return positions


class _Index:
    """The named positions of one language, each by its eight images, numbered as the bits of an integer.

    A game is followed as long as some image holds all the discs that were laid: two or three operations a move leave a
    handful of them, and most games are given up by their twelfth move.
    """

    def __init__(self, positions: Mapping[Bits, _Lignes]) -> None:
        self._positions = positions
        self._images: dict[Bits, _Lignes] = {}
        self._occupees = [0] * CASES
        for lignes in positions.values():
            cases = next(iter(lignes))
            *_, (nous, eux, _) = jouer_cases(cases, *BITS_DU_DEPART)
            for symetrie in SYMETRIES:
                bits = image(symetrie, nous), image(symetrie, eux)
                numero = 1 << len(self._images)
                if bits in self._images:
                    continue
                vues = {bytes(IMAGES[symetrie][case] for case in ligne): noms for ligne, noms in lignes.items()}
                self._images[bits] = vues
                for case in range(CASES):
                    if (bits[0] | bits[1]) >> case & 1:
                        self._occupees[case] |= numero

    def chercher(self, cases: bytes) -> Nommee | None:
        trouvee = None
        restantes = (1 << len(self._images)) - 1
        positions = jouer_cases(cases, *BITS_DU_DEPART)
        for coups, (case, (nous, eux, _)) in enumerate(zip(cases, positions, strict=False), 1):
            restantes &= self._occupees[case]
            if not restantes:
                break
            if lignes := self._images.get((nous, eux)):
                jouee = lignes.get(cases[:coups])
                trouvee = Nommee(jouee or tuple(dict.fromkeys(nom for dits in lignes.values() for nom in dits)), coups)
        return trouvee

    def lignes(self) -> Iterator[tuple[bytes, tuple[str, ...]]]:
        for lignes in self._positions.values():
            yield from lignes.items()


@cache
def noms() -> TableDesNoms:
    """Return our names and the user's, which win; read once, when somebody first asks."""
    siens = noms_de_lutilisateur(chemin_des_noms())
    return TableDesNoms(noms_fournis(), siens.lignes, faute=siens.faute)


def en_cases(coups: Iterable[CoupQuelconque]) -> bytes:
    """Return the squares of moves of Othello, 0 to 63, passes left out."""
    return bytes(8 * coup[0] + coup[1] for coup in coups if coup is not None)


def cases_nommables(jeu: Jeu, coups: Iterable[CoupQuelconque], depart: EtatQuelconque = None) -> bytes:
    """Return the squares of a game that may have a name, which begins at ``depart``; none of any other."""
    usuelle = isinstance(jeu, Othello) and jeu.taille == TAILLE_STANDARD and depart in (None, _DEPART)
    return en_cases(coups) if usuelle else b""


def reconnaitre(
    jeu: Jeu, coups: Iterable[CoupQuelconque], langue: LangueDesNoms, depart: EtatQuelconque = None
) -> Nommee | None:
    """Return what a game is called after ``coups``, passes or none, from ``depart``, the usual start if ``None``."""
    cases = cases_nommables(jeu, coups, depart)
    return noms().de(cases, langue) if cases else None


def nommer(jeu: Jeu, coups: Iterable[CoupQuelconque], langue: LangueDesNoms, depart: EtatQuelconque = None) -> str:
    """Return what a game is called, as ``reconnaitre``; nothing when it has no name."""
    nommee = reconnaitre(jeu, coups, langue, depart)
    return nommee.texte if nommee else ""


def intituler(cases: bytes) -> str:
    """Return what a game of these squares, 0 to 63, is called in all our languages, for files that anybody may read."""
    nommees = (noms().de(cases, langue) for langue in LANGUES if cases)
    return ENTRE.join(dict.fromkeys(nom for nommee in nommees if nommee for nom in nommee.noms))
