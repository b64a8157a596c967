"""Words looked for in texts, whatever their accents and capitals: in the glossary, among the commands and the keys."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

GRECQUES: Final = str.maketrans({"α": "alpha", "β": "beta"})
MOT: Final = re.compile(r"\w+")


@lru_cache(maxsize=4096)  # the same texts are searched again at each letter
def simplifier(texte: str) -> str:
    """Return ``texte`` as it is searched: neither accents nor capitals, Greek letters by their names."""
    decompose = unicodedata.normalize("NFD", texte.casefold().translate(GRECQUES))
    return "".join(signe for signe in decompose if not unicodedata.combining(signe))


def eloignement(cherche: str, *textes: str) -> int | None:
    """Tell how far ``textes``, the most telling first, are from the words of ``cherche``, in any order.

    ``None``: one of the words is in none of them. One that begins a word comes before one that is inside it.

    >>> eloignement("etud alle", "Aller à l'étude"), eloignement("tude", "Aller à l'étude", "Mode")
    (0, 2)
    >>> eloignement("mode", "Aller à l'étude", "Mode"), eloignement("jouer", "Aller à l'étude")
    (1, None)
    """
    simples = [simplifier(texte) for texte in textes]
    mots = [MOT.findall(simple) for simple in simples]
    total = 0
    for voulu in MOT.findall(simplifier(cherche)):
        debuts = (rang for rang, connus in enumerate(mots) if any(mot.startswith(voulu) for mot in connus))
        dedans = (len(textes) + rang for rang, simple in enumerate(simples) if voulu in simple)
        loin = next(debuts, next(dedans, None))
        if loin is None:
            return None
        total += loin
    return total
