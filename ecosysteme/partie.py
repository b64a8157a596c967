"""One game from its first move to its result: the only place where turns, passes and the end are decided.

The window, the console and the matches all drive a ``Partie``; none of them keeps rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter
from typing import Generic, TypeAlias

from ecosysteme.jeu import SECOND, Camp, Coup, CoupQuelconque, Etat, EtatQuelconque, Issue, Jeu
from ecosysteme.joueurs.humain import Humain
from ecosysteme.joueurs.joueur import Joueur, RechercheInterrompue


@dataclass(frozen=True, slots=True)
class Trait(Generic[Etat, Coup]):
    """One turn that was taken: who, which move (``None``: a forced pass), the state after it, the time it took.

    ``remplaces`` are the turns that stood here, taken back, when the move was played in their place.
    """

    camp: Camp
    coup: Coup | None
    etat: Etat
    secondes: float = 0.0
    remplaces: tuple[Trait[Etat, Coup], ...] = field(default=(), repr=False, compare=False)


class Partie(Generic[Etat, Coup]):
    """A game of ``jeu`` in progress, with its past, and the moves taken back as its future.

    No move is lost: one that is played in the place of others keeps them, and gives them back when it is undone.
    Passes play themselves: ``trait`` always has a legal move, until it is ``None`` at the end.
    """

    def __init__(self, jeu: Jeu[Etat, Coup], depart: Etat | None = None) -> None:
        """Begin at ``depart``, or at the game's initial state."""
        self.jeu = jeu
        self.depart = jeu.etat_initial() if depart is None else depart
        self._traits: list[Trait[Etat, Coup]] = []
        self._fait = 0  # turns taken; those behind have been taken back
        # What ``annuler`` changed for the turns that had been replaced, and after how many turns, for ``retablir``.
        self._reprises: list[tuple[int, list[Trait[Etat, Coup]]]] = []
        self._passer_si_bloque()

    @property
    def etat(self) -> Etat:
        """The state on the board now."""
        return self._traits[self._fait - 1].etat if self._fait else self.depart

    @property
    def historique(self) -> tuple[Trait[Etat, Coup], ...]:
        """The turns taken so far, passes included."""
        return tuple(self._traits[: self._fait])

    @property
    def defaits(self) -> tuple[Trait[Etat, Coup], ...]:
        """The turns that were taken back and can still be played again."""
        return tuple(self._traits[self._fait :])

    @property
    def issue(self) -> Issue | None:
        """``None`` while the game goes on, then 0 for a draw or the winning camp."""
        return self.jeu.issue(self.etat)

    @property
    def terminee(self) -> bool:
        """Whether the game is over."""
        return self.issue is not None

    @property
    def trait(self) -> Camp | None:
        """The camp that must move now; ``None`` when the game is over."""
        return None if self.terminee else self.jeu.trait(self.etat)

    @property
    def scores(self) -> tuple[int, int]:
        """The points of the two camps."""
        return self.jeu.scores(self.etat)

    @property
    def nb_coups(self) -> int:
        """Moves played so far, passes not counted."""
        return sum(trait.coup is not None for trait in self._traits[: self._fait])

    @property
    def nb_coups_total(self) -> int:
        """Moves played, those taken back included."""
        return sum(trait.coup is not None for trait in self._traits)

    @property
    def nb_tours(self) -> int:
        """Rounds so far, the one under way included; a round is the first camp's turn and then the second's."""
        traits = self._fait + (not self.terminee)  # the turn that is being taken belongs to a round too
        seul = self.jeu.trait(self.depart) == SECOND  # the first round then lacks the first camp's turn
        return (traits + seul + 1) // 2 if traits else 0

    @property
    def dernier(self) -> Trait[Etat, Coup] | None:
        """The last turn in which something was played."""
        return next((trait for trait in reversed(self._traits[: self._fait]) if trait.coup is not None), None)

    @property
    def transcription(self) -> str:
        """The moves in a row, passes left out: ``f5d6c3…``."""
        return "".join(self.jeu.ecrire_coup(trait.coup) for trait in self.historique if trait.coup is not None)

    def jouer(self, coup: Coup, secondes: float = 0.0, joueur: Joueur | None = None) -> None:
        """Play for the side to move, then let the other pass if it must.

        What had been taken back is kept with the move, and ``annuler`` gives it back.
        ``joueur`` is who plays the move: at Othello their ``retourner`` turns the discs. It is left out where nobody
        plays, as when a game is read from a file. ``secondes`` is the time that the player took. Raises ``ValueError``
        when the game is over or the move illegal; the game is then as it was.
        """
        if self.terminee:
            raise ValueError("la partie est terminée")
        jeu, etat = self.jeu, self.etat
        apres = jeu.jouer(etat, coup) if joueur is None else jeu.faire_jouer(joueur, etat, coup)
        remplaces = self.defaits
        del self._traits[self._fait :]
        self._reprises.clear()
        self._ajouter(Trait(jeu.trait(etat), coup, apres, secondes, remplaces))
        self._passer_si_bloque()

    def _ajouter(self, trait: Trait[Etat, Coup]) -> None:
        self._traits.append(trait)
        self._fait += 1

    def _passer_si_bloque(self) -> None:
        while not self.jeu.coups_legaux(self.etat) and not self.terminee:
            self._ajouter(Trait(self.jeu.trait(self.etat), None, self.jeu.passer(self.etat)))

    def passes_depuis_dernier(self) -> list[Camp]:
        """List the camps that had to pass since the last move, for whoever announces it."""
        passes: list[Camp] = []
        for trait in reversed(self._traits[: self._fait]):
            if trait.coup is not None:
                break
            passes.insert(0, trait.camp)
        return passes

    def annuler(self) -> bool:
        """Take back the last move and the passes that followed it; ``False`` when there is none.

        Where it had been played in the place of other moves, these can be played again instead of it.
        """
        dernier = self.dernier
        if dernier is None:
            return False
        self._situer(self.nb_coups - 1)
        if dernier.remplaces:
            self._reprises.append((self._fait, self._traits[self._fait :]))
            self._traits[self._fait :] = dernier.remplaces
        return True

    def retablir(self) -> bool:
        """Play again the move last taken back, with the passes that follow; ``False`` when there is none."""
        if self._reprises and self._reprises[-1][0] == self._fait:
            self._traits[self._fait :] = self._reprises.pop()[1]
        return self._situer(self.nb_coups + 1) if self.defaits else False

    def aller_a(self, nb_coups: int) -> bool:
        """Stand after ``nb_coups`` moves, 0 being the start; the later ones can be played again.

        Returns whether the position changed. Raises ``ValueError`` when the game has fewer moves.
        """
        if not 0 <= nb_coups <= self.nb_coups_total:
            raise ValueError(f"coup {nb_coups} inexistant : la partie en compte {self.nb_coups_total}")
        self._reprises.clear()
        return self._situer(nb_coups)

    def _situer(self, nb_coups: int) -> bool:
        avant, self._fait, joues = self._fait, 0, 0
        for trait in self._traits:
            joues += trait.coup is not None
            if joues > nb_coups:
                break
            self._fait += 1
        return self._fait != avant


# A game in progress whose rules are only known at run time, so that its states and moves have no type to name.
PartieQuelconque: TypeAlias = Partie[EtatQuelconque, CoupQuelconque]


def derouler(
    partie: PartieQuelconque,
    joueurs: Mapping[Camp, Joueur],
    arret: Event | None = None,
    apres_coup: Callable[[PartieQuelconque], None] | None = None,
    refus: Callable[[ValueError], None] | None = None,
) -> PartieQuelconque:
    """Seat ``joueurs``, ask each in turn until the game is over, and return it.

    ``apres_coup`` is called after every move, ``refus`` when a person's is illegal, before they are asked again.
    Raises what the players raise (``RechercheInterrompue`` when ``arret`` is set), and ``ValueError`` naming the player
    when a move is illegal and nobody is asked again: the game stands where it was.
    """
    while (camp := partie.trait) is not None:
        joueurs[camp].asseoir(camp)  # at each turn: the same player may have both seats
        _faire_jouer(partie, joueurs[camp], arret, refus)
        if apres_coup:
            apres_coup(partie)
    return partie


def _faire_jouer(
    partie: PartieQuelconque, joueur: Joueur, arret: Event | None, refus: Callable[[ValueError], None] | None
) -> None:
    """Ask ``joueur`` for a move and let it play it; a person again and again, until the move is legal."""
    debut = perf_counter()
    while True:
        if arret is not None and arret.is_set():  # here too: a player that draws lots never looks at the flag
            raise RechercheInterrompue
        coup = joueur.choisir(partie.jeu, partie.etat, arret)
        try:
            partie.jouer(coup, perf_counter() - debut, joueur)
            return
        except ValueError as erreur:
            if refus is None or not isinstance(joueur, Humain):  # a machine would only answer the same again
                raise ValueError(f"{joueur} a joué un coup illégal : {erreur}") from erreur
            refus(erreur)
