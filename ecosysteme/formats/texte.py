"""What the bytes of a text file say: the encodings that games are written in."""

from __future__ import annotations

from typing import Final

MARQUES: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
ENCODAGES: Final = ("utf-8", "cp1252", "shift-jis")


def decoder(octets: bytes, annonce: str = "") -> str:
    """Return the text in the encoding that is announced, or else in the first to fit.

    UTF-8, then Windows', then the Japanese one. Never fails: the last resort is Latin-1, which reads each byte.
    """
    for marque, encodage in MARQUES:
        if octets.startswith(marque):
            return octets.decode(encodage, errors="replace")
    for encodage in (annonce, *ENCODAGES) if annonce else ENCODAGES:
        try:
            return octets.decode(encodage)
        except (UnicodeDecodeError, LookupError, ValueError):  # an unknown name, or one with a zero in it
            continue
    return octets.decode("latin-1")
