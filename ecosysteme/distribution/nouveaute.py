"""Whether there is a newer version: where that can be read, and what a file found there may say. Nothing is read here.

The file is text; its first line is a version, as ``1.2.0``. Its address is declared once, as the URL of the project
called ``LIBELLE``: one who ships the program from elsewhere declares another one, or none.
"""

from __future__ import annotations

import re
from importlib import metadata
from typing import Final
from urllib.parse import urlsplit

from ecosysteme.distribution.versions import PROGRAMME
from ecosysteme.fautes import Faute

LIBELLE: Final = "Latest version"
OCTETS: Final = 1024  # that a file may have
NUMERO: Final = re.compile(r"\d{1,6}(\.\d{1,6}){0,3}", re.ASCII)
MACHINE: Final = ("127.0.0.1", "::1", "localhost")  # where a file may be read without encryption


def adresse_declaree() -> str:
    """Return the address that this program was built with, empty if none was declared or it is no safe one."""
    try:
        lignes = metadata.metadata(PROGRAMME).get_all("Project-URL") or []
    except metadata.PackageNotFoundError:
        return ""
    for ligne in lignes:
        libelle, _, adresse = ligne.partition(",")
        if libelle.strip() == LIBELLE:
            return adresse.strip() if sure(adresse.strip()) else ""
    return ""


def sure(adresse: str) -> bool:
    """Tell whether nobody on the way can change what is read at ``adresse``: HTTPS, or this very machine."""
    try:
        lue = urlsplit(adresse)
        return bool(lue.hostname) and (lue.scheme == "https" or (lue.scheme == "http" and lue.hostname in MACHINE))
    except ValueError:
        return False


def lire_version(octets: bytes) -> str:
    """Return the version that a file says, or raise ``Faute``: nothing else of it is ever shown or obeyed.

    >>> lire_version(b"1.2.0\\nWhat is new: ...")
    '1.2.0'
    """
    if len(octets) > OCTETS:
        raise Faute("le fichier des versions est trop long : attendu {octets} octets au plus", octets=OCTETS)
    ligne = octets.decode("utf-8", "replace").removeprefix("\ufeff").partition("\n")[0].strip()
    if not NUMERO.fullmatch(ligne):
        raise Faute("le fichier des versions dit {ligne} : attendu un numéro comme 1.2.0", ligne=repr(ligne[:40]))
    return ligne


def plus_recente(annoncee: str, installee: str) -> bool:
    """Tell whether ``annoncee`` comes after ``installee``; never, if the latter is not known.

    >>> plus_recente("1.10", "1.9.2"), plus_recente("1.0", "1.0.0"), plus_recente("2.0", "?")
    (True, False, False)
    """
    debut = NUMERO.match(installee)
    return debut is not None and _rangs(annoncee) > _rangs(debut[0])


def _rangs(numero: str) -> list[int]:
    rangs = [int(rang) for rang in numero.split(".")]
    return [*rangs, *[0] * (4 - len(rangs))]
