"""The tree of one search, recorded step by step: what it looked like after each step can be read.

Nodes are numbered in the order in which they were entered, a branch that was cut standing where it would have been: the
descendants of ``noeud`` are ``noeud + 1`` to ``fins[noeud] - 1``. Nothing changes once the tree has grown, and what was
known after ``k`` steps is worked out from ``k``: going back is asking for less.

Columns of numbers, because a hundred thousand objects would keep the garbage collector busy on everybody's time.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import NamedTuple

from ecosysteme.jeu import Camp, CoupQuelconque, EtatQuelconque, Jeu
from ecosysteme.joueurs import IAalphabeta, IAminmax


class GenreDePas(IntEnum):
    """What a step is: a node entered, left with its value, or what remained of it cut (just before it is left)."""

    ENTREE = 0
    RETOUR = 1
    COUPE = 2


class PasDeRecherche(NamedTuple):
    """One step of the search, about one node."""

    genre: GenreDePas
    noeud: int


class Statut(Enum):
    """How a node stands: not reached yet, entered, left with a value, or cut without ever being entered."""

    INCONNU = "inconnu"
    OUVERT = "ouvert"
    FERME = "ferme"
    ELAGUE = "elague"


class Comptes(NamedTuple):
    """Counts of states: visited (the root included), leaves (visited, and searched no deeper), pruned (never visited
    because of a cut).
    """

    visites: int
    feuilles: int
    elagues: int


@dataclass(eq=False)
class Arbre:
    """A search of ``etat`` by ``algorithme`` (``ia_minmax``…), ``profondeur`` plies deep; one column an attribute.

    ``entrees`` and ``sorties`` are steps, the first one being 1: the node is entered, or cut, once that many are done.
    ``elagues`` is 0 for a node that was visited, else the states of the branch that starts there.
    """

    jeu: Jeu
    racine: EtatQuelconque
    algorithme: str
    profondeur: int
    ordonne: bool = False  # whether the best-looking moves were tried first
    parents: array[int] = field(default_factory=lambda: array("i"))
    niveaux: array[int] = field(default_factory=lambda: array("i"))
    fins: array[int] = field(default_factory=lambda: array("i"))
    entrees: array[int] = field(default_factory=lambda: array("i"))
    sorties: array[int] = field(default_factory=lambda: array("i"))
    elagues: array[int] = field(default_factory=lambda: array("i"))
    elagues_feuilles: array[int] = field(default_factory=lambda: array("i"))
    alphas: array[float] = field(default_factory=lambda: array("d"))
    betas: array[float] = field(default_factory=lambda: array("d"))
    valeurs: array[float] = field(default_factory=lambda: array("d"))
    # What leads to each node; ``None`` for a pass, and for the root.
    coups: list[CoupQuelconque | None] = field(default_factory=list)
    numeros: array[int] = field(default_factory=lambda: array("i"))  # the same, each move by its number
    # The number of each move that is in the tree.
    vocabulaire: dict[CoupQuelconque | None, int] = field(default_factory=dict)
    etapes: array[int] = field(default_factory=lambda: array("i"))  # noeud * 4 + genre
    comptes_par_etape: tuple[array[int], array[int], array[int]] = field(
        default_factory=lambda: (array("i", [0]), array("i", [0]), array("i", [0]))
    )

    def __len__(self) -> int:
        """Count the nodes, cut branches being one each."""
        return len(self.parents)

    # What the tree is.

    @property
    def nb_etapes(self) -> int:
        """How many steps the search took."""
        return len(self.etapes)

    @property
    def coupes(self) -> list[int]:
        """The steps, the first one being 1, after which something had just been cut, in order."""
        return [k for k, etape in enumerate(self.etapes, start=1) if etape % 4 == GenreDePas.COUPE]

    @property
    def relatif(self) -> bool:
        """Whether values are for the side to move, rather than for the camp that plays at the root."""
        return self.algorithme != IAminmax.nom

    @property
    def fenetree(self) -> bool:
        """Whether the algorithm keeps a window."""
        return self.algorithme == IAalphabeta.nom

    def enfants(self, noeud: int) -> Iterator[int]:
        """Yield the children that were tried, then those that were cut."""
        enfant = noeud + 1
        while enfant < self.fins[noeud]:
            yield enfant
            enfant = self.fins[enfant]

    def lignee(self, noeud: int) -> list[int]:
        """Return the nodes from the root to ``noeud``, both included."""
        ancetres = []
        while noeud >= 0:
            ancetres.append(noeud)
            noeud = self.parents[noeud]
        return ancetres[::-1]

    def ligne(self, noeud: int) -> list[CoupQuelconque | None]:
        """Return the moves that lead from the root to ``noeud``; ``None`` is a pass."""
        return [self.coups[ancetre] for ancetre in self.lignee(noeud)[1:]]

    def etat(self, noeud: int) -> EtatQuelconque:
        """Play the way to ``noeud`` again."""
        etat = self.racine
        for coup in self.ligne(noeud):
            etat = self.jeu.passer(etat) if coup is None else self.jeu.jouer(etat, coup)
        return etat

    def trait(self, noeud: int) -> Camp:
        """Return the camp that moves at ``noeud``: each ply, a pass too, changes it."""
        return self.jeu.trait(self.etat(noeud))

    def nom_coup(self, noeud: int, passe: str = "passe") -> str:
        """Write the move that leads to ``noeud``; nothing for the root, ``passe`` for a pass."""
        if noeud == 0:
            return ""
        coup = self.coups[noeud]
        return passe if coup is None else self.jeu.ecrire_coup(coup)

    def maximise(self, noeud: int) -> bool:
        """Whether the highest value is chosen there: always for the side to move, else where the root's camp plays."""
        return self.relatif or self.niveaux[noeud] % 2 == 0

    def terminal(self, noeud: int) -> bool:
        """Whether the search ends there, by its depth or because the game is over."""
        return self.fins[noeud] == noeud + 1 and not self.elagues[noeud]

    # What was known after k steps, 0 to ``nb_etapes``.

    def etape(self, k: int) -> PasDeRecherche | None:
        """Return the step that was done last, ``None`` before the first."""
        if k <= 0:
            return None
        noeud, genre = divmod(self.etapes[k - 1], 4)
        return PasDeRecherche(GenreDePas(genre), noeud)

    def statut(self, noeud: int, k: int) -> Statut:
        """Tell how ``noeud`` stood."""
        if k < self.entrees[noeud]:
            return Statut.INCONNU
        if self.elagues[noeud]:
            return Statut.ELAGUE
        return Statut.FERME if k >= self.sorties[noeud] else Statut.OUVERT

    def chemin(self, k: int) -> list[int]:
        """Return the nodes entered and not left yet, from the root down; none before the first step and at the end."""
        etape = self.etape(k)
        if etape is None:
            return []
        noeud = self.parents[etape.noeud] if etape.genre is GenreDePas.RETOUR else etape.noeud
        return self.lignee(noeud)

    def apport(self, enfant: int) -> float:
        """Return what a child that was left is worth to its parent: the opposite of its own value, when relative."""
        return -self.valeurs[enfant] if self.relatif else self.valeurs[enfant]

    def meilleur(self, noeud: int, k: int) -> int | None:
        """Return the child that gave the best value so far, the first of equals; ``None`` when none was left."""
        rendus = [enfant for enfant in self.enfants(noeud) if self.statut(enfant, k) is Statut.FERME]
        if not rendus:
            return None
        return max(rendus, key=self.apport) if self.maximise(noeud) else min(rendus, key=self.apport)

    def valeur(self, noeud: int, k: int) -> float | None:
        """Return the value of ``noeud``: the final one, or the best so far; ``None`` when nothing is known."""
        statut = self.statut(noeud, k)
        if statut is Statut.FERME:
            return self.valeurs[noeud]
        meilleur = self.meilleur(noeud, k) if statut is Statut.OUVERT else None
        return None if meilleur is None else self.apport(meilleur)

    def fenetre(self, noeud: int, k: int) -> tuple[float, float]:
        """Return alpha, which rises with the best value so far, and beta, as the side to move sees them."""
        valeur, alpha = self.valeur(noeud, k), self.alphas[noeud]
        return (alpha if valeur is None else max(alpha, valeur)), self.betas[noeud]

    def principale(self, k: int | None = None, noeud: int = 0) -> list[int]:
        """Return the nodes of best play from ``noeud`` (included), as far as it is known."""
        k = self.nb_etapes if k is None else k
        ligne = [noeud]
        while (suivant := self.meilleur(ligne[-1], k)) is not None:
            ligne.append(suivant)
        return ligne

    def refutation(self, noeud: int) -> int | None:
        """Return the node whose value cut ``noeud``: what the opponent had better elsewhere, ``None`` without a cut.

        It is a child of the parent, or of an ancestor of the same camp higher up (a deep cut).
        """
        if not any(self.elagues[enfant] for enfant in self.enfants(noeud)):
            return None
        ancetre = self.parents[noeud]
        k = self.entrees[noeud]
        while ancetre >= 0:
            meilleur = self.meilleur(ancetre, k)
            if meilleur is not None and self.apport(meilleur) >= -self.betas[noeud]:
                return meilleur
            ancetre = self.parents[self.parents[ancetre]] if ancetre > 0 else -1
        return None

    def comptes(self, k: int | None = None) -> Comptes:
        """Return what the search had cost."""
        k = self.nb_etapes if k is None else k
        visites, feuilles, elagues = (colonne[k] for colonne in self.comptes_par_etape)
        return Comptes(visites, feuilles, elagues)
