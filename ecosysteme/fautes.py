"""A fault as data: a French sentence with gaps and the values that fill them, which the window can translate.

A finished sentence cannot be translated any more: the window, which also speaks English, would have to take it apart
again. So whoever meets a fault raises ``Faute("taille {taille!r} impossible", taille=taille)``. ``str`` of it is the
French sentence, which the command line prints; the window translates the template, ``"taille {taille!r} impossible"``,
and puts the same values into it. Templates are written as literals, so that they can be collected from the sources and
held against the translation, as gettext's ``N_`` lets one do.
"""

from __future__ import annotations

import errno
import json
import unicodedata
from collections.abc import Callable, Mapping
from copy import copy
from string import Formatter
from typing import Any, Final, Self

LONGUEUR: Final = 60  # characters of a name that are shown within a sentence: more would push the sentence away
CITATION: Final = 4_096  # characters of a value that a message keeps, as many as the longest path has
_DE_DROITE: Final = ("R", "AL", "AN")  # the letters and figures that are written from right to left
_ISOLE: Final = "\u2068"  # from here to the next one, letters are ordered without a look at those around
_FIN_ISOLE: Final = "\u2069"


def visible(signe: str) -> bool:
    """Tell whether a character is seen, a space included, and does nothing to those around it.

    What acts is of Unicode's categories "other" and "separator": controls, which a terminal obeys; marks of direction,
    tags and others without a form; halves of characters; private ones, and those that are not assigned.
    """
    return signe.isprintable() or unicodedata.category(signe) == "Zs"


def imprimable(texte: str) -> str:
    r"""Return words that come from elsewhere as they can be shown, on one line: what would act is written out.

    >>> imprimable("\x1b[31mrouge\n")
    '\\x1b[31mrouge\\n'
    """
    if texte.isprintable():
        return texte
    ecrits = (signe if visible(signe) else signe.encode("unicode_escape").decode("ascii") for signe in texte)
    return "".join(ecrits)


def nettoyer(texte: str, limite: int) -> str:
    """Return words for a window, line breaks kept: what would act is left out, and what exceeds ``limite`` is cut.

    The isolation that ``mot`` puts around a name stays where each beginning has its end.

    >>> nettoyer("a\\x1b[1m\\u202eb\\nc", 80), nettoyer("trop long", 5)
    ('a[1mb\\nc', 'trop…')
    """
    if not texte.isprintable():
        gardes = f"\n{_ISOLE}{_FIN_ISOLE}" if _est_equilibre(texte) else "\n"
        texte = "".join(
            signe if signe in gardes or visible(signe) else " " if signe.isspace() else "" for signe in texte
        )
    if len(texte) <= limite:
        return texte
    debut = texte[: limite - 1].rstrip()
    return debut + "…" + _FIN_ISOLE * (debut.count(_ISOLE) - debut.count(_FIN_ISOLE))


def _est_equilibre(texte: str) -> bool:
    profondeur = 0
    for signe in texte:
        profondeur += (signe == _ISOLE) - (signe == _FIN_ISOLE)
        if profondeur < 0:
            return False
    return not profondeur


def mot(texte: str, limite: int = LONGUEUR) -> str:
    r"""Return a name that comes from elsewhere as it stands in a sentence of a window: on one line, short, seen.

    >>> mot("Jean\nDupont\u202e"), mot("<b>" * 3, 5), mot("\u05d0")
    ('Jean Dupont', '<b><…', '\u2068א\u2069')
    """
    entier = nettoyer(texte, len(texte)).replace(_ISOLE, "").replace(_FIN_ISOLE, "")
    return isoler(nettoyer(" ".join(entier.split()), limite))


def isoler(texte: str) -> str:
    """Return words that turn nothing of what stands beside them: isolated, if they are written from right to left."""
    vers_la_gauche = not texte.isascii() and any(unicodedata.bidirectional(signe) in _DE_DROITE for signe in texte)
    return f"{_ISOLE}{texte}{_FIN_ISOLE}" if vers_la_gauche else texte


class Message:
    """A sentence as data: its French template, and the text or the message that stands in each of its gaps.

    The values are written down as soon as they are given, as ``str.format`` would: whatever they were, the message can
    travel between processes and lie in a file, and a list that changes later does not change what was said. They may
    come from anywhere, and are made ``imprimable`` here, the one place that all sentences pass; of a text, ``CITATION``
    characters are kept.
    """

    modele: str
    valeurs: Mapping[str, str | Message]

    def __init__(self, modele: str, /, **valeurs: object) -> None:
        """Take a template and a value for each of its names; an exception given as a value stands for its sentence."""
        self.modele = modele
        self.valeurs = {
            nom: _ecrire(valeurs[nom], conversion, precision or "")
            for _, nom, precision, conversion in Formatter().parse(modele)
            if nom is not None
        }

    def dire(self, traduire: Callable[[str], str] = str, montrer: Callable[[str], str] = str) -> str:
        """Return the sentence.

        ``traduire`` returns the template of another language for a French one, ``montrer`` a value as it is shown.
        """
        morceaux = []
        for litteral, nom, _, _ in Formatter().parse(traduire(self.modele)):
            morceaux.append(litteral)
            if nom is not None:
                valeur = self.valeurs[nom]
                morceaux.append(valeur.dire(traduire, montrer) if isinstance(valeur, Message) else montrer(valeur))
        return "".join(morceaux)

    def avec(self, nom: str, valeur: Message) -> Self:
        """Return the same sentence with another value in the place of ``nom``."""
        autre = copy(self)
        autre.valeurs = {**self.valeurs, nom: valeur}
        return autre

    def en_json(self) -> str:
        """Write it as text for a file; ``depuis_json`` reads it."""
        return json.dumps(self, default=lambda message: [message.modele, message.valeurs], ensure_ascii=False)

    @classmethod
    def depuis_json(cls, texte: str) -> Self:
        """Read what ``en_json`` wrote; ``ValueError`` for anything else.

        >>> str(Message.depuis_json('["il manque {quoi}", {"quoi": "un pion"}]'))
        'il manque un pion'
        """
        try:
            return cls._depuis(json.loads(texte))
        except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
            raise Faute("{texte!r} n'est pas un message : attendu ce qu'écrit en_json", texte=texte) from None

    @classmethod
    def _depuis(cls, donnees: Any) -> Self:
        """Make a message of values that are already written."""
        message = cls.__new__(cls)
        message.modele, valeurs = donnees
        if not isinstance(message.modele, str):
            raise TypeError
        message.modele = imprimable(message.modele)
        message.valeurs = {
            nom: imprimable(lu) if isinstance(lu, str) else cls._depuis(lu) for nom, lu in valeurs.items()
        }
        message.dire()  # raises when a value is missing
        return message

    def __str__(self) -> str:
        """Return the French sentence."""
        return self.dire()

    def __repr__(self) -> str:
        """Show the template and its values."""
        return f"Message({self.modele!r}, {self.valeurs!r})"

    def __eq__(self, autre: object) -> bool:
        """Tell whether ``autre`` is the same template with the same values."""
        return isinstance(autre, Message) and (self.modele, self.valeurs) == (autre.modele, autre.valeurs)

    def __hash__(self) -> int:
        """Agree with ``==``."""
        return hash((self.modele, *self.valeurs.values()))


class AvecMessage(Exception):
    """An exception that carries its sentence as data: the ancestor of all that the window may have to say."""

    def __init__(self, modele: str | Message, /, **valeurs: object) -> None:
        """Take what a ``Message`` takes, or one that is ready."""
        self.message = modele if isinstance(modele, Message) else Message(modele, **valeurs)
        super().__init__(self.message)  # what pickle gives back to the constructor


class FauteValueError(AvecMessage, ValueError):
    """Something given by a user, a file or a caller cannot be accepted; the sentence says why and what can be.

    Raised and caught as ``Faute``. A traceback shows the name of the class, which says that it is a ``ValueError``.
    """


Faute = FauteValueError


class Panne(Faute):
    """What was asked for is right, and could not be done: a full disk, dead processes. Its exit code is 1, not 2."""


class FauteDeType(AvecMessage, TypeError):
    """Something given is not of the kind that is expected."""


# Why the system refuses a file or a connection, where that happens to users; the other reasons stay in its own words.
RAISONS: Final = {
    errno.ENOENT: Message("ce fichier ou ce dossier n'existe pas"),
    errno.EACCES: Message("la permission est refusée"),
    errno.EPERM: Message("la permission est refusée"),
    errno.EEXIST: Message("ce nom est déjà pris"),
    errno.EISDIR: Message("c'est un dossier, attendu un fichier"),
    errno.ENOTDIR: Message("une partie du chemin n'est pas un dossier"),
    errno.ENOTEMPTY: Message("ce dossier n'est pas vide"),
    errno.ENAMETOOLONG: Message("ce nom est trop long"),
    errno.ENOSPC: Message("le disque est plein"),
    errno.EROFS: Message("ce disque est en lecture seule"),
    errno.EIO: Message("le disque ne répond pas comme il le doit"),
    errno.EMFILE: Message("trop de fichiers sont ouverts"),
    errno.ENOEXEC: Message("ce fichier n'est pas un programme"),
    errno.ECONNREFUSED: Message("la connexion est refusée"),
}


def citer(texte: str) -> Message:
    """Return a message of words that are not ours, and are told as they are: an engine's, a library's, the system's."""
    return Message("{texte}", texte=texte)


def lire_raison(texte: str) -> Message:
    """Read a message that a file has, as ``en_json`` writes it; a sentence that is finished is told as it is.

    >>> str(lire_raison('["il manque {quoi}", {"quoi": "un pion"}]')), str(lire_raison("il manque un pion"))
    ('il manque un pion', 'il manque un pion')
    """
    try:
        return Message.depuis_json(texte)
    except Faute:
        return citer(texte)


def choix(*valeurs: object) -> Message:
    """Say that one of several values is meant, at least two.

    >>> str(choix(4, 6, 8))
    '4, 6 ou 8'
    """
    *premiers, dernier = valeurs
    return Message("{premiers} ou {dernier}", premiers=", ".join(map(str, premiers)), dernier=dernier)


def raison_systeme(erreur: OSError) -> Message:
    """Say why the system refuses something, without the path."""
    raison = None if erreur.errno is None else RAISONS.get(erreur.errno)
    return raison or citer(erreur.strerror or str(erreur) or type(erreur).__name__)


def decrire(erreur: BaseException) -> Message:
    """Return the sentence of any exception: its own, the system's reason after the path, or what its library says."""
    if isinstance(erreur, AvecMessage):
        return erreur.message
    if isinstance(erreur, OSError) and erreur.filename is not None:
        return Message("{chemin} : {raison}", chemin=erreur.filename, raison=raison_systeme(erreur))
    if isinstance(erreur, OSError):
        return raison_systeme(erreur)
    return citer(str(erreur) or type(erreur).__name__)


def _ecrire(valeur: object, conversion: str | None, precision: str) -> str | Message:
    if isinstance(valeur, Message):
        return valeur
    if isinstance(valeur, OSError):
        return raison_systeme(valeur)  # the sentence around it names the path
    if isinstance(valeur, BaseException):
        return decrire(valeur)
    if isinstance(valeur, str) and len(valeur) > CITATION:
        valeur = valeur[:CITATION] + "…"
    return imprimable(format(repr(valeur) if conversion == "r" else valeur, precision))
