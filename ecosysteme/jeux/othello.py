"""Othello behind the generic interface: the rules stay in ``plateau``, this file only makes them immutable."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from ecosysteme.cases import Position
from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import NULLE, PREMIER, SECOND, Camp, Issue, Jeu, JoueurAssis, autre_camp
from ecosysteme.jeux.grille import VIDES, ecrire_cases, lire_cases
from ecosysteme.plateau import BLANC, COULEURS, NOIR, Couleur, Plateau, lire_case, nom_case
from ecosysteme.reglages import COINS, TAILLE

COULEUR_DE: Final[dict[Camp, Couleur]] = {PREMIER: NOIR, SECOND: BLANC}
ECRITS: Final = "-XO"  # how an empty square, black and white are written
SIGNES: Final = {**VIDES, **dict.fromkeys("X*bBNn", PREMIER), **dict.fromkeys("OoWw", SECOND)}
CAMP_DE: Final[dict[Couleur, Camp]] = {NOIR: PREMIER, BLANC: SECOND}


def partager(noirs: int, blancs: int, cases: int) -> tuple[int, int]:
    """Return the discs of a finished game by the rules of the World Othello Federation: empty squares to the winner.

    A draw shares them.

    >>> partager(38, 0, 64), partager(20, 40, 64), partager(30, 30, 64)
    ((64, 0), (20, 44), (32, 32))
    """
    vides = max(cases - noirs - blancs, 0)
    if noirs == blancs:
        return noirs + vides // 2, blancs + vides // 2
    return (noirs + vides, blancs) if noirs > blancs else (noirs, blancs + vides)


class EtatOthello:
    """A position and whose turn it is; compared and hashed by value.

    The legal moves are found once a side: the search, ``Partie`` and the players all ask for them.
    """

    __slots__ = ("_coups", "_coups_adverses", "_plateau", "trait")

    def __init__(self, plateau: Plateau, trait: Camp) -> None:
        """Keep ``plateau`` itself: whoever builds a state must not change that board any more."""
        self._plateau = plateau
        self.trait = trait
        self._coups: tuple[Position, ...] | None = None
        self._coups_adverses: tuple[Position, ...] | None = None

    @property
    def plateau(self) -> Plateau:
        """A copy of the board, free to change."""
        return self._plateau.copy()

    @property
    def taille(self) -> int:
        """Squares a side."""
        return self._plateau.taille

    @property
    def coups(self) -> tuple[Position, ...]:
        """The legal moves of the side to move."""
        if self._coups is None:
            self._coups = tuple(self._plateau.coups_legaux(COULEUR_DE[self.trait]))
        return self._coups

    @property
    def coups_adverses(self) -> tuple[Position, ...]:
        """The moves that the other side would have."""
        if self._coups_adverses is None:
            self._coups_adverses = tuple(self._plateau.coups_legaux(COULEUR_DE[autre_camp(self.trait)]))
        return self._coups_adverses

    def __eq__(self, autre: object) -> bool:
        """Compare the discs, the size and the turn."""
        if not isinstance(autre, EtatOthello):
            return NotImplemented
        return (self.trait, self.taille, self._plateau) == (autre.trait, autre.taille, autre._plateau)

    def __hash__(self) -> int:
        """Hash what is compared, in no order."""
        return hash((self.trait, self.taille, frozenset(self._plateau.items())))

    def __repr__(self) -> str:
        """Show the drawing and the turn."""
        return f"EtatOthello(trait={COULEUR_DE[self.trait]})\n{self._plateau.texte()}"

    def _repr_svg_(self) -> str:
        """Draw the position in IPython and Jupyter."""
        return self._plateau._repr_svg_()


class Othello(Jeu[EtatOthello, Position]):
    """Othello on ``taille`` squares a side; a move is a square ``(ligne, colonne)``, 0-based.

    As a handicap Black, who begins all the same, has a disc in each of ``coins`` corners before the first move.

    >>> jeu = Othello()
    >>> [jeu.ecrire_coup(coup) for coup in jeu.coups_legaux(jeu.etat_initial())]
    ['d3', 'c4', 'f5', 'e6']
    """

    nom: ClassVar[str] = "othello"
    noms_camps: ClassVar[tuple[str, str]] = ("Noir", "Blanc")
    options = (TAILLE, COINS)
    unite: ClassVar[str] = "pions"

    def __init__(self, taille: int = int(TAILLE.defaut), coins: int = int(COINS.defaut)) -> None:
        """Raise ``ValueError`` for a size other than 4, 6, 8 or 10, and for more than four corners."""
        self.taille = Plateau(taille).taille
        if not COINS.accepte(coins):
            raise Faute("coins {coins!r} impossible : attendu {attendu}", coins=coins, attendu=COINS.attendu())
        self.coins = coins

    @property
    def regles(self) -> str:
        """Say what a move does, when one passes, and who wins."""
        return (
            "Un pion posé retourne les pions adverses qu'il encadre avec un autre des siens, et doit en encadrer un ;\n"
            "qui ne peut pas jouer passe ; quand personne ne peut plus, le plus de pions gagne."
        )

    def etat_initial(self) -> EtatOthello:
        """Four discs, and those of the handicap, black to move."""
        plateau, bout = Plateau(self.taille), self.taille - 1
        for coin in ((0, 0), (bout, bout), (0, bout), (bout, 0))[: self.coins]:
            plateau[coin] = NOIR
        return EtatOthello(plateau, PREMIER)

    def trait(self, etat: EtatOthello) -> Camp:
        """Return the side to move."""
        return etat.trait

    def coups_legaux(self, etat: EtatOthello, camp: Camp | None = None) -> tuple[Position, ...]:
        """List the playable squares of a side, line by line."""
        return etat.coups if camp is None or camp == etat.trait else etat.coups_adverses

    def jouer(self, etat: EtatOthello, coup: Position) -> EtatOthello:
        """Play on a copy of the board; ``ValueError`` as ``Plateau.poser``."""
        plateau = etat.plateau
        plateau.poser(coup, COULEUR_DE[etat.trait])
        return EtatOthello(plateau, autre_camp(etat.trait))

    def faire_jouer(self, joueur: JoueurAssis, etat: EtatOthello, coup: Position) -> EtatOthello:
        """Let the player's ``retourner`` lay and turn the discs, on a copy of the board, as the report has it.

        Raises what ``retourner`` raises, ``etat`` being untouched, and ``ValueError`` for a player of the other colour.
        """
        if joueur.couleur != COULEUR_DE[etat.trait]:
            attendue = COULEUR_DE[etat.trait]
            raise Faute(
                "ce n'est pas à {joueur} de jouer : attendu un joueur de {attendue}",
                joueur=str(joueur),
                attendue=attendue,
            )
        plateau = etat.plateau
        joueur.retourner(plateau, coup)
        return EtatOthello(plateau, autre_camp(etat.trait))

    def passer(self, etat: EtatOthello) -> EtatOthello:
        """Share the board: states never change it."""
        return EtatOthello(etat._plateau, autre_camp(etat.trait))

    def issue(self, etat: EtatOthello) -> Issue | None:
        """The game ends when neither side can move; more discs win."""
        if etat.coups or etat.coups_adverses:
            return None
        noirs, blancs = self.scores(etat)
        if noirs == blancs:
            return NULLE
        return PREMIER if noirs > blancs else SECOND

    def scores(self, etat: EtatOthello) -> tuple[int, int]:
        """Count the discs: ``(noirs, blancs)``."""
        return etat._plateau.scores()

    def departager(self, scores: tuple[int, int]) -> tuple[int, int]:
        """Give the empty squares to the winner."""
        return partager(*scores, self.taille**2)

    def evaluer(self, etat: EtatOthello, camp: Camp) -> float:
        """Return the disc difference, as the report does, in the middle of the game as at its end."""
        noirs, blancs = self.scores(etat)
        return noirs - blancs if camp == PREMIER else blancs - noirs

    def texte(self, etat: EtatOthello) -> str:
        """Draw the board, ``#`` on the playable squares."""
        return etat._plateau.texte(COULEUR_DE[etat.trait])

    def ecrire_coup(self, coup: Position) -> str:
        """Name the square: ``(2, 3)`` is ``d3``."""
        return nom_case(coup)

    def lire_coup(self, texte: str) -> Position:
        """Read ``d3`` or ``D3``."""
        return lire_case(texte, self.taille)

    def ecrire_etat(self, etat: EtatOthello) -> str:
        """Write the squares line by line from a1, ``X`` black, ``O`` white or ``-``, then the side to move.

        ``Faute`` for a board of another size than the game's.
        """
        cote = self.taille
        if etat.taille != cote:
            raise Faute(
                "un plateau de {taille} × {taille} ne s'écrit pas ainsi : attendu {cote} × {cote}",
                taille=etat.taille,
                cote=cote,
            )
        couleurs = (etat._plateau.get((ligne, colonne)) for ligne in range(cote) for colonne in range(cote))
        return ecrire_cases((CAMP_DE[couleur] if couleur else 0 for couleur in couleurs), etat.trait, ECRITS)

    def lire_etat(self, texte: str) -> EtatOthello:
        """Read any board of this size: black is any of ``X * b B N n``, white ``O o W w``, empty ``- . _``."""
        cases, trait = lire_cases(texte, self.taille**2, SIGNES, ECRITS)
        pions = {divmod(rang, self.taille): COULEURS[case - 1] for rang, case in enumerate(cases) if case}
        return EtatOthello(Plateau(self.taille, pions), trait)

    def expliquer_refus(self, etat: EtatOthello, coup: Position) -> Message:
        """Say what ``Plateau.poser`` would."""
        try:
            etat.plateau.poser(coup, COULEUR_DE[etat.trait])
        except Faute as refus:
            return refus.message
        raise Faute("{coup} est un coup légal", coup=nom_case(coup))

    def retournes(self, etat: EtatOthello, coup: Position) -> list[Position]:
        """List the discs that ``coup`` turns, none when it is illegal."""
        return etat._plateau.coupValide(coup, COULEUR_DE[etat.trait])[1]

    def cle(self, etat: EtatOthello) -> Hashable:
        """Return the smallest of the eight images of the board, with the side to move."""
        fin = self.taille - 1
        pions = list(etat._plateau.items())
        images = []
        for transposer in (False, True):
            for haut, gauche in ((0, 0), (0, fin), (fin, 0), (fin, fin)):
                # abs(fin - y) mirrors the lines, abs(0 - y) leaves them.
                image = ((abs(haut - y), abs(gauche - x), couleur) for (y, x), couleur in pions)
                images.append(tuple(sorted((x, y, c) if transposer else (y, x, c) for y, x, c in image)))
        return etat.trait, min(images)
