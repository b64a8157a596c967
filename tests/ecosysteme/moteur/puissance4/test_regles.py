import numpy as np
import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Disques
from ecosysteme.moteur.puissance4 import regles
from ecosysteme.moteur.puissance4.position import image
from tests.ecosysteme.moteur.puissance4.oracle import colonnes_de, gagne

PERFT = (1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234)


@pytest.mark.parametrize("plis", range(len(PERFT)))
def test_perft(plis: int) -> None:
    assert regles.perft(np.uint64(0), np.uint64(0), np.int64(plis)) == PERFT[plis]


@compiler
def _mots(nous: Disques, masque: Disques) -> tuple[Disques, Disques, Disques, Disques]:
    return regles.gagnantes(nous, masque), regles.alignes(nous), regles.jouables(masque), regles.miroir(nous)


def test_les_cases_gagnantes_sont_celles_qu_on_trouve_une_a_une() -> None:
    from tests.ecosysteme.moteur.puissance4.parties import positions_au_hasard

    for nous, masque in positions_au_hasard(7, 300):
        cases, ligne, jouables, miroir = map(int, _mots(np.uint64(nous), np.uint64(masque)))
        assert ligne == 0
        assert miroir == image(nous)
        colonnes = colonnes_de(nous, masque)
        for colonne in range(7):
            libre = len(colonnes[colonne]) < 6
            bit = 1 << 7 * colonne + len(colonnes[colonne])
            assert bool(jouables & bit) == libre
            if libre:
                colonnes[colonne].append(1)
                assert bool(cases & bit) == gagne(colonnes, colonne, 1), (nous, masque, colonne)
                assert bool(int(_mots(np.uint64(nous | bit), np.uint64(masque | bit))[1])) == bool(cases & bit)
                colonnes[colonne].pop()
