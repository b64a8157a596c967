"""Two layers of hints on one board: what the book says, and what the engine searches where the book is silent.

Where the book ends values jump, for the engine sees less far: so each says by a mark who speaks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject

from ecosysteme.cases import Position
from ui.plateau.indices import LIVRE, MOTEUR, Indice
from ui.plateau.vue import PlateauVue


class CouchesIndices(QObject):
    """Shows both layers on ``plateau``; marks are only there while the book is open."""

    def __init__(self, plateau: PlateauVue) -> None:
        super().__init__(plateau)
        self._plateau = plateau
        self._moteur: Mapping[Position, Indice] = {}
        self._livre: Mapping[Position, Indice] | None = None

    def montrer_moteur(self, indices: Mapping[Position, Indice]) -> None:
        """Show what the engine says, nothing of it when there is nothing."""
        self._moteur = indices
        self._montrer()

    def montrer_livre(self, indices: Mapping[Position, Indice] | None) -> None:
        """Show what the book says, nothing of it when it is silent; ``None`` closes it."""
        self._livre = indices
        self._montrer()

    def _montrer(self) -> None:
        if self._livre is None:
            self._plateau.montrer_indices(self._moteur)
            return
        marques = {case: replace(indice, marque=MOTEUR) for case, indice in self._moteur.items()}
        marques |= {case: replace(indice, marque=LIVRE) for case, indice in self._livre.items()}
        meilleur = max((indice.valeur for indice in marques.values()), default=0)
        self._plateau.montrer_indices(
            {case: replace(indice, meilleur=indice.valeur == meilleur) for case, indice in marques.items()}
        )
