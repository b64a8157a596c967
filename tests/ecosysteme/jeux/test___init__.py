"""The registry of the games."""

import pytest

from ecosysteme.jeux import JEUX, creer_jeu


@pytest.mark.parametrize("nom", JEUX)
def test_chaque_jeu_se_cree_par_son_nom_et_commence(nom: str) -> None:
    jeu = creer_jeu(nom)
    assert jeu.nom == nom
    etat = jeu.etat_initial()
    assert jeu.issue(etat) is None
    assert jeu.coups_legaux(etat)


def test_un_jeu_inconnu_est_refuse_en_nommant_les_autres() -> None:
    with pytest.raises(ValueError, match=r"'dames' inconnu.*othello"):
        creer_jeu("dames")


def test_les_options_vont_au_jeu() -> None:
    assert creer_jeu("othello", taille=4).etat_initial().taille == 4
    with pytest.raises(ValueError, match="taille"):
        creer_jeu("othello", taille=7)
