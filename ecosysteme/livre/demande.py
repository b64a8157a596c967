"""What is asked of an extension of the book; kept beside the book until it comes to its end, maybe on another day."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from ecosysteme.ecriture import ecrire
from ecosysteme.fautes import Faute, Panne
from ecosysteme.lecture import lire_json, lire_octets
from ecosysteme.livre.construire import ECART, PERTE
from ecosysteme.moteur.othello.conversion import Bits, verifier_bits

SANS_FIN: Final = 1e9  # s
LIMITE: Final = 1 << 16  # bytes: a line of sixty moves takes four thousand

CoupDeLigne = tuple[Bits, int]  # a position and the square played in it


@dataclass(frozen=True)
class DemandeDExtension:
    """How the book is to grow: from the last position of a line, or, ``partie``, along the line itself.

    ``ligne`` leads to ``depart``; ``positions`` are to be judged, those that the book knows left out; ``ecart`` and
    ``perte`` are discs, see ``Construction``.
    """

    depart: Bits
    ligne: tuple[CoupDeLigne, ...] = ()
    profondeur: int = 14
    positions: int = 200
    ecart: int = ECART
    perte: int = PERTE
    secondes: float = SANS_FIN
    partie: bool = False


def retenir(livre: Path, demande: DemandeDExtension) -> None:
    """Remember what is asked for; where it cannot be written it is asked for again by hand."""
    with suppress(Panne, OSError):
        ecrire(_fichier(livre), json.dumps(asdict(demande)))


def oublier(livre: Path) -> None:
    """Forget it: it has come to its end."""
    with suppress(OSError):
        _fichier(livre).unlink(missing_ok=True)


def lire_inachevee(livre: Path) -> DemandeDExtension | None:
    """Return what was asked for last and has not come to its end; ``None`` for none, or one that cannot be read."""
    try:
        lue = lire_json(lire_octets(_fichier(livre), LIMITE))
        ligne = tuple((verifier_bits(*bits), int(case)) for bits, case in lue["ligne"])
        entiers = {nom: int(lue[nom]) for nom in ("profondeur", "positions", "ecart", "perte")}
        depart, partie = verifier_bits(*lue["depart"]), bool(lue["partie"])
        return DemandeDExtension(depart, ligne, secondes=float(lue["secondes"]), partie=partie, **entiers)
    except (OSError, Faute, KeyError, TypeError, ValueError):
        return None


def _fichier(livre: Path) -> Path:
    return Path(f"{livre}.inachevee")
