"""What the servers share: a game, an engine that thinks, and a function that carries lines away.

A server is a state machine: a line in, lines out. It knows nothing of pipes and threads, see ``boucle``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from threading import Event
from typing import Final

from ecosysteme.cases import TAILLE_STANDARD, CoupOuPasse
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.joueurs.pendule import VITESSE, mesurer_vitesse
from ecosysteme.moteur.othello.avis import Avis
from ecosysteme.protocoles.suivi import Suivi
from ecosysteme.reglages import TEMPS
from ecosysteme.serveur.penseur import Penseur

NOM: Final = "Othellier"
SECONDES: Final = float(TEMPS.defaut)  # for a move, when nobody says anything


class Serveur(ABC):
    """One session: obeys lines, one after the other, until ``fini``; ``suivi`` is where its game stands."""

    def __init__(self, penseur: Penseur, dire: Callable[[str], None], temps: float | None = None) -> None:
        """Let ``penseur`` think and ``dire`` carry each line away; no move may last more than ``temps`` seconds."""
        self.fini = False
        self._joue: EtatOthello | None = None  # the position after the engine's last move
        self._vitesse = VITESSE  # nodes a second, as the last long search told
        self._penseur, self._dire, self._temps = penseur, dire, temps
        self._recommencer()

    @abstractmethod
    def obeir(self, ligne: str, arret: Event) -> None:
        """Obey a line, whatever it holds: answer, think, change the game. Once ``arret`` is set, stop thinking."""

    @abstractmethod
    def coupe(self, ligne: str) -> bool:
        """Tell whether this line, arriving while another one is obeyed, cuts that one short."""

    def endurante(self, ligne: str) -> bool:
        """Tell whether this line may last for ever, so that what waits behind it must cut it short in the end."""
        return False

    def anticiper(self, arret: Event) -> None:
        """Think in advance, until ``arret`` is set at most, if it is the turn of the opponent of a move just played."""
        if self._joue is self.suivi.etat:
            self._penseur.anticiper(self._joue, arret)

    def _recommencer(self, depart: EtatOthello | None = None) -> None:
        self.suivi = Suivi(Othello(TAILLE_STANDARD))
        if depart is not None:
            self.suivi.recommencer(depart)
        self._jalons: list[int] = []  # positions of the line before each move that was told

    def _mesurer(self, avis: Avis) -> None:
        """Learn the speed of the engine from what it has just thought."""
        self._vitesse = mesurer_vitesse(avis.noeuds, avis.secondes, self._vitesse)

    @property
    def _vides(self) -> int:
        return TAILLE_STANDARD**2 - len(self.suivi.etat.plateau)

    def jouer(self, coup: CoupOuPasse, camp: Camp | None = None) -> None:
        """Play or pass for ``camp``, by default whoever can; its opponent passes first if it must.

        ``ValueError`` when that is against the rules, the game then being as it was.
        """
        avant = len(self.suivi.etats)
        bloque = not self.suivi.etat.coups
        if (camp is None and bloque and coup is not None) or camp not in (None, self.suivi.etat.trait):
            self._passer()
        try:
            if coup is None:
                self._passer()
            else:
                self.suivi.jouer(coup)
        except ValueError:
            self._revenir(avant)
            raise
        self._jalons.append(avant)

    def _passer(self) -> None:
        if self.suivi.etat.coups:
            raise Faute("un coup se joue : passe impossible")
        self.suivi.jouer(None)

    def _revenir(self, longueur: int) -> None:
        while len(self.suivi.etats) > longueur:
            self.suivi.annuler()

    def annuler(self) -> bool:
        """Take back the last move that was told; ``False`` when there is none."""
        if not self._jalons:
            return False
        self._revenir(self._jalons.pop())
        return True
