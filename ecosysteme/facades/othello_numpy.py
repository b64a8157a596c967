"""Othello on a NumPy matrix, as seed 004 writes it: 8 × 8 integers, 0 empty, **1 white, 2 black**, black begins.

``[i, j]`` is a line and a column from 0; a person types them from 1, ``yx``. A move is looked up in ``Plateau``, which
``Plateau.matrice`` and ``Plateau.depuis_matrice`` convert: no disc is put on the matrix to try it, nothing is read
outside it. Where the seed is wrong and this is not: ``poser_pion`` compares a text with a number, so that its answer is
always the same; ``nv_plateau`` makes a matrix that its loop does not use; and that loop ends at the first pass.

What the seed announces for later is here: ``python -m ecosysteme.facades.othello_numpy`` is its menu, ``partie_pyplot``
its pyplot interface, in which one plays with the mouse against a person or any player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from ecosysteme.cases import Position
from ecosysteme.facades.facade import Facade, PartieQuittee, couple, lire_reponse
from ecosysteme.facades.othello import refuser_case
from ecosysteme.fautes import Faute, Message
from ecosysteme.figures import dessiner_sur
from ecosysteme.figures import jouer as jouer_a_la_souris
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs import JOUEURS as MACHINES
from ecosysteme.plateau import BLANC, NOIR, NOMBRES, Couleur, Plateau
from ecosysteme.tournoi.serie import creer_adversaires

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# The parameters are named as the seed names them: a call with keywords runs too.

__all__ = [
    "COTE",
    "FACADE",
    "JOUEURS",
    "FacadeMatrice",
    "Mplateau",
    "asseoir",
    "bscores",
    "coup_joueur",
    "coup_possible",
    "dessine_plateau",
    "donne_coup_possible",
    "first_joueur",
    "jouer",
    "menu",
    "nscores",
    "nv_plateau",
    "partie",
    "partie_pyplot",
    "poser_pion",
    "qui_gagne",
    "surplateau",
]

Matrice = NDArray[np.integer[Any]]

COULEURS: Final[dict[int, Couleur]] = {nombre: couleur for couleur, nombre in NOMBRES.items()}
NOMS: Final = {NOMBRES[BLANC]: "blancs", NOMBRES[NOIR]: "noirs"}
CAMPS: Final[dict[int, Camp]] = {NOMBRES[NOIR]: PREMIER, NOMBRES[BLANC]: SECOND}
JOUEURS: Final = ("joueur1", "joueur2")

_comptes: dict[int, int] = {}  # what ``nscores`` and ``bscores`` counted last: the seed keeps it in globals


def nv_plateau(Mplateau: object = None) -> Matrice:
    """Return a new matrix of ``int``, the starting position; ``Mplateau``, which the seed passes, is left as it is.

    >>> nv_plateau()[3:5, 3:5].tolist()
    [[1, 2], [2, 1]]
    """
    return Plateau().matrice().astype(int)


Mplateau: Final = nv_plateau()
COTE: Final = len(Mplateau)


def surplateau(i: int, j: int) -> bool:
    """Tell whether line ``i``, column ``j`` are on the board."""
    return 0 <= i < COTE and 0 <= j < COTE


def dessine_plateau(Mplateau: Matrice, axes: Axes | None = None) -> Matrice:
    """Print the matrix or, when Matplotlib's ``axes`` are given, draw the board on them; return the matrix.

    Raises ``ValueError`` for a matrix that cannot be drawn.
    """
    if axes is None:
        print(Mplateau)
    else:
        dessiner_sur(axes, Othello(), Mplateau)
    return Mplateau


def poser_pion() -> list[int]:
    """Ask which colour player 1 takes, until it is ``1`` or ``2``; return the two players' colours."""
    print(" ou ".join(f"{nombre} pour les {nom}" for nombre, nom in NOMS.items()) + " : quelle couleur pour joueur1 ?")
    while (reponse := lire_reponse()) not in map(str, NOMS):
        print(f"{reponse!r} n'est pas une couleur : attendu 1 ou 2.")
    return [int(reponse), _adverse(int(reponse))]


def _couleur(p: int) -> Couleur:
    if p not in COULEURS:
        raise Faute("couleur {p!r} inconnue : attendu 1 (blanc) ou 2 (noir)", p=p)
    return COULEURS[p]


def _adverse(p: int) -> int:
    return next(autre for autre in NOMS if autre != p)


def _case(i: int, j: int) -> Position:
    case = couple((i, j))
    if case is None:
        raise Faute("case {case!r} : attendu deux entiers, la ligne et la colonne", case=(i, j))
    return case


def coup_possible(Mplateau: Matrice, p: int, istart: int, jstart: int) -> list[list[int]] | bool:
    """Return the squares ``[i, j]`` that ``p`` would turn; ``False`` when it cannot play there, or off the board.

    Raises ``ValueError`` for another colour, and as ``Plateau.depuis_matrice``.

    >>> coup_possible(nv_plateau(), 2, 2, 3), coup_possible(nv_plateau(), 2, -1, 8)
    ([[3, 3]], False)
    """
    valide, pions = Plateau.depuis_matrice(Mplateau).coupValide(_case(istart, jstart), _couleur(p))
    return valide and [list(pion) for pion in pions]


def donne_coup_possible(Mplateau: Matrice, p: int) -> list[list[int]]:
    """List the squares ``[i, j]`` that ``p`` may play, line by line.

    >>> donne_coup_possible(nv_plateau(), 2)
    [[2, 3], [3, 2], [4, 5], [5, 4]]
    """
    return [list(coup) for coup in Plateau.depuis_matrice(Mplateau).coups_legaux(_couleur(p))]


def jouer(Mplateau: Matrice, p: int, istart: int, jstart: int) -> bool:
    """Play on the matrix and return ``True``; ``False``, the matrix untouched, when the move is illegal."""
    plateau, couleur, case = Plateau.depuis_matrice(Mplateau), _couleur(p), _case(istart, jstart)
    try:
        plateau.poser(case, couleur)
    except ValueError:
        return False
    Mplateau[:] = plateau.matrice()
    return True


class FacadeMatrice(Facade[Matrice]):
    """Othello for the loop, on a matrix; a ``coup`` is a list ``[i, j]``. Player 1 is black there, as in seed 000."""

    forme = Message("une liste [i, j] d'entiers de 0 à {dernier}", dernier=COTE - 1)

    def etat(self, config: Matrice, joueur: Camp) -> EtatOthello:
        """Return the state that the matrix shows, with ``joueur`` to move."""
        return EtatOthello(Plateau.depuis_matrice(config), joueur)

    def ecrire(self, etat: EtatOthello, config: Matrice) -> None:
        """Copy every square."""
        config[:] = etat.plateau.matrice()

    def creer_config_init(self) -> Matrice:
        """Return the starting position."""
        return nv_plateau()

    def afficher_config(self, config: Matrice) -> None:
        """Print the matrix."""
        dessine_plateau(config)

    def inviter(self, camp: Camp) -> None:
        """Print whose turn it is and how a move is typed."""
        couleur = next(nombre for nombre, autre in CAMPS.items() if autre == camp)
        print(f"Aux {NOMS[couleur]} ({couleur}) : entrez le coup yx, sa ligne puis sa colonne, de 1 à {COTE} ?")

    def lire_coup(self, texte: str) -> Position:
        """Read ``34`` as line 2, column 3."""
        if len(texte) == 2 and texte.isascii() and texte.isdecimal():
            i, j = (int(chiffre) - 1 for chiffre in texte)
            if surplateau(i, j):
                return i, j
        raise Faute(
            "{texte!r} n'est pas une case : attendu deux chiffres de 1 à {cote}, comme 34", texte=texte, cote=COTE
        )

    def ecrire_coup(self, coup: Position) -> str:
        """Write the line then the column, from 1."""
        return "".join(str(rang + 1) for rang in coup)

    def vers_jeu(self, coup: object) -> Position:
        """Turn ``[i, j]`` into ``(ligne, colonne)``."""
        case = couple(coup)
        if case is None or not surplateau(*case):
            raise self.mal_forme(coup)
        return case

    def refuser(self, etat: EtatOthello, coup: Position, nom: str) -> Message:
        """Tell a square that is taken from one that turns nothing."""
        return refuser_case(etat, coup, nom)

    def vers_boucle(self, coup: Position) -> list[int]:
        """Turn ``(ligne, colonne)`` into ``[i, j]``."""
        return list(coup)


FACADE: Final = FacadeMatrice(Othello())
asseoir = FACADE.asseoir


def coup_joueur(Mplateau: Matrice, joueurp: int) -> list[int]:
    """Return the move ``[i, j]`` of colour ``joueurp``, asked again until it is legal.

    Raises ``ValueError`` when there is none, ``PartieQuittee`` when the person leaves.
    """
    _couleur(joueurp)
    coup: list[int] = FACADE.coup_joueur(Mplateau, CAMPS[joueurp])
    return coup


def first_joueur(couleurs: list[int] | None = None) -> str:
    """Return who begins: the player that has black, by default ``joueur2`` as in the seed.

    >>> first_joueur(), first_joueur([2, 1])
    ('joueur2', 'joueur1')
    """
    return JOUEURS[(couleurs or [NOMBRES[BLANC], NOMBRES[NOIR]]).index(NOMBRES[NOIR])]


def nscores(Mplateau: Matrice) -> int:
    """Print how many black discs there are, and return it."""
    return _compter(Mplateau, NOMBRES[NOIR])


def bscores(Mplateau: Matrice) -> int:
    """Print how many white discs there are, and return it."""
    return _compter(Mplateau, NOMBRES[BLANC])


def _compter(matrice: Matrice, p: int) -> int:
    _comptes[p] = int(np.count_nonzero(np.asarray(matrice) == p))
    print(_comptes[p])
    return _comptes[p]


def qui_gagne(bscores: int | Callable[..., int] = bscores, nscores: int | Callable[..., int] = nscores) -> int:
    """Print who won and return their colour, 0 when it is a draw.

    Takes two numbers of discs, or as in the seed the two functions, which stand for what they counted last.
    """
    b, n = (
        compte if isinstance(compte, int) else _comptes.get(p, 0)
        for compte, p in ((bscores, NOMBRES[BLANC]), (nscores, NOMBRES[NOIR]))
    )
    gagne = 0 if n == b else NOMBRES[NOIR] if n > b else NOMBRES[BLANC]
    print(f"Les {NOMS[gagne]} gagnent." if gagne else "Égalité.")
    return gagne


def partie(adversaire: str = "humain", graine: int | None = None) -> Matrice:
    """Play one game in the terminal and return the last matrix; ``adversaire`` is what plays joueur2.

    It is a specification such as ``ia_moteur``; joueur1 is a person, who first says which colour they take. Nothing is
    raised when they leave. ``ValueError`` for a wrong specification.
    """
    matrice, facade = nv_plateau(), FacadeMatrice(Othello())
    facade.asseoir("humain", adversaire, graine)  # refused before anything is asked
    try:
        couleurs = poser_pion()
        if couleurs[0] == NOMBRES[BLANC]:
            facade.asseoir(adversaire, "humain", graine)
        print(f"{first_joueur(couleurs)} a les noirs et commence.")
        _derouler(matrice, facade)
    except PartieQuittee:
        return matrice
    _conclure(matrice)
    return matrice


def partie_pyplot(adversaire: str = "humain", graine: int | None = None) -> Matrice:
    """Play one game with the mouse in a Matplotlib window, and return the last matrix once the window is closed.

    As ``partie``; ``ValueError`` too where there can be no window.
    """
    creer_adversaires("humain", adversaire, graine)  # refused before anything is asked
    try:
        couleurs = poser_pion()
    except PartieQuittee:
        return nv_plateau()
    places = ("humain", adversaire) if couleurs[0] == NOMBRES[NOIR] else (adversaire, "humain")
    jouee = jouer_a_la_souris(Othello(), creer_adversaires(*places, graine))
    matrice: Matrice = jouee.etat.plateau.matrice().astype(int)
    if jouee.terminee:
        _conclure(matrice)
    return matrice


def _conclure(matrice: Matrice) -> None:
    for nom, compter in (("noirs", nscores), ("blancs", bscores)):
        print(f"Score des {nom} :")
        compter(matrice)
    qui_gagne()


MENU: Final[dict[str, tuple[str, Callable[..., Matrice]]]] = {
    "1": ("jouer dans ce terminal", partie),
    "2": ("jouer à la souris, dans une fenêtre pyplot", partie_pyplot),
}


def menu() -> None:
    """Ask where to play and against whom, play, and ask again until ``q``; nothing is raised."""
    try:
        while True:
            for cle, (phrase, _) in MENU.items():
                print(f"{cle}  {phrase}")
            print("q  quitter")
            while (choix := lire_reponse()) not in MENU:
                print(f"{choix!r} n'est pas dans le menu : attendu {', '.join(MENU)} ou q.")
            print(f"Contre qui ? Entrée pour une autre personne, ou {', '.join(list(MACHINES)[1:])}.")
            try:
                MENU[choix][1](lire_reponse() or "humain")
            except ValueError as erreur:
                print(f"Refusé : {erreur}.")
    except PartieQuittee:
        return


def _derouler(matrice: Matrice, facade: FacadeMatrice) -> None:
    """Play until neither colour can move; who alone cannot passes."""
    p = NOMBRES[NOIR]
    dessine_plateau(matrice)
    while donne_coup_possible(matrice, p) or donne_coup_possible(matrice, _adverse(p)):
        if donne_coup_possible(matrice, p):
            facade.incrementer_config(matrice, facade.coup_joueur(matrice, CAMPS[p]), CAMPS[p])
            dessine_plateau(matrice)
        else:
            print(f"Les {NOMS[p]} ne peuvent pas jouer et passent leur tour.")
        p = _adverse(p)


if __name__ == "__main__":
    menu()
