"""Somebody else's engine at the other end of GTP, kept in step with any game of Othello on 8 × 8."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from threading import Event
from time import monotonic
from typing import Final

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.plateau import NOIR, Position, nom_case
from ecosysteme.protocoles import MoteurDefaillant
from ecosysteme.protocoles.gtp import (
    Lecture,
    Reponse,
    abreger,
    ecrire_commande,
    ecrire_couleur,
    ecrire_coup,
    lire_coup,
)
from ecosysteme.protocoles.processus import Processus
from ecosysteme.protocoles.suivi import Coup, Suivi

TAILLE: Final = 8


def _position_grhino(etat: EtatOthello) -> str:
    plateau = etat.plateau
    cases = (plateau.get((ligne, colonne)) for ligne in range(TAILLE) for colonne in range(TAILLE))
    dessin = "".join("-" if couleur is None else "X" if couleur == NOIR else "O" for couleur in cases)
    return f"{dessin} {'X' if etat.trait == PREMIER else 'O'}"


# GTP only knows games from their first move; an engine may have a command of its own that sets up a position.
MISES_EN_PLACE: Final[dict[str, Callable[[EtatOthello], str]]] = {"grhino-setup_board": _position_grhino}


class MoteurGTP:
    """One engine in one process, from its start to ``fermer``. After an exception only ``fermer`` may be called."""

    def __init__(self, arguments: Sequence[str], temps: float | None, patience: float, arret: Event | None) -> None:
        """Start it, with ``temps`` seconds a move if given, waiting ``patience`` seconds for each of its answers.

        Raises ``MoteurDefaillant`` when it cannot play so, ``Interrompu`` when ``arret`` is set.
        """
        self._processus = Processus(arguments)
        self._patience = patience
        self._numero = 0
        self._suivi = Suivi(Othello(TAILLE))
        try:
            self._preparer(temps, arret)
        except BaseException:
            self.fermer(brusque=True)
            raise

    def _preparer(self, temps: float | None, arret: Event | None) -> None:
        """Agree on the game, the board and the time."""
        liste = self._demander("list_commands", arret=arret)
        self._connues = set(liste.texte.split()) if liste.accord else set()
        if "set_game" in self._connues:  # it plays several games
            self._exiger("set_game", "Othello", arret=arret)
        self._exiger("boardsize", TAILLE, arret=arret)
        if temps is not None:
            if "time_settings" not in self._connues:
                raise MoteurDefaillant("ne connaît pas time_settings : temps=… n'y peut rien")
            # GTP counts whole seconds, for a number of moves: half a second a move is one second for two.
            secondes, coups = Fraction(temps).limit_denominator(100).as_integer_ratio()
            self._exiger("time_settings", 0, secondes, coups, arret=arret)
        self._exiger("clear_board", arret=arret)

    def coup(self, etat: EtatOthello, arret: Event | None) -> Position:
        """Bring the engine to ``etat`` and return its move there, which is legal.

        Raises ``MoteurDefaillant`` or ``Interrompu``.
        """
        self._amener(etat, arret)
        reponse = self._exiger("genmove", ecrire_couleur(etat.trait), arret=arret)
        coup = lire_coup(reponse.texte)
        if coup is None:
            raise MoteurDefaillant("passe alors qu'il peut jouer")
        if coup not in etat.coups:
            attendus = ", ".join(map(nom_case, etat.coups))
            raise MoteurDefaillant(f"joue {nom_case(coup)}, coup illégal : attendu {attendus}")
        self._suivi.jouer(coup)
        return coup

    def _amener(self, etat: EtatOthello, arret: Event | None) -> None:
        """Tell the engine the moves that it has not seen; failing that, begin again from the start of its line."""
        suite = self._suivi.suite(etat)
        if suite is None:
            depart, suite = self._suivi.reprise(etat) or (etat, [])
            self._placer(depart, arret)
        for coup in suite:
            self._jouer(coup, arret)

    def _placer(self, depart: EtatOthello, arret: Event | None) -> None:
        if depart == Othello(TAILLE).etat_initial():
            self._exiger("clear_board", arret=arret)
        else:
            commande = next((nom for nom in MISES_EN_PLACE if nom in self._connues), None)
            if commande is None:
                raise MoteurDefaillant("ne sait pas partir d'une position dont les coups sont inconnus")
            self._exiger(commande, MISES_EN_PLACE[commande](depart), arret=arret)
        self._suivi.recommencer(depart)

    def _jouer(self, coup: Coup, arret: Event | None) -> None:
        reponse = self._demander("play", ecrire_couleur(self._suivi.etat.trait), ecrire_coup(coup), arret=arret)
        # GRhino passes by itself, and refuses to be told so.
        if not reponse.accord and coup is not None:
            raise MoteurDefaillant(f"refuse le coup {ecrire_coup(coup)} : {abreger(reponse.texte)}")
        self._suivi.jouer(coup)

    def _exiger(self, nom: str, *arguments: object, arret: Event | None) -> Reponse:
        """Ask what cannot be refused."""
        reponse = self._demander(nom, *arguments, arret=arret)
        if not reponse.accord:
            raise MoteurDefaillant(f"refuse {' '.join(map(str, (nom, *arguments)))} : {abreger(reponse.texte)}")
        return reponse

    def _demander(self, nom: str, *arguments: object, arret: Event | None) -> Reponse:
        self._numero += 1
        self._processus.ecrire(ecrire_commande(self._numero, nom, *arguments))
        lecture, reponse = Lecture(self._numero), None
        echeance = monotonic() + self._patience  # for the answer, not for each of its lines
        try:
            while reponse is None:
                reponse = lecture.ajouter(self._processus.lire(echeance, arret))
        except TimeoutError:
            raise MoteurDefaillant(f"n'a pas répondu à {nom} en {self._patience:g} s") from None
        return reponse

    def fermer(self, brusque: bool = False) -> None:
        """Leave the engine a moment to end, or none (``brusque``)."""
        if brusque:
            self._processus.fermer(0)
        else:
            self._processus.fermer()
