"""Tic-tac-toe as seed 003 writes it: a grid of 3 lists of 3 numbers, 0 empty, 1 for X, who begins, 2 for O.

Grids may be lists, ``L`` (lists that can be keys) or tuples; what the functions return is of the same kind, ``L`` for
lists. The rules are those of ``jeux.morpion``, perfect play that of ``solveurs``. Also seed 000's interface:
``from ecosysteme.facades import morpion as jeu``.

Where the seed is wrong and this is not: a game stops when it is won (the seed's ``successeurs`` plays on, so its
``attracteurs`` lists grids that no game reaches), and ``strategie`` knows that O may win (the seed's does not look: to
``g1`` it answers (2, 2), which only draws; (1, 0), (1, 1) and (2, 0) win). ``morpion_enonce`` answers as the seed does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, TypeVar

from ecosysteme.cases import Position
from ecosysteme.facades import boucle
from ecosysteme.facades.facade import Facade, couple
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import PREMIER, Camp, Issue
from ecosysteme.jeux import morpion as regles
from ecosysteme.jeux.grille import verifier_grille
from ecosysteme.jeux.morpion import COTE, EtatMorpion, Morpion
from ecosysteme.solveurs import morpion as perfection

__all__ = [
    "FACADE",
    "FacadeMorpion",
    "L",
    "afficher",
    "afficher_config",
    "afficher_fin",
    "afficher_grille",
    "any2",
    "asseoir",
    "attracteurs",
    "attracteurs_recursifs",
    "cases_libres",
    "choisir_premier_joueur",
    "coup_joueur",
    "coup_ordinateur",
    "creer_config_init",
    "est_coup_possible",
    "est_jeu_fini",
    "g1",
    "g_vide",
    "gagnant",
    "incrementer_config",
    "incrementer_joueur",
    "jeu",
    "joueur",
    "strategie",
    "strategie_recursive",
    "successeurs",
]

Grille = Sequence[Sequence[int]]
T = TypeVar("T")

SIGNES: Final = " XO"
CASE: Final = re.compile(rf"([0-{COTE - 1}])[\s,;]*([0-{COTE - 1}])")
JEU: Final = Morpion()


class L(list[Any]):
    """A list that can be a key of a dictionary, and so must not change while it is one.

    >>> {L([[1, 0], [0, 2]]): "clé"}[L([[1, 0], [0, 2]])]
    'clé'
    """

    def to_tuple(self) -> tuple[Any, ...]:
        """Return the same in tuples, all the way down."""
        return tuple(L(element).to_tuple() if isinstance(element, list) else element for element in self)

    def __hash__(self) -> int:  # type: ignore[override]  # what the seed asks for: a list says that it has none
        """Hash the tuple."""
        return hash(self.to_tuple())


g_vide: Final = L([[0] * COTE for _ in range(COTE)])
g1: Final = L([[1, 2, 0], [0, 0, 0], [0, 0, 0]])


def _comme(grille: Grille, etat: EtatMorpion) -> Any:
    """Return the grid of ``etat`` as a tuple when ``grille`` is one, as an ``L`` otherwise."""
    return etat.grille if isinstance(grille, tuple) else L(map(list, etat.grille))


def _lue(g: Grille) -> EtatMorpion:
    """Read any grid of 3 × 3, those that no game leads to as well; ``ValueError`` for another shape or number."""
    verifier_grille(g, COTE, COTE)
    return EtatMorpion(tuple(tuple(int(pion) for pion in rangee) for rangee in g))


def afficher(g: Grille) -> None:
    """Print the three lines, bars between the squares.

    >>> afficher([[1, 2, 2], [0, 1, 0], [0, 0, 1]])  # doctest: +NORMALIZE_WHITESPACE
    X|O|O
     |X|
     | |X
    """
    for rangee in _lue(g).grille:
        print("|".join(SIGNES[pion] for pion in rangee))


afficher_grille = afficher  # as the seed's examples call it


def cases_libres(g: Grille) -> list[Position]:
    """List the empty squares ``(i, j)``, line by line, of a game that is over too.

    >>> cases_libres(g1)
    [(0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    """
    return [(i, j) for i, rangee in enumerate(g) for j, pion in enumerate(rangee) if not pion]


def joueur(g: Grille) -> Camp:
    """Return who moves next: 1 while an odd number of squares is empty, in any grid of 3 × 3.

    >>> joueur(g1), joueur([[1, 1, 1], [1, 0, 0], [0, 0, 0]])
    (1, 1)
    """
    return _lue(g).trait


def gagnant(g: Grille) -> Issue:
    """Return 1 or 2 for who has three in line, 0 when nobody has, in any grid of 3 × 3; 1 where both have.

    >>> gagnant(g1), gagnant([[1, 2, 2], [0, 1, 0], [0, 0, 1]]), gagnant([[2, 2, 2], [0, 0, 0], [0, 0, 0]])
    (0, 1, 2)
    """
    return regles.gagnant(_lue(g).grille)


def successeurs(g: Grille) -> list[Any]:
    """List the grids that a move leads to, in the order of ``cases_libres``; none once the game is over.

    The seed's plays on after a win. What it says it returns, couples, is not what it returns: grids.

    >>> successeurs(g1)[0], successeurs([[1, 2, 2], [0, 1, 0], [0, 0, 1]])
    ([[1, 2, 1], [0, 0, 0], [0, 0, 0]], [])
    """
    etat = _lue(g)
    return [_comme(g, JEU.jouer(etat, coup)) for coup in JEU.coups_legaux(etat)]


def any2(l: Iterable[T], f: Callable[[T], object]) -> T | Literal[False]:
    """Return the first element of ``l`` for which ``f`` holds, ``False`` when there is none.

    >>> any2(successeurs(g1), lambda g: g[1][1] == 1), any2([], bool)
    ([[1, 2, 0], [0, 1, 0], [0, 0, 0]], False)
    """
    return next((element for element in l if f(element)), False)


def attracteurs(grille: Grille) -> list[Any]:
    """List the grids, among those that play reaches from ``grille``, from which X wins whatever O answers.

    The soonest won first. The seed's lists more: it plays on in games that are won already.

    >>> len(attracteurs(g_vide)), len(attracteurs(g1))
    (2936, 386)
    """
    return [_comme(grille, etat) for etat in perfection.attracteur(PREMIER, _lue(grille))]


def strategie(grille: Grille) -> dict[Any, Any]:
    """Map each grid that play reaches from ``grille`` to what X does there.

    The grid that wins soonest where X has the move and can win; elsewhere ``True`` when X wins whatever is played, or
    has won, ``False`` otherwise. The seed's takes the last winning grid it meets, and one that O has won for a draw.

    >>> strategie(g1)[g1] in ([[1, 2, 0], [1, 0, 0], [0, 0, 0]], [[1, 2, 0], [0, 1, 0], [0, 0, 0]],
    ...                       [[1, 2, 0], [0, 0, 0], [1, 0, 0]])
    True
    >>> strategie(g_vide)[g_vide]
    False
    """
    depart = _lue(grille)
    gagnants, coups = perfection.attracteur(PREMIER, depart), perfection.strategie(PREMIER, depart)
    return {
        _comme(grille, etat): _comme(grille, JEU.jouer(etat, coups[etat])) if etat in coups else etat in gagnants
        for etat in perfection.suites(depart)
    }


def attracteurs_recursifs(grille: Grille, suivre: Callable[[Any], list[Any]] = successeurs) -> list[Any]:
    """List the grids of ``attracteurs`` as the seed finds them: a recursion that remembers each grid it has judged.

    A grid comes after those that it leads to. ``attracteurs`` finds the same backwards, from the grids that are won.
    ``suivre`` gives the grids that one leads to.

    >>> len(attracteurs_recursifs(g1))
    386
    """
    gagnees: dict[Any, bool] = {}

    def gagnee(g: Any) -> bool:
        if g not in gagnees:
            suites = [gagnee(suite) for suite in suivre(g)]
            if gagnant(g) or not suites:
                gagnees[g] = gagnant(g) == PREMIER
            else:
                gagnees[g] = any(suites) if joueur(g) == PREMIER else all(suites)
        return gagnees[g]

    gagnee(_comme(grille, _lue(grille)))
    return [g for g, vrai in gagnees.items() if vrai]


def strategie_recursive(
    grille: Grille, suivre: Callable[[Any], list[Any]] = successeurs, prendre: Callable[..., Any] = any2
) -> dict[Any, Any]:
    """Map the grids of ``strategie`` as the seed does, by the same recursion: X plays the first grid found that wins.

    ``strategie`` takes the one that wins soonest; the two agree on which grids X can win. ``suivre`` gives the grids
    that one leads to, ``prendre`` chooses among those where X has the move.

    >>> strategie_recursive(g1)[g1], strategie_recursive(g_vide)[g_vide]
    ([[1, 2, 0], [1, 0, 0], [0, 0, 0]], False)
    """
    conseils: dict[Any, Any] = {}

    def conseil(g: Any) -> Any:
        if g not in conseils:
            suites = [] if gagnant(g) == PREMIER else suivre(g)
            gagnees = [conseil(suite) for suite in suites]
            if not suites:
                conseils[g] = gagnant(g) == PREMIER
            else:
                conseils[g] = prendre(suites, conseil) if joueur(g) == PREMIER else all(gagnees)
        return conseils[g]

    conseil(_comme(grille, _lue(grille)))
    return conseils


class FacadeMorpion(Facade[L]):
    """Tic-tac-toe for the loop; a ``coup`` is a couple ``(i, j)``, line and column from 0, typed ``i j``."""

    forme = Message("un couple (i, j) d'entiers de 0 à {dernier}", dernier=COTE - 1)

    def etat(self, config: L, joueur: Camp) -> EtatMorpion:
        """Read the grid, which tells whose turn it is."""
        return EtatMorpion.depuis_grille(config)

    def ecrire(self, etat: EtatMorpion, config: L) -> None:
        """Copy every square."""
        for rangee, voulue in zip(config, etat.grille, strict=True):
            rangee[:] = voulue

    def creer_config_init(self) -> L:
        """Return the empty grid."""
        return L(map(list, g_vide))

    def afficher_config(self, config: L) -> None:
        """Print the grid."""
        afficher(config)

    def inviter(self, camp: Camp) -> None:
        """Print whose turn it is and how a move is typed."""
        print(f"{self.nom(camp)}, votre case : sa ligne puis sa colonne, de 0 à {COTE - 1}, comme 0 2 ?")

    def lire_coup(self, texte: str) -> Position:
        """Read ``0 2`` as line 0, column 2."""
        if case := CASE.fullmatch(texte):
            return int(case[1]), int(case[2])
        raise Faute(
            "{texte!r} n'est pas une case : attendu deux chiffres de 0 à {dernier}, comme 0 2",
            texte=texte,
            dernier=COTE - 1,
        )

    def ecrire_coup(self, coup: Position) -> str:
        """Write the line then the column."""
        return "{} {}".format(*coup)

    def vers_jeu(self, coup: object) -> Position:
        """Return the square."""
        case = couple(coup)
        if case is None or not {*case} <= {*range(COTE)}:
            raise self.mal_forme(coup)
        return case

    def refuser(self, etat: EtatMorpion, coup: Position, nom: str) -> Message:
        """Nothing else can be wrong with a square."""
        return Message("la case {nom} est déjà occupée", nom=nom)


FACADE: Final = FacadeMorpion(JEU)

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


def jeu(depart: Grille = g1, premier: str = "ia_moteur", second: str = "humain") -> L:
    """Play a game in the terminal from ``depart``, by default X played perfectly by the machine; return the last grid.

    From ``g1``, as in the seed, X wins whatever is answered. The players are specifications, as for ``asseoir``.
    """
    facade = FacadeMorpion(JEU)
    facade.asseoir(premier, second)
    return boucle.jouer(facade, L(map(list, depart)), joueur(depart))
