"""Finding nodes by their move, or by the last moves of the line that leads to them."""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from ui.raisonnement.arbre.moment import Colonnes
from ui.socle.langue import translate


class Chercheur:
    """The moves of one tree as numbers: a question costs a few comparisons of whole columns."""

    def __init__(self, colonnes: Colonnes) -> None:
        """Name the moves; the tree numbered them as it grew, for a large one would keep the window waiting here."""
        arbre = colonnes.arbre
        self._codes = np.frombuffer(arbre.numeros, np.int32)
        self._parents = colonnes.parents
        coups = arbre.vocabulaire.items()
        self._noms = {arbre.jeu.ecrire_coup(coup).lower(): code for coup, code in coups if coup is not None}
        passe = arbre.vocabulaire[None]  # the root has no move either
        if (self._codes[1:] == passe).any():
            self._noms |= dict.fromkeys(("passe", "pass", translate("Phrases", "passe")), passe)
        noms = sorted(self._noms, key=len, reverse=True)
        self._lexique = re.compile("|".join(map(re.escape, noms)) or "(?!)")

    def trouver(self, texte: str) -> npt.NDArray[np.bool_]:
        """Return whether each node is reached by the moves of ``texte``, ``f5d6`` or ``f5 d6``, in that order.

        None is, if anything in it is no move of the tree.
        """
        serre = re.sub(r"[\s,;.>-]+", "", texte.lower())
        coups = self._lexique.findall(serre)
        trouves = np.full(len(self._codes), bool(coups) and "".join(coups) == serre)
        ancetres = np.arange(len(self._codes))
        for coup in reversed(coups):
            trouves &= (ancetres > 0) & (self._codes[ancetres] == self._noms[coup])
            ancetres = np.where(ancetres > 0, self._parents[ancetres], 0)
        return trouves
