"""A source file with one fault put into it, in every way that we know: what ``tests.mutations`` tries on the tests.

The faults are the classical ones of mutation analysis (DeMillo, Lipton and Sayward, 1978; the operators of Mothra):
a comparison or an operator taken for its neighbour, a number off by one, a condition turned round, a statement or a
returned value forgotten.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

# What is taken for what: operators of comparison, of arithmetic, and of truth.
VOISINS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
CONDITIONNELS = ast.If | ast.While | ast.IfExp
OUBLIABLES = ast.Raise | ast.AugAssign | ast.Delete | ast.Break | ast.Continue
IGNORES = ("annotation", "returns", "decorator_list", "type_params")  # fields that say types, or how a result is kept


@dataclass(frozen=True)
class Mutant:
    """One fault in one source file: its line, the statement before and after, and which change of the file it is."""

    source: Path
    ligne: int
    avant: str
    apres: str
    rang: int

    def __str__(self) -> str:
        """Say where the fault is and what it changes, on one line."""
        return f"{self.source.as_posix()}:{self.ligne}  {self.avant}  →  {self.apres}"

    def ecrire(self, texte: str) -> str:
        """Return ``texte``, the content of the source, with the fault, and without its comments."""
        arbre = ast.parse(texte)
        _, parent, champ, rang, nouveau = next(islice(_changements(arbre, arbre.body[0]), self.rang, None))
        _echanger(parent, champ, rang, nouveau)
        return ast.unparse(arbre)


def mutants(source: Path, texte: str) -> list[Mutant]:
    """List the mutants of ``texte``, the content of ``source``, line by line, each once.

    Annotations, docstrings and what only type checkers read are left alone: no test could see the difference.
    """
    arbre = ast.parse(texte)
    trouves: dict[tuple[int, str], Mutant] = {}
    for numero, (instruction, parent, champ, rang, nouveau) in enumerate(_changements(arbre, arbre.body[0])):
        avant = _tete(instruction)
        ancien = _echanger(parent, champ, rang, nouveau)
        apres = _tete(nouveau if ancien is instruction else instruction)  # one that is replaced as a whole
        _echanger(parent, champ, rang, ancien)
        trouves.setdefault((id(instruction), apres), Mutant(source, instruction.lineno, avant, apres, numero))
    return list(trouves.values())


Changement = tuple[ast.stmt, ast.AST, str, int | None, ast.AST]


def _changements(noeud: ast.AST, instruction: ast.stmt) -> Iterator[Changement]:
    """Yield what may replace what below ``noeud``: statement, parent, field, rank in the field, new node."""
    for champ, valeur in ast.iter_fields(noeud):
        if champ in IGNORES:
            continue
        for rang, enfant in enumerate(valeur if isinstance(valeur, list) else [valeur]):
            if not isinstance(enfant, ast.AST) or _pour_les_types(enfant) or _est_texte(enfant):
                continue
            dans = enfant if isinstance(enfant, ast.stmt) else instruction
            for nouveau in _remplacants(enfant):
                yield dans, noeud, champ, rang if isinstance(valeur, list) else None, nouveau
            yield from _changements(enfant, dans)


def _pour_les_types(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.If) and isinstance(noeud.test, ast.Name) and noeud.test.id == "TYPE_CHECKING"


def _est_texte(noeud: ast.AST) -> bool:
    return isinstance(noeud, ast.Expr) and isinstance(noeud.value, ast.Constant)


def _remplacants(noeud: ast.AST) -> Iterator[ast.AST]:
    """Yield what may be written instead of ``noeud`` by mistake."""
    if isinstance(noeud, ast.cmpop | ast.operator | ast.boolop) and type(noeud) in VOISINS:
        yield VOISINS[type(noeud)]()
    elif isinstance(noeud, ast.Constant):
        yield from _autres_constantes(noeud.value)
    elif isinstance(noeud, ast.UnaryOp):
        yield noeud.operand
    elif isinstance(noeud, CONDITIONNELS):
        yield _modifie(noeud, test=ast.UnaryOp(ast.Not(), noeud.test))
    elif isinstance(noeud, ast.comprehension):
        for rang, filtre in enumerate(noeud.ifs):
            filtres = [*noeud.ifs[:rang], ast.UnaryOp(ast.Not(), filtre), *noeud.ifs[rang + 1 :]]
            yield _modifie(noeud, ifs=filtres)
    elif isinstance(noeud, ast.Return) and not (noeud.value is None or _est_rien(noeud.value)):
        yield _modifie(noeud, value=None)
    elif isinstance(noeud, OUBLIABLES | ast.Expr) or (isinstance(noeud, ast.Assign) and _ecrit_dedans(noeud)):
        yield ast.copy_location(ast.Pass(), noeud)


def _est_rien(noeud: ast.expr) -> bool:
    return isinstance(noeud, ast.Constant) and noeud.value is None


def _autres_constantes(valeur: object) -> Iterator[ast.Constant]:
    if isinstance(valeur, bool):
        yield ast.Constant(not valeur)
    elif isinstance(valeur, int):
        yield ast.Constant(valeur + 1)
        yield ast.Constant(valeur - 1)


def _ecrit_dedans(noeud: ast.Assign) -> bool:
    """Tell whether what is assigned is a part of something; a name that is not assigned is never forgotten for long."""
    return isinstance(noeud.targets[0], ast.Attribute | ast.Subscript)


def _modifie(noeud: ast.AST, **champs: Any) -> ast.AST:
    autre = copy(noeud)
    for champ, valeur in champs.items():
        setattr(autre, champ, valeur)
    return autre


def _echanger(parent: ast.AST, champ: str, rang: int | None, nouveau: ast.AST) -> ast.AST:
    """Put ``nouveau`` into the tree and return what was there."""
    if rang is None:
        ancien: ast.AST = getattr(parent, champ)
        setattr(parent, champ, nouveau)
        return ancien
    suite: list[ast.AST] = getattr(parent, champ)
    ancien, suite[rang] = suite[rang], nouveau
    return ancien


def _tete(noeud: ast.AST) -> str:
    """Write a node on one line, less the body that it may have."""
    if isinstance(noeud, ast.stmt) and hasattr(noeud, "body"):
        noeud = _modifie(noeud, body=[ast.Pass()], **({"orelse": []} if hasattr(noeud, "orelse") else {}))
        return " ".join(ast.unparse(noeud).removesuffix("pass").split())
    return " ".join(ast.unparse(noeud).split())
