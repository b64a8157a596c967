"""How much memory this process holds: the most of all, and what is its own, which no file on the disk could give back.

Pages of a file that is mapped are only lent: whoever needs the room takes them.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

PERIODE: Final = 0.02  # s from a look to the next
STATUT: Final = Path("/proc/self/status")  # where the system is Linux
PROPRE, PROJETEE = "RssAnon", "RssFile"
KO_PAR_MO: Final = 1024


def memoire_mo() -> int | None:
    """Return the most memory that this process has held, in MB, where the system tells it."""
    with suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KO_PAR_MO
    return None


def kilooctets(fichier: Path) -> dict[str, int]:
    """Return the numbers of kB that a file of the system tells of a process, by their names."""
    lignes = (ligne.split() for ligne in fichier.read_text(encoding="utf-8").splitlines())
    return {mots[0].rstrip(":"): int(mots[1]) for mots in lignes if len(mots) == 3 and mots[2] == "kB"}


class SuiviMemoire:
    """Looks at the memory while the block runs; ``projetee`` is the most of mapped files, in MB.

    Both are ``None`` where the system does not tell them.
    """

    def __init__(self, statut: Path = STATUT) -> None:
        self._statut = statut
        self._fini = Event()
        self._propre: int | None = None
        self.projetee: int | None = None
        self._fil = Thread(target=self._suivre, name="memoire", daemon=True)

    def __enter__(self) -> SuiviMemoire:
        """Begin to look."""
        self._regarder()
        self._fil.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Look no more."""
        self._fini.set()
        self._fil.join()

    def relever(self) -> int | None:
        """Return the most that was its own since the last time, in MB."""
        self._regarder()
        releve, self._propre = self._propre, None
        return releve

    def _suivre(self) -> None:
        while not self._fini.wait(PERIODE):
            self._regarder()

    def _regarder(self) -> None:
        with suppress(OSError):
            champs = kilooctets(self._statut)
            self._propre = _plus_grand(self._propre, champs.get(PROPRE))
            self.projetee = _plus_grand(self.projetee, champs.get(PROJETEE))


def _plus_grand(avant: int | None, kilo: int | None) -> int | None:
    """Return the greater of a number of MB and of one of kB, if there is one."""
    return avant if kilo is None else max(avant or 0, kilo // KO_PAR_MO)
