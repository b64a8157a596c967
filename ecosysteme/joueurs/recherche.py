"""What the players that look ahead share: depth, evaluation, ties, counting, stopping.

The three algorithms stand alone in ``minmax``, ``negamax`` and ``alphabeta``; each only says what a state is worth.
"""

from __future__ import annotations

from abc import abstractmethod
from threading import Event
from typing import ClassVar

from ecosysteme.arret import Interrompu
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp, Coup, Etat, Jeu
from ecosysteme.joueurs.joueur import FonctionEvaluation, JoueurAuHasard, evaluation_du_jeu
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.reglages import EGALITES, GRAINE, PROFONDEUR, Reglage

INFINI = float("inf")


class Recherche(JoueurAuHasard):
    """A player that evaluates every legal move ``profondeur`` plies deep (a forced pass counts for one ply).

    After ``choisir``, ``noeuds`` is the number of states visited, the root included, and ``valeur`` that of the move.
    """

    options: ClassVar[tuple[Reglage, ...]] = (PROFONDEUR, GRAINE, EGALITES)

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        profondeur: int = 4,
        graine: int | None = None,
        egalites: str = "hasard",
        evaluation: FonctionEvaluation = evaluation_du_jeu,
    ) -> None:
        """Look ``profondeur`` ≥ 1 plies ahead; between equal moves draw lots, or take the first (``'premier'``).

        ``evaluation(jeu, etat, camp)`` judges the states where the search ends; two camps must get opposite values.
        Raises ``ValueError`` for another depth or another way with ties.
        """
        super().__init__(couleur, graine=graine)
        if profondeur < 1:
            raise Faute("profondeur={profondeur} : attendu un entier au moins égal à 1", profondeur=profondeur)
        if not EGALITES.accepte(egalites):
            raise Faute("egalites={egalites} : attendu {attendu}", egalites=egalites, attendu=EGALITES.attendu())
        self.profondeur = profondeur
        self.premier = egalites == "premier"
        self.evaluation = evaluation
        self.noeuds = 0
        self.valeur = 0.0
        self._arret = Event()

    def choisir(self, jeu: Jeu[Etat, Coup], etat: Etat, arret: Event | None = None) -> Coup:
        """Return a move of the highest value."""
        coups = self.meilleurs(jeu, etat, arret)
        return coups[0] if self.premier else self.hasard.choice(coups)

    def meilleurs(self, jeu: Jeu[Etat, Coup], etat: Etat, arret: Event | None = None) -> list[Coup]:
        """List the moves that share the highest value, in the game's order; leave it in ``valeur``."""
        self._arret = arret or Event()
        self.noeuds = 0
        self._entrer()
        meilleurs: list[Coup] = []
        self.valeur = -INFINI
        for coup in jeu.coups_legaux(etat):
            valeur = self.juger(jeu, jeu.jouer(etat, coup), jeu.trait(etat))
            if valeur > self.valeur:
                self.valeur, meilleurs = valeur, [coup]
            elif valeur == self.valeur:
                meilleurs.append(coup)
        return meilleurs

    def valeurs(self, jeu: Jeu[Etat, Coup], etat: Etat, arret: Event | None = None) -> dict[Coup, float]:
        """Return the value of each legal move, for who plays it: dearer than ``meilleurs``, which needs the best."""
        self._arret = arret or Event()
        self.noeuds = 0
        valeurs: dict[Coup, float] = {}
        for coup in jeu.coups_legaux(etat):
            self.valeur = -INFINI  # nothing to beat: no value may be a mere bound
            valeurs[coup] = self.juger(jeu, jeu.jouer(etat, coup), jeu.trait(etat))
        return valeurs

    @abstractmethod
    def juger(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp) -> float:
        """Return for ``camp`` the value of ``etat``, which its move has just reached.

        A value below ``self.valeur``, the best so far, may be any upper bound that is also below it.
        """

    def _entrer(self) -> None:
        """Count a state, and leave at once when asked to stop."""
        self.noeuds += 1
        if self._arret.is_set():
            raise Interrompu

    def __str__(self) -> str:
        """Name the player with its depth."""
        return f"{self.libelle} ({self.profondeur})"
