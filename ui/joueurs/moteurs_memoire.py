"""The external engines that the user saved, in the window's memory; who shows them listens to ``Memoire.change``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ecosysteme.joueurs.repertoire import MoteurEnregistre, ecrire_moteurs, lire_moteurs
from ecosysteme.reglages import Reglage
from ui.socle.memoire import Memoire

MOTEURS: Final = Reglage("moteurs", "", "Moteurs externes enregistrés dans la fenêtre.")


def moteurs_enregistres(memoire: Memoire) -> tuple[MoteurEnregistre, ...]:
    """Return them, in their order."""
    return lire_moteurs(str(memoire.lire(MOTEURS)))


def enregistrer_moteurs(memoire: Memoire, moteurs: Iterable[MoteurEnregistre]) -> None:
    """Save them instead of those that there were."""
    memoire.ecrire(MOTEURS, ecrire_moteurs(moteurs))
