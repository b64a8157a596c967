"""The base class of players: shown a state, a player chooses a move."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from threading import Event
from typing import ClassVar

from ecosysteme.cases import Position
from ecosysteme.conseiller import Conseil, RappelConseil
from ecosysteme.jeu import PREMIER, SECOND, Camp, Coup, Etat, EtatQuelconque, Jeu
from ecosysteme.pendules import Temps
from ecosysteme.plateau import COULEURS, NOIR, Couleur, Plateau, adverse
from ecosysteme.reglages import GRAINE, Reglage, ValeurReglage

# How good a state is for a camp: higher is better. The default is the game's own ``evaluer``.
FonctionEvaluation = Callable[[Jeu, EtatQuelconque, Camp], float]


def evaluation_du_jeu(jeu: Jeu, etat: EtatQuelconque, camp: Camp) -> float:
    """Ask the game itself: the disc difference in Othello, as in the report."""
    return jeu.evaluer(etat, camp)


class Joueur(ABC):
    """A player of any game. Subclasses say how they choose; the names they go by are class attributes."""

    nom: ClassVar[str]
    libelle: ClassVar[str]
    options: ClassVar[tuple[Reglage, ...]] = ()
    avec_moteur: ClassVar[bool] = False  # whether it holds an engine of ours: a large table, and code to compile
    programme: ClassVar[bool] = False  # whether it is a program of its own, which takes time to start and to end

    def __init__(self, couleur: Couleur = NOIR) -> None:
        """Play ``couleur`` (``'N'`` or ``'B'``); ``ValueError`` for another one."""
        adverse(couleur)
        self.couleur: Couleur = couleur
        # What it thought of the position in which ``choisir`` was last asked, if it says; and who hears of it
        # meanwhile, on the thread that thinks.
        self.avis: Conseil | None = None
        self.rappel: RappelConseil | None = None
        # What its clock shows as ``choisir`` is asked, told by who drives a game with clocks; ``None`` in one without.
        self.horloge: Temps | None = None

    def asseoir(self, camp: Camp) -> None:
        """Play ``camp`` from now on: the first one has the black discs, the second one the white ones."""
        self.couleur = COULEURS[camp - 1]

    @classmethod
    def connait(cls, jeu: Jeu) -> bool:
        """Tell whether players of this kind play ``jeu``, with the options that it was made with."""
        return True  # most play everything

    def verifier(self, jeu: Jeu) -> None:
        """Raise ``ValueError`` when this player, as it was made, cannot play ``jeu``: better before the first game."""
        return  # most play everything

    def remplacant(self, jeu: Jeu) -> Joueur | None:
        """Return who may play ``jeu`` at once in its place while its engine is compiled; ``None``: it waits."""
        return None

    @property
    def limite_par_coup(self) -> float | None:
        """Seconds that one move may take; ``None`` for a player that nothing but its depth holds."""
        return None

    @classmethod
    def emprunts(cls, options: Mapping[str, ValeurReglage]) -> tuple[str, ...]:
        """Return what of this machine a player with these options starts or reads, as it is found from here.

        Nothing for most. Two players that would start or read something else differ in it. ``ValueError`` when it is
        not there.
        """
        return ()

    def preparer(self, jeu: Jeu, arret: Event | None = None) -> None:
        """Do what must be done once before the first move at ``jeu``, so that no clock pays for it.

        Asked again, it costs nothing. Raises as ``choisir``.
        """
        return  # most are always ready

    def nouvelle_partie(self) -> None:
        """Forget the game before, so that a game depends on nothing but its own draws, whatever was played first."""
        return  # most remember nothing

    def fermer(self) -> None:
        """Give back what the player holds outside of this process; the next question takes it again."""
        return  # most hold nothing

    @abstractmethod
    def choisir(self, jeu: Jeu[Etat, Coup], etat: Etat, arret: Event | None = None) -> Coup:
        """Return a legal move of the side to move in ``etat``, which must have one.

        May take long and run on any thread. Raises ``Interrompu`` soon after ``arret`` is set.
        """

    @property
    def opinion(self) -> float | None:
        """What it thought that its last move was worth to itself; ``None``: it thinks nothing that tells."""
        return None

    def accepte_nulle(self, jeu: Jeu, etat: EtatQuelconque) -> bool:
        """Take a draw that is offered in ``etat``, unless it thinks that it is better.

        What it thinks is its ``opinion``; of a player without, the plainest evaluation of the game.
        """
        opinion = self.opinion
        if opinion is None:
            opinion = jeu.evaluer(etat, PREMIER if self.couleur == NOIR else SECOND)
        return opinion <= 0

    @property
    def anticipe(self) -> bool:
        """Whether it thinks in advance, see ``anticiper``."""
        return False

    def anticiper(self, jeu: Jeu, etat: EtatQuelconque, arret: Event) -> None:
        """Think in advance while the opponent, who has the turn in ``etat``, does (pondering); asked on any thread.

        Raises ``Interrompu`` soon after ``arret`` is set. Nothing is asked of the player meanwhile.
        """
        return  # most know nothing to do

    def retourner(self, plateau: Plateau, position: Position) -> list[Position]:
        """Put this player's disc on ``position``, turn what it encloses, and return the turned squares.

        Every move of a game of Othello is played by this method, see ``Partie.jouer``. Raises ``ValueError`` when the
        square cannot be played, ``TypeError`` when it is not a position; the board is then untouched.
        """
        valide, pions = plateau.coupValide(position, self.couleur)
        if not valide:
            raise plateau.refus(position)
        plateau[position] = self.couleur
        for pion in pions:
            plateau.retourner_pion(pion)
        return pions

    def nommer(self, jeu: Jeu) -> str:
        """Name the player in a game of ``jeu``: without what does not matter to how it plays this one."""
        return str(self)

    def __str__(self) -> str:
        """Name the player for a person to read."""
        return self.libelle


class JoueurAuHasard(Joueur):
    """A player that chooses at random, with its own generator so that a seed replays its games."""

    options: ClassVar[tuple[Reglage, ...]] = (GRAINE,)

    def __init__(self, couleur: Couleur = NOIR, *, graine: int | None = None) -> None:
        """Seed the draws with ``graine``; ``None`` makes every game different."""
        super().__init__(couleur)
        self.hasard = random.Random(graine)
