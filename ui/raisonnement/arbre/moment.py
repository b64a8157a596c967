"""What a tree looked like after ``k`` steps, ready to be drawn: a few numbers, whatever its size."""

from __future__ import annotations

from functools import partial

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QLocale

from ecosysteme.arbre import image
from ecosysteme.arbre.arbre import Arbre, GenreDePas, Statut
from ui.socle.langue import translate


class Colonnes:
    """Some columns of a tree as arrays, so that it is never gone through node by node."""

    def __init__(self, arbre: Arbre) -> None:
        """Look at ``arbre``, which must have grown."""
        self.arbre = arbre
        self.parents: npt.NDArray[np.int32] = np.frombuffer(arbre.parents, np.int32)
        self.entrees: npt.NDArray[np.int32] = np.frombuffer(arbre.entrees, np.int32)
        self.elagues: npt.NDArray[np.int32] = np.frombuffer(arbre.elagues, np.int32)
        self._cumul = np.concatenate(([0], np.cumsum(np.maximum(self.elagues, 1), dtype=np.int64)))

    def dessous(self, noeud: int) -> int:
        """Count the states below a node, those of the branches cut included."""
        arbre = self.arbre
        return arbre.elagues[noeud] - 1 if arbre.elagues[noeud] else self._entre(noeud + 1, arbre.fins[noeud])

    def _entre(self, debut: int, fin: int) -> int:
        return int(self._cumul[fin] - self._cumul[debut])


class Moment:
    """A tree after ``k`` steps."""

    def __init__(self, colonnes: Colonnes, k: int) -> None:
        """Work out what is drawn; ``k`` from 0 to ``nb_etapes``."""
        arbre = colonnes.arbre
        self.arbre, self.k = arbre, k
        # Nodes are numbered as they are reached: those known come first.
        self.connus = int(np.searchsorted(colonnes.entrees, k, side="right"))
        self.etape = arbre.etape(k)
        self.chemin = arbre.chemin(k)
        self.ouverts = frozenset(self.chemin)
        self.principale = arbre.principale(k) if self.connus else []
        self.meilleurs = frozenset(self.principale[1:])
        self._valeurs = {noeud: arbre.valeur(noeud, k) for noeud in self.chemin}

    @property
    def rendu(self) -> int | None:
        """The node that has just given its value to its parent."""
        return self.etape.noeud if self.etape and self.etape.genre is GenreDePas.RETOUR and self.etape.noeud else None

    @property
    def coupe(self) -> int | None:
        """The node whose other children have just been cut."""
        return self.etape.noeud if self.etape and self.etape.genre is GenreDePas.COUPE else None

    def statut(self, noeud: int) -> Statut:
        """Tell how a node stands, as ``Arbre.statut``."""
        if noeud >= self.connus:
            return Statut.INCONNU
        if self.arbre.elagues[noeud]:
            return Statut.ELAGUE
        return Statut.OUVERT if noeud in self.ouverts else Statut.FERME

    def texte(self, noeud: int) -> str:
        """Write what is known of the value of a node: ``+3``, ``≥2`` for a bound, ``…`` while nothing is."""
        statut = self.statut(noeud)
        if statut is Statut.FERME:
            signe, valeur = borne(self.arbre, noeud), ecrire_valeur(self.arbre, self.arbre.valeurs[noeud])
            return signe + valeur.removeprefix("+") if signe else valeur
        if statut is Statut.OUVERT:
            provisoire = self._valeurs[noeud]
            return "…" if provisoire is None else ecrire_valeur(self.arbre, provisoire)
        return ""

    def fenetre(self, noeud: int) -> str:
        """Write alpha and beta of an open node; nothing where there is no window, a leaf being only evaluated."""
        if not self.arbre.fenetree or self.arbre.terminal(noeud):
            return ""
        return image.ecrire_fenetre(self.arbre.fenetre(noeud, self.k), partial(ecrire_valeur, self.arbre))

    def apport(self, noeud: int) -> str:
        """Write what a node that was left is worth to its parent."""
        return ecrire_valeur(self.arbre, self.arbre.apport(noeud))


def borne(arbre: Arbre, noeud: int) -> str:
    """Return the sign before a value that is only a bound, alpha-beta having looked no further."""
    if not arbre.fenetree or arbre.terminal(noeud):
        return ""
    valeur = arbre.valeurs[noeud]
    return "≥" if valeur >= arbre.betas[noeud] else "≤" if valeur <= arbre.alphas[noeud] else ""


def ecrire_valeur(arbre: Arbre, valeur: float) -> str:
    """Write a value as the game counts, in the language of the window."""
    return image.ecrire_valeur(arbre.jeu, valeur, translate("Phrases", "G"), translate("Phrases", "P"))


def ecrire_nombre(nombre: int) -> str:
    """Write a count, its thousands apart as the language of the window does."""
    return QLocale().toString(nombre)
