"""What can be searched of a game or of a position in a list, whatever accents and capitals one types."""

from __future__ import annotations

import unicodedata

from ecosysteme.formats.enregistrement import Enregistrement
from ecosysteme.formats.obf import PositionNotee


def plier(texte: str) -> str:
    """Write ``texte`` as searches compare it: without accents, in small letters.

    >>> plier("Éric Straße")
    'eric strasse'
    """
    decompose = unicodedata.normalize("NFKD", texte)
    return "".join(signe for signe in decompose if not unicodedata.combining(signe)).casefold()


def texte_cherche(element: Enregistrement | PositionNotee) -> str:
    """Return the names, the date, the event, the round and the place of a game, or a position's comment, folded."""
    if isinstance(element, PositionNotee):
        return plier(element.commentaire)
    entete = element.entete
    dits = (entete.noir, entete.blanc, entete.date, entete.evenement, entete.ronde, entete.lieu)
    return plier(" ".join(dits))
