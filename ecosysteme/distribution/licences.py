"""The licences of what is shipped: the program, the libraries that it needs, and those that these need in turn.

All is read from what is installed, ``importlib.metadata``, so that a new dependency cannot be forgotten here. A frozen
program has libraries of the system too, and what ``.ci/paquets/bibliotheques.py`` wrote of them when it was made.
``python -m ecosysteme.distribution.licences`` lists them all, a line each: what, which version, under what, how many
characters of text.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import sysconfig
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

from ecosysteme.distribution.versions import PROGRAMME

NOM: Final = re.compile(r"[A-Za-z0-9][\w.-]*")  # what a requirement begins with
OPTIONNELLE: Final = re.compile(r";.*\bextra\s*==")
FICHIER: Final = re.compile(r"(^|/)[^/]*(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)
PROGRAMMES: Final = (".py", ".pyc", ".pyi", ".h", ".so", ".pyd", ".dll", ".dylib")
CLASSEMENT: Final = "License :: OSI Approved :: "
COURTE: Final = 80  # characters: what some call the name of their licence is the whole of it
TEXTES: Final = Path(__file__).with_name("textes")
SYSTEME: Final = Path(__file__).with_name("systeme")
INDEX: Final = "index.json"  # the packages there; the text of each is beside it, and those that it refers to
COMMUNES: Final = re.compile(r"/usr/share/common-licenses/([\w.+-]+)")
EN_TETE: Final = re.compile(r"^License: *(\S.*?) *$", re.MULTILINE)  # in the files of Debian that machines read
# Of wheels that hold no text of their own, Qt's: where we keep it.
LGPL: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
GARDES: Final = {"pyside6-essentials": LGPL, "shiboken6": LGPL}


@dataclass(frozen=True)
class Licence:
    """What one distribution is given under; ``texte`` is empty where it came without one."""

    distribution: str
    version: str
    nom: str
    texte: str


def expediees(racines: Iterable[str] = (PROGRAMME,)) -> list[Licence]:
    """Return the licence of each installed distribution that ``racines`` need, theirs included, and Python's.

    They are sorted, this program's first, which is the one that most look for. What is needed under other conditions
    (another system, an extra) is not installed, and not shipped. In a frozen program, what is there was put there: all
    of it is listed.
    """
    if getattr(sys, "frozen", False):
        racines = [distribution.metadata["Name"] for distribution in metadata.distributions()]
    trouvees: dict[str, Licence] = {}
    restent = list(racines)
    while restent:
        nom = restent.pop()
        with suppress(metadata.PackageNotFoundError):
            distribution = metadata.distribution(nom)
            cle = _cle(distribution.metadata["Name"])
            if cle not in trouvees:
                trouvees[cle] = _licence(distribution)
                restent += _besoins(distribution)
    toutes = [*trouvees.values(), _python(), *du_systeme(SYSTEME)]
    return sorted(toutes, key=lambda une: (une.distribution != PROGRAMME, une.distribution.lower()))


def du_systeme(dossier: Path) -> list[Licence]:
    """Return the licences of the system's libraries that are shipped in a frozen program, each with all its texts."""
    try:
        index = json.loads((dossier / INDEX).read_text(encoding="utf-8"))
    except OSError:  # an installed program ships none
        return []
    return [_du_paquet(dossier, un["paquet"], un["version"], un["bibliotheques"]) for un in index]


def _du_paquet(dossier: Path, paquet: str, version: str, bibliotheques: list[str]) -> Licence:
    texte = (dossier / f"{paquet}.txt").read_text(encoding="utf-8")
    citees = list(dict.fromkeys(citee.rstrip(".") for citee in COMMUNES.findall(texte)))
    noms = list(dict.fromkeys(EN_TETE.findall(texte))) or citees
    while len(", ".join(noms)) > COURTE:
        noms.pop()
    entieres = [
        f"{citee}\n\n{(dossier / citee).read_text(encoding='utf-8')}" for citee in citees if (dossier / citee).is_file()
    ]
    return Licence(paquet, version, ", ".join(noms), "\n\n".join([", ".join(bibliotheques), texte, *entieres]))


def _cle(nom: str) -> str:
    """Return the one spelling of a distribution's name."""
    return re.sub(r"[-_.]+", "-", nom).lower()


def _besoins(distribution: metadata.Distribution) -> list[str]:
    besoins = [besoin for besoin in distribution.requires or () if not OPTIONNELLE.search(besoin)]
    return [nom[0] for nom in map(NOM.match, besoins) if nom]


def _licence(distribution: metadata.Distribution) -> Licence:
    fiche = distribution.metadata
    texte = "\n\n".join(_textes(distribution))
    nom = _seule(fiche, "License-Expression") or _courte(_seule(fiche, "License"))
    nom = nom or _classee(fiche.get_all("Classifier"))
    nom = nom or _courte(texte.strip().partition("\n")[0])
    if not texte:
        gardes = GARDES.get(_cle(fiche["Name"]), ())
        texte = "\n\n".join((TEXTES / fichier).read_text(encoding="utf-8") for fichier in gardes)
    return Licence(fiche["Name"], distribution.version, nom, texte)


def _seule(fiche: metadata.PackageMetadata, champ: str) -> str:
    return next(iter(fiche.get_all(champ) or ()), "")


def _courte(nom: str) -> str:
    return nom.strip() if len(nom) <= COURTE and "\n" not in nom.strip() else ""


def _classee(classements: Iterable[str] | None) -> str:
    noms = (classement.removeprefix(CLASSEMENT) for classement in classements or () if CLASSEMENT in classement)
    return ", ".join(noms)


def _textes(distribution: metadata.Distribution) -> Iterable[str]:
    """Yield the texts that came with the distribution, of what it holds of others too; named where several are."""
    fichiers = [
        fichier
        for fichier in distribution.files or ()
        if FICHIER.search(fichier.as_posix()) and fichier.suffix not in PROGRAMMES
    ]
    for fichier in sorted(fichiers, key=lambda fichier: (len(fichier.parts), fichier.as_posix())):
        with suppress(OSError):
            texte = Path(str(fichier.locate())).read_text(encoding="utf-8", errors="replace")
            yield f"{fichier.as_posix()}\n\n{texte}" if len(fichiers) > 1 else texte


def _python() -> Licence:
    """Return the interpreter's, whose text lies where its builder put it, if anywhere."""
    texte = ""
    for dossier in (sysconfig.get_path("stdlib"), sys.base_prefix):
        with suppress(OSError):
            texte = texte or Path(dossier, "LICENSE.txt").read_text(encoding="utf-8", errors="replace")
    return Licence("Python", platform.python_version(), "PSF-2.0", texte)


if __name__ == "__main__":
    for une in expediees():
        print(une.distribution, une.version, une.nom, len(une.texte), sep="\t")
