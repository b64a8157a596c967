"""Large inputs of one repeated piece: each reader must read or refuse them within a bounded memory."""

from __future__ import annotations

import random
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ecosysteme.epreuve.lecteurs import lecteurs
from ecosysteme.epreuve.plafond import POIDS
from ecosysteme.epreuve.processus import essayer_module

TAILLE: Final = 8 * 2**20  # bytes of an input: 64 times as many are allowed to read it
# What makes readers count, nest, escape or keep: separators, open lists, quotes, digits, squares.
MORCEAUX: Final = (
    b";", b"\\", b"[", b"(", b"(;", b"{", b'{"a":', b"C[", b"]", b"0", b"9", b"-", b"%", b",", b'"', b" ", b"\n", b"a1",
    b"f5d6c3", b"B[f5]", b";B[]", b"1. f5 ", b"=", b"/", b"\xc3\xa9", b"\x00",
)  # fmt: skip
LIVRE: Final = frozenset({"livre d'othello", "livre de puissance 4"})  # ours, and read from nowhere else


def memoires(source: random.Random) -> Iterator[str]:
    """Give one reader after the other an input that somebody made to fill the memory."""
    noms = [*(nom for nom in lecteurs() if nom not in LIVRE), POIDS]
    with TemporaryDirectory(prefix="othellier-") as dossier:
        fichier = Path(dossier, "entree")
        while True:
            nom = source.choice(noms)
            quoi = _gonfler_poids(source, fichier) if nom == POIDS else _repeter(source, nom, fichier)
            sortie = essayer_module("ecosysteme.epreuve.plafond", (nom, str(fichier)))
            yield "" if sortie.code == 0 else f"{nom}, {quoi} : {sortie.erreurs.strip()[-300:] or sortie.code}"


def _repeter(source: random.Random, nom: str, fichier: Path) -> str:
    """Write the beginning of a sound input, one piece again and again, and the end; say which piece."""
    exemple, morceau = lecteurs()[nom][0], source.choice(MORCEAUX)
    coupe = source.randrange(len(exemple) + 1)
    fichier.write_bytes(exemple[:coupe] + morceau * (TAILLE // len(morceau)) + exemple[coupe:])
    return f"{morceau!r} au rang {coupe}"


def _gonfler_poids(source: random.Random, fichier: Path) -> str:
    """Write an archive of arrays that a few megabytes of zeros inflate to a gigabyte."""
    formes = {"une forme immense": (2**27, 8), "une forme qui ment": (4,), "un autre genre": (2**30,)}
    nom = source.choice(list(formes))
    genre = "|O" if nom == "un autre genre" else "<f4"
    entete = f"{{'descr': '{genre}', 'fortran_order': False, 'shape': {formes[nom]}, }}".ljust(117) + "\n"
    with zipfile.ZipFile(fichier, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("poids.npy", "w") as membre:
        membre.write(b"\x93NUMPY\x01\x00" + len(entete).to_bytes(2, "little") + entete.encode())
        for _ in range(1024):
            membre.write(bytes(2**20))
    return nom
