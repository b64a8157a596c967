import pytest

from ecosysteme.jeux import JEUX, lire_jeu
from ecosysteme.papier.pages_classe import ARBRES, PageDeClasse, pages_possibles


@pytest.mark.parametrize("nom", JEUX)
def test_chaque_jeu_a_un_arbre_et_ce_qui_l_explique(nom: str) -> None:
    propres = {
        "morpion": (PageDeClasse.ATTRACTEURS, PageDeClasse.ATTRACTEURS_RESOLUS),
        "nim": (PageDeClasse.GRUNDY, PageDeClasse.GRUNDY_RESOLU),
    }
    assert pages_possibles(lire_jeu(nom)) == (*ARBRES, *propres.get(nom, ()))
