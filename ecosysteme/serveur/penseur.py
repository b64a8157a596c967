"""The engine behind the protocols: it always has an answer, whether it was stopped or not."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from threading import Event, Thread
from time import perf_counter
from typing import Any, Final, Protocol

from ecosysteme.arret import Interrompu, attendre
from ecosysteme.cases import Position
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.joueurs.moteur import IAmoteur
from ecosysteme.joueurs.pendule import Part
from ecosysteme.moteur.othello.avis import Avis, Limites, Note, RappelAvis
from ecosysteme.reglages import NIVEAU_LIVRE, PROFONDEUR_MOTEUR, TEMPS

GRACE: Final = 2.0  # s that loading it still gets then: enough when it was compiled before
UN_PLI: Final = Limites(profondeur=1)
MARGE: Final = 0.02  # s kept from each move, at most half of it: for the pipes and for what stops a search
SANS_LIMITE: Final = float(TEMPS.maximum or 0)


@dataclass(frozen=True)
class CoupReflechi:
    """The move to play and what is thought of the position, for who plays it."""

    coup: Position
    avis: Avis
    du_livre: bool = False


class Penseur(Protocol):
    """What the protocols ask of an engine. Once ``arret`` is set it answers at once with what it knows."""

    def choisir(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: RappelAvis | None = None
    ) -> CoupReflechi:
        """Return the move to play in ``etat``, which has one; ``rappel`` hears of each deeper opinion."""

    def noter(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: RappelAvis | None = None, *, tous: bool = True
    ) -> Avis:
        """Judge ``etat``, and each of its moves if ``tous``; it may have none."""

    def livre(self, etat: EtatOthello) -> tuple[Mapping[Position, int], int]:
        """Return what the opening book says of the moves, best first, and the plies it was made with."""

    def anticiper(self, etat: EtatOthello, arret: Event) -> None:
        """Think in advance, until ``arret`` is set at most, while the opponent does, who has the turn in ``etat``."""

    def preparer(self, arret: Event) -> None:
        """Get ready to think, at a moment when no clock runs."""

    def nouvelle_partie(self) -> None:
        """Forget what was learnt in the game before."""


class _Joueur(IAmoteur):
    """The player of the house, whose engine may also be asked what it thinks of every move."""

    def noter(
        self, etat: EtatOthello, limites: Limites, arret: Event | None, dire: RappelAvis | None, tous: bool
    ) -> Avis:
        plateau, couleur = etat.plateau, COULEUR_DE[etat.trait]
        return self._engager().reflechir(plateau, couleur, limites, tous=tous, arret=arret, rappel=dire)


class PenseurMoteur:
    """The compiled engine, at a level. It is loaded on a thread, so that what needs no thinking is answered at once."""

    def __init__(self, **options: Any) -> None:
        self._joueur = _Joueur(**options)
        self._jeu = Othello()
        self._chargement = Thread(target=self._charger, name="othellier-chargement", daemon=True)
        self._chargement.start()

    def _charger(self) -> None:
        with suppress(Exception):  # what goes wrong will do so again at the first question, and be told there
            self._joueur.preparer(self._jeu)

    @property
    def charge(self) -> bool:
        """Whether the engine is ready; it may be minutes before, when it has to be compiled."""
        return not self._chargement.is_alive()

    def choisir(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: RappelAvis | None = None
    ) -> CoupReflechi:
        """Return the move to play; see ``Penseur``."""
        joueur, connus, limites = self._joueur, _Connus(rappel), self._restantes(limites, arret)
        if not self.charge:
            return CoupReflechi(etat.coups[0], _au_hasard(etat))
        joueur.temps, joueur.visees = limites.secondes or SANS_LIMITE, limites.visees
        joueur.profondeur = limites.profondeur or int(PROFONDEUR_MOTEUR.defaut)
        joueur.rappel = connus
        try:
            coup: Position = joueur.choisir(self._jeu, etat, arret)
        except Interrompu:
            avis = connus.dernier or joueur.noter(etat, UN_PLI, None, None, False)
            assert avis.meilleur is not None  # the state has a move
            return CoupReflechi(avis.meilleur, avis)
        pense = joueur.avis
        assert isinstance(pense, Avis)  # at Othello nobody else advises than the engine
        return CoupReflechi(coup, pense, du_livre=connus.dernier is None and pense.secondes == 0)

    def noter(
        self, etat: EtatOthello, limites: Limites, arret: Event, rappel: RappelAvis | None = None, *, tous: bool = True
    ) -> Avis:
        """Judge a position; see ``Penseur``."""
        connus, limites = _Connus(rappel), self._restantes(limites, arret)
        if not self.charge:
            return _au_hasard(etat)
        try:
            return self._joueur.noter(etat, limites, arret, connus, tous)
        except Interrompu:
            return connus.dernier or self._joueur.noter(etat, UN_PLI, None, None, tous)

    def anticiper(self, etat: EtatOthello, arret: Event) -> None:
        """Think in advance if the player does; see ``Penseur``."""
        if self.charge:
            self._joueur.profondeur = int(PROFONDEUR_MOTEUR.defaut)  # of the move before, and no limit any more
            with suppress(Exception):  # what goes wrong will do so again at the next question, and be told there
                self._joueur.anticiper(self._jeu, etat, arret)

    def livre(self, etat: EtatOthello) -> tuple[Mapping[Position, int], int]:
        """Open the book, as the player does from its level up."""
        if not self._joueur.livre or self._joueur.niveau < NIVEAU_LIVRE:
            return {}, 0
        from ecosysteme.ouvertures.livre_personnel import livre_en_usage  # NumPy is long to import

        notes = livre_en_usage().notes(etat.plateau, COULEUR_DE[etat.trait])
        profondeur = next((note.profondeur for note in notes.values()), 0)
        return {coup: note.valeur for coup, note in notes.items()}, profondeur or 1

    def preparer(self, arret: Event) -> None:
        """Wait for the engine, for long if it has to be compiled, though not much longer once ``arret`` is set."""
        try:
            attendre(self._attendre_chargement, arret)
        except Interrompu:
            self._chargement.join(GRACE)

    def _attendre_chargement(self, secondes: float) -> bool:
        self._chargement.join(secondes)
        return self.charge

    def nouvelle_partie(self) -> None:
        """Empty the table: a game then depends on nothing that came before."""
        if self.charge:
            self._joueur.nouvelle_partie()

    def _restantes(self, limites: Limites, arret: Event) -> Limites:
        """Wait for the engine, and take that and the margin off the time: the referee's clock runs meanwhile."""
        debut = perf_counter()
        self.preparer(arret)
        if limites.secondes is None:
            return limites
        perdues = perf_counter() - debut + min(MARGE, limites.secondes / 2)
        visees, secondes = Part(limites.visees, limites.secondes).plus(-perdues)
        return replace(limites, secondes=secondes, visees=visees)


class _Connus:
    """Keeps the last result of a search, for when it is stopped."""

    def __init__(self, rappel: RappelAvis | None) -> None:
        self.dernier: Avis | None = None
        self._rappel = rappel

    def __call__(self, avis: Avis) -> None:
        self.dernier = avis
        if self._rappel is not None:
            self._rappel(avis)


def _au_hasard(etat: EtatOthello) -> Avis:
    """Return what can be said of a position before there is an engine: the moves are legal."""
    rien = Note(0, 0, 0, False)
    return Avis(0, 0, 0, False, etat.coups[:1] or (None,), 0, 0.0, dict.fromkeys(etat.coups, rien))
