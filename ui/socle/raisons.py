"""Translates a fault into a sentence in the language of the window; nothing else does.

The domain gives templates and values; the templates are in the ``Faute`` context of the translation.
"""

from __future__ import annotations

from typing import Final

from ecosysteme.fautes import Message, decrire, isoler, nettoyer
from ui.socle.langue import translate

LIMITE_VALEUR: Final = 400  # characters of a value in a sentence: a path may be long


def dire(faute: BaseException | Message | None) -> str:
    """Return the sentence of ``faute``, and of those that it holds; what comes from elsewhere stays in its own words.

    Empty for ``None``: nothing is wrong.
    """
    if faute is None:
        return ""
    message = faute if isinstance(faute, Message) else decrire(faute)
    return message.dire(lambda modele: translate("Faute", modele), _montrer)


def _montrer(valeur: str) -> str:
    return isoler(nettoyer(valeur, LIMITE_VALEUR))


def majuscule(phrase: str) -> str:
    """Begin a sentence, since faults are worded to stand anywhere in one."""
    return phrase[:1].upper() + phrase[1:]


def commencer(phrase: str) -> str:
    """Begin a sentence; the name of a move stays as it is written.

    >>> commencer("le premier joue"), commencer("f5 vaut +3")
    ('Le premier joue', 'f5 vaut +3')
    """
    return phrase if phrase[1:2].isdecimal() else majuscule(phrase)
