"""The shapes that the evaluation looks at, and how their indices follow the discs, a vector at a time.

A position is seen through ``INSTANCES`` groups of squares, each an image of one of the ``FORMES`` by a symmetry of the
board. What a group holds is a number in base 3: digit 0 for an empty square, 1 for ours, 2 for theirs. Kept as two
vectors of 64 ``uint16``, ``A`` for our discs and ``B`` for theirs, the indices are ``A + 2 B``; a move only adds and
subtracts rows of one constant table, and changing sides swaps the vectors: one set of weights serves both.

Ideas: pattern tables (Buro, 1997), one vector addition a turned disc (Edax). The shapes are the classical ones, the
corner block of 2 by 5 (Logistello) and the corner triangle included.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from ecosysteme.moteur.commun.instructions import MOT, instruction, ir, types
from ecosysteme.moteur.commun.typage import Adresse, Case, Disques
from ecosysteme.moteur.othello.noyaux.vecteurs import constante

FORMES = tuple(
    forme.split()
    for forme in (
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "a1 b1 c1 d1 e1 a2 b2 a3 a4 a5",
        "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2",
        "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
        "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
        "a2 b2 c2 d2 e2 f2 g2 h2",
        "a3 b3 c3 d3 e3 f3 g3 h3",
        "a4 b4 c4 d4 e4 f4 g4 h4",
        "a1 b2 c3 d4 e5 f6 g7 h8",
        "b1 c2 d3 e4 f5 g6 h7",
        "c1 d2 e3 f4 g5 h6",
        "d1 e2 f3 g4 h5",
        "e1 f2 g3 h4",
    )
)
VOIES = 64  # lanes of a vector; those beyond INSTANCES stay 0
OCTETS_VOIES = 2 * VOIES
Mots16 = npt.NDArray[np.uint16]


def _case(nom: str) -> int:
    return "abcdefgh".index(nom[0]) + 8 * (int(nom[1]) - 1)


def _images(cases: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the eight images of a list of squares, itself first."""
    images = []
    for transposer in (False, True):
        for haut in (0, 7):
            for gauche in (0, 7):
                couples = ((abs(haut - case // 8), abs(gauche - case % 8)) for case in cases)
                images.append(tuple(8 * x + y if transposer else 8 * y + x for y, x in couples))
    return images


def _instances() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """List ``(shape number, squares)``: each group of squares once, in the order of the first image that gives it."""
    trouvees = []
    for rang, forme in enumerate(FORMES):
        groupes: dict[frozenset[int], tuple[int, ...]] = {}
        for image in _images(tuple(map(_case, forme))):
            groupes.setdefault(frozenset(image), image)
        trouvees += [(rang, groupe) for groupe in groupes.values()]
    return tuple(trouvees)


INSTANCES = _instances()
TAILLES = tuple(3 ** len(forme) for forme in FORMES)
DEBUTS = tuple(sum(TAILLES[:rang]) for rang in range(len(FORMES)))
TAILLE = sum(TAILLES)  # weights of one phase, symmetric twins included


@cache
def rangees() -> Mots16:
    """Return what a disc of ours on each square adds to each index: ``uint16``, shape (64, ``VOIES``)."""
    table = np.zeros((64, VOIES), np.uint16)
    for voie, (_, cases) in enumerate(INSTANCES):
        for rang, case in enumerate(cases):
            table[case, voie] = 3**rang
    return table


@cache
def jumeaux() -> npt.NDArray[np.int32]:
    """Return for each weight of a phase the smallest number among its symmetric twins: ``int32``, shape (TAILLE,).

    A shape that a symmetry maps onto itself reads the same corner in two orders: both numbers share their weight.
    """
    resultat = np.arange(TAILLE, dtype=np.int32)
    for forme, debut, taille in zip(FORMES, DEBUTS, TAILLES, strict=True):
        cases = tuple(map(_case, forme))
        nombres = np.arange(taille, dtype=np.int32)
        chiffres = [nombres // 3**rang % 3 for rang in range(len(cases))]
        for image in _images(cases):
            if frozenset(image) == frozenset(cases):
                autre = sum(chiffres[cases.index(case)] * 3**rang for rang, case in enumerate(image))
                resultat[debut : debut + taille] = np.minimum(resultat[debut : debut + taille], debut + autre)
    return resultat


_VECTEUR = ir.VectorType(ir.IntType(16), 16)
_PARTS = VOIES // 16


def _adresse(b: ir.IRBuilder, base: ir.Value, part: int) -> ir.Value:
    return b.inttoptr(b.add(base, ir.Constant(MOT, 32 * part)), _VECTEUR.as_pointer())


def _lire(b: ir.IRBuilder, base: ir.Value) -> list[ir.Value]:
    return [b.load(_adresse(b, base, part), align=32) for part in range(_PARTS)]


def _ecrire(b: ir.IRBuilder, base: ir.Value, parts: list[ir.Value]) -> None:
    for rang, part in enumerate(parts):
        b.store(part, _adresse(b, base, rang), align=32)


def _rangee(module: ir.Module, b: ir.IRBuilder, case: ir.Value) -> list[ir.Value]:
    table = b.ptrtoint(constante(module, "rangees", rangees().tobytes()), MOT)
    return _lire(b, b.add(table, b.mul(case, ir.Constant(MOT, OCTETS_VOIES))))


def _somme(module: ir.Module, b: ir.IRBuilder, pions: ir.Value) -> list[ir.Value]:
    """Emit a loop that adds the rows of every disc in ``pions``, in registers."""
    avant, corps, apres = b.block, b.append_basic_block("pion"), b.append_basic_block("pions.fin")
    zero = ir.Constant(_VECTEUR, None)
    b.cbranch(b.icmp_unsigned("==", pions, ir.Constant(MOT, 0)), apres, corps)
    b.position_at_end(corps)
    reste = b.phi(MOT)
    cumuls = [b.phi(_VECTEUR) for _ in range(_PARTS)]
    ligne = _rangee(module, b, b.cttz(reste, ir.Constant(ir.IntType(1), 1)))
    sommes = [b.add(cumul, part) for cumul, part in zip(cumuls, ligne, strict=True)]
    suivant = b.and_(reste, b.sub(reste, ir.Constant(MOT, 1)))
    b.cbranch(b.icmp_unsigned("==", suivant, ir.Constant(MOT, 0)), apres, corps)
    reste.add_incoming(pions, avant)
    reste.add_incoming(suivant, corps)
    b.position_at_end(apres)
    totaux = []
    for cumul, somme in zip(cumuls, sommes, strict=True):
        cumul.add_incoming(zero, avant)
        cumul.add_incoming(somme, corps)
        total = b.phi(_VECTEUR)
        total.add_incoming(zero, avant)
        total.add_incoming(somme, corps)
        totaux.append(total)
    return totaux


def _double(b: ir.IRBuilder, parts: list[ir.Value]) -> list[ir.Value]:
    return [b.add(part, part) for part in parts]


def _plus(b: ir.IRBuilder, gauche: list[ir.Value], droite: list[ir.Value]) -> list[ir.Value]:
    return [b.add(x, y) for x, y in zip(gauche, droite, strict=True)]


def _eux(b: ir.IRBuilder, cadre: ir.Value) -> ir.Value:
    return b.add(cadre, ir.Constant(MOT, OCTETS_VOIES))


def _poser(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    cadre, nous, eux = mots
    _ecrire(b, cadre, _somme(module, b, nous))
    _ecrire(b, _eux(b, cadre), _somme(module, b, eux))
    return cadre


def _avancer(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    vers, cadre, case, pris = mots
    tournes = _somme(module, b, pris)
    nous = _plus(b, _plus(b, _lire(b, cadre), tournes), _rangee(module, b, case))
    eux = [b.sub(x, y) for x, y in zip(_lire(b, _eux(b, cadre)), tournes, strict=True)]
    _ecrire(b, vers, eux)
    _ecrire(b, _eux(b, vers), nous)
    return vers


def _indices(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    vers, cadre = mots
    _ecrire(b, vers, _plus(b, _lire(b, cadre), _double(b, _lire(b, _eux(b, cadre)))))
    return vers


def _indices_adverses(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    vers, cadre = mots
    _ecrire(b, vers, _plus(b, _double(b, _lire(b, cadre)), _lire(b, _eux(b, cadre))))
    return vers


def _indices_apres(module: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    # Theirs, less the turned discs, plus twice ours with them and the move: one addition of each is left.
    vers, adverses, case, pris = mots
    tournes = _somme(module, b, pris)
    _ecrire(b, vers, _plus(b, _plus(b, _lire(b, adverses), tournes), _double(b, _rangee(module, b, case))))
    return vers


def _total(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    # Lanes read back from memory one by one: a vector gather of 16-bit weights is no faster here.
    poids, indices = mots
    court = ir.IntType(16)
    somme = ir.Constant(MOT, 0)
    for voie, (forme, _cases) in enumerate(INSTANCES):
        lieu = b.inttoptr(b.add(indices, ir.Constant(MOT, 2 * voie)), court.as_pointer())
        rang = b.zext(b.load(lieu, align=2), MOT)
        octet = b.add(b.add(rang, rang), ir.Constant(MOT, 2 * DEBUTS[forme]))
        somme = b.add(somme, b.sext(b.load(b.inttoptr(b.add(poids, octet), court.as_pointer()), align=2), MOT))
    return somme


@instruction(types.uint64, _poser)
def poser(cadre: Adresse, nous: Disques, eux: Disques) -> Adresse:
    """Write at ``cadre`` (256 bytes, aligned on 32) the two vectors of a position, from nothing."""
    raise NotImplementedError


@instruction(types.uint64, _avancer)
def avancer(vers: Adresse, cadre: Adresse, case: Case, pris: Disques) -> Adresse:
    """Write at ``vers`` the vectors of the position after a move on ``case`` that turns ``pris``."""
    raise NotImplementedError


@instruction(types.uint64, _indices)
def indices(vers: Adresse, cadre: Adresse) -> Adresse:
    """Write at ``vers`` (128 bytes, aligned on 32) the indices of the position at ``cadre``."""
    raise NotImplementedError


@instruction(types.uint64, _indices_adverses)
def indices_adverses(vers: Adresse, cadre: Adresse) -> Adresse:
    """Write at ``vers`` the indices of the same position seen from the other side."""
    raise NotImplementedError


@instruction(types.uint64, _indices_apres)
def indices_apres(vers: Adresse, adverses: Adresse, case: Case, pris: Disques) -> Adresse:
    """Write at ``vers`` the indices after a move, from ``indices_adverses`` of the position before."""
    raise NotImplementedError


@instruction(types.int64, _total)
def total(poids: Adresse, indices: Adresse) -> int:
    """Add the weights that ``indices`` point at, in the table of one phase at address ``poids`` (``int64``)."""
    raise NotImplementedError
