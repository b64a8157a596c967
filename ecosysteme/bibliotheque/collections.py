"""The collections of the library, one for each source; the journal and files of tournaments are added to when asked."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# Where what grows lies, as ``sources`` writes it for the fingerprint of a source.
LIEU: Final = re.compile(r"(?:journal|tournoi \d+ de) (.*)", re.DOTALL)
ORDRE: Final = """
SELECT source.numero, genre, nom, empreinte, quand, parties - coalesce(absentes, 0), refusees,
    numero IN (SELECT source FROM suppression WHERE source IS NOT NULL)
FROM source LEFT JOIN (
    SELECT source, count(*) AS absentes FROM partie WHERE supprimee IS NOT NULL GROUP BY source
) AS parties_absentes ON parties_absentes.source = source.numero
ORDER BY source.numero
"""


@dataclass(frozen=True, slots=True)
class CollectionGardee:
    """What came from a source: ``genre`` is wthor, fichier, journal or tournoi; ``quand``, s since 1970, the last time.

    ``parties`` are those that are there, ``refusees`` those that had no place. ``lieu`` is the file of what grows.
    """

    numero: int
    genre: str
    nom: str
    quand: float
    parties: int
    refusees: int
    lieu: Path | None = None


def lire_collections(lien: sqlite3.Connection) -> list[CollectionGardee]:
    """List the collections, the oldest first; one that was deleted as a whole is none any more."""
    trouvees = []
    for numero, genre, nom, empreinte, quand, parties, refusees, supprimee in lien.execute(ORDRE):
        if not supprimee or parties > 0:
            place = LIEU.fullmatch(empreinte) if genre in ("journal", "tournoi") else None
            lieu = Path(place[1]) if place else None
            trouvees.append(CollectionGardee(numero, genre, nom, quand, parties, refusees, lieu))
    return trouvees
