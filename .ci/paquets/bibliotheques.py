"""Whose the system's libraries are that PyInstaller copies into the folder, and under what licences they are given.

Debian says both: ``dpkg`` of which package a file is, ``/usr/share/doc/PACKAGE/copyright`` what holds for the package.
``ecosysteme.distribution.licences`` reads what is written here, for *About*.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ecosysteme.distribution.licences import COMMUNES, INDEX, SYSTEME

DOC: Final = Path("/usr/share/doc")
ENTIERES: Final = Path("/usr/share/common-licenses")  # what the texts refer to instead of repeating it
RACINE: Final = Path(__file__).parents[2]


def paquets_de(fichiers: Iterable[Path]) -> dict[Path, str]:
    """Return the package of each file that is of one; a file may have been installed under another of its paths."""
    noms: dict[str, Path] = {}
    for fichier in fichiers:
        for chemin in (fichier, fichier.resolve()):
            noms[str(chemin)] = fichier
            # Since /lib is a link to /usr/lib, a package may have put there what is found here.
            noms[re.sub(r"^/usr(?=/lib)", "", str(chemin))] = fichier
            noms[re.sub(r"^(?=/lib)", "/usr", str(chemin))] = fichier
    dits = subprocess.run(["dpkg", "-S", *noms], capture_output=True, text=True, check=False).stdout
    trouves = {}
    for ligne in dits.splitlines():
        paquets, _, chemin = ligne.rpartition(": ")
        if chemin in noms and not paquets.startswith("diversion "):
            trouves[noms[chemin]] = paquets.partition(",")[0]
    return trouves


def licences_du_systeme(binaires: Iterable[tuple[str, str, str]], travail: Path) -> list[tuple[str, str, str]]:
    """Write in ``travail`` whose each library is, and return the files to add, as PyInstaller lists them.

    ``SystemExit`` naming the libraries that come from nobody knows where: nothing is shipped without its licence.
    """
    nos_dossiers = {Path(dossier).resolve() for dossier in {sys.prefix, str(RACINE)} - {sys.base_prefix}}
    sources = {Path(source) for _, source, genre in binaires if genre != "SYMLINK"}
    etrangers = [source for source in sources if nos_dossiers.isdisjoint(source.resolve().parents)]
    paquets = paquets_de(etrangers)
    inconnus = [un for un in etrangers if un not in paquets and not un.resolve().is_relative_to(sys.base_prefix)]
    if inconnus:
        sys.exit(f"bibliothèques d'aucun paquet, sans licence connue : {', '.join(map(str, sorted(inconnus)))}")
    dossier = travail / SYSTEME.name
    shutil.rmtree(dossier, ignore_errors=True)
    dossier.mkdir(parents=True)
    par_paquet = defaultdict(set)
    for fichier, paquet in paquets.items():
        par_paquet[paquet].add(fichier.name)
    index = [_un_paquet(paquet, sorted(noms), dossier) for paquet, noms in sorted(par_paquet.items())]
    (dossier / INDEX).write_text(json.dumps(index, ensure_ascii=False, indent=1), encoding="utf-8")
    lieu = SYSTEME.relative_to(RACINE)
    return [(str(lieu / fichier.name), str(fichier), "DATA") for fichier in sorted(dossier.iterdir())]


def _un_paquet(paquet: str, bibliotheques: list[str], dossier: Path) -> dict[str, str | list[str]]:
    """Copy the licence of a package and those that it refers to, and say what it is."""
    nom = paquet.partition(":")[0]
    droits = DOC / nom / "copyright"
    if not droits.is_file():
        sys.exit(f"le paquet {nom} est sans {droits} : l'installer en entier (dpkg --path-exclude ?)")
    texte = droits.read_text(encoding="utf-8", errors="replace")
    (dossier / f"{nom}.txt").write_text(texte, encoding="utf-8")
    for commune in {trouvee.rstrip(".") for trouvee in COMMUNES.findall(texte)}:
        if (ENTIERES / commune).is_file():
            shutil.copyfile(ENTIERES / commune, dossier / commune)
    dite = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", paquet], capture_output=True, text=True, check=True)
    return {"paquet": nom, "version": dite.stdout, "bibliotheques": bibliotheques}
