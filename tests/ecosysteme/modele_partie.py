"""A game and its tree kept the simplest way that can be thought of, to compare the real one with."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass

from ecosysteme.cases import Position
from ecosysteme.jeux.othello import EtatOthello, Othello


@dataclass
class Coup:
    """A node of the tree that stands for the game in the next test: changed in place, copied whole before an edit."""

    coup: Position | None
    rang: int  # in the order in which they were first played
    suites: list[Coup]

    def suite(self, coup: Position | None) -> Coup | None:
        return next((suite for suite in self.suites if suite.coup == coup), None)


# What comes back, how much had been played when it was left, and the moves where one stood before and after.
Edition = tuple[Coup, int, list[Position | None], list[Position | None]]


class Modele:
    """A game kept the simplest way: a whole copy of the tree for each edit, and a list of all that was played."""

    def __init__(self, taille: int) -> None:
        self.jeu = Othello(taille)
        self.racine, self.nombre = Coup(None, 0, []), 0
        self.ici: list[Position | None] = []  # the moves from the start
        self.allee: dict[int, int] = {}  # from a node, where one went last
        self.ligne: list[Position | None] = []
        self.joues: list[tuple[list[Position | None], Position | None, int]] = []  # new nodes: the way, move, number
        self.editions: list[Edition] = []
        self.annulees: list[Edition] = []

    def noeud(self, chemin: list[Position | None]) -> Coup:
        noeud = self.racine
        for coup in chemin:
            suite = noeud.suite(coup)
            assert suite is not None
            noeud = suite
        return noeud

    def tous(self) -> list[list[Position | None]]:
        chemins: list[list[Position | None]] = [[]]
        for chemin in chemins:
            chemins += [[*chemin, suite.coup] for suite in self.noeud(chemin).suites]
        return chemins

    @property
    def etat(self) -> EtatOthello:
        etat = self.jeu.etat_initial()
        for coup in self.ici:
            etat = self.jeu.passer(etat) if coup is None else self.jeu.jouer(etat, coup)
        return etat

    def suivre(self) -> None:
        """Draw the line ahead again: the old one as far as it leads on from here, then where one went last."""
        vieille, self.ligne = self.ligne, list(self.ici)
        noeud = self.noeud(self.ici)
        while noeud.suites:
            allee = next((suite for suite in noeud.suites if suite.rang == self.allee.get(noeud.rang)), noeud.suites[0])
            if vieille[: len(self.ligne)] == self.ligne and len(vieille) > len(self.ligne):
                allee = noeud.suite(vieille[len(self.ligne)]) or allee
            noeud = allee
            self.ligne.append(noeud.coup)

    def retenir(self) -> None:
        for rang in range(len(self.ici)):
            self.allee[self.noeud(self.ici[:rang]).rang] = self.noeud(self.ici[: rang + 1]).rang

    def jouer(self, coup: Position | None) -> None:
        noeud = self.noeud(self.ici)
        if noeud.suite(coup) is None:
            self.nombre += 1
            noeud.suites.append(Coup(coup, self.nombre, []))
            self.joues.append((list(self.ici), coup, self.nombre))
        self.ici.append(coup)
        self.retenir()
        self.suivre()
        self.passer()

    def passer(self) -> None:
        if self.jeu.issue(self.etat) is None and not self.jeu.coups_legaux(self.etat):
            self.jouer(None)

    def aller(self, chemin: list[Position | None]) -> None:
        self.ici = list(chemin)
        self.retenir()
        self.suivre()
        self.passer()

    def avancer(self, pas: int) -> bool:
        """Walk ``pas`` moves along the line, with the passes that follow."""
        rangs = [rang for rang, coup in enumerate(self.ligne) if coup is not None]  # of the moves
        joues = sum(coup is not None for coup in self.ici) + pas
        if not 0 <= joues <= len(rangs):
            return False
        self.aller(self.ligne[: rangs[joues] if joues < len(rangs) else len(self.ligne)])
        return True

    def rejoindre_la_principale(self) -> bool:
        """Forget where one went on from the nodes of the main line, and stand on the last of them."""
        vieille, ici, noeud, principale = self.ligne, self.ici, self.racine, list[Position | None]()
        while noeud.suites:
            self.allee.pop(noeud.rang, None)
            noeud = noeud.suites[0]
            principale.append(noeud.coup)
        self.ici, self.ligne = [], []
        for coup, principal in zip(ici, principale, strict=False):
            if coup != principal:
                break
            self.ici.append(coup)
        self.suivre()
        return self.ligne != vieille

    def editer(self, edition: str, chemin: list[Position | None]) -> None:
        while chemin and chemin[-1] is None:  # a pass goes with the move before it
            chemin = chemin[:-1]
        avant, quitte = deepcopy(self.racine), self.dernier
        if edition == "supprimer":
            suites = self.noeud(chemin[:-1]).suites
            suites.remove(self.noeud(chemin))
        else:
            for rang in range(len(chemin), 0, -1):
                suites, suite = self.noeud(chemin[: rang - 1]).suites, self.noeud(chemin[:rang])
                if suites[0] is not suite:
                    suites.insert(0, suites.pop(next(k for k, autre in enumerate(suites) if autre is suite)))
                    if edition == "promouvoir":
                        break
        if self.racine != avant:
            joues = len(self.joues)
            self.replier()
            self.editions.append((avant, joues, quitte, self.dernier))
            self.annulees.clear()
            self.passer()

    def revenir(self, de: list[Edition], vers: list[Edition]) -> bool:
        if not de:
            return False
        avant, joues, ici = deepcopy(self.racine), len(self.joues), self.dernier
        self.racine, depuis, quitte, rejoint = de.pop()
        for chemin, coup, rang in self.joues[depuis:]:
            try:
                noeud = self.noeud(chemin)
            except AssertionError:
                continue  # what it followed is gone
            if noeud.suite(coup) is None:
                noeud.suites.append(Coup(coup, rang, []))
        self.replier()
        if ici == rejoint != quitte:
            self.ici = list(quitte)
            self.retenir()
            self.suivre()
        vers.append((avant, joues, ici, self.dernier))
        self.passer()
        return True

    @property
    def dernier(self) -> list[Position | None]:
        """The way to the last move, without the passes that follow it."""
        fin = max((rang for rang, coup in enumerate(self.ici, start=1) if coup is not None), default=0)
        return self.ici[:fin]

    def replier(self) -> None:
        """Stand at the last node that is left of the way here."""
        while any(self.manque(self.ici[:rang]) for rang in range(len(self.ici) + 1)):
            self.ici.pop()
        self.suivre()

    def manque(self, chemin: list[Position | None]) -> bool:
        return bool(chemin) and self.noeud(chemin[:-1]).suite(chemin[-1]) is None
