"""Arrays that are made once and mapped afterwards: from where, in the place of which, and what a bad file costs."""

from __future__ import annotations

import mmap
from pathlib import Path

import numpy as np
import pytest

from ecosysteme.moteur.commun.projection import Tableaux, projeter

CHAMPS = ("poids", "vide")
TABLEAUX = {"poids": np.arange(6000, dtype=np.int16).reshape(3, 2000), "vide": np.zeros(0, np.int16)}


class Fabrique:
    """Makes the arrays, and counts how often."""

    def __init__(self) -> None:
        self.fois = 0

    def __call__(self) -> Tableaux:
        self.fois += 1
        return TABLEAUX


def projete(tableaux: Tableaux) -> bool:
    """Tell whether the arrays lie in a mapped file, all of them being as they were made."""
    for nom, tableau in TABLEAUX.items():
        assert (tableaux[nom] == tableau).all()
        assert tableaux[nom].shape == tableau.shape
    base: object = tableaux["poids"]
    while isinstance(base, np.ndarray):
        base = base.base
    return isinstance(base, mmap.mmap)


@pytest.fixture
def lieu(tmp_path: Path) -> Path:
    lieu = tmp_path / "cache" / "othello-neuf"
    lieu.mkdir(parents=True)
    return lieu


def test_ce_qui_est_fait_une_fois_est_projete_sur_une_ligne_de_cache_et_ne_s_ecrit_plus(lieu: Path) -> None:
    faire = Fabrique()
    for _ in range(2):
        tableaux = projeter("un", CHAMPS, faire, [lieu])
        assert projete(tableaux)
        assert tableaux["poids"].ctypes.data % 64 == 0
    assert faire.fois == 1
    with pytest.raises(ValueError, match="read-only"):
        tableaux["poids"][0, 0] = 1


@pytest.mark.parametrize("longueur", [0, 100, 5000])
def test_un_fichier_tronque_est_refait(lieu: Path, longueur: int) -> None:
    faire = Fabrique()
    projeter("un", CHAMPS, faire, [lieu])
    fichier = lieu / "un-poids.npy"
    octets = fichier.read_bytes()
    fichier.write_bytes(octets[:longueur])
    assert projete(projeter("un", CHAMPS, faire, [lieu]))
    assert faire.fois == 2
    assert fichier.read_bytes() == octets


def test_une_autre_version_prend_la_place_de_celles_d_avant_et_de_rien_d_autre(lieu: Path) -> None:
    ancien, autre = lieu.with_name("othello-ancien"), lieu.with_name("puissance4-neuf")
    for dossier in (ancien, autre):
        dossier.mkdir()
        projeter("un", CHAMPS, Fabrique(), [dossier])
    projeter("un", CHAMPS, Fabrique(), [lieu])
    (lieu / "noyau.nbc").touch()
    projeter("deux", CHAMPS, Fabrique(), [lieu])
    assert sorted(fichier.name for fichier in lieu.iterdir()) == ["deux-poids.npy", "deux-vide.npy", "noyau.nbc"]
    assert (len(list(ancien.iterdir())), len(list(autre.iterdir()))) == (0, 2)


def test_ce_que_le_programme_apporte_n_est_pas_ecrit_ailleurs(lieu: Path, tmp_path: Path) -> None:
    livre = tmp_path / "livre"
    livre.mkdir()
    projeter("un", CHAMPS, Fabrique(), [livre])
    faire = Fabrique()
    assert projete(projeter("un", CHAMPS, faire, [lieu, livre]))
    assert (faire.fois, list(lieu.iterdir())) == (0, [])


def test_ce_qui_ne_peut_s_ecrire_reste_en_memoire(lieu: Path) -> None:
    faire = Fabrique()
    assert not projete(projeter("un", CHAMPS, faire, [lieu / "absent"]))
    assert faire.fois == 1
