"""Morpion (tic-tac-toe): three in line on 3 × 3; X, the first camp, begins."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple, Self

from ecosysteme.cases import Position
from ecosysteme.dessin import svg_morpion
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import GAIN, NULLE, PREMIER, SECOND, Camp, Issue, Jeu, autre_camp
from ecosysteme.jeux.grille import VIDES, Grille, ecrire_cases, lire_cases, verifier_grille, verifier_trait
from ecosysteme.plateau import lire_case, nom_case

COTE: Final = 3
RANGS: Final = range(COTE)
ECRITS: Final = "-XO"  # how an empty square, X and O are written
SIGNES: Final = {**VIDES, **dict.fromkeys("Xx", PREMIER), **dict.fromkeys("Oo", SECOND)}
VIDE: Final[Grille] = ((0,) * COTE,) * COTE
ALIGNEMENTS: Final[tuple[tuple[Position, ...], ...]] = (
    *(tuple((y, x) for x in RANGS) for y in RANGS),
    *(tuple((y, x) for y in RANGS) for x in RANGS),
    tuple((y, y) for y in RANGS),
    tuple((y, COTE - 1 - y) for y in RANGS),
)


@cache  # 5478 grids; a search that looks at each again and again takes a third of the time
def gagnant(grille: Grille) -> Issue:
    """Return the camp that has three in line, 0 when there is none.

    >>> gagnant(((1, 2, 2), (0, 1, 0), (0, 0, 1)))
    1
    """
    for camp in (PREMIER, SECOND):
        if any(all(grille[y][x] == camp for y, x in ligne) for ligne in ALIGNEMENTS):
            return camp
    return NULLE


class EtatMorpion(NamedTuple):
    """The 3 rows of 3 squares, the top one first: 0 empty, 1 (X) or 2 (O). X moves when their number is even."""

    grille: Grille = VIDE

    @property
    def trait(self) -> Camp:
        """The side to move."""
        return PREMIER if self.vides % 2 else SECOND

    @property
    def vides(self) -> int:
        """How many squares are empty."""
        haut, milieu, bas = self.grille
        return haut.count(0) + milieu.count(0) + bas.count(0)

    @classmethod
    def depuis_grille(cls, grille: Sequence[Sequence[int]]) -> Self:
        """Copy ``grille``; ``ValueError`` when no game leads there: a shape, a number, too many of a sign."""
        verifier_grille(grille, COTE, COTE)
        copie = tuple(tuple(rangee) for rangee in grille)
        pions = [valeur for rangee in copie for valeur in rangee]
        if pions.count(PREMIER) - pions.count(SECOND) not in (0, 1):
            raise Faute("grille de morpion : attendu autant de X que de O, ou un X de plus")
        return cls(copie)

    def _repr_svg_(self) -> str:
        """Draw the position in IPython and Jupyter."""
        return svg_morpion(self.grille)


class Morpion(Jeu[EtatMorpion, Position]):
    """Morpion; a move is a square ``(ligne, colonne)``, 0-based from the top left, written ``a1`` to ``c3``.

    >>> jeu = Morpion()
    >>> jeu.jouer(jeu.etat_initial(), (0, 1)).grille
    ((0, 1, 0), (0, 0, 0), (0, 0, 0))
    """

    nom: ClassVar[str] = "morpion"
    noms_camps: ClassVar[tuple[str, str]] = ("X", "O")

    @property
    def regles(self) -> str:
        """Say what wins."""
        return "Trois signes alignés, en ligne, en colonne ou en diagonale, gagnent ; grille pleine, partie nulle."

    def etat_initial(self) -> EtatMorpion:
        """Return the empty grid."""
        return EtatMorpion()

    def trait(self, etat: EtatMorpion) -> Camp:
        """Return the side to move."""
        return etat.trait

    def coups_legaux(self, etat: EtatMorpion, camp: Camp | None = None) -> tuple[Position, ...]:
        """List the empty squares, line by line; none once the game is won."""
        if gagnant(etat.grille):
            return ()
        return tuple([(y, x) for y, rangee in enumerate(etat.grille) for x, pion in enumerate(rangee) if not pion])

    def jouer(self, etat: EtatMorpion, coup: Position) -> EtatMorpion:
        """Write the sign of the side to move; ``ValueError`` saying why it cannot be."""
        if coup not in self.coups_legaux(etat):
            raise Faute(self.expliquer_refus(etat, coup))
        ligne, colonne = coup
        rangees = list(etat.grille)
        rangee = rangees[ligne]
        rangees[ligne] = (*rangee[:colonne], etat.trait, *rangee[colonne + 1 :])
        return EtatMorpion(tuple(rangees))

    def issue(self, etat: EtatMorpion) -> Issue | None:
        """Return the camp with three in line, a draw when the grid is full."""
        return gagnant(etat.grille) or (None if etat.vides else NULLE)

    def alignement(self, etat: EtatMorpion) -> frozenset[Position]:
        """Return the squares of the winning lines, none while nobody has won."""
        camp = gagnant(etat.grille)
        lignes = (ligne for ligne in ALIGNEMENTS if camp and all(etat.grille[y][x] == camp for y, x in ligne))
        return frozenset(position for ligne in lignes for position in ligne)

    def evaluer(self, etat: EtatMorpion, camp: Camp) -> float:
        """Count the lines in which only one side has signs, each worth how many; a win is more, a quick one most."""
        vainqueur = gagnant(etat.grille)
        if vainqueur:
            valeur = GAIN + etat.vides
            return valeur if camp == vainqueur else -valeur
        return float(_potentiel(etat.grille, camp) - _potentiel(etat.grille, autre_camp(camp)))

    def texte(self, etat: EtatMorpion) -> str:
        """Draw the grid: ``.`` on the squares that may be played."""
        rangees = [f"{y + 1} " + " ".join(".XO"[pion] for pion in rangee) for y, rangee in enumerate(etat.grille)]
        return "\n".join(["  A B C", *rangees])

    def ecrire_coup(self, coup: Position) -> str:
        """Name the square: ``(2, 0)`` is ``a3``."""
        return nom_case(coup)

    def lire_coup(self, texte: str) -> Position:
        """Read ``a3`` or ``A3``."""
        return lire_case(texte, COTE)

    def ecrire_etat(self, etat: EtatMorpion) -> str:
        """Write the nine squares, the top line first, then the side to move: ``X---O---- X``."""
        return ecrire_cases((signe for rangee in etat.grille for signe in rangee), etat.trait, ECRITS)

    def lire_etat(self, texte: str) -> EtatMorpion:
        """Read any grid; the side to move must be the one that the number of signs gives."""
        cases, trait = lire_cases(texte, COTE * COTE, SIGNES, ECRITS)
        etat = EtatMorpion(tuple(cases[debut : debut + COTE] for debut in range(0, COTE * COTE, COTE)))
        verifier_trait(trait, etat.trait, self.noms_camps)
        return etat

    def expliquer_refus(self, etat: EtatMorpion, coup: Position) -> Message:
        """Tell a game that is over, a square that does not exist, and one that is taken."""
        if self.issue(etat) is not None:
            return Message("la partie est terminée")
        if coup not in [(y, x) for y in RANGS for x in RANGS]:
            return Message(
                "la case {coup!r} n'existe pas : attendu de {premiere} à {derniere}",
                coup=coup,
                premiere=nom_case((0, 0)),
                derniere=nom_case((COTE - 1, COTE - 1)),
            )
        if etat.grille[coup[0]][coup[1]]:
            return Message("la case {case} est déjà occupée", case=nom_case(coup))
        raise Faute("{coup} est un coup légal", coup=nom_case(coup))

    def cle(self, etat: EtatMorpion) -> Hashable:
        """Return the smallest of the eight images of the grid."""
        images, image = [], etat.grille
        for _ in range(4):
            image = tuple(zip(*image[::-1], strict=True))  # a quarter turn
            images += [image, image[::-1]]
        return min(images)


def _potentiel(grille: Grille, camp: Camp) -> int:
    """Return the signs of ``camp`` in the lines where the other has none, each once a line."""
    total = 0
    for ligne in ALIGNEMENTS:
        pions = [grille[y][x] for y, x in ligne]
        if autre_camp(camp) not in pions:
            total += pions.count(camp)
    return total
