"""The templates of faults, as the sources write them: what is to be translated, and what must not be written so."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter

RACINE = Path(__file__).parents[1]
ANCETRES = frozenset({"Message", "AvecMessage", "Faute"})  # the last one is another name of ``FauteValueError``
# Exceptions of Python's that users read: the sentence given to one could not be translated.
DE_PYTHON = frozenset({"ValueError", "TypeError", "OSError"})


def sources(*dossiers: str) -> list[Path]:
    """List the source files below ``dossiers`` of the project."""
    return sorted(source for dossier in dossiers for source in (RACINE / dossier).rglob("*.py"))


def porteuses(arbres: Iterable[ast.Module]) -> frozenset[str]:
    """Return the names of the classes that are made of a template and its values, as ``Message`` is."""
    classes = [noeud for arbre in arbres for noeud in ast.walk(arbre) if isinstance(noeud, ast.ClassDef)]
    noms = ANCETRES
    while True:
        filles = {classe.name for classe in classes if _bases(classe) & noms and not _a_son_constructeur(classe)}
        if filles <= noms:
            return noms
        noms |= filles


def _bases(classe: ast.ClassDef) -> set[str]:
    return {base.id for base in classe.bases if isinstance(base, ast.Name)}


def _a_son_constructeur(classe: ast.ClassDef) -> bool:
    return any(isinstance(noeud, ast.FunctionDef) and noeud.name == "__init__" for noeud in classe.body)


def creations(arbre: ast.Module, noms: frozenset[str]) -> Iterator[ast.Call]:
    """Yield where a module makes an object of the classes ``noms``, less those of its own that only share a name."""
    siennes = {noeud.name for noeud in arbre.body if isinstance(noeud, ast.ClassDef) and not _bases(noeud) & noms}
    noms -= siennes - ANCETRES
    for noeud in ast.walk(arbre):
        if isinstance(noeud, ast.Call) and isinstance(noeud.func, ast.Name) and noeud.func.id in noms:
            yield noeud


def litteraux(creation: ast.Call) -> list[str]:
    """Return the templates of a message: two where it chooses; none where it is given one that is ready."""
    premier = creation.args[0] if creation.args else None
    choisis = [premier.body, premier.orelse] if isinstance(premier, ast.IfExp) else [premier]
    return [noeud.value for noeud in choisis if isinstance(noeud, ast.Constant) and isinstance(noeud.value, str)]


def champs(modele: str) -> list[tuple[str, str, str]]:
    """Return the gaps of a template, sorted: name, conversion, format."""
    return sorted(
        (nom, conversion or "", precision or "")
        for _, nom, precision, conversion in Formatter().parse(modele)
        if nom is not None
    )


@cache  # and not when tests are collected: each process collects them all
def arbres() -> dict[str, ast.Module]:
    """Parse the sources of the whole project, by their paths in it."""
    fichiers = sources("ecosysteme", "ui")
    return {str(f.relative_to(RACINE)): ast.parse(f.read_text(encoding="utf-8")) for f in fichiers}


def modeles() -> set[str]:
    """Collect the templates of the whole project."""
    noms = porteuses(arbres().values())
    return {
        modele for arbre in arbres().values() for creation in creations(arbre, noms) for modele in litteraux(creation)
    }


def phrases_finies(arbre: ast.Module, noms: frozenset[str]) -> Iterator[str]:
    """Name what a source raises or makes that nobody could translate."""
    for noeud in ast.walk(arbre):
        if (
            isinstance(noeud, ast.Call)
            and isinstance(noeud.func, ast.Name)
            and noeud.func.id in DE_PYTHON
            and noeud.args
        ):
            yield f"ligne {noeud.lineno} : {noeud.func.id} au lieu de Faute"
    for creation in creations(arbre, noms):
        premier = creation.args[0] if creation.args else None
        ecrits = litteraux(creation)
        if (not ecrits and not isinstance(premier, ast.Name | ast.Attribute | ast.Call)) or _est_du_texte(premier):
            yield f"ligne {creation.lineno} : le modèle n'est pas un texte écrit là"
        donnes = {mot.arg for mot in creation.keywords}
        if any({nom for nom, _, _ in champs(modele)} != donnes for modele in ecrits):
            yield f"ligne {creation.lineno} : les valeurs ne sont pas celles du modèle"


def _est_du_texte(noeud: ast.expr | None) -> bool:
    """Tell whether an expression can only be a finished text, such as ``str(erreur)``."""
    if not isinstance(noeud, ast.Call):
        return False
    fonction = noeud.func
    return (isinstance(fonction, ast.Name) and fonction.id == "str") or (
        isinstance(fonction, ast.Attribute) and fonction.attr in ("format", "join")
    )
