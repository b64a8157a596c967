"""A cursor in a game's tree: the line through the current node, and the history of edits."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Generic

from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp, Coup, Etat
from ecosysteme.variantes.edition import annoter, avec_suite, rendre_principale, reporter
from ecosysteme.variantes.evaluation import Evaluation
from ecosysteme.variantes.noeud import RACINE, Noeud
from ecosysteme.variantes.parcours import ligne_principale, parents, prochain_numero


@dataclass(frozen=True, slots=True)
class _Edition(Generic[Etat, Coup]):
    """An edit, or one undone: the tree that comes back, the one that it left, the moves where one stood then and after.

    The moves are numbers of nodes.
    """

    rendue: Noeud[Etat, Coup]
    laissee: Noeud[Etat, Coup]
    quitte: int
    rejoint: int


class Curseur(Generic[Etat, Coup]):
    """A node of a tree, and the line through it: back to the root, and on by the branches one came from.

    The tree is built while one plays, one node a move: the nodes of the line are only put back into their parents when
    somebody looks at them, so that a game of n moves does not copy its tree n times.
    """

    def __init__(self, racine: Noeud[Etat, Coup]) -> None:
        """Stand at ``racine``, with its main line ahead."""
        self._ligne = [racine]  # from the root on; while ``_frais`` is false, each may lack the one after it
        self._frais = True
        self.rang = 0  # of the node in the line
        self._choix: dict[int, int] = {}  # by the number of a node, the one to which one went from it last
        self._parents = parents(racine)
        self.prochain = prochain_numero(racine)  # never used in this game, not even by a node taken away since
        self._faites: list[_Edition[Etat, Coup]] = []
        self._defaites: list[_Edition[Etat, Coup]] = []
        self._prolonger()

    # What there is.

    @property
    def ligne(self) -> list[Noeud[Etat, Coup]]:
        """The nodes of the line, from the root to its end; not to be changed."""
        if not self._frais:
            for rang in range(len(self._ligne) - 1, 0, -1):
                self._ligne[rang - 1] = avec_suite(self._ligne[rang - 1], self._ligne[rang])
            self._frais = True
        return self._ligne

    @property
    def etat(self) -> Etat:
        """The state where one stands."""
        return self._ligne[self.rang].etat

    @property
    def coups(self) -> list[Coup | None]:
        """The moves of the line, ``None`` for a pass."""
        return [noeud.coup for noeud in self._ligne[1:]]

    # Moving.

    def entrer(self, camp: Camp, coup: Coup | None, etat: Etat, secondes: float = 0.0) -> None:
        """Go where ``coup`` leads: to the node that it has already, which stays as it is, else to a new one."""
        if self.rang < len(self._ligne) - 1:
            ici = self.ligne[self.rang]
            suite = ici.suite(coup)
        else:
            ici, suite = self._ligne[self.rang], None
        if suite is None:
            suite = Noeud(self.prochain, camp, coup, etat, secondes)
            self.prochain += 1
            self._parents[suite.numero] = ici.numero
            self._frais = False
        self.rang += 1
        if self.rang == len(self._ligne) or self._ligne[self.rang] is not suite:
            self._ligne[self.rang :] = [suite]
            self._prolonger()
        self._choix[ici.numero] = suite.numero

    def placer(self, rang: int) -> None:
        """Stand at another node of the line."""
        self.rang = rang
        self._retenir()

    def aller(self, numero: int) -> None:
        """Stand at the node called ``numero``; its line is the one ahead. ``ValueError`` when there is none."""
        if numero != RACINE and numero not in self._parents:
            raise Faute("nœud {numero} inexistant dans cette partie", numero=numero)
        numeros = [numero]
        while numeros[-1] != RACINE:
            numeros.append(self._parents[numeros[-1]])
        numeros.reverse()
        ligne = self.ligne
        if [noeud.numero for noeud in ligne[: len(numeros)]] != numeros:
            self._ligne = ligne[:1]
            for suivant in numeros[1:]:
                self._ligne.append(next(suite for suite in self._ligne[-1].suites if suite.numero == suivant))
            self._prolonger()
        self.placer(len(numeros) - 1)

    def rejoindre_la_principale(self) -> bool:
        """Let the main line lie ahead, from where one stands or left it; return whether another one did."""
        racine = self.ligne[0]
        principale = [racine, *ligne_principale(racine)]
        communs = sum(ici.numero == la.numero for ici, la in zip(self.ligne, principale, strict=False))
        if communs == len(principale) == len(self.ligne):
            return False
        self._ligne = principale
        self._choix.update((avant.numero, apres.numero) for avant, apres in pairwise(principale))
        self.rang = min(self.rang, communs - 1)
        return True

    def _retenir(self) -> None:
        """Remember the way here, for who goes back to follow it again."""
        self._choix.update((avant.numero, apres.numero) for avant, apres in pairwise(self._ligne[: self.rang + 1]))

    def _prolonger(self) -> None:
        """Lead the line on to an end: where one went last, else by the main line."""
        while suites := self._ligne[-1].suites:
            choisie = self._choix.get(self._ligne[-1].numero)
            self._ligne.append(next((suite for suite in suites if suite.numero == choisie), suites[0]))

    # Changing.

    def noter(self, numero: int, evaluation: Evaluation | None) -> None:
        """Write what a node was found to be worth; no edit, so never undone.

        Of a node that was taken away meanwhile, nothing is written.
        """
        if numero == RACINE or numero in self._parents:
            self._poser(annoter(self.ligne[0], numero, evaluation=evaluation))

    def consacrer(self) -> None:
        """Let the way to where one stands be the main line; no edit, so never undone."""
        racine = rendre_principale(self.ligne[0], self._ligne[self.rang].numero)
        if racine is not self.ligne[0]:
            self._poser(racine)

    def modifier(self, racine: Noeud[Etat, Coup]) -> bool:
        """Let the edited tree ``racine`` stand for this one; return whether it is another one.

        One stands where one stood, or at the nearest node before it that was kept.
        """
        courante = self.ligne[0]
        if racine is courante:
            return False
        quitte = self._dernier
        self._defaites.clear()
        self._poser(racine)
        self._faites.append(_Edition(courante, racine, quitte, self._dernier))
        return True

    @property
    def _dernier(self) -> int:
        """The number of the last move's node, whatever passes follow it; the root's before the first one."""
        coups = (noeud.numero for noeud in reversed(self._ligne[1 : self.rang + 1]) if noeud.coup is not None)
        return next(coups, RACINE)

    @property
    def annulable(self) -> bool:
        """Whether there is an edit to undo."""
        return bool(self._faites)

    @property
    def retablissable(self) -> bool:
        """Whether there is an edit to make again."""
        return bool(self._defaites)

    def annuler_edition(self) -> bool:
        """Undo the last edit, and nothing that was played since; ``False`` when there is none.

        One who was moved by the edit, and did not go elsewhere since, stands again where one stood.
        """
        return self._revenir(self._faites, self._defaites)

    def retablir_edition(self) -> bool:
        """Make the edit undone last again; ``False`` when there is none."""
        return self._revenir(self._defaites, self._faites)

    def _revenir(self, de: list[_Edition[Etat, Coup]], vers: list[_Edition[Etat, Coup]]) -> bool:
        if not de:
            return False
        edition, courante, quitte = de.pop(), self.ligne[0], self._dernier
        racine = reporter(edition.laissee, courante, edition.rendue)
        self._poser(racine)
        if quitte == edition.rejoint != edition.quitte:
            self.aller(edition.quitte)
        vers.append(_Edition(courante, racine, quitte, self._dernier))
        return True

    def _poser(self, racine: Noeud[Etat, Coup]) -> None:
        """Take another tree, and find the line in it again, as far as it goes, by its moves."""
        ligne = [racine]
        for coup in self.coups:
            suite = ligne[-1].suite(coup)
            if suite is None:
                break
            ligne.append(suite)
        self._ligne, self._frais = ligne, True
        self.rang = min(self.rang, len(ligne) - 1)
        self._parents = parents(racine)
        self.prochain = max(self.prochain, prochain_numero(racine))
        self._prolonger()
