"""Atomic writing: a file appears whole or not at all. Everything that is exported or kept is written this way.

The content goes into a file beside, which takes the name once it is complete and on the disk. A full disk, Ctrl+C or a
power cut leaves what was there before.
"""

from __future__ import annotations

import csv
import io
import os
import re
import stat
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import IO, Final

from ecosysteme.fautes import Faute, Panne, nettoyer

PREFIXE, SUFFIXE = ".othellier-", ".partiel"  # not longer than any name may be, as one made of the file's could
FORMULE: Final = re.compile(r"\s*[=+\-@\uff1d\uff0b\uff0d\uff20]")  # the wide ones are Japan's
NOMBRE: Final = re.compile(r"[+-]?\d[\d\s.,]*(?:[eE][+-]?\d+)?")


def ecrire(chemin: Path, contenu: bytes | str | Iterable[str]) -> None:
    """Write bytes, or text as UTF-8, as ``fichier_entier``; pieces of text are written as they come."""
    with fichier_entier(chemin) as sortie:
        if isinstance(contenu, bytes):
            sortie.write(contenu)
            return
        for morceau in (contenu,) if isinstance(contenu, str) else contenu:
            sortie.write(morceau.encode())


def inerte(valeur: str | float) -> str | float:
    """Return a value of a table that a spreadsheet takes as it is: a word that begins as a formula has a quote before.

    >>> inerte("=1+1"), inerte(" @SOMME"), inerte("-3,5"), inerte("+12"), inerte(-2.5), inerte("IA Max")
    ("'=1+1", "' @SOMME", '-3,5', '+12', -2.5, 'IA Max')
    """
    if not isinstance(valeur, str) or NOMBRE.fullmatch(valeur):
        return valeur
    ligne = nettoyer(valeur, len(valeur)).replace("\n", " ")  # a line of its own could begin with a formula
    return f"'{ligne}" if FORMULE.match(ligne) else ligne


def lignes_csv(rangees: Iterable[Sequence[str | float]], fin: str = "\n", separateur: str = ",") -> Iterator[str]:
    """Yield the lines of a CSV file, each ended by ``fin``: numbers as they are, words as ``inerte``."""
    tampon = io.StringIO(newline="")
    ecrivain = csv.writer(tampon, lineterminator=fin, delimiter=separateur)
    for rangee in rangees:
        ecrivain.writerow(map(inerte, rangee))
        yield tampon.getvalue()
        tampon.seek(0)
        tampon.truncate()


def lignes_de_tableur(rangees: Iterable[Sequence[str | float]], *, francais: bool) -> Iterator[str]:
    """Yield the pieces of a CSV file that a spreadsheet opens as it is, words written in UTF-8 told by its mark.

    One in French takes a semicolon for what a comma is elsewhere, since its numbers have commas.

    >>> "".join(lignes_de_tableur([("é", 1, 0.5)], francais=True))
    '\ufeffé;1;0,5\\r\\n'
    """
    yield "\ufeff"
    if francais:
        rangees = ([_a_virgule(valeur) for valeur in rangee] for rangee in rangees)
    yield from lignes_csv(rangees, "\r\n", ";" if francais else ",")


def _a_virgule(valeur: str | float) -> str | float:
    return str(valeur).replace(".", ",") if isinstance(valeur, float) else valeur


@contextmanager
def fichier_entier(chemin: Path) -> Iterator[IO[bytes]]:
    """Give a binary file to fill, which becomes ``chemin`` when the block ends and is forgotten when it raises.

    A link is followed, the permissions of a file that was there are kept. What is no file, as ``/dev/stdout`` or a
    pipe, is written to as it stands. Raises ``Panne``, a ``ValueError``, when the file cannot be written.
    """
    try:
        if _flux_du_systeme(chemin):
            with chemin.open("wb") as sortie:
                yield sortie
        else:
            with _a_cote(Path(os.path.realpath(chemin))) as sortie:
                yield sortie
    except BrokenPipeError:  # who reads has left: no failure of ours
        raise
    except OSError as erreur:
        raise Panne("{chemin} non écrit : {erreur}", chemin=chemin, erreur=erreur) from None


def inscriptible(chemin: Path) -> bool:
    """Tell whether the user who runs this program may write there."""
    return os.access(chemin, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def verifier_destination(chemin: Path, *lus: str | Path | None) -> None:
    """Raise ``ValueError`` when no file can be written there: better before the work than after it.

    ``lus`` is what a command was given to read, the names of files among it: none of them is written over.
    """
    dossier = chemin.parent
    if any(lu is not None and _identite(lu) == _identite(chemin) for lu in lus):
        raise Faute("{chemin} est le fichier lu : attendu un autre fichier à écrire", chemin=chemin)
    if chemin.is_dir():
        raise Faute("{chemin} est un dossier : attendu un fichier à écrire", chemin=chemin)
    if not dossier.is_dir():
        raise Faute("{chemin} : le dossier {dossier} n'existe pas", chemin=chemin, dossier=dossier)
    if not _flux_du_systeme(chemin) and not inscriptible(Path(os.path.realpath(chemin)).parent):
        raise Faute("{chemin} : rien ne peut être écrit dans le dossier {dossier}", chemin=chemin, dossier=dossier)


def _flux_du_systeme(chemin: Path) -> bool:
    """Tell whether ``chemin`` is there and neither a file nor a folder: nothing can take its place."""
    with suppress(OSError):
        mode = chemin.stat().st_mode
        return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))
    return False


@contextmanager
def _a_cote(chemin: Path) -> Iterator[IO[bytes]]:
    descripteur, nom = mkstemp(SUFFIXE, PREFIXE, chemin.parent)
    try:
        with open(descripteur, "wb") as sortie:
            yield sortie
            sortie.flush()
            os.fsync(descripteur)
        os.chmod(nom, _permissions(chemin))
        os.replace(nom, chemin)
    except BaseException:
        with suppress(OSError):
            os.unlink(nom)
        raise


def _permissions(chemin: Path) -> int:
    """Return the permissions of the file, those that a new one would get when there is none."""
    try:
        return stat.S_IMODE(chemin.stat().st_mode)
    except OSError:
        masque = os.umask(0)
        os.umask(masque)
        return 0o666 & ~masque


def verifier_distinctes(paires: Iterable[tuple[object, Path]]) -> None:
    """Refuse to write two things into one file; each has its destination, whatever links and capitals name it.

    Raises ``ValueError`` naming both.
    """
    vues: dict[str, object] = {}
    for source, destination in paires:
        if _flux_du_systeme(destination):  # it takes one after the other
            continue
        premiere = vues.setdefault(_identite(destination), source)
        if premiere is not source:
            raise Faute(
                "{destination} recevrait {premier} et {second} : attendu un nom par fichier",
                destination=destination,
                premier=premiere,
                second=source,
            )


def verifier_ecrits(ecrits: Sequence[tuple[object, Path]], travail: Path) -> None:
    """Check, before a long work begins, all that it will write; ``travail`` is its folder, which it makes if need be.

    Raises ``ValueError`` as ``verifier_distinctes`` and ``verifier_destination``.
    """
    verifier_distinctes(ecrits)
    for _, chemin in ecrits:
        if chemin.parent != travail or travail.exists():
            verifier_destination(chemin)


def _identite(chemin: str | Path) -> str:
    """Return what two names of one file share, whatever links lead to it.

    Capitals and the way accents are composed do not count: on many disks names that differ by them are one. What can
    be no name is its own.
    """
    with suppress(ValueError, OSError):
        chemin = os.path.realpath(chemin)
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", str(chemin)).casefold())
