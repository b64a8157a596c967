"""What the players that look ahead share: depth, evaluation, ties, counting, stopping.

The three algorithms stand alone in ``minmax``, ``negamax`` and ``alphabeta``; each only says what a state is worth.
"""

from __future__ import annotations

from abc import abstractmethod
from copy import copy
from threading import Event
from typing import ClassVar, Final

from ecosysteme.arret import Echeance, Interrompu, verifier_arret
from ecosysteme.fautes import Faute
from ecosysteme.jeu import Camp, Coup, Etat, Jeu
from ecosysteme.joueurs.joueur import FonctionEvaluation, JoueurAuHasard, evaluation_du_jeu
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.reglages import EGALITES, GRAINE, PROFONDEUR, Reglage

INFINI = float("inf")
# Of what its clock shows, for one move: whatever the game, and however long it lasts, something is left for the next.
PART_DU_RESTE: Final = 1 / 20


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
        """Return a move of the highest value; with a clock, as deep as it allows, see ``dans_le_temps``."""
        coups = self.meilleurs(jeu, etat, arret) if self.horloge is None else self.dans_le_temps(jeu, etat, arret)
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

    def dans_le_temps(self, jeu: Jeu[Etat, Coup], etat: Etat, arret: Event | None = None) -> list[Coup]:
        """List the best moves at ``profondeur``, or at the greatest depth that was searched within a share of the time.

        Depth after depth is searched: the first one always to its end, which takes no time worth counting.
        """
        assert self.horloge is not None
        fin = Echeance(PART_DU_RESTE * self.horloge.reste + min(self.horloge.increment, self.horloge.reste / 2), arret)
        coups, noeuds = list[Coup](), 0
        for plis in range(1, self.profondeur + 1):
            recherche = copy(self)
            recherche.profondeur = plis
            try:
                coups = recherche.meilleurs(jeu, etat, arret if plis == 1 else fin)
            except Interrompu:
                verifier_arret(arret)  # else only the time was over
                break
            finally:
                noeuds += recherche.noeuds
            self.valeur = recherche.valeur
        self.noeuds = noeuds
        return coups

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

    @property
    def opinion(self) -> float | None:
        """The value that its last search found, if it has searched."""
        return self.valeur if self.noeuds else None

    def _entrer(self) -> None:
        """Count a state, and leave at once when asked to stop."""
        self.noeuds += 1
        if self._arret.is_set():
            raise Interrompu

    def __str__(self) -> str:
        """Name the player with its depth."""
        return f"{self.libelle} ({self.profondeur})"
