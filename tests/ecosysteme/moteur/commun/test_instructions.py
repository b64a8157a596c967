"""A word made in a test: how declarations become instructions."""

from __future__ import annotations

import numpy as np
import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.instructions import instruction, ir, types
from ecosysteme.moteur.commun.typage import Mot, Nombre


def _soustraire(_: ir.Module, b: ir.IRBuilder, mots: list[ir.Value]) -> ir.Value:
    return b.sub(mots[0], mots[1])


@instruction(types.uint64, _soustraire)
def moins(gauche: Nombre, droite: Nombre) -> Mot:
    """Subtract, whatever the signs."""
    raise NotImplementedError


@compiler
def difference(gauche: Nombre, droite: Nombre) -> Mot:
    return moins(gauche, droite)


@compiler
def opposee(gauche: Nombre, droite: Nombre) -> Mot:
    return moins(droite, gauche)


def test_les_arguments_sont_dans_l_ordre_de_la_declaration() -> None:
    assert int(difference(np.uint64(7), np.uint64(5))) == 2
    assert int(opposee(np.uint64(7), np.uint64(5))) == 2**64 - 2


@pytest.mark.parametrize(
    ("nombre", "mot"),
    [(np.int64(-1), 2**64 - 1), (3, 3), (np.uint64(2**64 - 1), 2**64 - 1), (True, 1), (-3, 2**64 - 3)],
)
def test_les_entiers_sont_elargis_selon_leur_signe(nombre: Nombre, mot: int) -> None:
    assert int(difference(nombre, np.uint64(0))) == mot


def test_hors_d_un_noyau_il_n_y_a_pas_de_tel_mot() -> None:
    with pytest.raises(NotImplementedError):
        moins(np.uint64(1), np.uint64(1))
