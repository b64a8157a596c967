"""Judges for the tests: quick, and of a known opinion."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Event

from ecosysteme.livre.regles import coups_legaux, jouer
from ecosysteme.moteur.othello.avis import Avis, Limites, Note
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.symetries import canonique
from ecosysteme.plateau import Plateau


def opinion(bits: Bits, case: int, profondeur: int) -> int:
    """Value a move as anything would that looks the same from all sides: -3 to 3."""
    suite = jouer(bits, case)
    return 3 if suite is None else hash((canonique(suite[0])[0], profondeur)) % 7 - 3


def juger(demandes: Mapping[Bits, int]) -> dict[Bits, dict[int, int]]:
    """Judge at once."""
    return {
        bits: {case: opinion(bits, case, profondeur) for case in coups_legaux(bits)}
        for bits, profondeur in demandes.items()
    }


class FauxMoteur:
    """An engine of that opinion; it has enough after ``patience`` positions, and raises the stop flag."""

    def __init__(self, patience: int = 10**9) -> None:
        self.vues: list[Bits] = []
        self.oublis = 0
        self.patience = patience

    def reflechir(
        self, plateau: Plateau, couleur: str, limites: Limites, *, tous: bool = False, arret: Event | None = None
    ) -> Avis:
        if arret is not None and len(self.vues) >= self.patience:
            arret.set()
        if arret is not None and arret.is_set():
            from ecosysteme.arret import Interrompu

            raise Interrompu
        bits = depuis_pions(plateau, couleur)
        self.vues.append(bits)
        profondeur = limites.profondeur or 0
        notes = {divmod(case, 8): score for case, score in juger({bits: profondeur})[bits].items()}
        ordre = sorted(notes, key=lambda coup: -notes[coup])
        coups = {coup: Note(notes[coup], profondeur, 100, False) for coup in ordre}
        return Avis(notes[ordre[0]], profondeur, 100, False, (ordre[0],), 1, 0.0, coups if tous else {})

    def oublier(self) -> None:
        self.oublis += 1
