"""Somebody else's engine as a player."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Lock
from typing import Any, Final

from ecosysteme.jeu import Jeu
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.joueurs.joueur import Joueur, RechercheInterrompue
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.moteur_gtp import TAILLE, MoteurGTP
from ecosysteme.protocoles.processus import Interrompu, decouper
from ecosysteme.reglages import PATIENCE, TEMPS

PROTOCOLES: Final = {"gtp": MoteurGTP}


class IAexterne(Joueur):
    """Plays Othello on 8 × 8 with a program of any origin, started by a command line and spoken to over a protocol.

    Its specification is ``externe:PROTOCOLE[,option=valeur…]:COMMANDE``. All that follows the second colon is the
    command, whatever it holds: ``externe:gtp,temps=1:edax -gtp -level 20``. The options are ``temps``, the seconds a
    move that the engine is told (without it, it plays as its command line says), and ``patience``.
    """

    nom = "externe"
    libelle = "IA Externe"
    options = (TEMPS, PATIENCE)

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        commande: str,
        protocole: str = "gtp",
        temps: float | None = None,
        patience: float = float(PATIENCE.defaut),
    ) -> None:
        """Check the command; the program itself is started at the first move. ``ValueError`` when it is not found."""
        super().__init__(couleur)
        self._arguments = decouper(commande)
        self._fabrique = PROTOCOLES[protocole]
        self.temps, self.patience = temps, patience
        self._moteur: MoteurGTP | None = None
        self._verrou = Lock()  # a question that was stopped may not have left yet when the next one comes

    @staticmethod
    def lire(suite: str) -> tuple[dict[str, str], str]:
        """Split what follows ``externe:`` into protocol and command, and the options, unread; ``ValueError``."""
        tete, _, commande = suite.partition(":")
        protocole, _, options = tete.partition(",")
        if protocole.strip() not in PROTOCOLES or not commande.strip():
            attendu = f"externe:PROTOCOLE[,option=valeur…]:COMMANDE, protocole {' ou '.join(PROTOCOLES)}"
            raise ValueError(f"moteur externe {suite!r} : attendu {attendu}, par exemple externe:gtp:gtp-rhino -l 3")
        return {"protocole": protocole.strip(), "commande": commande.strip()}, options

    def choisir(self, jeu: Jeu[Any, Any], etat: Any, arret: Event | None = None) -> Any:
        """Return the engine's move.

        Raises ``ValueError`` for another game or board, ``MoteurDefaillant`` when the engine is at fault: it is then
        ended, and started again at the next question, as after a stop.
        """
        if not isinstance(etat, EtatOthello) or etat.taille != TAILLE:
            raise ValueError(f"un moteur externe ne joue qu'à othello sur {TAILLE} × {TAILLE}")
        with self._verrou:
            try:
                if self._moteur is None:
                    self._moteur = self._fabrique(self._arguments, self.temps, self.patience, arret)
                return self._moteur.coup(etat, arret)
            except Interrompu:
                self._finir()
                raise RechercheInterrompue from None
            except MoteurDefaillant as erreur:
                self._finir()
                raise MoteurDefaillant(f"{self} {erreur}") from None
            except BaseException:
                self._finir()
                raise

    def _finir(self) -> None:
        """End the engine at once: it may be thinking, and nothing is known of where it stands."""
        moteur, self._moteur = self._moteur, None
        if moteur is not None:
            moteur.fermer(brusque=True)

    def __str__(self) -> str:
        """Name the player with its program."""
        return f"{self.libelle} ({Path(self._arguments[0]).name})"
