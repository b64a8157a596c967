"""One reader given one input in a process of its own, whose memory is bounded.

``python -m ecosysteme.epreuve.plafond READER FILE``: exit code 0 when the input is read, or refused with a
``ValueError``; 1 and a sentence when it took more than ``PLAFOND``, or failed otherwise. A module, since a frozen
program can run no text.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ecosysteme.epreuve.lecteurs import Lire, lecteurs
from ecosysteme.moteur.othello.poids import choisir_poids

PLAFOND: Final = 512 * 2**20  # bytes of address space beyond what the program takes before it reads
POIDS: Final = "poids"  # the one reader that is given the name of a file


def borner(octets: int) -> None:
    """Let this process take so many bytes more, where the system can be asked for that: Linux."""
    try:
        import resource

        prises = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (prises + octets,) * 2)
    except (ImportError, OSError):
        return


def lire_borne(nom: str, fichier: Path) -> str:
    """Read ``fichier`` with little memory; return what went wrong, nothing if it was read or refused."""
    lire: Lire = (lambda _: choisir_poids(str(fichier))) if nom == POIDS else lecteurs()[nom][1]
    octets = b"" if nom == POIDS else fichier.read_bytes()
    borner(PLAFOND)
    try:
        lire(octets)
    except ValueError:
        return ""
    except MemoryError:
        return f"plus de {PLAFOND // 2**20} Mo"
    except Exception as erreur:
        return f"{type(erreur).__name__} : {erreur}"
    return ""


if __name__ == "__main__":
    if dit := lire_borne(sys.argv[1], Path(sys.argv[2])):
        sys.exit(dit)
