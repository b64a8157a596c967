"""What having the move is worth: the constant to add to each learnt phase, so that values do not depend on parity.

A search that ends on an imperfect evaluation flatters the side that chooses last. Labels of an even depth pass this
error on to the phases of the same parity only, so that values swing when the depth changes by one ply (by five discs
before this correction). Searches of two successive depths err in opposite directions: a phase must average their mean.
"""

from __future__ import annotations

import numpy as np

from ecosysteme.atelier.entrainement.lots import SELECTIVITE, Positions, contexte

ECHANTILLON = 800  # positions: the mean is then known to some 0.1 disc


def ecart_moyen(octets: bytes, positions: Positions) -> float:
    """Return what to add to the evaluation of ``positions`` so that it is right on average, in discs."""
    from ecosysteme.moteur.othello.noyaux.etiquetage import evaluer_toutes
    from ecosysteme.moteur.othello.noyaux.evaluation import UNITE

    if not len(positions):
        return 0.0
    memoire, notes = contexte(octets), np.zeros(len(positions), np.int64)
    evaluer_toutes(memoire.adresse, positions.nous, positions.eux, notes)
    return float(positions.scores.mean() - notes.mean() / UNITE)


def avantage_du_trait(octets: bytes, positions: Positions, profondeur: int) -> float:
    """Return what to add to the evaluation of ``positions``, all of one phase, in discs.

    It is the mean of searches ``profondeur`` and ``profondeur - 1`` plies deep less the mean of the evaluation, all of
    them with the weights of the file whose bytes are ``octets``.
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
