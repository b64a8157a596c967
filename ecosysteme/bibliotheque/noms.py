"""Names as they are looked for: without accents, in any order of words, with a mistake of typing."""

from __future__ import annotations

import difflib
import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ecosysteme.formats.plusieurs_fichiers import plier

TROUVES_MAX: Final = 10  # names that an answer holds; a search by the beginnings of words that gives fewer goes on
CANDIDATS: Final = 60  # names alike by their pairs of letters that are compared letter by letter
RESSEMBLANCE: Final = 0.5  # of two names, from 0 to 1, below which they are no answer
TAPE_MAX: Final = 100  # letters of what is typed that are looked at
MOTS_GARDES: Final = 20_000  # words whose pairs of letters are kept from one search to the next
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


def chercher_noms(
    lien: sqlite3.Connection,
    genre: str,
    texte: str,
    nombre: int = TROUVES_MAX,
    dire: Callable[[str], str] | None = None,
) -> list[NomConnu]:
    """Return the names of a kind that ``texte`` may mean, the likeliest first.

    Those that have a word that begins as each of ``texte`` come first, by what they have in common; names that only
    look like it come when these are few. ``genre`` is one of ``TABLES_DE_NOMS``. A name that ``dire`` says otherwise is
    found by what is said, too.
    """
    voulus = cle_de(texte[:TAPE_MAX]).split()
    if not voulus:
        return []
    # Names are a few thousand: read at once, they are searched in less time than an index would take to write.
    noms = lien.execute(f"SELECT numero, nom, cle, {TABLES_DE_NOMS[genre]} FROM {genre}").fetchall()
    cles = {numero: cle if dire is None else _cle_dite(nom, cle, dire(nom)) for numero, nom, cle, _ in noms}
    trouves = _par_debuts(cles, voulus)
    if len(trouves) < nombre:
        trouves = list(dict.fromkeys([*trouves, *_par_ressemblance(cles, voulus)]))
    connus = {numero: NomConnu(numero, nom, bool(marque)) for numero, nom, _, marque in noms}
    return [connus[numero] for numero in trouves[:nombre]]


def _cle_dite(nom: str, cle: str, dit: str) -> str:
    """Return what a name that is called ``dit`` is found by."""
    return cle if dit == nom else f"{cle_de(dit)} {cle}"


def _par_debuts(cles: Mapping[int, str], voulus: Sequence[str]) -> list[int]:
    """Return the names of which some word begins as each of ``voulus``, the shortest first: exact ones are."""
    trouves = [numero for numero, cle in cles.items() if all(f" {voulu}" in f" {cle}" for voulu in voulus)]
    return sorted(trouves, key=lambda numero: (len(cles[numero]), cles[numero]))


def _par_ressemblance(cles: Mapping[int, str], voulus: Sequence[str]) -> list[int]:
    """Return the names that look like what is typed: few are compared letter by letter, those alike by their pairs."""
    proches = {numero: _accord(_part_commune, voulus, cle) for numero, cle in cles.items()}
    candidats = sorted(proches, key=lambda numero: -proches[numero])[:CANDIDATS]
    notes = {numero: _accord(_ressemblance, voulus, cles[numero]) for numero in candidats if proches[numero]}
    return sorted((n for n in notes if notes[n] >= RESSEMBLANCE), key=lambda n: (-notes[n], len(cles[n]), cles[n]))


def _accord(comparer: Callable[[str, str], float], voulus: Sequence[str], cle: str) -> float:
    """Return how well a name answers, from 0 to 1: the mean, over the words typed, of the best of its own."""
    mots = cle.split()
    return sum(max((comparer(voulu, mot) for mot in mots), default=0.0) for voulu in voulus) / len(voulus)


def _part_commune(voulu: str, mot: str) -> float:
    """Return the part of the pairs of letters that two words share; all of it where they have the same letters."""
    if _memes_lettres(voulu, mot):
        return 1.0
    return 2 * len(_paires(voulu) & _paires(mot)) / (len(voulu) + len(mot))


def _memes_lettres(voulu: str, mot: str) -> bool:
    return len(voulu) == len(mot) and sorted(voulu) == sorted(mot)


@lru_cache(MOTS_GARDES)
def _paires(mot: str) -> frozenset[str]:
    """Return the pairs of letters of a word, its beginning marked: a mistake leaves most of them."""
    return frozenset(f" {mot}"[rang : rang + 2] for rang in range(len(mot)))


def _ressemblance(voulu: str, mot: str) -> float:
    if _memes_lettres(voulu, mot):  # two letters exchanged, which the comparison counts twice
        return 1.0
    return difflib.SequenceMatcher(None, voulu, mot).ratio()
