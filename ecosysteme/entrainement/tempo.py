"""Who is to move is worth the same whatever the depth: the constant that each learnt phase still lacks.

A search that ends on an imperfect evaluation flatters the side that chooses last. Labels of an even depth hand this
error on from phase to phase of the same parity, away from those of the other, and values then swing with the depth (by
five discs before this). Searches of two depths in a row err in opposite ways: their mean is what a phase must average.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.entrainement.lots import SELECTIVITE, Positions, contexte

ECHANTILLON = 800  # positions: the mean is then known to some 0.1 disc


def tempo(octets: bytes, positions: Positions, profondeur: int) -> float:
    """Return in discs what to add to the evaluation of ``positions``, all of one phase, judged by the file ``octets``.

    The mean of searches ``profondeur`` and ``profondeur - 1`` plies deep, less that of the evaluation.
    """
    from ecosysteme.moteur.othello.noyaux.etiquetage import etiqueter

    nous, eux = positions.nous[:ECHANTILLON], positions.eux[:ECHANTILLON]
    if not nous.size:
        return 0.0

    def moyenne(plies: int) -> float:
        memoire = contexte(octets)
        notes = np.zeros(nous.size, np.int8)
        etiqueter(memoire.adresse, nous, eux, np.int64(plies), np.uint64(SELECTIVITE), notes)
        return float(notes.mean())

    return (moyenne(profondeur) + moyenne(profondeur - 1)) / 2 - moyenne(0)
