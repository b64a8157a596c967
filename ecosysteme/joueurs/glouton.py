"""The greedy players, one ply deep: one maximises the evaluation, the other minimises it."""

from __future__ import annotations

from ecosysteme.jeu import Camp, Coup, Etat, Jeu
from ecosysteme.joueurs.joueur import FonctionEvaluation, evaluation_du_jeu
from ecosysteme.joueurs.recherche import Recherche
from ecosysteme.plateau import NOIR, Couleur
from ecosysteme.reglages import EGALITES, GRAINE


class IAmax(Recherche):
    """Plays for the best evaluation right after its move: in Othello, it turns as many discs as it can."""

    nom = "ia_max"
    libelle = "IA Max"
    options = (GRAINE, EGALITES)

    def __init__(
        self,
        couleur: Couleur = NOIR,
        *,
        graine: int | None = None,
        egalites: str = "hasard",
        evaluation: FonctionEvaluation = evaluation_du_jeu,
    ) -> None:
        """Take the options of ``Recherche``, whose depth is one ply here."""
        super().__init__(couleur, profondeur=1, graine=graine, egalites=egalites, evaluation=evaluation)

    def juger(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp) -> float:
        """Return the evaluation as it is."""
        self._entrer()
        return self.evaluation(jeu, etat, camp)

    def __str__(self) -> str:
        """Name the player; its depth never changes."""
        return self.libelle


class IAmin(IAmax):
    """Plays for the worst evaluation right after its move: it turns as few discs as it can, a fair opening plan."""

    nom = "ia_min"
    libelle = "IA Min"

    def juger(self, jeu: Jeu[Etat, Coup], etat: Etat, camp: Camp) -> float:
        """Return the opposite of the evaluation."""
        return -super().juger(jeu, etat, camp)
