"""How long the window takes to appear: import, window, first paint, then its rooms, medians of several fresh processes.

The first start is left out: it may compile the sources and read the disk.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Final, Self

from ecosysteme.chiffres import en_chiffres
from ecosysteme.commandes.sortie import ecrire_json, imprimer

OBJECTIF: Final = 0.7  # s of processor, from the command to the first paint
RACINE: Final = Path(__file__).resolve().parents[2]
TITRES: Final = ("Départs", "Import", "Fenêtre", "Peinture", "Total", "Salles", "Boucle", "Total / boucle")


@dataclass(frozen=True)
class Demarrage:
    """Processor seconds of each part of one start; ``reference``: a fixed loop of Python in the same process.

    ``salles``: what comes once the window is painted, until all of it answers.
    """

    imports: float
    fenetre: float
    peinture: float
    salles: float
    reference: float

    @classmethod
    def lire(cls, ligne: str) -> Self:
        """Read what ``ui.atelier.demarrage`` prints: instants since the process began."""
        instants: dict[str, float] = json.loads(ligne)
        parts = [0.0, *(instants[nom] for nom in ("import", "fenetre", "peinture", "salles"))]
        imports, fenetre, peinture, salles = (fin - debut for debut, fin in pairwise(parts))
        return cls(imports, fenetre, peinture, salles, instants["reference"])

    @classmethod
    def median(cls, departs: list[Self]) -> Self:
        """Return the median of each part over ``departs``, of which there is at least one."""
        return cls(*(median(parts) for parts in zip(*(asdict(depart).values() for depart in departs), strict=True)))

    @property
    def total(self) -> float:
        """From the command to the first paint, s."""
        return self.imports + self.fenetre + self.peinture


def demarrer() -> Demarrage:
    """Open and close the window in a fresh process; ``RuntimeError`` when it fails, with what it said."""
    commande = [sys.executable, "-m", "ui.atelier.demarrage"]
    fini = subprocess.run(commande, cwd=RACINE, capture_output=True, text=True, check=False)
    if fini.returncode:
        raise RuntimeError(f"la fenêtre ne s'est pas ouverte : {fini.stderr.strip()}")
    return Demarrage.lire(fini.stdout.splitlines()[-1])


def principal(repetitions: int, json: bool) -> int:
    """Measure, print a table (or JSON), and return 1 when the median start is beyond ``OBJECTIF``, else 0."""
    demarrer()
    mesure = Demarrage.median([demarrer() for _ in range(repetitions)])
    rapide = mesure.total <= OBJECTIF
    if json:
        parts = {nom: round(valeur, 4) for nom, valeur in asdict(mesure).items()}
        rapport = round(mesure.total / mesure.reference, 2)
        ecrire_json(
            {"repetitions": repetitions, **parts, "total": round(mesure.total, 4), "rapport": rapport, "rapide": rapide}
        )
        return int(not rapide)
    valeurs = (mesure.imports, mesure.fenetre, mesure.peinture, mesure.total, mesure.salles, mesure.reference)
    chiffres = [en_chiffres(valeur, 3) for valeur in valeurs]
    imprimer(TITRES, [(en_chiffres(repetitions), *chiffres, en_chiffres(mesure.total / mesure.reference, 1))])
    print(
        "Secondes de processeur jusqu'à la première peinture, médianes, puis jusqu'à ce que tout réponde (Salles) ; "
        "d'une machine à l'autre se compare le total divisé par une boucle fixe."
    )
    print("Rapide." if rapide else f"Plus de {en_chiffres(OBJECTIF, 1)} s : la fenêtre se fait attendre.")
    return int(not rapide)
