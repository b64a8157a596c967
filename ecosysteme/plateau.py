"""The board of the report, a dictionary of discs, and the rules of Othello on it, written for a pupil to read.

Keys are the occupied squares ``(ligne, colonne)``, 0-based from the top left corner (``a1`` is ``(0, 0)``);
values are ``'N'`` (noir) or ``'B'`` (blanc). An empty square has no key. ``coupValide``
walks the eight directions with ``increment``, as the report tells it. The method ``Plateau.coupValide`` gives the same
answer some four times faster, because ``rayons`` lists the lines leaving each square once for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Self

from ecosysteme.cases import COLONNES as COLONNES
from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.cases import lire_case as lire_case
from ecosysteme.cases import nom_case as nom_case
from ecosysteme.cases import verifier_position as verifier_position
from ecosysteme.dessin import svg
from ecosysteme.fautes import Faute

if TYPE_CHECKING:
    import numpy as np
    from _typeshed import SupportsKeysAndGetItem
    from numpy.typing import ArrayLike, NDArray

Couleur = Literal["N", "B"]

if TYPE_CHECKING:
    Pions = SupportsKeysAndGetItem[Position, Couleur] | Iterable[tuple[Position, Couleur]]  # what a dictionary takes

NOIR: Final[Couleur] = "N"
BLANC: Final[Couleur] = "B"
COULEURS: Final[tuple[Couleur, Couleur]] = (NOIR, BLANC)
TAILLES: Final = (4, 6, 8, 10)
NOMBRES: Final[dict[Couleur, int]] = {BLANC: 1, NOIR: 2}  # a disc in a matrix, as seed 004 numbers them

# North, then clockwise, as (lines down, columns right).
DIRECTIONS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


class Pion(NamedTuple):
    """A disc: where it lies and the colour that it shows."""

    position: Position
    couleur: Couleur


def increment(direction: int, position: Position) -> Position:
    """Return the next square from ``position`` in ``direction`` (0 = north, then clockwise to 7 = north-west).

    The square may lie off the board: whoever walks checks. Raises ``ValueError`` for another direction, ``TypeError``
    when ``position`` is not a pair of integers.

    >>> increment(0, (3, 3)), increment(3, (3, 3))
    ((2, 3), (4, 4))
    """
    if direction not in range(8):
        raise Faute(
            "direction {direction!r} inconnue : attendu un entier de 0 (nord) à 7 (nord-ouest)", direction=direction
        )
    bas, droite = DIRECTIONS[direction]
    ligne, colonne = verifier_position(position)
    return ligne + bas, colonne + droite


def adverse(couleur: Couleur) -> Couleur:
    """Return the other colour. Raises ``ValueError`` when ``couleur`` is neither ``'N'`` nor ``'B'``."""
    if couleur == NOIR:
        return BLANC
    if couleur == BLANC:
        return NOIR
    raise Faute("couleur {couleur!r} inconnue : attendu 'N' (noir) ou 'B' (blanc)", couleur=couleur)


def coupValide(plateau: Plateau, position: Position, couleur: Couleur) -> tuple[bool, list[Position]]:
    """Tell whether ``couleur`` may play on ``position`` of ``plateau``, and list the discs that the move turns.

    The answers and the errors are those of ``Plateau.coupValide``, the fast walk; this one is the report's.

    >>> coupValide(Plateau(), (2, 3), "N"), coupValide(Plateau(), (0, 0), "N")
    ((True, [(3, 3)]), (False, []))
    """
    autre = adverse(couleur)
    ligne, colonne = depart = verifier_position(position)
    if not (0 <= ligne < plateau.taille and 0 <= colonne < plateau.taille) or depart in plateau:
        return False, []
    pions = []
    for direction in range(8):
        rangee = []
        case = increment(direction, depart)
        while plateau.get(case) == autre:  # an empty square or one off the board has no key, and ends the walk
            rangee.append(case)
            case = increment(direction, case)
        if plateau.get(case) == couleur:
            pions.extend(rangee)
    return bool(pions), pions


Rayon = tuple[Position, tuple[Position, ...]]


def lignes_retournees(case: Position, retournes: Iterable[Position]) -> list[list[Position]]:
    """Sort the discs that a move on ``case`` turns into lines, one a direction, each from the nearest disc on.

    >>> lignes_retournees((0, 0), [(0, 2), (0, 1), (1, 1)])
    [[(0, 1), (0, 2)], [(1, 1)]]
    """
    lignes: dict[Position, list[Position]] = {}
    for ligne, colonne in sorted(retournes, key=lambda autre: max(abs(autre[0] - case[0]), abs(autre[1] - case[1]))):
        bas, droite = ligne - case[0], colonne - case[1]
        sens = (bas > 0) - (bas < 0), (droite > 0) - (droite < 0)
        lignes.setdefault(sens, []).append((ligne, colonne))
    return list(lignes.values())


@cache
def rayons(taille: int) -> Mapping[Position, tuple[Rayon, ...]]:
    """List, for each square, the lines that leave it and are long enough to turn a disc.

    A line is ``(first square, the squares behind it)``: most lines are given up at the first square, so it stands
    apart. Listing them once makes the legal moves of a random game three times faster than calling ``increment``.
    """
    cases = {(ligne, colonne) for ligne in range(taille) for colonne in range(taille)}
    lignes: dict[Position, tuple[Rayon, ...]] = {}
    for depart in sorted(cases):
        trouves: list[Rayon] = []
        for direction in range(8):
            chemin, case = [], increment(direction, depart)
            while case in cases:
                chemin.append(case)
                case = increment(direction, case)
            if len(chemin) >= 2:
                trouves.append((chemin[0], tuple(chemin[1:])))
        lignes[depart] = tuple(trouves)
    return lignes


class Plateau(dict[Position, Couleur]):
    """An Othello board of ``taille`` squares a side (4, 6, 8 or 10), with its four starting discs.

    >>> plateau = Plateau()
    >>> plateau.coupValide((2, 3), "N")
    (True, [(3, 3)])
    >>> plateau.scores()
    (2, 2)
    """

    __slots__ = ("taille",)

    def __init__(
        self, taille: int = TAILLE_STANDARD, pions: Mapping[Position, Couleur] | Iterable[Pion] | None = None
    ) -> None:
        """Set up the starting position, or exactly ``pions`` when they are given.

        Raises ``ValueError`` for another size, a disc off the board or an unknown colour.
        """
        if not isinstance(taille, int) or taille not in TAILLES:
            raise Faute("taille {taille!r} impossible : attendu 4, 6, 8 ou 10", taille=taille)
        super().__init__()
        self.taille = taille
        if pions is None:
            bas = taille // 2
            haut = bas - 1
            super().update({(haut, bas): NOIR, (bas, haut): NOIR, (haut, haut): BLANC, (bas, bas): BLANC})
            return
        self.update(pions)

    def copy(self) -> Self:
        """Return an independent board; the discs were checked once and are not checked again."""
        copie = type(self).__new__(type(self))
        copie.taille = self.taille
        dict.update(copie, self)
        return copie

    # A board holds nothing but discs on its squares: each way in which a dictionary is written to checks here. ``copy``
    # and ``poser``, which every search pays for, write what was checked before, through ``dict`` itself.

    def __setitem__(self, position: Position, couleur: Couleur) -> None:
        """Put a disc, whatever the rules of the game.

        Raises ``TypeError`` when ``position`` is not a pair of integers, ``ValueError`` when it is off the board or
        ``couleur`` is unknown; the board is then untouched.
        """
        case = verifier_position(position)
        if couleur not in COULEURS or case not in rayons(self.taille):
            self._verifier(case, couleur)  # says which
        dict.__setitem__(self, case, couleur)

    def setdefault(self, position: Position, couleur: Couleur = NOIR, /) -> Couleur:
        """Put a disc where there is none, and return the colour of the one that lies there; raises as above."""
        return super().setdefault(*self._verifier(position, couleur))

    def update(self, pions: Pions = (), /, **nommes: Any) -> None:
        """Put several discs, all or, when one of them is refused, none; raises as above."""
        paires: Iterable[Any] = dict(pions).items() if hasattr(pions, "keys") else pions
        super().update([self._verifier(position, couleur) for position, couleur in (*paires, *nommes.items())])

    # Both are ``Any`` because the types of ``dict`` let ``|`` add keys and values of other types; a board refuses them.

    def __or__(self, pions: Any) -> Any:
        """Return another board with several more discs; raises as ``update``."""
        return self.copy().__ior__(pions)

    def __ior__(self, pions: Any) -> Any:
        """Put several discs, as ``update``, and return this board."""
        self.update(pions)
        return self

    def _verifier(self, position: object, couleur: Couleur) -> Pion:
        adverse(couleur)
        case = verifier_position(position)
        if case not in rayons(self.taille):
            raise Faute("{position!r} est hors du plateau de {taille} × {taille}", position=case, taille=self.taille)
        return Pion(case, couleur)

    def __reduce__(self) -> tuple[type[Self], tuple[int, dict[Position, Couleur]]]:
        """Pickle through the constructor, so that boards travel between processes."""
        return type(self), (self.taille, dict(self))

    def coupValide(self, position: Position, couleur: Couleur) -> tuple[bool, list[Position]]:
        """Tell whether ``couleur`` may play on ``position``, and list the discs that the move turns: the fast walk.

        ``(False, [])`` when the square is off the board, occupied, or turns nothing. Raises ``TypeError`` when
        ``position`` is not a pair of integers, ``ValueError`` when ``couleur`` is unknown. Never changes the board.
        """
        autre = adverse(couleur)
        case = verifier_position(position)
        lignes = rayons(self.taille).get(case)
        if lignes is None or case in self:
            return False, []
        pions = self._encadres(lignes, couleur, autre)
        return bool(pions), pions

    def _encadres(self, lignes: tuple[Rayon, ...], couleur: Couleur, autre: Couleur) -> list[Position]:
        """List the discs of ``autre`` between the square that ``lignes`` leave and a disc of ``couleur``."""
        pion_en = self.get
        encadres: list[Position] = []
        for premiere, suite in lignes:
            if pion_en(premiere) != autre:
                continue
            for rang, case in enumerate(suite):
                pion = pion_en(case)
                if pion == autre:
                    continue
                if pion == couleur:
                    encadres.append(premiere)
                    encadres.extend(suite[:rang])
                break
        return encadres

    def coups_legaux(self, couleur: Couleur) -> list[Position]:
        """List the squares that ``couleur`` may play, line by line; an empty list means a pass."""
        autre = adverse(couleur)
        pion_en = self.get
        coups = []
        for position, lignes in rayons(self.taille).items():
            if position in self:
                continue
            for premiere, suite in lignes:
                if pion_en(premiere) != autre:
                    continue
                # The line turns something when the first square that is not the opponent's is ours.
                for case in suite:
                    pion = pion_en(case)
                    if pion != autre:
                        break
                if pion == couleur:
                    coups.append(position)
                    break
        return coups

    def poser(self, position: Position, couleur: Couleur) -> list[Position]:
        """Play: put a disc of ``couleur`` on ``position``, turn what it encloses, and return the turned squares.

        Raises ``ValueError`` when the square cannot be played (and as ``coupValide`` does), the board untouched.
        """
        valide, pions = self.coupValide(position, couleur)
        if not valide:
            raise self.refus(position)
        ecrire = dict.__setitem__
        ecrire(self, verifier_position(position), couleur)
        for pion in pions:
            ecrire(self, pion, couleur)
        return pions

    def retourner_pion(self, position: Position) -> None:
        """Turn the disc of ``position`` over, to the other colour; ``KeyError`` where there is none."""
        dict.__setitem__(self, position, BLANC if self[position] == NOIR else NOIR)  # checked when it was laid

    def refus(self, position: Position) -> Faute:
        """Return the ``ValueError`` that says why a disc cannot be played on ``position``."""
        if position not in rayons(self.taille):
            return Faute(
                "{position!r} est hors du plateau de {taille} × {taille}", position=position, taille=self.taille
            )
        if position in self:
            return Faute("la case {case} est déjà occupée", case=nom_case(position))
        return Faute("un pion en {case} n'encadre aucun pion adverse", case=nom_case(position))

    def scores(self) -> tuple[int, int]:
        """Count the discs: ``(noirs, blancs)``."""
        noirs = list(self.values()).count(NOIR)
        return noirs, len(self) - noirs

    def pions(self) -> list[Pion]:
        """List the discs, line by line."""
        return [Pion(position, couleur) for position, couleur in sorted(self.items())]

    def texte(self, couleur: Couleur | None = None) -> str:
        """Draw the board for a console: columns A–H, lines 1–8, ``N``, ``B``, and ``#`` where ``couleur`` may play."""
        jouables = set() if couleur is None else set(self.coups_legaux(couleur))
        marge = len(str(self.taille))
        dessin = [" " * marge + " " + " ".join(COLONNES[: self.taille])]
        for ligne in range(self.taille):
            cases = [(ligne, colonne) for colonne in range(self.taille)]
            signes = [self.get(case, "#" if case in jouables else ".") for case in cases]
            dessin.append(f"{ligne + 1:>{marge}} " + " ".join(signes))
        return "\n".join(dessin)

    @classmethod
    def depuis_texte(cls, dessin: str) -> Self:
        """Read what ``texte`` draws, with or without its margins; raise ``ValueError`` for anything else."""
        lignes = ["".join(signe for signe in ligne.upper() if signe in "NB.#") for ligne in dessin.splitlines()]
        # Of the line of column letters only the B is also a sign of the drawing.
        lignes = [ligne for ligne in lignes if ligne not in ("", "B")]
        taille = len(lignes)
        if taille not in TAILLES or any(len(ligne) != taille for ligne in lignes):
            raise Faute("dessin illisible : attendu 4, 6, 8 ou 10 lignes d'autant de signes N, B, . ou #")
        signes = {(y, x): signe for y, ligne in enumerate(lignes) for x, signe in enumerate(ligne)}
        return cls(taille, {case: NOIR if signe == "N" else BLANC for case, signe in signes.items() if signe in "NB"})

    def matrice(self) -> NDArray[np.int8]:
        """Return the board as a new ``(taille, taille)`` matrix of ``int8``: 0 empty, 1 **white**, 2 **black**.

        >>> Plateau(4).matrice().tolist()
        [[0, 0, 0, 0], [0, 1, 2, 0], [0, 2, 1, 0], [0, 0, 0, 0]]
        """
        import numpy as np  # long to import

        matrice = np.zeros((self.taille, self.taille), np.int8)
        for position, couleur in self.items():
            matrice[position] = NOMBRES[couleur]
        return matrice

    @classmethod
    def depuis_matrice(cls, matrice: ArrayLike) -> Self:
        """Read what ``matrice`` gives, or any array or lists of such integers.

        Raises ``ValueError`` for another shape, numbers that are no integers, and other numbers than 0, 1 and 2.
        """
        import numpy as np

        try:
            lue: NDArray[Any] = np.asarray(matrice)
        except ValueError:
            raise Faute("matrice illisible : ses lignes n'ont pas toutes la même longueur") from None
        taille = len(lue) if lue.ndim else 0
        if lue.shape != (taille, taille) or taille not in TAILLES:
            raise Faute(
                "matrice de forme {forme} : attendu autant de lignes que de colonnes, 4, 6, 8 ou 10", forme=lue.shape
            )
        if not np.issubdtype(lue.dtype, np.integer):
            raise Faute("matrice de {type} : attendu des entiers", type=lue.dtype)
        inconnus = set(lue.ravel().tolist()) - {0, *NOMBRES.values()}
        if inconnus:
            raise Faute("{inconnu} dans la matrice : attendu 0 (vide), 1 (blanc) ou 2 (noir)", inconnu=inconnus.pop())
        couleurs = {nombre: couleur for couleur, nombre in NOMBRES.items()}
        return cls(taille, {(y, x): couleurs[int(lue[y, x])] for y, x in np.argwhere(lue).tolist()})

    def __str__(self) -> str:
        """Draw the board, as ``texte``."""
        return self.texte()

    def __repr__(self) -> str:
        """Write the board as what makes it again, so that a prompt shows it and a failed test can be run again.

        >>> Plateau(4)
        Plateau.depuis_texte('''
          A B C D
        1 . . . .
        2 . B N .
        3 . N B .
        4 . . . .
        ''')
        """
        return f"{type(self).__name__}.depuis_texte('''\n{self.texte()}\n''')"

    def _repr_svg_(self) -> str:
        """Draw the board in Jupyter."""
        return svg(self.taille, self)
