"""Deepening search, under a limit: PROVISIONAL, replaced within the hour; the interface is ``avis``."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import numpy as np

from ecosysteme.moteur.avis import Avis, Limites, Note
from ecosysteme.moteur.conversion import Bits
from ecosysteme.moteur.solveur import Interrompu, Solveur, _apercu, coups_legaux, jouer

PROFONDEUR_MAX = 12
VIDES_EXACT = 12


class Penseur:
    """Thinks with the memory of a ``Solveur``."""

    def __init__(self, solveur: Solveur) -> None:
        """Share the table and the stop flag of ``solveur``."""
        self._solveur = solveur

    def reflechir(self, bits: Bits, limites: Limites, tous: bool, rappel: Callable[[Avis], None] | None) -> Avis:
        """Return what is known when a limit is reached."""
        debut = perf_counter()
        solveur = self._solveur
        coups = coups_legaux(*bits)
        vides = 64 - (bits[0] | bits[1]).bit_count()
        avis = Avis(0, 0, 100, False, (), 0, 0.0)
        fin = min(vides, PROFONDEUR_MAX, limites.profondeur or 60)
        notes: dict[tuple[int, int], Note] = {}
        with solveur._recherche(bits):
            for profondeur in range(1, fin + 1):
                exact = vides <= VIDES_EXACT
                for case in coups:
                    if limites.secondes and perf_counter() - debut > limites.secondes and avis.profondeur:
                        return avis
                    enfant = jouer(*bits, case)
                    if exact:
                        score = -solveur._score(*enfant, None)
                    else:
                        ctx = solveur._contextes[0].adresse
                        note = _apercu(
                            ctx, np.uint64(enfant[0]), np.uint64(enfant[1]), np.int64(profondeur - 1), np.int64(vides)
                        )
                        score = -round(note / 4)
                    if solveur._partage[0]:
                        raise Interrompu("recherche interrompue")
                    notes[divmod(case, 8)] = Note(score, vides if exact else profondeur, 100, exact)
                notes = dict(sorted(notes.items(), key=lambda paire: -paire[1].score))
                meilleure = next(iter(notes.values()), Note(0, 0, 100, True))
                avis = Avis(
                    meilleure.score,
                    meilleure.profondeur,
                    100,
                    meilleure.exact,
                    tuple(list(notes)[:1]),
                    solveur.progres().noeuds,
                    perf_counter() - debut,
                    dict(notes) if tous else {},
                )
                if rappel:
                    rappel(avis)
                if exact:
                    break
        return avis
