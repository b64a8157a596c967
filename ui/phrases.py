"""The sentences that the window says about a game: how it stands, whose turn, a pass, a refusal, the result."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QLocale, QObject

from ecosysteme.jeu import NULLE, PREMIER, Camp
from ecosysteme.partie import Partie


class Marche(Enum):
    """How a game goes: ready, a person's click begins or goes on; running; stopped, only the button goes on."""

    PRETE = auto()
    EN_COURS = auto()
    ARRETEE = auto()


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

    def refus(self, partie: Partie[Any, Any], case: tuple[int, int], marche: Marche, machine: str | None) -> str:
        """Say why choosing ``case`` plays nothing; empty for a legal move of a person.

        ``machine`` names the program that has the turn, ``None`` when a person has it.
        """
        if partie.terminee:
            if marche is Marche.EN_COURS:
                return self.tr("La partie est terminée, la suivante commence.")
            return self.tr("La partie est terminée : Démarrer pour en jouer une autre.")
        if marche is Marche.ARRETEE:
            return self.tr("Partie interrompue : Démarrer pour continuer.")
        if machine is not None:
            if marche is Marche.PRETE:
                return self.tr("C'est à {} de jouer : Démarrer pour continuer.").format(machine)
            return self.tr("C'est à {} de jouer.").format(machine)
        return "" if case in partie.jeu.coups_legaux(partie.etat) else self._illegal(partie, case)

    def _illegal(self, partie: Partie[Any, Any], case: tuple[int, int]) -> str:
        nom = partie.jeu.ecrire_coup(case)
        if case in partie.etat.plateau:
            return self.tr("{} est déjà occupée").format(nom)
        return self.tr("Un pion en {} n'encadrerait aucun pion adverse").format(nom)

    def situation(self, partie: Partie[Any, Any], marche: Marche, machine: str | None) -> str:
        """Say how far the game is and what it waits for; ``machine`` as for ``refus``."""
        attente = self.trait(partie)
        if not partie.terminee and marche is Marche.ARRETEE:
            attente = self.tr("partie interrompue : Démarrer pour continuer")
        elif machine is not None and marche is Marche.EN_COURS:
            attente = self.tr("{} réfléchit…").format(machine)
        elif machine is not None and partie.nb_coups:
            attente = self.tr("en pause : Démarrer pour continuer")
        return self.tr("Coup {} · {}").format(partie.nb_coups, attente)

    def calcul(self, joueur: str, noeuds: int, secondes: float) -> str:
        """Say what a search cost."""
        nombres = QLocale()
        duree = nombres.toString(1000 * secondes, "f", 0)
        return self.tr("{} · {} nœuds · {} ms").format(joueur, nombres.toString(noeuds), duree)
