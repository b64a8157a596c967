"""Several files opened together as one list, which is searched whatever accents and capitals one types."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event

from ecosysteme.arret import verifier_arret
from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee
from ecosysteme.formats.reconnaitre import Lecture, ouvrir
from ecosysteme.formats.reprise import Ignore
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.sequences_paresseuses import BoutABout


def ouvrir_ensemble(chemins: Sequence[Path], montree: EtatOthello | None = None, arret: Event | None = None) -> Lecture:
    """Read files as ``ouvrir`` does each, into one reading; raises what it raises."""
    lectures = []
    for chemin in chemins:
        verifier_arret(arret)
        lectures.append(ouvrir(chemin, montree, arret))
    return reunir(lectures)


def reunir(lectures: Sequence[Lecture]) -> Lecture:
    """Return the games, or else the positions, of ``lectures`` in their order, and everything that was ignored."""
    if len(lectures) == 1:
        return lectures[0]
    ignores: list[Ignore] = []
    textes: list[str] = []
    for lecture in lectures:
        decalage = sum(map(len, textes))
        ignores += [replace(ignore, debut=decalage + ignore.debut) for ignore in lecture.ignores]
        textes.append(lecture.texte + "\n" if lecture.ignores else "")
    return Lecture(
        lectures[0].format,
        BoutABout([lecture.enregistrements for lecture in lectures]),
        BoutABout([lecture.positions for lecture in lectures]),
        tuple(ignores),
        "".join(textes),
        next((lecture.raison for lecture in lectures if lecture.raison is not None), None),
        tuple(remarque for lecture in lectures for remarque in lecture.remarques),
    )


def plier(texte: str) -> str:
    """Write ``texte`` as searches compare it: without accents, in small letters.

    >>> plier("Éric Straße")
    'eric strasse'
    """
    if texte.isascii():
        return texte.casefold()
    decompose = unicodedata.normalize("NFKD", texte)
    return "".join(signe for signe in decompose if not unicodedata.combining(signe)).casefold()


def texte_cherche(element: Enregistrement | PositionNotee) -> str:
    """Return the names, the date, the event, the round and the place of a game, or a position's comment, folded."""
    if isinstance(element, PositionNotee):
        return plier(element.commentaire)
    entete = element.entete
    dits = (*map(str, entete.joueurs), entete.date, entete.evenement, entete.ronde, entete.lieu)
    return plier(" ".join(dits))
