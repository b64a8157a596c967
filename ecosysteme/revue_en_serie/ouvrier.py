"""What one process does: a game is judged by an engine that is made once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from threading import local
from time import thread_time
from typing import Final

import numpy as np
import numpy.typing as npt

from ecosysteme.analyse.analyse import NOEUDS_PAR_SECONDE, Jugement, analyser, coups_de
from ecosysteme.experts import ConseillerOthello
from ecosysteme.formats.partie_compacte import PartieCompacte
from ecosysteme.jeu import PREMIER
from ecosysteme.jeux.othello import Othello
from ecosysteme.retransmission.priorite import ceder_le_pas
from ecosysteme.revue_en_serie.file import DemandeDAnalyse

MEMOIRE: Final = 16  # MB of the engine's table: it is emptied at each move
A_APPROFONDIR: Final = 2  # discs lost from which on a move has more positions, where these are asked for
# Of each move, a byte each: discs that it lost, the value that it left, and bits.
OCTETS: Final = 3
BLANC, EXACT = 1, 2
_Colonne = npt.NDArray[np.int16]
_Oui = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class PartieJugee:
    """What was found of a game, as it is kept, and the processor time that it took, in seconds."""

    coups: bytes
    processeur: float


@dataclass(frozen=True, eq=False)  # arrays have no single answer to ==
class CoupsJuges:
    """What was found of moves, an entry each: discs lost, the value left to who played it, whose it is, if proved."""

    pertes: _Colonne
    valeurs: _Colonne
    blancs: _Oui
    exacts: _Oui

    @classmethod
    def lire(cls, coups: bytes) -> CoupsJuges:
        """Read what ``juger`` writes, of one game or of several in a row."""
        octets = np.frombuffer(coups, np.uint8).reshape(-1, OCTETS)
        signes, bits = octets[:, 1].view(np.int8), octets[:, 2]
        pertes, valeurs = octets[:, 0].astype(np.int16), signes.astype(np.int16)
        return cls(pertes, valeurs, (bits & BLANC) != 0, (bits & EXACT) != 0)


class _DuFil(local):
    """The engine of this thread: the workers of a cluster may have several, and an engine has one search at a time."""

    conseiller: ConseillerOthello | None = None


_du_fil = _DuFil()


def preparer(discret: bool = True) -> None:
    """Load what judging calls; ``discret``: from now on this process runs when nobody else wants to."""
    if discret:
        _ceder()
    _conseiller().compiler()


@cache
def _ceder() -> None:
    ceder_le_pas()


def _conseiller() -> ConseillerOthello:
    if _du_fil.conseiller is None:
        _du_fil.conseiller = ConseillerOthello(Othello(), hash_mo=MEMOIRE, taches=1)
    return _du_fil.conseiller


def juger(demande: DemandeDAnalyse, discret: bool = True) -> PartieJugee:
    """Judge each move of a game in two looks, as any analysis does; ``ValueError`` when it cannot be played."""
    preparer(discret)
    debut = thread_time()
    coups = coups_de(PartieCompacte(bytes(case - 1 for case in demande.suite)).partie())
    conseiller, effort = _conseiller(), demande.effort
    juges = analyser(coups, conseiller, effort.noeuds / NOEUDS_PAR_SECONDE)
    douteux = [juge.rang for juge in juges if juge.perte >= A_APPROFONDIR and not juge.evaluation.exact]
    if effort.approfondis > effort.noeuds and douteux:
        connus = {etat: juge.evaluation for (etat, _), juge in zip(coups, juges, strict=True)}
        choisis = [coups[rang] for rang in douteux]
        revus = analyser(choisis, conseiller, effort.approfondis / NOEUDS_PAR_SECONDE, connus=connus)
        for rang, revu in zip(douteux, revus, strict=True):
            juges[rang] = revu
    return PartieJugee(b"".join(map(_octets, juges)), thread_time() - debut)


def _octets(juge: Jugement) -> bytes:
    bits = (0 if juge.camp == PREMIER else BLANC) | (EXACT if juge.evaluation.exact else 0)
    return bytes((min(juge.perte, 255), juge.valeur & 255, bits))
