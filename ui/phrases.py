"""The sentences that the window says about a game: whose turn, a pass, a refusal, the result."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from ecosysteme.jeu import NULLE, PREMIER, Camp
from ecosysteme.partie import Partie


class Phrases(QObject):
    """Words a game in the language of the moment; changes nothing."""

    def trait(self, partie: Partie[Any, Any]) -> str:
        """Say whose turn it is, or who won."""
        camp = partie.trait
        if camp is None:
            return self.resultat(partie)
        return self.tr("Trait aux Noirs") if camp == PREMIER else self.tr("Trait aux Blancs")

    def resultat(self, partie: Partie[Any, Any]) -> str:
        """Say who won a finished game and by how much; empty while it goes on."""
        plus, moins = sorted(partie.scores, reverse=True)
        if partie.issue is None:
            return ""
        if partie.issue == NULLE:
            return self.tr("Partie nulle, {} à {}").format(plus, moins)
        gagne = self.tr("Noir gagne {} à {}") if partie.issue == PREMIER else self.tr("Blanc gagne {} à {}")
        return gagne.format(plus, moins)

    def passes(self, partie: Partie[Any, Any]) -> str:
        """Say who had to pass since the last move; empty when nobody did."""
        return " ; ".join(self._passe(camp) for camp in partie.passes_depuis_dernier())

    def _passe(self, camp: Camp) -> str:
        if camp == PREMIER:
            return self.tr("Noir ne peut pas jouer et passe son tour")
        return self.tr("Blanc ne peut pas jouer et passe son tour")

    def refus(self, partie: Partie[Any, Any], coup: tuple[int, int]) -> str:
        """Say why the side to move cannot play on a square of the board."""
        nom = partie.jeu.ecrire_coup(coup)
        if coup in partie.etat.plateau:
            return self.tr("{} est déjà occupée").format(nom)
        return self.tr("Un pion en {} n'encadrerait aucun pion adverse").format(nom)

    def coup(self, partie: Partie[Any, Any]) -> str:
        """Say how far the game is."""
        return self.tr("Coup {} · {}").format(partie.nb_coups, self.trait(partie))
