"""Where the window stands, as one frozen value made at each change, and the rooms that are told of it.

Moves of programs that follow one another faster than anybody sees are one change: see ``Rafraichissement``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, SignalInstance

from ecosysteme.entete import Participant
from ecosysteme.jeu import Camp
from ecosysteme.joueurs import Joueur
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import PLACES, Bilan, Place, Serie
from ui.socle.theme import Theme

IMAGE: Final = 30  # ms: programs that answer at once play several moves meanwhile

Cartes: TypeAlias = Sequence[tuple[Participant, str]]  # the players' card: who plays, a word about them; black first


class Marche(Enum):
    """How a game goes: ready, a person's click begins or goes on; running; stopped, only the button goes on."""

    PRETE = auto()
    EN_COURS = auto()
    ARRETEE = auto()


@dataclass(frozen=True)
class Occupant:
    """Who plays a camp: the player, its specification as the command line writes it, its account."""

    joueur: Joueur
    specification: str
    bilan: Bilan


@dataclass(frozen=True)
class Situation:
    """What the window shows and plays at one moment; accounts are copies, games and players are those that play."""

    marche: Marche
    partie: Partie  # the game that is played
    montree: Partie  # the one on the board: another when a finished game is looked at meanwhile
    d_ailleurs: bool  # others play the one on the board
    joueurs: Mapping[Camp, Occupant]
    machine: str | None  # the program that has the turn in ``partie``, by the name that the window shows
    cartes: Cartes  # who led the game on the board to where it stands
    serie: Serie
    place_noire: Place  # the seat of who has the first camp
    depuis: Mapping[Camp, int] | None  # turns taken before each sat down; ``None``: ``serie`` has the game already
    secondes_par_partie: float | None  # of the series, once a game was timed
    cadence: int | None  # ms a move between machines; ``None`` when a person plays
    cliquable: bool  # a click plays, or tries a move
    analyse: bool  # the moves of the game on the board are being judged
    entre_parties: bool  # a game of the series is over, the next one is about to begin
    occupe: bool  # something still runs on one of the window's own threads, dropped or not
    animer: bool = False  # the last move should be seen, if the pace leaves time for it
    delaissee: bool = False  # others are ticked than those of the series that was stopped

    @property
    def revue(self) -> bool:
        """Whether a finished game is looked at."""
        return self.montree is not self.partie

    @property
    def reprend(self) -> bool:
        """Whether starting goes on with the game, or the series, that was stopped."""
        entre = self.serie.faites and not (self.serie.finie or self.partie.nb_coups_total)  # it was kept, then taken up
        return (self.marche is Marche.ARRETEE or (self.marche is Marche.PRETE and bool(entre))) and not self.delaissee

    @property
    def prolongeable(self) -> bool:
        """Whether more games may follow those of a series that is over: its two players still sit here."""
        serie, assis = self.serie, sorted(occupant.specification for occupant in self.joueurs.values())
        close = self.marche is not Marche.EN_COURS and serie.finie and serie.nombre > 1
        return close and assis == sorted(serie.bilan(place).nom for place in PLACES)

    @property
    def finie(self) -> bool:
        """Whether the game on the board was played to its end, wherever one stands in it."""
        return self.montree.achevee

    @property
    def chances_permises(self) -> bool:
        """Whether the chances in the game on the board may be told: to a person who plays it they would be a hint."""
        return self.cadence is not None or self.d_ailleurs or self.finie

    @property
    def noms_permis(self) -> bool:
        """Whether what a move would lead to may be named: to a person who plays by the clock it would be a help."""
        return self.d_ailleurs or self.finie or self.montree.pendules is None

    @property
    def moteur_pris(self) -> bool:
        """Whether a machine has the turn on the board and the game runs: advice leaves it the engine.

        During a review machines play on, and their time is not kept from who looks.
        """
        en_cours = self.marche is Marche.EN_COURS and not self.revue
        return en_cours and (self.machine is not None or self.partie.terminee)


class Salle(QObject):
    """A part of the window that it can do without. A room defines what it has a use for of what the window tells."""

    def suivre(self, situation: Situation) -> None:
        """Follow what is played and shown; called after each change."""

    def definir_theme(self, theme: Theme) -> None:
        """Take the colours of ``theme``."""

    def fermer(self) -> None:
        """Stop what runs and write what waits: the window closes."""


class Rafraichissement(QObject):
    """Has the window tell where it stands, unless it has just done so: then once that image has been seen."""

    def __init__(self, fenetre: QObject, dire: Callable[[], object], dite: SignalInstance) -> None:
        """``dire`` makes ``fenetre`` tell its situation, which it may do by itself too: ``dite`` is the telling."""
        super().__init__(fenetre)
        self._dire, self._due = dire, False
        self._image = QTimer(self, singleShot=True, interval=IMAGE)
        self._image.timeout.connect(self._finir)
        dite.connect(lambda _: self._noter())

    def demander(self) -> None:
        """Have told what was just played, now or soon."""
        self._due = True
        if not self._image.isActive():
            self._finir()

    def fermer(self) -> None:
        """Have nothing told later: nobody listens any more."""
        self._image.stop()

    def _noter(self) -> None:
        self._due = False
        self._image.start()

    def _finir(self) -> None:
        if self._due:
            self._dire()
