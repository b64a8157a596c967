"""The words that Python lacks."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur.commun import memoire
from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Adresse, Mot, Nombre


@compiler
def ecrire_et_lire(base: Adresse) -> tuple[Nombre, ...]:
    memoire.ranger(base, 8, np.uint64(0x0102))
    memoire.ranger_partage(base, 16, np.uint64(5))
    memoire.precharger(base)
    memoire.precharger(np.uint64(0))  # nowhere: asking is not reading
    avant = memoire.ajouter_partage(base, 16, np.uint64(2))
    refus = memoire.echanger_si(base, 16, 5, 9)
    accord = memoire.echanger_si(base, 16, 7, 9)
    return memoire.charger(base, 8), memoire.charger_octet(base, 9), avant, refus, accord


@compiler
def compter_les_bits(mot: Mot) -> tuple[Nombre, ...]:
    return memoire.compter(mot), memoire.premier(mot), memoire.oter_premier(mot), memoire.signe(mot)


def test_la_memoire() -> None:
    mots = bloc(64)
    assert ecrire_et_lire(np.uint64(adresse(mots))) == (0x0102, 1, 5, 0, 1)
    assert mots.tolist()[:3] == [0, 0x0102, 9]


def test_les_bits() -> None:
    assert compter_les_bits(np.uint64(0b1100)) == (2, 2, 0b1000, 12)
    assert compter_les_bits(np.uint64(0)) == (0, 64, 0, 0)
    assert compter_les_bits(np.uint64(2**64 - 1))[3] == -1
