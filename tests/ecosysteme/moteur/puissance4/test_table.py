import numpy as np
import pytest

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Adresse, Cle, Score
from ecosysteme.moteur.puissance4 import table


@compiler
def _melanger(cle: Cle) -> Cle:
    return table.melanger(cle)


@compiler
def _memoriser(ctx: Adresse, cle: Cle, basse: int, haute: int, travail: int) -> None:
    table.memoriser(ctx, table.melanger(cle), basse, haute, travail)


@compiler
def _bornes(ctx: Adresse, cle: Cle) -> tuple[bool, Score, Score]:
    entree = table.sonder(ctx, table.melanger(cle))
    return entree != 0, table.borne_basse(entree), table.borne_haute(entree)


class Memoire:
    def __init__(self) -> None:
        self._table, decalage = table.nouvelle_table(1)
        self._mots = bloc(64)
        self._mots[table.TABLE // 8] = adresse(self._table)
        self._mots[table.DECALAGE // 8] = decalage
        self._ctx = np.uint64(adresse(self._mots))

    def generation(self, numero: int) -> None:
        self._mots[table.GENERATION // 8] = numero

    def memoriser(self, cle: int, basse: int, haute: int, travail: int = 1) -> None:
        _memoriser(self._ctx, np.uint64(cle), basse, haute, travail)

    def bornes(self, cle: int) -> tuple[int, int] | None:
        la, basse, haute = _bornes(self._ctx, np.uint64(cle))
        return (int(basse), int(haute)) if la else None


def test_ce_qui_est_ecrit_se_relit_et_les_bornes_se_resserrent() -> None:
    memoire = Memoire()
    assert memoire.bornes(0) is None
    for cle in (0, 1, (1 << 49) - 1):
        memoire.memoriser(cle, -21, 5)
        assert memoire.bornes(cle) == (-21, 5)
        memoire.memoriser(cle, 2, 21)
        assert memoire.bornes(cle) == (2, 5)
    assert memoire.bornes(2) is None


def test_le_melange_est_une_bijection() -> None:
    source = np.random.default_rng(1)
    cles = np.unique(source.integers(0, 1 << 49, 20_000, np.uint64))
    assert len({int(_melanger(cle)) for cle in cles}) == len(cles)
    assert all(int(_melanger(cle)) < 1 << 49 for cle in cles[:100])


def test_une_ligne_pleine_perd_d_abord_l_ancien_puis_le_moins_couteux() -> None:
    memoire = Memoire()
    voisines = [cle for cle in range(600_000) if int(_melanger(np.uint64(cle))) >> 35 == 0][:10]
    assert len(voisines) == 10
    for rang, cle in enumerate(voisines[:8]):
        memoire.generation(1 if rang == 3 else 2)
        memoire.memoriser(cle, -1, 1, travail=40 if rang == 3 else 10 + rang)
    memoire.generation(2)
    for nouvelle, perdue in ((8, 3), (9, 0)):
        memoire.memoriser(voisines[nouvelle], 0, 0, travail=30)
        assert memoire.bornes(voisines[nouvelle]) == (0, 0)
        assert memoire.bornes(voisines[perdue]) is None


@pytest.mark.parametrize("mega", [0, -1, 65537, 1.5, "4"])
def test_une_taille_impossible_est_refusee(mega: int) -> None:
    with pytest.raises(ValueError, match="attendu un entier de 1 à 65536"):
        table.nouvelle_table(mega)


def test_la_taille_est_la_puissance_de_deux_qui_tient() -> None:
    assert table.nouvelle_table(5)[0].nbytes == 4 << 20
