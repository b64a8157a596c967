"""What a referee notes of each player of a match, besides its results: moves that took too long, games lost by a fault.

Unlike ``bilans``, these accounts belong to the two places of one match: the same player may hold both.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ecosysteme.jeu import Camp
from ecosysteme.joueurs import creer_joueur
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import compter_par_place
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.exports import nom_de_la_partie
from ecosysteme.tournoi.fiche import MICROS, PartieFinie

TOLERANCE: Final = 0.020  # s that a move may last beyond its player's time before it counts as overrun


@dataclass
class CompteMatch(BilanJoueur):
    """The account of one player in one match.

    ``limite`` is the time of a move in seconds, ``None`` for a player that has none; ``depassements`` counts the games
    in which a move overran it; ``perdues_par_faute`` are the games that an illegal move or a breakdown ended.
    """

    limite: float | None = None
    depassements: int = 0
    perdues_par_faute: list[PartieFinie] = field(default_factory=list)

    @property
    def secondes_max(self) -> float:
        """Seconds of the longest move, 0 before the first."""
        return self.micros_max / MICROS

    def ajouter(self, fiche: PartieFinie, camp: Camp) -> None:
        """Count a game in which this player had ``camp``."""
        super().ajouter(fiche, camp)
        pire = max(fiche.temps[camp - 1], default=0) / MICROS
        self.depassements += self.limite is not None and pire > self.limite + TOLERANCE
        if fiche.fautif == camp:
            self.perdues_par_faute.append(fiche)


def comptes_du_match(base: Base, numero: int) -> tuple[CompteMatch, CompteMatch]:
    """Add up the stored games of a match of two players; the accounts are in the order of its rules."""
    reglement = base.plan(numero).reglement
    premier, second = (
        CompteMatch(reglement.jeu, nom, limite=creer_joueur(nom).limite_par_coup) for nom in reglement.joueurs
    )
    compter_par_place(base, numero, (premier, second))
    return premier, second


def debuts_du_match(base: Base, numero: int) -> dict[str, int]:
    """Return how many stored games had each opening, by its names in all our languages, the most played first.

    Games whose opening has no name are left out.
    """
    jeu = base.plan(numero).reglement.creer_jeu()
    comptes: Counter[str] = Counter()
    for fiche in base.fiches(numero):
        nom = nom_de_la_partie(jeu, fiche)
        if nom:
            comptes[nom] += 1
    return dict(comptes.most_common())
