"""An external engine in a child process: what is the same for every protocol."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import ClassVar, Final, TypeVar

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.pendules import Temps
from ecosysteme.plateau import nom_case
from ecosysteme.protocoles import MoteurDefaillant, TempsEcoule
from ecosysteme.protocoles.processus import Processus
from ecosysteme.protocoles.trace import TraceMoteur
from ecosysteme.reglages import PATIENCE

T = TypeVar("T")

MARGE: Final = 0.2  # s waited for an answer beyond the end of a clock: whoever counts its time must have seen it fall


@dataclass(frozen=True)
class Pilotage:
    """How an engine is driven: seconds and plies a move that it is told, seconds that it is waited for without a clock.

    ``None``: it is told nothing, and plays as its command line says. ``envoi`` are lines sent to it at its start.
    ``trace`` is where all that is said is written, if it is.
    """

    temps: float | None = None
    profondeur: int | None = None
    patience: float = float(PATIENCE.defaut)
    envoi: tuple[str, ...] = ()
    trace: TraceMoteur | None = None


class MoteurExterne(ABC):
    """One engine in one process, from its start to ``fermer``. After an exception only ``fermer`` may be called."""

    regle_profondeur: ClassVar[bool] = False  # whether the protocol can tell a depth
    protocole: ClassVar[str]  # what it is called, and the one to try where nobody understands it
    autre_protocole: ClassVar[str]

    def __init__(self, arguments: Sequence[str], pilotage: Pilotage, arret: Event | None = None) -> None:
        """Start it, and agree with it on the game.

        Raises ``MoteurDefaillant`` when it cannot play so, ``Interrompu`` when ``arret`` is set.
        """
        self._processus = Processus(arguments, pilotage.trace)
        self._pilotage = pilotage
        self.nom = ""  # what it calls itself, once it has said so
        self._entendu = False  # whether it has ever spoken its protocol
        self._echeance: float | None = None  # when the clock of its turn ends, by ``monotonic``, if it has one
        try:
            self._preparer(arret)
        except BaseException:
            self.fermer(brusque=True)
            raise

    @abstractmethod
    def _preparer(self, arret: Event | None) -> None:
        """Agree on the game, the board, the time."""

    @abstractmethod
    def _demander_coup(self, etat: EtatOthello, arret: Event | None, temps: Temps | None) -> Position | None:
        """Bring the engine to ``etat`` and return what it plays there, legal or not, ``None`` for a pass."""

    def nouvelle_partie(self) -> None:
        """Take the next position for one of another game."""
        return  # NBoard begins a game with each position

    def coup(self, etat: EtatOthello, arret: Event | None, temps: Temps | None = None) -> Position:
        """Return the engine's move in ``etat``, which is legal; ``temps`` is what its clock shows, if it has one.

        Where the end of its time ends the game, it is waited for until then, however long that is. Raises ``Abandon``,
        ``TempsEcoule``, another ``MoteurDefaillant`` or ``Interrompu``.
        """
        limite = None if temps is None else temps.limite
        self._echeance = None if limite is None else monotonic() + limite + MARGE
        coup = self._demander_coup(etat, arret, temps)
        if coup is None:
            raise MoteurDefaillant("passe alors qu'il peut jouer")
        if coup not in etat.coups:
            attendus = ", ".join(map(nom_case, etat.coups))
            raise MoteurDefaillant(
                "joue {coup}, coup illégal : attendu {attendus}", coup=nom_case(coup), attendus=attendus
            )
        return coup

    def _ecrire(self, ligne: str) -> None:
        self._processus.ecrire(ligne)

    def _attendre(self, lire: Callable[[str], T | None], question: str, arret: Event | None) -> T:
        """Give each line to ``lire`` until it makes an answer of them; patience is for the answer, not for a line."""
        echeance = monotonic() + self._pilotage.patience if self._echeance is None else self._echeance
        reponse = None
        try:
            while reponse is None:
                reponse = lire(self._processus.lire(echeance, arret))
        except TimeoutError:
            raise self._silence(question) from None
        self._entendu = True
        return reponse

    def _silence(self, question: str) -> MoteurDefaillant:
        """Say that no answer came; where none ever has, it may be spoken to in the wrong words."""
        if self._echeance is not None:
            return TempsEcoule("n'a pas répondu à {question} avant la fin de son temps", question=question)
        patience = self._pilotage.patience
        if self._entendu:
            return MoteurDefaillant(
                "n'a pas répondu à {question} en {patience:g} s", question=question, patience=patience
            )
        return MoteurDefaillant(
            "n'a pas répondu comme un moteur {protocole} en {patience:g} s : essayer {autre} ?",
            protocole=self.protocole,
            patience=patience,
            autre=self.autre_protocole,
        )

    def fermer(self, brusque: bool = False) -> None:
        """Leave the engine a moment to end, or none (``brusque``)."""
        if brusque:
            self._processus.fermer(0)
        else:
            self._processus.fermer()
