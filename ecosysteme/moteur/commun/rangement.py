"""Machine code on the disk: a file for each kernel and each of the types that it was compiled for.

Numba keeps an index beside them, which two programs that write at once make wrong: an entry is lost, or stands for the
other one's code. Here a file tells of itself alone, and is written beside its place and moved there whole.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final
from uuid import uuid4

from numba.core.serialize import dumps

SUFFIXE: Final = ".nbc"
SOMME: Final = sha256().digest_size  # bytes before the code, which tell whether all of it is there


class Fichiers:
    """The files of one kernel, as Numba's ``IndexDataCacheFile``: read in any of some folders, written in the first."""

    def __init__(self, dossiers: Sequence[Path], nom: str) -> None:
        """Touch nothing; ``nom`` is that of the kernel, which no other of the folder has."""
        self._dossiers, self._nom = dossiers, nom

    def _fichier(self, cle: object) -> str:
        return f"{self._nom}-{sha256(repr(cle).encode()).hexdigest()[:16]}{SUFFIXE}"

    def save(self, cle: object, code: object) -> None:
        """Keep ``code`` under ``cle``, in the place of what was there."""
        octets: bytes = dumps(code)  # type: ignore[no-untyped-call]
        but = self._dossiers[0] / self._fichier(cle)
        provisoire = but.with_suffix(f".{uuid4().hex[:8]}")
        try:
            provisoire.write_bytes(sha256(octets).digest() + octets)
            os.replace(provisoire, but)
        finally:
            with suppress(OSError):
                provisoire.unlink(missing_ok=True)

    def load(self, cle: object) -> object | None:
        """Return what was kept under ``cle``; ``None`` if nothing was, or not all of it reached the disk."""
        nom = self._fichier(cle)
        for dossier in self._dossiers:
            with suppress(OSError):
                lu = (dossier / nom).read_bytes()
                if sha256(lu[SOMME:]).digest() == lu[:SOMME]:
                    code: object = pickle.loads(lu[SOMME:])
                    return code
        return None

    def flush(self) -> None:
        """Forget all that was written."""
        for fichier in self._dossiers[0].glob(f"{self._nom}-*{SUFFIXE}"):
            with suppress(OSError):
                fichier.unlink()
