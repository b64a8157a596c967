"""Puissance 4 (Connect Four): 7 columns of 6 squares, four discs in line win.

A position is two integers, as in Pascal Pons' solver (*Solving Connect 4*, after John Tromp): square ``(ligne,
colonne)`` is bit ``7 × colonne + ligne``, line 0 at the bottom. The seventh bit of each column stays empty, so that a
line never runs from one column into the next, and four in line is three shifts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import ClassVar, Final, NamedTuple, Self

from ecosysteme.cases import Position
from ecosysteme.dessin import svg_puissance4
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import GAIN, NULLE, PREMIER, SECOND, Camp, Issue, Jeu, autre_camp
from ecosysteme.jeux.grille import VIDES, Grille, ecrire_cases, lire_cases, verifier_grille, verifier_trait

LIGNES: Final = 6
COLONNES: Final = 7
PAS: Final = LIGNES + 1  # bits a column
DIRECTIONS: Final = (1, PAS - 1, PAS, PAS + 1)  # up, down to the right, right, up to the right
COLONNE: Final = (1 << LIGNES) - 1  # the squares of the first column
BAS: Final = sum(1 << PAS * colonne for colonne in range(COLONNES))
PLEIN: Final = BAS * COLONNE
CARRES: Final = (1, 3, 5)  # what the first, second, third disc of an open line add: together, their number squared

ECRITS: Final = "-RJ"  # how an empty square, a red disc and a yellow one are written
SIGNES: Final = {**VIDES, **dict.fromkeys("RrXx", PREMIER), **dict.fromkeys("JjOo", SECOND)}


def case(ligne: int, colonne: int) -> int:
    """Return the bit of a square, line 0 at the bottom."""
    return 1 << PAS * colonne + ligne


def cases(pions: int) -> Iterator[Position]:
    """Yield the squares ``(ligne, colonne)`` of a set of bits, column by column, upwards."""
    while pions:
        colonne, ligne = divmod((pions & -pions).bit_length() - 1, PAS)
        yield ligne, colonne
        pions &= pions - 1


def aligne(pions: int) -> bool:
    """Tell whether four of these discs are in line."""
    for pas in DIRECTIONS:
        paires = pions & pions >> pas
        if paires & paires >> 2 * pas:
            return True
    return False


def pions_de(grille: Sequence[Sequence[int]], camp: int) -> int:
    """Return the bits of a camp's discs in a grid of 6 rows of 7, row 0 at the bottom."""
    return sum(case(y, x) for y in range(LIGNES) for x in range(COLONNES) if grille[y][x] == camp)


def _lignes() -> Iterator[tuple[Position, ...]]:
    for pas in DIRECTIONS:
        for depart in range(PAS * COLONNES):
            bits = [1 << depart + rang * pas for rang in range(4)]
            if all(bit & PLEIN for bit in bits):
                yield tuple(next(cases(bit)) for bit in bits)


ALIGNEMENTS: Final = tuple(_lignes())  # the 69 lines of four squares


class EtatPuissance4(NamedTuple):
    """The discs of the side to move, and all the discs; the first camp moves when their number is even."""

    nous: int = 0
    masque: int = 0

    @property
    def trait(self) -> Camp:
        """The side to move."""
        return SECOND if self.masque.bit_count() % 2 else PREMIER

    @property
    def eux(self) -> int:
        """The discs of the side that has just moved."""
        return self.masque ^ self.nous

    @property
    def grille(self) -> Grille:
        """The 6 rows of 7 squares, row 0 at the bottom: 0 empty, 1 or 2."""
        nous, eux = self.trait, autre_camp(self.trait)
        return tuple(
            tuple(nous if self.nous & case(y, x) else eux if self.masque & case(y, x) else 0 for x in range(COLONNES))
            for y in range(LIGNES)
        )

    @classmethod
    def depuis_grille(cls, grille: Sequence[Sequence[int]]) -> Self:
        """Read rows of 0, 1 and 2; ``ValueError`` when no game leads there: a shape, a number, a disc in the air."""
        verifier_grille(grille, LIGNES, COLONNES)
        premier, second = pions_de(grille, PREMIER), pions_de(grille, SECOND)
        etat = cls.depuis_pions(premier, second)
        if premier.bit_count() - second.bit_count() not in (0, 1):
            raise Faute("grille de Puissance 4 : attendu autant de pions de chaque camp, ou un de plus au premier")
        return etat

    @classmethod
    def depuis_pions(cls, premier: int, second: int) -> Self:
        """Take the discs of both camps, whatever their numbers; ``ValueError`` for one in the air."""
        masque = premier | second
        if (masque + BAS) & masque:
            raise Faute("grille de Puissance 4 : un pion ne repose sur rien")
        return cls(second if masque.bit_count() % 2 else premier, masque)

    def _repr_svg_(self) -> str:
        """Draw the position in IPython and Jupyter."""
        return svg_puissance4(self.grille)


class Puissance4(Jeu[EtatPuissance4, int]):
    """Puissance 4; a move is a column, 0 to 6, written 1 to 7.

    >>> jeu = Puissance4()
    >>> jeu.jouer(jeu.etat_initial(), 3).grille[0]
    (0, 0, 0, 1, 0, 0, 0)
    """

    nom: ClassVar[str] = "puissance4"
    noms_camps: ClassVar[tuple[str, str]] = ("Rouge", "Jaune")

    @property
    def regles(self) -> str:
        """Say where a disc falls, and what wins."""
        return (
            "Un pion tombe au plus bas de sa colonne ;\n"
            "quatre pions alignés, en ligne, en colonne ou en diagonale, gagnent ; grille pleine, partie nulle."
        )

    def etat_initial(self) -> EtatPuissance4:
        """Return the empty grid."""
        return EtatPuissance4()

    def trait(self, etat: EtatPuissance4) -> Camp:
        """Return the side to move."""
        return etat.trait

    def coups_legaux(self, etat: EtatPuissance4, camp: Camp | None = None) -> tuple[int, ...]:
        """List the columns that are not full, from the left; none once the game is won."""
        if aligne(etat.eux) or aligne(etat.nous):
            return ()
        return tuple([x for x in range(COLONNES) if not etat.masque & case(LIGNES - 1, x)])

    def jouer(self, etat: EtatPuissance4, coup: int) -> EtatPuissance4:
        """Drop a disc; ``ValueError`` saying why it cannot be."""
        nous, masque = etat
        if not 0 <= coup < COLONNES or masque & case(LIGNES - 1, coup) or aligne(masque ^ nous) or aligne(nous):
            raise Faute(self.expliquer_refus(etat, coup))
        return EtatPuissance4(masque ^ nous, masque | masque + case(0, coup))

    def chute(self, etat: EtatPuissance4, coup: int) -> Position:
        """Return the square ``(ligne, colonne)`` where a disc dropped in a column that is not full lies, line 0 low."""
        return (etat.masque >> PAS * coup & COLONNE).bit_length(), coup

    def issue(self, etat: EtatPuissance4) -> Issue | None:
        """Return the camp with four in line, a draw when the grid is full.

        In a position that was set up both camps may have a line: it is won by who has just played.
        """
        if aligne(etat.eux):
            return autre_camp(etat.trait)
        if aligne(etat.nous):
            return etat.trait
        return NULLE if etat.masque == PLEIN else None

    def alignement(self, etat: EtatPuissance4) -> frozenset[Position]:
        """Return the squares of the winning lines, none while nobody has won."""
        gagnants = etat.eux if aligne(etat.eux) else etat.nous
        lignes = (ligne for ligne in ALIGNEMENTS if all(gagnants & case(*position) for position in ligne))
        return frozenset(position for ligne in lignes for position in ligne)

    def evaluer(self, etat: EtatPuissance4, camp: Camp) -> float:
        """Count the lines still open to each side, one worth the square of its discs; a win is more, a quick one most.

        A line is open to a side when the other has no disc in it.
        """
        eux = etat.eux
        if aligne(eux):
            valeur = -GAIN - (PLEIN ^ etat.masque).bit_count()
        elif aligne(etat.nous):
            valeur = GAIN + (PLEIN ^ etat.masque).bit_count()
        else:
            valeur = float(_potentiel(etat.nous, eux) - _potentiel(eux, etat.nous))
        return valeur if camp == etat.trait else -valeur

    def texte(self, etat: EtatPuissance4) -> str:
        """Draw the grid, its top row first, ``#`` where a disc would fall, the numbers of the columns below."""
        signes = [[".RJ"[camp] for camp in rangee] for rangee in etat.grille]
        for coup in self.coups_legaux(etat):
            ligne, colonne = self.chute(etat, coup)
            signes[ligne][colonne] = "#"
        numeros = " ".join(str(x + 1) for x in range(COLONNES))
        return "\n".join([*(" ".join(rangee) for rangee in reversed(signes)), numeros])

    def ecrire_coup(self, coup: int) -> str:
        """Number the columns from 1."""
        return str(coup + 1)

    def lire_coup(self, texte: str) -> int:
        """Read a number of a column, 1 to 7."""
        numeros = [str(x + 1) for x in range(COLONNES)]
        if texte.strip() in numeros:
            return numeros.index(texte.strip())
        raise Faute(
            "{texte!r} n'est pas une colonne : attendu un chiffre de 1 à {colonnes}",
            texte=texte.strip(),
            colonnes=COLONNES,
        )

    def ecrire_etat(self, etat: EtatPuissance4) -> str:
        """Write the squares, the top row first, then the side to move, red ``R`` or yellow ``J``."""
        return ecrire_cases((camp for rangee in reversed(etat.grille) for camp in rangee), etat.trait, ECRITS)

    def lire_etat(self, texte: str) -> EtatPuissance4:
        """Read any numbers of discs that all rest on something; their total must give the side to move."""
        lues, trait = lire_cases(texte, LIGNES * COLONNES, SIGNES, ECRITS)
        grille = [lues[debut : debut + COLONNES] for debut in range(0, LIGNES * COLONNES, COLONNES)][::-1]
        etat = EtatPuissance4.depuis_pions(pions_de(grille, PREMIER), pions_de(grille, SECOND))
        verifier_trait(trait, etat.trait, self.noms_camps)
        return etat

    def expliquer_refus(self, etat: EtatPuissance4, coup: int) -> Message:
        """Tell a game that is over, a column that does not exist, and one that is full."""
        if self.issue(etat) is not None:
            return Message("la partie est terminée")
        if not 0 <= coup < COLONNES:
            return Message(
                "la colonne {colonne} n'existe pas : attendu de 1 à {colonnes}", colonne=coup + 1, colonnes=COLONNES
            )
        if etat.masque & case(LIGNES - 1, coup):
            return Message("la colonne {colonne} est pleine", colonne=coup + 1)
        raise Faute("{coup} est un coup légal", coup=coup + 1)

    def cle(self, etat: EtatPuissance4) -> Hashable:
        """Return the smaller of the position and its mirror image."""
        return min((etat.nous, etat.masque), (_miroir(etat.nous), _miroir(etat.masque)))


def _potentiel(nous: int, eux: int) -> int:
    """Return what the lines without any of ``eux`` are worth: 1, 4 or 9 for one, two or three of ``nous``."""
    libres, valeur = PLEIN ^ eux, 0
    un, deux, trois = CARRES
    for pas in DIRECTIONS:
        ouvertes = libres & libres >> pas
        ouvertes &= ouvertes >> 2 * pas
        # Bit n of a, b, c, d: the first, second, third, fourth square of the line that begins at n.
        a, b = nous & ouvertes, nous >> pas & ouvertes
        c, d = nous >> 2 * pas & ouvertes, nous >> 3 * pas & ouvertes
        a_et_b, a_ou_b, c_et_d, c_ou_d = a & b, a | b, c & d, c | d
        valeur += un * (a_ou_b | c_ou_d).bit_count()
        valeur += deux * (a_et_b | c_et_d | a_ou_b & c_ou_d).bit_count()
        valeur += trois * (a_et_b & c_ou_d | c_et_d & a_ou_b).bit_count()
    return valeur


def _miroir(bits: int) -> int:
    return sum((bits >> PAS * x & COLONNE) << PAS * (COLONNES - 1 - x) for x in range(COLONNES))
