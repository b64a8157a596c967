"""What pupils answered and did not save yet: a file a session and a name, in this user's folder."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from ecosysteme.classe.copie import SUFFIXE_COPIE, CopieEleve, cle_d_eleve, enregistrer_copie, ouvrir_copie
from ecosysteme.classe.lieu import dossier_de_la_classe

GARDEES_MAX: Final = 200  # files: a computer of a classroom sees many pupils who leave


def _nommer(empreinte: str, eleve: str) -> str:
    nom = hashlib.sha256(cle_d_eleve(eleve).encode()).hexdigest()[:16]
    return f"{empreinte}-{nom}{SUFFIXE_COPIE}"


def garder_copie(copie: CopieEleve) -> None:
    """Keep the work of a pupil in the place of what was kept of it; the oldest of too many is forgotten."""
    dossier = dossier_de_la_classe()
    dossier.mkdir(parents=True, exist_ok=True)
    enregistrer_copie(dossier / _nommer(copie.empreinte, copie.eleve), copie)
    toutes = sorted(dossier.glob(f"*{SUFFIXE_COPIE}"), key=_age)
    for chemin in toutes[:-GARDEES_MAX]:
        chemin.unlink(missing_ok=True)


def _age(chemin: Path) -> float:
    with suppress(OSError):
        return chemin.stat().st_mtime
    return 0.0


def oublier_copie(copie: CopieEleve) -> None:
    """Keep the work of a pupil no more: it is saved."""
    (dossier_de_la_classe() / _nommer(copie.empreinte, copie.eleve)).unlink(missing_ok=True)


def copies_gardees(empreinte: str) -> tuple[CopieEleve, ...]:
    """Return what is kept of a session, the latest first; what cannot be read is left there and is not among it."""
    lues = []
    fichiers = dossier_de_la_classe().glob(f"{empreinte}-*{SUFFIXE_COPIE}")
    for chemin in sorted(fichiers, key=_age, reverse=True):
        with suppress(OSError, ValueError):
            copie = ouvrir_copie(chemin)
            if chemin.name == _nommer(copie.empreinte, copie.eleve):
                lues.append(copie)
    return tuple(lues)


def retrouver(copies: tuple[CopieEleve, ...], eleve: str) -> CopieEleve | None:
    """Return the work of the pupil of that name; capitals and spaces do not count."""
    return next((une for une in copies if _nommer(une.empreinte, une.eleve) == _nommer(une.empreinte, eleve)), None)
