"""Names that may be one person's: said to the user, who alone decides (``personnes``)."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

from ecosysteme.bibliotheque.fichier import lecture
from ecosysteme.bibliotheque.marques import lire_memes
from ecosysteme.bibliotheque.noms import NomConnu

# Ways to write the same sound: the long vowels of Japanese, the umlauts of German and Scandinavian names.
GRAPHIES: Final = ((re.compile("ou|oo|oh(?![aeiou])"), "o"), (re.compile("uu"), "u"), (re.compile("([aou])e"), r"\1"))
LETTRES_MIN: Final = 8  # of a name, below which another letter makes another name


class RaisonDeDoublon(StrEnum):
    """Why two names may be one person's, the surest first."""

    ORDRE = "ordre"
    GRAPHIE = "graphie"
    LETTRE = "lettre"


@dataclass(frozen=True, slots=True)
class DoublonPossible:
    """Two names that may be one person's; ``garde`` is that of more games."""

    double: NomConnu
    garde: NomConnu
    raison: RaisonDeDoublon
    parties: tuple[int, int]  # of each, in this order


def doublons_possibles(dossier: Path) -> list[DoublonPossible]:
    """List the names that may be one person's, the surest and most played first.

    Programs are left out, whose versions differ by a letter, and so are names with figures, those that have no game and
    what the user has said already.
    """
    with lecture(dossier) as lien:
        if lien is None:
            return []
        noms = lien.execute("SELECT numero, nom, cle FROM joueur WHERE NOT programme").fetchall()
        memes = lire_memes(lien)
        cles = {numero: cle for numero, _, cle in noms if not any(map(str.isdigit, cle)) and numero not in memes}
        ordre = (
            "SELECT joueur, count(*) FROM (SELECT noir AS joueur FROM partie WHERE supprimee IS NULL"
            " UNION ALL SELECT blanc FROM partie WHERE supprimee IS NULL) GROUP BY joueur"
        )
        parties = dict(lien.execute(ordre).fetchall())
    connus = {numero: NomConnu(numero, nom, False) for numero, nom, _ in noms}
    trouves: dict[tuple[int, int], DoublonPossible] = {}
    for un, autre, raison in _paires(cles):
        double, garde = sorted((un, autre), key=lambda numero: (parties.get(numero, 0), -numero))
        nombres = (parties.get(double, 0), parties.get(garde, 0))
        if 0 not in nombres:
            trouves.setdefault((double, garde), DoublonPossible(connus[double], connus[garde], raison, nombres))
    raisons = list(RaisonDeDoublon)
    return sorted(trouves.values(), key=lambda lu: (raisons.index(lu.raison), -sum(lu.parties), lu.garde.nom))


def _paires(cles: dict[int, str]) -> Iterator[tuple[int, int, RaisonDeDoublon]]:
    """Yield the pairs of names that each rule finds, rule by rule."""
    par_mots = {numero: " ".join(sorted(cle.split())) for numero, cle in cles.items()}
    for un, autre in _egaux(par_mots):
        yield un, autre, RaisonDeDoublon.ORDRE
    for un, autre in _egaux({numero: _simplifier(mots) for numero, mots in par_mots.items()}):
        yield un, autre, RaisonDeDoublon.GRAPHIE
    for un, autre in _a_une_lettre(cles):
        yield un, autre, RaisonDeDoublon.LETTRE


def _simplifier(cle: str) -> str:
    """Return a name with each sound written in one way.

    >>> _simplifier("satou yuuki"), _simplifier("joergensen")
    ('sato yuki', 'jorgensen')
    """
    for graphie, lettre in GRAPHIES:
        cle = graphie.sub(lettre, cle)
    return cle


def _egaux(cles: dict[int, str]) -> Iterator[tuple[int, int]]:
    """Yield the pairs of equal names; of three alike, each with the next."""
    par_cle: defaultdict[str, list[int]] = defaultdict(list)
    for numero, cle in cles.items():
        par_cle[cle].append(numero)
    for numeros in par_cle.values():
        yield from pairwise(numeros)


def _a_une_lettre(cles: dict[int, str]) -> Iterator[tuple[int, int]]:
    """Yield the pairs of names of which one becomes the other when a letter is added, removed or replaced.

    Two such names are equal once a letter of one of them, or of both, is gone.
    """
    par_reste: defaultdict[str, set[int]] = defaultdict(set)
    for numero, cle in cles.items():
        if len(cle) >= LETTRES_MIN:
            par_reste[cle].add(numero)
            for rang in range(len(cle)):
                par_reste[f"{cle[:rang]}{cle[rang + 1 :]}"].add(numero)
    vues = set()
    for numeros in par_reste.values():
        for paire in combinations(sorted(numeros), 2):
            if paire not in vues and _une_lettre(cles[paire[0]], cles[paire[1]]):
                vues.add(paire)
                yield paire


def _une_lettre(un: str, autre: str) -> bool:
    """Tell whether a name is another but for one letter.

    >>> _une_lettre("kosei", "kousei"), _une_lettre("conti", "conte"), _une_lettre("conti", "cnoti")
    (True, True, False)
    """
    court, long = sorted((un, autre), key=len)
    if len(long) - len(court) > 1:
        return False
    place = next((rang for rang, (a, b) in enumerate(zip(court, long, strict=False)) if a != b), len(court))
    return court[place + (len(court) == len(long)) :] == long[place + 1 :]
