"""Puissance 4 as seed 001 writes it: a grid ``g`` of 6 lists of 7 numbers, ``g[l][c]``, line 0 at the bottom.

0 is empty, 1 and 2 are the players' discs; a column is a number from 0 to 6. The rules are those of
``jeux.puissance4``; the seed's own functions read any grid, those that no game leads to as well. Also seed 000's
interface: ``from ecosysteme.facades import puissance4 as jeu``.

``partie`` plays in the terminal. The seed's graphical programme runs on ``ouvrir_fenetre``, ``afficher_dans_fenetre``
and ``lire_clic_colonne``, over Matplotlib where the seed has Pygame, the second player yellow where it has blue.
``othellier figure --jouer --jeu puissance4`` plays a whole game so, and so does the window that ``othellier`` opens.
"""

from __future__ import annotations

from collections import deque
from operator import index
from typing import TYPE_CHECKING, Any, Final

from ecosysteme import figures
from ecosysteme.cases import Position
from ecosysteme.facades import boucle
from ecosysteme.facades.facade import Facade, PartieQuittee, entier, verifier_joueur
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp
from ecosysteme.jeux.grille import verifier_grille
from ecosysteme.jeux.puissance4 import (
    ALIGNEMENTS,
    COLONNES,
    LIGNES,
    EtatPuissance4,
    Puissance4,
    aligne,
    pions_de,
)

if TYPE_CHECKING:
    from matplotlib.backend_bases import Event
    from matplotlib.figure import Figure

__all__ = [
    "FACADE",
    "FacadePuissance4",
    "afficher",
    "afficher_config",
    "afficher_dans_fenetre",
    "afficher_fin",
    "asseoir",
    "choisir_premier_joueur",
    "coup_joueur",
    "coup_ordinateur",
    "coup_possible",
    "creer_config_init",
    "diag",
    "est_coup_possible",
    "est_jeu_fini",
    "grille_vide",
    "horiz",
    "incrementer_config",
    "incrementer_joueur",
    "jouer",
    "lire_clic_colonne",
    "match_nul",
    "ouvrir_fenetre",
    "partie",
    "vert",
    "victoire",
]

Grille = list[list[int]]

SIGNES: Final = ".XO"
ECART: Final = "   "
JEU: Final = Puissance4()
LIGNES_DE_QUATRE: Final = frozenset(ALIGNEMENTS)


def grille_vide() -> Grille:
    """Return a grid of 6 lines of 7 zeros.

    >>> grille_vide() == [[0] * 7] * 6
    True
    """
    return [[0] * COLONNES for _ in range(LIGNES)]


def afficher(g: Grille) -> None:
    """Print the grid, its top line first, ``.`` for empty, ``X`` for 1 and ``O`` for 2."""
    verifier_grille(g, LIGNES, COLONNES)
    for rangee in reversed(g):
        print("".join(SIGNES[pion] + ECART for pion in rangee), end="\n\n")


def coup_possible(g: Grille, c: int) -> bool:
    """Tell whether there is room in column ``c``; ``False`` for a column that does not exist.

    >>> coup_possible(grille_vide(), 6), coup_possible(grille_vide(), 7)
    (True, False)
    """
    colonne = entier(c)
    return colonne is not None and 0 <= colonne < COLONNES and _chute(g, colonne)[0] < LIGNES


def jouer(g: Grille, j: int, c: int) -> None:
    """Drop a disc of player ``j`` in column ``c``; ``ValueError``, the grid untouched, when there is no room.

    >>> g = grille_vide()
    >>> jouer(g, 1, 3)
    >>> jouer(g, 2, 3)
    >>> g[0], g[1]
    ([0, 0, 0, 1, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0])
    """
    camp = verifier_joueur(j)
    if not coup_possible(g, c):
        raise Faute(
            "colonne {c!r} pleine ou inexistante : attendu une colonne de 0 à {derniere}, non pleine",
            c=c,
            derniere=COLONNES - 1,
        )
    ligne, colonne = _chute(g, index(c))
    g[ligne][colonne] = camp


def _chute(g: Grille, c: int) -> Position:
    return JEU.chute(_lue(g), c)


def _lue(g: Grille) -> EtatPuissance4:
    """Read any grid, those that no game leads to as well."""
    verifier_grille(g, LIGNES, COLONNES)
    premier, second = (pions_de(g, camp) for camp in (PREMIER, SECOND))
    masque = premier | second
    return EtatPuissance4(second if masque.bit_count() % 2 else premier, masque)


def horiz(g: Grille, j: int, l: int, c: int) -> bool:
    """Tell whether ``j`` has the four squares from line ``l``, column ``c`` to the right; ``False`` off the grid."""
    return _quatre(g, j, l, c, 0, 1)


def vert(g: Grille, j: int, l: int, c: int) -> bool:
    """Tell whether ``j`` has the four squares from line ``l``, column ``c`` upwards; ``False`` off the grid."""
    return _quatre(g, j, l, c, 1, 0)


def diag(g: Grille, j: int, l: int, c: int) -> bool:
    """Tell whether ``j`` has the four squares from line ``l``, column ``c`` slantwise to the right, up or down."""
    return _quatre(g, j, l, c, 1, 1) or _quatre(g, j, l, c, -1, 1)


def _quatre(g: Grille, j: int, ligne: int, colonne: int, haut: int, droite: int) -> bool:
    verifier_grille(g, LIGNES, COLONNES)
    cases = tuple((ligne + rang * haut, colonne + rang * droite) for rang in range(4))
    return cases in LIGNES_DE_QUATRE and all(g[y][x] == verifier_joueur(j) for y, x in cases)


def victoire(g: Grille, j: int) -> bool:
    """Tell whether ``j`` has four in line. The seed returns ``None`` where nobody has: this is ``False``.

    >>> g = [[0, 1, 1, 1, 1, 0, 0], *grille_vide()[1:]]
    >>> victoire(g, 1), victoire(g, 2), horiz(g, 1, 0, 1)
    (True, False, True)
    """
    verifier_grille(g, LIGNES, COLONNES)
    return aligne(pions_de(g, verifier_joueur(j)))


def match_nul(g: Grille) -> bool:
    """Tell whether the grid is full. It may have been won by the last disc: ask ``victoire`` first."""
    return not any(coup_possible(g, c) for c in range(COLONNES))


class _Fenetre:
    """The window shown last, and what its person did: the seed's ``lire_clic_colonne`` takes no argument."""

    def __init__(self) -> None:
        self.figure: Figure | None = None
        self._colonnes: deque[int] = deque()  # clicked and not asked for yet: drawing takes longer than a click

    def suivre(self, figure: Figure) -> None:
        """Listen to a window that has just been opened."""
        self.figure = figure
        self._colonnes.clear()
        figure.canvas.mpl_connect("button_press_event", self._cliquer)
        figure.canvas.mpl_connect("close_event", self._fermer)

    def attendre(self) -> int | None:
        """Return the column of the next click, those made before it was asked for first; ``None`` once closed."""
        while self.figure is not None and not self._colonnes:
            self.figure.canvas.start_event_loop()
        return self._colonnes.popleft() if self.figure is not None else None

    def _cliquer(self, evenement: Any) -> None:
        if evenement.inaxes is not None:
            self._colonnes.append(min(int(evenement.xdata), COLONNES - 1))
            evenement.canvas.stop_event_loop()

    def _fermer(self, evenement: Event) -> None:
        if evenement.canvas.figure is self.figure:
            self.figure = None
            evenement.canvas.stop_event_loop()


_fenetre: Final = _Fenetre()


def ouvrir_fenetre() -> Figure:
    """Open a Matplotlib window with an empty grid; ``ValueError`` where there can be none."""
    fen = figures.ouvrir("Puissance 4")
    _fenetre.suivre(fen)
    afficher_dans_fenetre(fen, grille_vide())
    return fen


def afficher_dans_fenetre(fen: Figure, g: Grille) -> None:
    """Show the grid in a window that ``ouvrir_fenetre`` opened, player 1 red, player 2 yellow."""
    figures.dessiner_sur(fen.axes[0], JEU, _lue(g), legaux=False)
    fen.canvas.draw_idle()
    fen.canvas.flush_events()


def lire_clic_colonne() -> int:
    """Wait for a click on a column of the window opened last, and return its number, 0 to 6.

    Raises ``PartieQuittee`` when the window is closed or none was opened.
    """
    colonne = _fenetre.attendre()
    if colonne is None:
        print("Partie quittée : la fenêtre est fermée.")
        raise PartieQuittee
    return colonne


class FacadePuissance4(Facade[Grille]):
    """Puissance 4 for the loop; a ``coup`` is a column, 0 to 6, typed as such."""

    forme = Message("une colonne, un entier de 0 à {derniere}", derniere=COLONNES - 1)

    def etat(self, config: Grille, joueur: Camp) -> EtatPuissance4:
        """Read the grid, which tells whose turn it is."""
        return EtatPuissance4.depuis_grille(config)

    def ecrire(self, etat: EtatPuissance4, config: Grille) -> None:
        """Copy every square."""
        for rangee, voulue in zip(config, etat.grille, strict=True):
            rangee[:] = voulue

    def creer_config_init(self) -> Grille:
        """Return the empty grid."""
        return grille_vide()

    def afficher_config(self, config: Grille) -> None:
        """Print the grid above the numbers of its columns."""
        afficher(config)
        print("".join(f"{c}{ECART}" for c in range(COLONNES)))

    def inviter(self, camp: Camp) -> None:
        """Print whose turn it is, with their sign."""
        print(f"{self.nom(camp)} ({SIGNES[camp]}), votre colonne, de 0 à {COLONNES - 1} ?")

    def lire_coup(self, texte: str) -> int:
        """Read a number of a column, 0 to 6."""
        numeros = [str(c) for c in range(COLONNES)]
        if texte in numeros:
            return numeros.index(texte)
        raise Faute(
            "{texte!r} n'est pas une colonne : attendu un chiffre de 0 à {derniere}", texte=texte, derniere=COLONNES - 1
        )

    def ecrire_coup(self, coup: int) -> str:
        """Number the columns from 0."""
        return str(coup)

    def vers_jeu(self, coup: object) -> int:
        """Return the column."""
        colonne = entier(coup)
        if colonne is None or not 0 <= colonne < COLONNES:
            raise self.mal_forme(coup)
        return colonne

    def refuser(self, etat: EtatPuissance4, coup: int, nom: str) -> Message:
        """Nothing else can be wrong with a column."""
        return Message("la colonne {nom} est pleine", nom=nom)

    def afficher_fin(self, config: Grille, joueur: int) -> None:
        """Print the result; a draw in the words that the seed asks for."""
        if self.jeu.issue(self.etat(config, verifier_joueur(joueur))) == NULLE:
            print("Match nul !")
        else:
            super().afficher_fin(config, joueur)


FACADE: Final = FacadePuissance4(JEU)

creer_config_init = FACADE.creer_config_init
choisir_premier_joueur = FACADE.choisir_premier_joueur
afficher_config = FACADE.afficher_config
est_jeu_fini = FACADE.est_jeu_fini
est_coup_possible = FACADE.est_coup_possible
coup_joueur = FACADE.coup_joueur
coup_ordinateur = FACADE.coup_ordinateur
incrementer_config = FACADE.incrementer_config
incrementer_joueur = FACADE.incrementer_joueur
afficher_fin = FACADE.afficher_fin
asseoir = FACADE.asseoir


def partie(premier: str = "humain", second: str = "humain", graine: int | None = None) -> Grille:
    """Play one game in the terminal and return the last grid; the players are specifications, as for ``asseoir``."""
    facade = FacadePuissance4(JEU)
    facade.asseoir(premier, second, graine)
    return boucle.jouer(facade)
