"""The games that the benches of the coach judge: our levels against themselves, and recorded ones; and their review."""

from __future__ import annotations

import random
from collections.abc import Sequence
from threading import Event

import numpy as np
import numpy.typing as npt

from ecosysteme.analyse.analyse import analyser, coups_de
from ecosysteme.analyse.bilan import CoupRevu, revoir_partie
from ecosysteme.arret import verifier_arret
from ecosysteme.cases import Position
from ecosysteme.derouler import derouler
from ecosysteme.experts import ConseillerOthello
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.joueurs import creer_joueur
from ecosysteme.ouvertures.equilibrees import ouvertures_equilibrees
from ecosysteme.partie import Partie

PartieDuBanc = Partie[EtatOthello, Position]


def partie_de_niveau(niveau: int, hasard: random.Random) -> PartieDuBanc:
    """Have a level play itself from an even opening; the same ``hasard`` gives the same game."""
    specification = f"ia_moteur:niveau={niveau},livre=non,graine={{}}"
    joueurs = {camp: creer_joueur(specification.format(hasard.getrandbits(30))) for camp in (PREMIER, SECOND)}
    return derouler(lire_transcription(hasard.choice(ouvertures_equilibrees())), joueurs)


def partie_enregistree(coups: npt.NDArray[np.uint8]) -> PartieDuBanc | None:
    """Return the game of a row of squares, as WTHOR has it; ``None`` for one that is not legal."""
    try:
        return PartieCompacte(bytes(coups[coups < 64])).partie()
    except ValueError:
        return None


def revue(
    partie: PartieDuBanc, conseiller: ConseillerOthello, secondes: float, arret: Event | None = None
) -> Sequence[CoupRevu]:
    """Judge each move of a game; raises ``Interrompu`` soon after ``arret`` is set."""
    juges = analyser(coups_de(partie), conseiller, secondes, arret=arret)
    verifier_arret(arret)
    return revoir_partie(partie, juges)
