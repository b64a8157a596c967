"""Othello for seed 000's loop: ``from ecosysteme.facades import othello as jeu``.

``config`` is a list of 10 lists of 10 numbers, ``config[y][x]``: 0 empty, 1 black, 2 white, a border of one square all
around, the board at 1 to 8. The border is never read: the seed's own test fills it with discs. A ``coup`` is a couple
``(x, y)``, typed ``xy``. The rules are those of ``Plateau``.

The seed's explanation of ``test_dir_valide`` says the contrary of what its two examples print; the examples are right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from ecosysteme.cases import TAILLE_STANDARD, Position
from ecosysteme.facades.facade import Facade, couple, verifier_joueur
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.jeux.grille import verifier_grille
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.plateau import DIRECTIONS, Plateau

__all__ = [
    "BLANC",
    "COTE",
    "FACADE",
    "JOUEUR_BLANC",
    "JOUEUR_NOIR",
    "NOIR",
    "VIDE",
    "Direction",
    "FacadeOthello",
    "afficher_config",
    "afficher_fin",
    "asseoir",
    "choisir_premier_joueur",
    "coup_joueur",
    "coup_ordinateur",
    "creer_config_init",
    "est_coup_possible",
    "est_jeu_fini",
    "incrementer_config",
    "incrementer_joueur",
    "test_dir_valide",
    "verif_coup_valide",
]

Config = list[list[int]]

VIDE: Final[int] = 0
NOIR: Final[int] = PREMIER
BLANC: Final[int] = SECOND
JOUEUR_NOIR: Final[int] = PREMIER
JOUEUR_BLANC: Final[int] = SECOND

COTE: Final = TAILLE_STANDARD
BORD: Final = 1
CASE: Final = re.compile(rf"([1-{COTE}])[\s,;]*([1-{COTE}])")
SIGNES: Final = "·◉◎"
VALEURS: Final = {couleur: camp for camp, couleur in COULEUR_DE.items()}


class Direction(NamedTuple):
    """One step: ``dx`` to the right, ``dy`` downwards, each -1, 0 or 1, not both 0."""

    dx: int
    dy: int


class FacadeOthello(Facade[Config]):
    """Othello on a grid with a border, 8 × 8 only: an ``xy`` of two digits, a number a column."""

    forme = Message("un couple (x, y) d'entiers de 1 à {cote}", cote=COTE)

    def __init__(self, jeu: Othello) -> None:
        """Raise ``ValueError`` for a board of another size."""
        if jeu.taille != COTE:
            raise Faute(
                "othello de taille {taille} : la boucle ne le joue que sur {cote} × {cote}",
                taille=jeu.taille,
                cote=COTE,
            )
        super().__init__(jeu)

    def etat(self, config: Config, joueur: Camp) -> EtatOthello:
        """Read the 8 × 8 squares inside the border; ``joueur`` moves."""
        return EtatOthello(_plateau(config), joueur)

    def ecrire(self, etat: EtatOthello, config: Config) -> None:
        """Put every disc; none is ever taken away."""
        for (ligne, colonne), couleur in etat.plateau.items():
            config[ligne + BORD][colonne + BORD] = VALEURS[couleur]

    def creer_config_init(self) -> Config:
        """Return the starting position.

        >>> creer_config_init()[4:6]
        [[0, 0, 0, 0, 2, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 2, 0, 0, 0, 0]]
        """
        config = [[VIDE] * (COTE + 2 * BORD) for _ in range(COTE + 2 * BORD)]
        self.ecrire(self.jeu.etat_initial(), config)
        return config

    def afficher_config(self, config: Config) -> None:
        """Print the board, ◉ black and ◎ white, under the numbers of its columns."""
        _plateau(config)
        cases = range(BORD, BORD + COTE)
        rangees = [[str(y), *(SIGNES[config[y][x]] for x in cases)] for y in cases]
        lignes = [f"{tete}   {'  '.join(signes)}" for tete, *signes in [[" ", *map(str, cases)], *rangees]]
        # To the last space of the seed's example, whose last line ends with one where the others have two.
        print("  \n".join(lignes), end=" \n")

    def inviter(self, camp: Camp) -> None:
        """Print the two lines of the seed's example."""
        print(f"Aux joueur pions {self.nom(camp).upper()} de jouer...")
        print("Donner les coordonnées de la case choisie pour jouer au format xy")

    def lire_coup(self, texte: str) -> Position:
        """Read ``34`` as x = 3, y = 4."""
        if case := CASE.fullmatch(texte):
            return self.vers_jeu((int(case[1]), int(case[2])))
        raise Faute(
            "{texte!r} n'est pas une case : attendu deux chiffres de 1 à {cote}, comme 34 pour x=3 et y=4",
            texte=texte,
            cote=COTE,
        )

    def ecrire_coup(self, coup: Position) -> str:
        """Write x then y."""
        return "".join(map(str, self.vers_boucle(coup)))

    def vers_jeu(self, coup: object) -> Position:
        """Turn ``(x, y)`` into ``(ligne, colonne)``."""
        position = self.vers_position(coup)
        if not {*position} <= {*range(COTE)}:
            raise self.mal_forme(coup)
        return position

    def vers_position(self, coup: object) -> Position:
        """Do the same off the board too."""
        xy = couple(coup)
        if xy is None:
            raise self.mal_forme(coup)
        return xy[1] - BORD, xy[0] - BORD

    def refuser(self, etat: EtatOthello, coup: Position, nom: str) -> Message:
        """Tell a square that is taken from one that turns nothing."""
        return refuser_case(etat, coup, nom)

    def vers_boucle(self, coup: Position) -> tuple[int, int]:
        """Turn ``(ligne, colonne)`` into ``(x, y)``."""
        ligne, colonne = coup
        return colonne + BORD, ligne + BORD


def refuser_case(etat: EtatOthello, case: Position, nom: str) -> Message:
    """Say why nobody may play on a square of the board, calling it ``nom``."""
    if case in etat.plateau:
        return Message("la case {nom} est déjà occupée", nom=nom)
    return Message("un pion en {nom} n'encadre aucun pion adverse", nom=nom)


def _plateau(config: Config) -> Plateau:
    verifier_grille(config, COTE + 2 * BORD, COTE + 2 * BORD)
    cases = [(y, x) for y in range(COTE) for x in range(COTE)]
    valeurs = {(y, x): config[y + BORD][x + BORD] for y, x in cases}
    return Plateau(COTE, {case: COULEUR_DE[verifier_joueur(camp)] for case, camp in valeurs.items() if camp})


FACADE: Final = FacadeOthello(Othello(COTE))

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


def test_dir_valide(
    config: Config, case: tuple[int, int], direction: Direction | Iterable[Direction], joueur: int
) -> bool:
    """Tell whether a disc of ``joueur`` on ``case``, ``(x, y)``, turns one in ``direction`` (one of several).

    Raises ``ValueError`` for what is no direction.

    >>> config = creer_config_init()
    >>> test_dir_valide(config, (3, 3), Direction(0, -1), JOUEUR_BLANC)
    False
    >>> test_dir_valide(config, (3, 4), Direction(1, 0), JOUEUR_NOIR)
    True
    """
    ligne, colonne = FACADE.vers_position(case)
    retournes = _plateau(config).coupValide((ligne, colonne), COULEUR_DE[verifier_joueur(joueur)])[1]
    plusieurs = not isinstance(direction, tuple) or isinstance(direction[0], tuple)
    directions: list[Any] = list(direction) if plusieurs else [direction]
    for dx, dy in directions:
        if (dy, dx) not in DIRECTIONS:
            raise Faute(
                "direction ({dx}, {dy}) inconnue : attendu deux nombres -1, 0 ou 1, pas tous deux nuls", dx=dx, dy=dy
            )
    # A line that turns discs turns its first one, next to the square; no other line holds that one.
    return any((ligne + dy, colonne + dx) in retournes for dx, dy in directions)


# By the name that the seed gives it, pytest would take it for a test wherever it is imported.
test_dir_valide.__dict__["__test__"] = False


def verif_coup_valide(config: Config, case: tuple[int, int], joueur: int) -> bool:
    """Tell whether ``joueur`` may play on ``case``, ``(x, y)``; ``False`` off the board.

    >>> verif_coup_valide(creer_config_init(), (3, 4), JOUEUR_NOIR)
    True
    >>> verif_coup_valide(creer_config_init(), (3, 4), JOUEUR_BLANC)
    False
    """
    return _plateau(config).coupValide(FACADE.vers_position(case), COULEUR_DE[verifier_joueur(joueur)])[0]
