"""The memory of a search thread."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from ecosysteme.moteur.commun.blocs import bloc
from ecosysteme.moteur.othello.noyaux import contexte as c
from ecosysteme.moteur.othello.noyaux.table import nouvelle_table
from ecosysteme.moteur.othello.poids import poids_nuls
from tests.ecosysteme.moteur.othello.fabrique import poids_au_hasard


def test_les_champs_ne_se_chevauchent_pas() -> None:
    champs = [c.NOEUDS, c.PARTAGE, c.TABLE, c.SEAUX, c.BORDS, c.LOCALE, c.FIL, c.GENERATION]
    champs += [c.SELECTIVITE, c.SCISSION, c.POIDS, c.LIMITE, c.RESEAUX, c.VIDES_RESEAUX, c.PROCHE]
    assert sorted(champs) == list(range(0, 8 * len(champs), 8))
    voies = c.TAILLE_TRAITS // 2
    fins = [(max(champs), 8), (c.ADVERSES, voies), (c.LECTURE, voies), (c.CADRES, 64 * c.TAILLE_CADRE)]
    fins += [(c.SCISSIONS, 64 * c.TAILLE_SCISSION), (c.TRAITS, 65 * c.TAILLE_TRAITS), (c.TAILLE_CONTEXTE, 0)]
    assert all(debut + taille <= suivant for (debut, taille), (suivant, _) in pairwise(fins))
    assert all(lieu % 32 == 0 for lieu in (c.ADVERSES, c.LECTURE, c.TRAITS, c.TAILLE_TRAITS)), "lus par vecteurs"
    assert max(c.ARRET, c.OISIFS, c.FIN, c.FILS) < c.BUREAU < c.TAILLE_PARTAGE


def test_un_contexte_pointe_ou_il_faut() -> None:
    table, partage, poids = nouvelle_table(3), bloc(c.TAILLE_PARTAGE), poids_nuls()
    contexte = c.Contexte(table, partage, poids, fil=2)
    mots = contexte.mots
    assert contexte.adresse == mots.ctypes.data
    assert mots[c.TABLE // 8] == table.ctypes.data
    assert mots[c.SEAUX // 8] == 3 << 14
    assert mots[c.PARTAGE // 8] == partage.ctypes.data
    assert mots[c.POIDS // 8] == poids.phases.ctypes.data
    assert mots[c.VIDES_RESEAUX // 8] == 0
    avec = poids_au_hasard(1, reseaux=True)
    savant = c.Contexte(table, partage, avec).mots
    assert savant[c.RESEAUX // 8] == avec.reseaux.ctypes.data
    assert savant[c.VIDES_RESEAUX // 8] == 36
    assert int(mots[c.LIMITE // 8]) == c.SANS_LIMITE
    assert (int(mots[c.FIL // 8]), contexte.noeuds) == (2, 0)
    assert isinstance(contexte.adresse, np.uint64)
