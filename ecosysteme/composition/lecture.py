"""Reads a pasted position, in whatever format it is, as a state to set up."""

from __future__ import annotations

from typing import Final, NamedTuple

from ecosysteme.cases import TAILLE_STANDARD
from ecosysteme.fautes import Faute
from ecosysteme.formats.autre_jeu import lire_autre_jeu
from ecosysteme.formats.reconnaitre import reconnaitre
from ecosysteme.jeu import EtatQuelconque, Jeu
from ecosysteme.jeux.othello import Othello

LIMITE: Final = 5_000  # characters of a text that may be a position


class Collage(NamedTuple):
    """A state that was read, and of how many in the text it is the first one."""

    etat: EtatQuelconque
    nombre: int = 1


def lire_collage(jeu: Jeu, texte: str) -> Collage:
    """Read a position of ``jeu``: what ``ecrire_etat`` writes, moves, and on the usual board of Othello any format.

    Of a game, it is the position on which it stands. ``Faute`` when there is none, when the text is far too long, or
    when something in it would have to be left aside.

    >>> from ecosysteme.jeux.morpion import Morpion
    >>> lire_collage(Morpion(), "X-------- O").etat.vides
    8
    """
    if not texte.strip():
        raise Faute("le presse-papiers est vide : attendu une position")
    if len(texte) > LIMITE:
        raise Faute(
            "texte de {longueur} signes : attendu une position, {maximum} au plus", longueur=len(texte), maximum=LIMITE
        )
    if not isinstance(jeu, Othello) or jeu.taille != TAILLE_STANDARD:
        return Collage(_lire_autre(jeu, texte))
    lecture = reconnaitre(texte)
    if lecture.raison is not None:
        raise Faute(lecture.raison)
    etats = [position.etat for position in lecture.positions]
    etats += [enregistrement.partie.etat for enregistrement in lecture.enregistrements]
    return Collage(etats[0], len(etats))


def _lire_autre(jeu: Jeu, texte: str) -> EtatQuelconque:
    """Read a state, or the moves that lead to one; what is said of a text that is neither is about states."""
    try:
        return jeu.lire_etat(texte)
    except ValueError:
        try:
            return lire_autre_jeu(texte, jeu).partie.etat
        except ValueError:
            pass
        raise
