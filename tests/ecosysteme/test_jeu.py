"""The generic interface: what it adds by itself to the rules of a game."""

from itertools import islice

import pytest

from ecosysteme.jeu import PREMIER, SECOND, autre_camp, meme_issue
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.plateau import Plateau


def test_chaque_camp_a_l_autre_pour_adversaire() -> None:
    assert (autre_camp(PREMIER), autre_camp(SECOND)) == (SECOND, PREMIER)


def test_les_enfants_sont_les_coups_dans_l_ordre() -> None:
    jeu = Othello()
    etat = jeu.etat_initial()
    assert list(jeu.enfants(etat)) == [jeu.jouer(etat, coup) for coup in jeu.coups_legaux(etat)]


def test_un_camp_bloque_n_a_qu_un_enfant_ou_il_a_passe() -> None:
    jeu = Othello(4)
    bloque = EtatOthello(Plateau.depuis_texte("NB..\n....\n....\n...."), SECOND)
    assert list(jeu.enfants(bloque)) == [EtatOthello(bloque.plateau, PREMIER)]


def test_les_enfants_se_font_un_par_un() -> None:
    joues = []

    class Compte(Othello):
        def jouer(self, etat: EtatOthello, coup: tuple[int, int]) -> EtatOthello:
            joues.append(coup)
            return super().jouer(etat, coup)

    jeu = Compte()
    list(islice(jeu.enfants(jeu.etat_initial()), 1))
    assert len(joues) == 1


@pytest.mark.parametrize(
    ("valeur", "autre", "attendu"),
    [(2, 64, True), (-1, -2, True), (0, 0, True), (1, -1, False), (0, 1, False), (-1, 0, False)],
)
def test_deux_valeurs_promettent_la_meme_issue(valeur: int, autre: int, attendu: bool) -> None:
    assert meme_issue(valeur, autre) == meme_issue(autre, valeur) == attendu
