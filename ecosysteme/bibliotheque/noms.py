"""Names as they are looked for: without accents, in any order of words, with a mistake of typing."""

from __future__ import annotations

import difflib
import re
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ecosysteme.formats.plusieurs_fichiers import plier

TROUVES_MAX: Final = 10  # names that an answer holds; a search by the beginnings of words that gives fewer goes on
CANDIDATS: Final = 60  # names that share most groups of three letters, compared letter by letter
RESSEMBLANCE: Final = 0.5  # of two names, from 0 to 1, below which they are no answer
MOT: Final = re.compile(r"\w+")
# By kind of name: its table, and what is flagged there.
TABLES_DE_NOMS: Final[Mapping[str, str]] = {"joueur": "programme", "tournoi": "xot"}


@dataclass(frozen=True, slots=True)
class NomConnu:
    """A player or a tournament; ``marque``: a program, or a tournament whose first moves are drawn (XOT)."""

    numero: int
    nom: str
    marque: bool


def cle_de(nom: str) -> str:
    """Return the words of a name, as they are searched.

    >>> cle_de("Leader, Imré (UK)")
    'leader imre uk'
    """
    return " ".join(MOT.findall(plier(nom)))


def chercher_noms(lien: sqlite3.Connection, genre: str, texte: str, nombre: int = TROUVES_MAX) -> list[NomConnu]:
    """Return the names of a kind that ``texte`` may mean, the likeliest first.

    Those that have a word that begins as each of ``texte`` come first, by what they have in common; names that only
    look like it come when these are few. ``genre`` is one of ``TABLES_DE_NOMS``.
    """
    voulus = cle_de(texte).split()
    if not voulus:
        return []
    # Names are a few thousand: read at once, they are searched in less time than an index would take to write.
    noms = lien.execute(f"SELECT numero, nom, cle, {TABLES_DE_NOMS[genre]} FROM {genre}").fetchall()
    cles = {numero: cle for numero, _, cle, _ in noms}
    trouves = _par_debuts(cles, voulus)
    if len(trouves) < nombre:
        trouves += [numero for numero in _par_ressemblance(cles, " ".join(voulus)) if numero not in set(trouves)]
    connus = {numero: NomConnu(numero, nom, bool(marque)) for numero, nom, _, marque in noms}
    return [connus[numero] for numero in trouves[:nombre]]


def _par_debuts(cles: Mapping[int, str], voulus: Sequence[str]) -> list[int]:
    """Return the names of which some word begins as each of ``voulus``, the shortest first: exact ones are."""
    trouves = [numero for numero, cle in cles.items() if all(f" {voulu}" in f" {cle}" for voulu in voulus)]
    return sorted(trouves, key=lambda numero: (len(cles[numero]), cles[numero]))


def _par_ressemblance(cles: Mapping[int, str], voulu: str) -> list[int]:
    groupes = _groupes(voulu)
    communs = Counter({numero: len(groupes & _groupes(cle)) for numero, cle in cles.items()})
    notes = {numero: _ressemblance(voulu, cles[numero]) for numero, nombre in communs.most_common(CANDIDATS) if nombre}
    return sorted((n for n in notes if notes[n] >= RESSEMBLANCE), key=lambda n: (-notes[n], cles[n]))


def _groupes(cle: str) -> set[str]:
    """Return the pairs of letters of each word, their beginnings marked: a mistake leaves most of them."""
    return {f" {mot}"[rang : rang + 2] for mot in cle.split() for rang in range(len(mot))}


def _ressemblance(voulu: str, cle: str) -> float:
    """Compare with the whole name and with each of its words: one may have typed the family name only."""
    return max(difflib.SequenceMatcher(None, voulu, partie).ratio() for partie in _parties(cle))


def _parties(cle: str) -> Iterable[str]:
    yield cle
    yield from cle.split()
