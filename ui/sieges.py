"""Who plays each camp: the players, made from the ticked boxes."""

from __future__ import annotations

from typing import Any

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.joueurs import Humain, Joueur
from ecosysteme.partie import Partie
from ui.panneau_joueur import PanneauxJoueurs


class Sieges:
    """The two players of the game on the board; a box that is ticked seats another one at once."""

    def __init__(self, panneaux: PanneauxJoueurs) -> None:
        """Seat who is ticked."""
        self._panneaux = panneaux
        self._joueurs: dict[Camp, Joueur] = {}
        self.asseoir(PREMIER, SECOND)

    def asseoir(self, *camps: Camp) -> None:
        """Make the players of ``camps`` anew."""
        for camp in camps:
            self._joueurs[camp] = self._panneaux.creer(camp)

    def __getitem__(self, camp: Camp) -> Joueur:
        """Return the player of ``camp``."""
        return self._joueurs[camp]

    @property
    def entre_machines(self) -> bool:
        """Whether nobody plays in person."""
        return not any(isinstance(joueur, Humain) for joueur in self._joueurs.values())

    def humain_au_trait(self, partie: Partie[Any, Any]) -> bool:
        """Whether a person has the turn."""
        return partie.trait is not None and isinstance(self[partie.trait], Humain)

    def machine_au_trait(self, partie: Partie[Any, Any]) -> str | None:
        """Name the program that has the turn, ``None`` when a person has it or the game is over."""
        camp = partie.trait
        return None if camp is None or self.humain_au_trait(partie) else self._panneaux.libelle(camp)
