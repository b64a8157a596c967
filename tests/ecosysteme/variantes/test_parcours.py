"""Walking through a tree."""

from __future__ import annotations

import pytest

from ecosysteme.variantes.parcours import branches, chemin, ligne_principale, parcourir, parents, prochain_numero
from tests.ecosysteme.variantes.arbres import arbre, dessiner, numero

#        1  2   3  4   5    6    7   8
ARBRE = "a  b  (c  d  (e)) (f)  -   g  (h)"


def test_les_noeuds_dans_l_ordre_et_le_chemin_de_chacun() -> None:
    racine = arbre(ARBRE)
    assert dessiner(racine) == ARBRE.replace(" ", "")
    assert [noeud.numero for noeud in parcourir(racine)] == [0, 1, 2, 7, 8, 9, 3, 4, 5, 6]
    assert [noeud.numero for noeud in chemin(racine, 5)] == [0, 1, 3, 5]
    assert chemin(racine, 0) == [racine]
    assert parents(racine) == {1: 0, 2: 1, 3: 1, 6: 1, 4: 3, 5: 3, 7: 2, 8: 7, 9: 7}
    assert prochain_numero(racine) == 10
    with pytest.raises(ValueError, match="nœud 12 inexistant"):
        chemin(racine, 12)


def test_les_lignes_se_lisent_du_debut_chacune_suivie_des_siennes() -> None:
    racine = arbre(ARBRE)
    lues = branches(racine)
    assert ["".join(noeud.coup or "-" for noeud in branche.noeuds) for branche in lues] == ["ab-g", "cd", "e", "f", "h"]
    assert [branche.rang for branche in lues] == [0, 1, 2, 3, 4]
    assert [branche.profondeur for branche in lues] == [0, 1, 2, 1, 1]
    assert [branche.coups_avant for branche in lues] == [0, 1, 2, 1, 2], "une passe n'est pas un coup"
    assert [branche.depart.numero for branche in lues] == [0, 1, numero(racine, "ac"), 1, numero(racine, "ab-")]
    assert ligne_principale(racine) == list(lues[0].noeuds)


def test_une_partie_vide_a_une_ligne_vide_et_le_premier_coup_a_ses_variantes() -> None:
    [vide] = branches(arbre(""))
    assert (vide.noeuds, vide.rang) == ((), 0)
    assert [(branche.noeuds[0].coup, branche.coups_avant) for branche in branches(arbre("a(b)(c)"))] == [
        ("a", 0),
        ("b", 0),
        ("c", 0),
    ]
