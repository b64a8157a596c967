"""Readers given large inputs in a process of its own, whose memory is bounded.

``python -m ecosysteme.atelier.epreuve.plafond SEED NUMBER``: exit code 0 when each input is read, or refused with a
``ValueError``; 1 and a sentence at the first that takes more than ``PLAFOND``, or fails otherwise. A module, since a
frozen program can run no text.
"""

from __future__ import annotations

import random
import sys
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ecosysteme.atelier.epreuve.lecteurs import LireOctets, lecteurs
from ecosysteme.moteur.othello.poids import choisir_poids

TAILLE: Final = 2 * 2**20  # bytes of an input
PLAFOND: Final = 64 * TAILLE  # bytes of address space beyond what the program takes before it reads
# What makes readers count, nest, escape or keep: separators, open lists, quotes, digits, squares.
MORCEAUX: Final = (
    b";", b"\\", b"[", b"(", b"(;", b"{", b'{"a":', b"C[", b"]", b"0", b"9", b"-", b"%", b",", b'"', b" ", b"\n", b"a1",
    b"f5d6c3", b"B[f5]", b";B[]", b"1. f5 ", b"=", b"/", b"\xc3\xa9", b"\x00",
)  # fmt: skip
CHARNIERES: Final = b"[](){};:,%\n "  # where something of a text begins or ends
OBF: Final = b"-" * 27 + b"OX------XO" + b"-" * 27 + b" X; D3:+0; C4:-2;"
PGN: Final = b'[Event "x"]\n[Black "a"]\n[White "b"]\n\n1. f5 {bien} d6 (1... f6) 2. c3 *\n'
QUEST: Final = b'{"moves": [{"m": "f5", "t": 1}], "players": [{"name": "a"}, {"name": "b"}]}'
LIVRES: Final = frozenset({"livre d'othello", "livre de puissance 4"})  # ours, and read from nowhere else
POIDS: Final = "poids"


def borner(octets: int) -> None:
    """Let this process take so many bytes more, where the system can be asked for that: Linux."""
    try:
        import resource

        prises = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (prises + octets,) * 2)
    except (ImportError, OSError):
        return


def exposes() -> dict[str, tuple[bytes, LireOctets]]:
    """Return the readers of what may be anybody's, by name, each with an input that it reads."""
    tous = {nom: quoi for nom, quoi in lecteurs().items() if nom not in LIVRES}
    lire = tous["reconnaître"][1]
    return {**tous, "reconnaître obf": (OBF, lire), "reconnaître pgn": (PGN, lire), "reconnaître quest": (QUEST, lire)}


def repeter(source: random.Random, exemple: bytes) -> tuple[bytes, str]:
    """Return a sound input with one piece put in again and again, where something begins or ends, and say which."""
    coupes = [0, len(exemple), *(rang + 1 for rang, octet in enumerate(exemple) if octet in CHARNIERES)]
    coupe = source.choice(coupes)
    propre = [exemple[rang : rang + 1] for rang in range(len(exemple)) if exemple[rang] in CHARNIERES] or [b"0"]
    morceau = source.choice(MORCEAUX) if source.random() < 0.6 else source.choice(propre)
    fin = source.choice((exemple[coupe:], b""))
    return exemple[:coupe] + morceau * (TAILLE // len(morceau)) + fin, f"{morceau!r} au rang {coupe}"


def gonfler_poids(source: random.Random, fichier: Path) -> str:
    """Write an archive of one array that some hundred kilobytes of zeros inflate far beyond ``PLAFOND``; say how."""
    genre, forme = source.choice((("<f4", (2**25, 2)), ("<f4", (4,)), ("|O", (2**27,)), ("<f4", (-1,))))
    entete = f"{{'descr': '{genre}', 'fortran_order': False, 'shape': {forme}, }}".ljust(117) + "\n"
    with zipfile.ZipFile(fichier, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("poids.npy", "w") as membre:
        membre.write(b"\x93NUMPY\x01\x00" + len(entete).to_bytes(2, "little") + entete.encode())
        for _ in range(2 * PLAFOND // 2**20):
            membre.write(bytes(2**20))
    return f"un tableau {genre} de forme {forme}"


def essayer(lire: Callable[[], object]) -> str:
    """Read; return what went wrong, nothing if the input was read or refused."""
    try:
        lire()
    except ValueError:
        return ""
    except MemoryError:
        return f"plus de {PLAFOND // 2**20} Mo"
    except Exception as erreur:
        return f"{type(erreur).__name__} : {erreur}"
    return ""


def lire_bornes(graine: int, nombre: int) -> str:
    """Give ``nombre`` large inputs to readers; return the first thing that went wrong, nothing if all was right."""
    source, connus = random.Random(graine), exposes()
    for exemple, lire in connus.values():
        with suppress(ValueError):  # what is imported at first is no part of what an input takes
            lire(exemple)
    with TemporaryDirectory(prefix="othellier-") as dossier:
        archive = Path(dossier, "poids.npz")
        gonfle = gonfler_poids(source, archive)
        borner(PLAFOND)
        if dit := essayer(lambda: choisir_poids(str(archive))):
            return f"{POIDS}, {gonfle} : {dit}"
        for _ in range(nombre):
            nom = source.choice(list(connus))
            exemple, lire = connus[nom]
            octets, quoi = repeter(source, exemple)
            if dit := essayer(lambda lire=lire, octets=octets: lire(octets)):  # type: ignore[misc]
                return f"{nom}, {quoi} : {dit}"
    return ""


if __name__ == "__main__":
    if dite := lire_bornes(int(sys.argv[1]), int(sys.argv[2])):
        sys.exit(dite)
