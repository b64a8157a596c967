"""What the bytes of a text file say: the encodings that games are written in; how much of it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ecosysteme.fautes import Faute

MARQUES: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
TETE: Final = 16  # bytes in which UTF-16 shows without its mark: what games begin with is in ASCII
EXAMINES: Final = 4_096  # characters that are looked at
PART_DE_CONTROLES: Final = 0.04
ENCODAGES: Final = ("utf-8", "cp1252", "shift-jis")
PARTIES_MAX: Final = (
    600_000  # games of a text, each some hundred bytes; the longest text that is read has room for more
)
# A line as ``str.splitlines`` cuts it, without what ends it.
COUPURES: Final = "\n\r\v\f\x1c-\x1e\x85\u2028\u2029"
CITEE: Final = re.compile(r"\s*>")
NON_CITEE: Final = re.compile(r"^(?![ \t]*>)[ \t]*\S", re.MULTILINE)
SIGNES_DE_CITATION: Final = re.compile(r"^[ \t]*(?:>[ \t]?)+", re.MULTILINE)
LIGNE: Final = re.compile(rf"([^{COUPURES}]*)(?:\r\n|[{COUPURES}]|\Z)")
SEUL: Final = re.compile("[\ud800-\udfff]")  # half of a sign, which nothing can write


class Irrecevable(Faute):
    """A text that is refused whatever format it is in: no other reader has to try."""


def decoder(octets: bytes, annonce: str = "") -> str:
    """Return the text in the encoding that is announced, or else in the first to fit.

    UTF-8, then Windows', then the Japanese one. Never fails: the last resort is Latin-1, which reads each byte.
    """
    for marque, encodage in MARQUES:
        if octets.startswith(marque):
            return octets.decode(encodage, errors="replace")
    for encodage in filter(None, (annonce, _encodage_large(octets), *ENCODAGES)):
        try:
            return octets.decode(encodage)
        except (UnicodeDecodeError, LookupError, ValueError):  # an unknown name, or one with a zero in it
            continue
    return octets.decode("latin-1")


def _encodage_large(octets: bytes) -> str:
    """Return the UTF-16 whose head has a zero beside each sign, nothing for another text."""
    tete = octets[:TETE]
    pairs, impairs = tete[::2], tete[1::2]
    if len(tete) < TETE:
        return ""
    if all(pairs) and not any(impairs):
        return "utf-16-le"
    return "utf-16-be" if all(impairs) and not any(pairs) else ""


def est_binaire(texte: str) -> bool:
    """Tell whether what was decoded was no text: it holds a zero, or more controls than a damaged text has.

    A byte drawn at random is a control one time in ten; a terminal's colours are a few in a line.
    """
    debut = texte[:EXAMINES]
    controles = sum(signe < " " or "\x7f" <= signe < "\xa0" for signe in debut) - sum(map(debut.count, "\t\n\r\f\x1b"))
    return "\0" in texte or controles > PART_DE_CONTROLES * len(debut)


def lignes(texte: str) -> Iterator[tuple[int, str]]:
    """Yield the lines one at a time, with their numbers: all at once, empty ones cost fifty times their text.

    >>> list(lignes("f5\\r\\n\\nd6"))
    [(1, 'f5'), (2, ''), (3, 'd6')]
    """
    for numero, ligne in enumerate(LIGNE.finditer(texte), start=1):
        if ligne.start() < len(texte):
            yield numero, ligne[1]


def sans_citation(texte: str) -> str:
    r"""Return a text without the ``>`` that begin its lines, as mail quotes them; as it is unless all lines have one.

    >>> sans_citation("> f5\n>> d6\n"), sans_citation("> f5\nd6")
    ('f5\nd6\n', '> f5\nd6')
    """
    citee = CITEE.match(texte) and not NON_CITEE.search(texte)
    return SIGNES_DE_CITATION.sub("", texte) if citee else texte


def verifier_nombre(parties: int) -> None:
    """Raise ``ValueError`` for more games than a text may have: three characters may be one."""
    if parties > PARTIES_MAX:
        raise Irrecevable("plus de {limite} parties", limite=PARTIES_MAX)


def verifier_signes(texte: str) -> None:
    """Raise ``ValueError`` for a text that holds half of a sign: it could be read, and never be written."""
    if trouve := SEUL.search(texte):
        code = f"U+{ord(trouve[0]):04X}"
        raise Irrecevable(
            "caractère {place} : {code} n'est que la moitié d'un signe", place=trouve.start() + 1, code=code
        )
