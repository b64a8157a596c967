"""An exercise as a line to keep, and read again later: its pack's at Othello, its position in a game that is solved."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

from ecosysteme.exercices.exercice import Exercice
from ecosysteme.exercices.paquet import ecrire_paquet, lire_paquet
from ecosysteme.exercices.resolus import exercice_de
from ecosysteme.jeu import Jeu
from ecosysteme.jeux import lire_jeu
from ecosysteme.jeux.othello import Othello
from ecosysteme.solveurs import Solveur


def identifier(exercice: Exercice) -> str:
    """Return a text that symmetric exercises of Othello share, and that no other has."""
    if exercice.jeu == Othello.nom:
        assert isinstance(exercice.cle, tuple)  # two bitboards
        return "-".join(f"{mot:016x}" for mot in exercice.cle)
    return f"{exercice.jeu} {exercice.regles.ecrire_etat(exercice.etat)}"


def ecrire_exercice(exercice: Exercice) -> str:
    """Write ``exercice`` on one line."""
    if exercice.jeu == Othello.nom:
        return ecrire_paquet([exercice]).strip()
    return exercice.regles.ecrire_etat(exercice.etat)


def relire(
    specification: str, texte: str, solveurs: Callable[[Jeu], Solveur], arret: Event | None = None
) -> Exercice | None:
    """Read an exercise again; ``None`` for what is none any more. Raises ``Interrompu`` soon after ``arret`` is set."""
    try:
        if specification == Othello.nom:
            (exercice,) = lire_paquet(texte)
            return exercice
        jeu = lire_jeu(specification)
        return exercice_de(solveurs(jeu), jeu.lire_etat(texte), "carnet", arret)
    except ValueError:
        return None
