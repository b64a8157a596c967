"""The memory of a search thread."""

from __future__ import annotations

import numpy as np

from ecosysteme.moteur import contexte as c
from ecosysteme.moteur.table import nouvelle_table


def test_les_champs_ne_se_chevauchent_pas() -> None:
    champs = (c.NOEUDS, c.PARTAGE, c.TABLE, c.SEAUX, c.BORDS, c.LOCALE, c.FIL, c.GENERATION, c.SELECTIVITE, c.SCISSION)
    assert len(set(champs)) == len(champs)
    assert max(champs) < c.CADRES < c.SCISSIONS < c.TAILLE_CONTEXTE
    assert max(c.ARRET, c.OISIFS, c.FIN, c.FILS) < c.BUREAU < c.TAILLE_PARTAGE


def test_un_contexte_pointe_ou_il_faut() -> None:
    table, partage = nouvelle_table(3), c.bloc(c.TAILLE_PARTAGE)
    contexte = c.Contexte(table, partage, fil=2)
    mots = contexte.mots
    assert contexte.adresse == mots.ctypes.data
    assert mots[c.TABLE // 8] == table.ctypes.data
    assert mots[c.SEAUX // 8] == 3 << 14
    assert mots[c.PARTAGE // 8] == partage.ctypes.data
    assert (int(mots[c.FIL // 8]), contexte.noeuds) == (2, 0)
    assert isinstance(contexte.adresse, np.uint64)
