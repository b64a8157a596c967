"""What the aliases promise of a kernel that is called from Python."""

from __future__ import annotations

from typing import cast

import numpy as np

from ecosysteme.moteur.commun.compiler import Noyau, compiler
from ecosysteme.moteur.commun.memoire import compter, non_signe
from ecosysteme.moteur.commun.typage import Entier, Mot


@compiler
def decaler(mot: Mot, pas: Entier) -> Mot:
    return mot << non_signe(pas)


@compiler
def ajouter(mot: Mot, nombre: Entier) -> Entier:
    return compter(mot) + nombre


def test_un_entier_de_python_et_celui_de_numpy_sont_le_meme_type_de_noyau() -> None:
    for nombre in (3, -3, 1 << 40):
        assert ajouter(np.uint64(7), nombre) == ajouter(np.uint64(7), np.int64(nombre)) == nombre + 3
    assert len(cast(Noyau, ajouter).signatures) == 1


def test_un_noyau_rend_des_entiers_de_python() -> None:
    assert not isinstance(decaler(np.uint64(1), 2), np.generic)
    assert decaler(np.uint64(1), 63) == 1 << 63, "sans signe"
    assert not isinstance(ajouter(np.uint64(1), np.int64(-2)), np.generic)
