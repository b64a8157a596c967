"""Who solves what."""

from __future__ import annotations

import pytest

from ecosysteme.jeux import JEUX, creer_jeu
from ecosysteme.solveurs import SOLVEURS, solveur_de


@pytest.mark.parametrize("nom", JEUX)
def test_tous_les_jeux_sauf_othello_ont_leur_solveur(nom: str) -> None:
    jeu = creer_jeu(nom)
    solveur = solveur_de(jeu, hash_mo=1, taches=2, livre=False)
    assert (solveur is None) == (nom == "othello")
    assert type(solveur) is SOLVEURS.get(type(jeu), type(None))
