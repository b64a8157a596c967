"""One name, one thing: no public class, type alias or type parameter has the name of another module's."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from tests.test_architecture import RACINE, SOURCES

# Each with the reason why two things have one name.
PERMIS: Final = {
    "Bits": "a board of Othello or of Connect Four as two integers: the engines ignore each other",
}
# The functions of the school projects keep the words of their statements, a project a file.
ENONCES: Final = "ecosysteme/facades/"
# A letter alone is a type parameter, which means nothing outside its file; capitals alone are a constant.
NOM = re.compile(r"[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*")


def publics(texte: str) -> Iterator[str]:
    """Yield the names of the public classes, type aliases and type parameters that a source file defines."""
    for noeud in ast.parse(texte).body:
        match noeud:
            case ast.ClassDef(name=nom):
                noms = [nom]
            case ast.Assign(targets=cibles):
                noms = [cible.id for cible in cibles if isinstance(cible, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=nom)):
                noms = [nom]
            case _:
                noms = []
        yield from (nom for nom in noms if NOM.fullmatch(nom))


def homonymes(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the names that several of these files define, and in which."""
    ou: defaultdict[str, list[str]] = defaultdict(list)
    for fichier, texte in sources.items():
        for nom in sorted(set(publics(texte))):
            ou[nom].append(fichier)
    return {nom: fichiers for nom, fichiers in ou.items() if len(fichiers) > 1}


def test_un_nom_ne_dit_qu_une_chose() -> None:
    chemins = [source.as_posix() for source in SOURCES]
    textes = {c: (RACINE / c).read_text(encoding="utf-8") for c in chemins if not c.startswith(ENONCES)}
    trouves = homonymes(textes)
    assert {nom: fichiers for nom, fichiers in trouves.items() if nom not in PERMIS} == {}
    assert set(PERMIS) <= set(trouves), "a name that has no homonym any more needs no permission"


def test_des_homonymes_sont_vus() -> None:
    classe, alias, parametre = "class Coup:\n    pass\n", "Coup = tuple[int, int]\n", 'Coup = TypeVar("Coup")\n'
    annote = "Coup: TypeAlias = tuple[int, int]\n"
    for autre in (classe, alias, parametre, annote):
        assert homonymes({"a.py": classe, "b.py": autre, "c.py": ""}) == {"Coup": ["a.py", "b.py"]}
    for muet in ("COUP = 1\n", "_Coup = int\n", "def f() -> None:\n    Coup = int\n", "from a import Coup\n"):
        assert homonymes({"a.py": classe, "b.py": muet}) == {}
    assert homonymes({"a.py": 'T = TypeVar("T")\n', "b.py": 'T = TypeVar("T")\n'}) == {}
