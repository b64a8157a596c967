"""The games, one file each, listed here under the names that the window and the command line use.

A specification is ``nom`` or ``nom:option=valeur,option=valeur``, as a player's: ``nim:tas=1-3-5-7,misere=oui``.
``bits_othello`` is no game: it has the rules of Othello on two integers.
"""

from __future__ import annotations

from ecosysteme.fautes import Faute, Message
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.reglages import ValeurReglage, lire_options

JEUX: dict[str, type[Jeu]] = {jeu.nom: jeu for jeu in (Othello, Puissance4, Morpion, Nim)}


def creer_jeu(nom: str, **options: ValeurReglage) -> Jeu:
    """Return the game called ``nom``.

    Raises ``ValueError`` naming the known games or options otherwise, or for a value that the game refuses.

    >>> creer_jeu("othello", taille=6).taille
    6
    """
    if nom not in JEUX:
        raise Faute("jeu {nom!r} inconnu : attendu {attendus}", nom=nom, attendus=", ".join(JEUX))
    connues = [reglage.nom for reglage in JEUX[nom].options]
    for option in options:
        if option not in connues:
            attendues = ", ".join(connues) or Message("aucune option")
            raise Faute(
                "option {option!r} impossible pour {nom} : attendu {attendues}",
                option=option,
                nom=nom,
                attendues=attendues,
            )
    return JEUX[nom](**options)


def lire_jeu(specification: str) -> Jeu:
    """Return the game that ``specification`` describes; ``ValueError`` as ``creer_jeu``.

    >>> lire_jeu("Nim:tas=1-3-5-7,misere=oui").tas
    (1, 3, 5, 7)
    """
    nom, options = lire_specification(specification)
    return creer_jeu(nom, **options)


def lire_specification(specification: str) -> tuple[str, dict[str, ValeurReglage]]:
    """Split a specification into the game's name, in whatever case it is typed, and the options given, checked.

    Of a game that does not exist, the options are not read. Raises ``ValueError`` as ``lire_options``.

    >>> lire_specification("nim:tas=1-2")
    ('nim', {'tas': '1-2'})
    """
    nom, _, suite = specification.strip().partition(":")
    nom = nom.strip().lower()
    return nom, lire_options(suite, JEUX[nom].options, nom) if nom in JEUX else {}
