"""A report without what its reader need not know: who the user is, and where their files lie."""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Final

RACINE: Final = Path(__file__).parents[2]  # of the program: the folder of ``ecosysteme`` and ``ui``
SEPARATEURS: Final = r"[/\\]"
SUITE: Final = r"(?:[^/\\\r\n\"'<>|*?:]+[/\\]+)*"  # folders, up to the last separator


def lieux() -> dict[str, str]:
    """Return the folders whose names say nothing about the user once they are replaced, each with what replaces it."""
    return {
        sysconfig.get_path("purelib"): "<bibliotheques>",
        sysconfig.get_path("stdlib"): "<python>",
        sys.prefix: "<python>",
        sys.base_prefix: "<python>",
        str(RACINE): "<othellier>",  # last, for it may be the folder of the libraries
    }


def anonymiser(texte: str, connus: Mapping[str, str] | None = None, maison: PurePath | None = None) -> str:
    r"""Return ``texte`` with the folders of ``connus`` (``lieux`` by default) named, and those of the user left out.

    Of a file in the home folder ``maison`` the name alone remains; where the home's own name stands elsewhere in a
    path, as that of a key's folder, it is replaced too.

    >>> anonymiser('File "/home/lea/Parties/Jean/finale.sgf"', {}, Path("/home/lea"))
    'File "~/…/finale.sgf"'
    """
    connus = lieux() if connus is None else connus
    maison = Path(os.path.expanduser("~")) if maison is None else maison
    for dossier in sorted(connus, key=len, reverse=True):
        if len(Path(dossier).parts) > 2:  # "/usr" says nothing, and "/" would be everywhere
            texte = re.sub(_motif(dossier), connus[dossier], texte)
    if len(maison.parts) > 1:
        texte = re.sub(rf"{_motif(str(maison))}{SEPARATEURS}+{SUITE}", "~/…/", texte)
        texte = re.sub(_motif(str(maison)), "~", texte)
        texte = re.sub(rf"(?<=[/\\]){re.escape(maison.name)}(?=[/\\])", "…", texte)
    return texte


def _motif(dossier: str) -> str:
    """Match a folder as Python, Qt and ``repr`` write it, with one separator or another, doubled or not."""
    morceaux = (re.escape(morceau) for morceau in re.split(r"[/\\]+", dossier))
    return rf"{f'{SEPARATEURS}+'.join(morceaux)}(?![\w.-])"
