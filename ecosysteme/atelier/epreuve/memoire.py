"""Large inputs of one repeated piece: each reader must read or refuse them within a bounded memory."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from ecosysteme.atelier.epreuve.processus import essayer_module

PAR_PROCESSUS: Final = 40  # inputs: starting a process takes as long as reading several of them


def memoires(source: random.Random) -> Iterator[str]:
    """Give readers, in one process after the other, inputs that somebody made to fill the memory; see ``plafond``."""
    while True:
        graine = source.randrange(10**6)
        sortie = essayer_module("ecosysteme.atelier.epreuve.plafond", (str(graine), str(PAR_PROCESSUS)))
        yield f"graine {graine} : {sortie.erreurs.strip()[-300:] or sortie.code}" if sortie.code else ""
