"""One game from its first move to its result: the only place where turns, passes and the end are decided.

The window, the console and the matches all drive a ``Partie``; none of them keeps rules of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Event
from time import perf_counter
from typing import Generic, TypeAlias

from ecosysteme.arret import verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.jeu import SECOND, Camp, Coup, CoupQuelconque, Etat, EtatQuelconque, Issue, Jeu
from ecosysteme.joueurs.humain import Humain
from ecosysteme.joueurs.joueur import Joueur


@dataclass(frozen=True, slots=True)
class Tour(Generic[Etat, Coup]):
    """One turn that was taken: who, which move (``None``: a forced pass), the state after it, the time it took.

    ``remplaces`` are the turns that stood here, taken back, when the move was played in their place.
    """

    camp: Camp
    coup: Coup | None
    etat: Etat
    secondes: float = 0.0
    remplaces: tuple[Tour[Etat, Coup], ...] = field(default=(), repr=False, compare=False)


class Partie(Generic[Etat, Coup]):
    """A game of ``jeu`` in progress, with its past, and the moves taken back as its future.

    No move is lost: one that is played in the place of others keeps them, and gives them back when it is undone.
    Passes play themselves: ``trait`` always has a legal move, until it is ``None`` at the end.
    """

    def __init__(self, jeu: Jeu[Etat, Coup], depart: Etat | None = None) -> None:
        """Begin at ``depart``, or at the game's initial state."""
        self.jeu = jeu
        self.depart = jeu.etat_initial() if depart is None else depart
        self._tours: list[Tour[Etat, Coup]] = []
        self._fait = 0  # turns taken; those behind have been taken back
        # What ``annuler`` changed for the turns that had been replaced, and after how many turns, for ``retablir``.
        self._reprises: list[tuple[int, list[Tour[Etat, Coup]]]] = []
        self._passer_si_bloque()

    def __repr__(self) -> str:
        """Show the game at a prompt: its moves, whose turn it is (``None`` at the end), and the position."""
        trait = self.trait and self.jeu.noms_camps[self.trait - 1]
        return f"Partie({self.jeu.nom}, coups={self.transcription}, trait={trait})\n{self.jeu.texte(self.etat)}"

    def _repr_svg_(self) -> str | None:
        """Draw the position in Jupyter, where the game has a picture of its states."""
        dessiner: Callable[[], str] | None = getattr(self.etat, "_repr_svg_", None)
        return dessiner() if dessiner else None

    @property
    def etat(self) -> Etat:
        """The state on the board now."""
        return self._tours[self._fait - 1].etat if self._fait else self.depart

    @property
    def historique(self) -> tuple[Tour[Etat, Coup], ...]:
        """The turns taken so far, passes included."""
        return tuple(self._tours[: self._fait])

    @property
    def defaits(self) -> tuple[Tour[Etat, Coup], ...]:
        """The turns that were taken back and can still be played again."""
        return tuple(self._tours[self._fait :])

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
        return sum(tour.coup is not None for tour in self._tours[: self._fait])

    @property
    def nb_coups_total(self) -> int:
        """Moves played, those taken back included."""
        return sum(tour.coup is not None for tour in self._tours)

    @property
    def nb_tours(self) -> int:
        """Rounds so far, the one under way included; a round is the first camp's turn and then the second's."""
        traits = self._fait + (not self.terminee)  # the turn that is being taken belongs to a round too
        seul = self.jeu.trait(self.depart) == SECOND  # the first round then lacks the first camp's turn
        return (traits + seul + 1) // 2 if traits else 0

    @property
    def dernier(self) -> Tour[Etat, Coup] | None:
        """The last turn in which something was played."""
        return next((tour for tour in reversed(self._tours[: self._fait]) if tour.coup is not None), None)

    @property
    def transcription(self) -> str:
        """The moves in a row, passes left out: ``f5d6c3…``."""
        return "".join(self.jeu.ecrire_coup(tour.coup) for tour in self.historique if tour.coup is not None)

    def jouer(self, coup: Coup, secondes: float = 0.0, joueur: Joueur | None = None) -> None:
        """Play for the side to move, then let the other pass if it must.

        What had been taken back is kept with the move, and ``annuler`` gives it back.
        ``joueur`` is who plays the move: at Othello their ``retourner`` turns the discs. It is left out where nobody
        plays, as when a game is read from a file. ``secondes`` is the time that the player took. Raises ``ValueError``
        when the game is over or the move illegal; the game is then as it was.
        """
        if self.terminee:
            raise Faute("la partie est terminée")
        jeu, etat = self.jeu, self.etat
        apres = jeu.jouer(etat, coup) if joueur is None else jeu.faire_jouer(joueur, etat, coup)
        remplaces = self.defaits
        del self._tours[self._fait :]
        self._reprises.clear()
        self._ajouter(Tour(jeu.trait(etat), coup, apres, secondes, remplaces))
        self._passer_si_bloque()

    def _ajouter(self, tour: Tour[Etat, Coup]) -> None:
        self._tours.append(tour)
        self._fait += 1

    def _passer_si_bloque(self) -> None:
        while not self.jeu.coups_legaux(self.etat) and not self.terminee:
            self._ajouter(Tour(self.jeu.trait(self.etat), None, self.jeu.passer(self.etat)))

    def passes_depuis_dernier(self) -> list[Camp]:
        """List the camps that had to pass since the last move, for whoever announces it."""
        passes: list[Camp] = []
        for tour in reversed(self._tours[: self._fait]):
            if tour.coup is not None:
                break
            passes.insert(0, tour.camp)
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
            self._reprises.append((self._fait, self._tours[self._fait :]))
            self._tours[self._fait :] = dernier.remplaces
        return True

    def retablir(self) -> bool:
        """Play again the move last taken back, with the passes that follow; ``False`` when there is none."""
        if self._reprises and self._reprises[-1][0] == self._fait:
            self._tours[self._fait :] = self._reprises.pop()[1]
        return self._situer(self.nb_coups + 1) if self.defaits else False

    def aller_a(self, nb_coups: int) -> bool:
        """Stand after ``nb_coups`` moves, 0 being the start; the later ones can be played again.

        Returns whether the position changed. Raises ``ValueError`` when the game has fewer moves.
        """
        if not 0 <= nb_coups <= self.nb_coups_total:
            raise Faute(
                "coup {nb_coups} inexistant : la partie en compte {nombre}",
                nb_coups=nb_coups,
                nombre=self.nb_coups_total,
            )
        self._reprises.clear()
        return self._situer(nb_coups)

    def _situer(self, nb_coups: int) -> bool:
        avant, self._fait, joues = self._fait, 0, 0
        for tour in self._tours:
            joues += tour.coup is not None
            if joues > nb_coups:
                break
            self._fait += 1
        return self._fait != avant


# A game in progress whose rules are only known at run time, so that its states and moves have no type to name; and
# one turn of it.
PartieQuelconque: TypeAlias = Partie[EtatQuelconque, CoupQuelconque]
TourQuelconque: TypeAlias = Tour[EtatQuelconque, CoupQuelconque]


def derouler(
    partie: PartieQuelconque,
    joueurs: Mapping[Camp, Joueur],
    arret: Event | None = None,
    apres_coup: Callable[[PartieQuelconque], None] | None = None,
    refus: Callable[[ValueError], None] | None = None,
) -> PartieQuelconque:
    """Seat ``joueurs``, ask each in turn until the game is over, and return it.

    ``apres_coup`` is called after every move, ``refus`` when a person's is illegal, before they are asked again.
    Raises what the players raise (``Interrompu`` when ``arret`` is set), and ``ValueError`` naming the player
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
        verifier_arret(arret)  # here too: a player that draws lots never looks at the flag
        coup = joueur.choisir(partie.jeu, partie.etat, arret)
        try:
            partie.jouer(coup, perf_counter() - debut, joueur)
            return
        except ValueError as erreur:
            if refus is None or not isinstance(joueur, Humain):  # a machine would only answer the same again
                raise Faute("{joueur} a joué un coup illégal : {erreur}", joueur=joueur, erreur=erreur) from erreur
            refus(erreur)
