from dataclasses import replace

from ecosysteme.classe.etape import EtapeDeSeance, PositionMontree
from ecosysteme.jeux.morpion import Morpion
from tests.ecosysteme.classe.exemples import seance_de_test


def test_les_questions_sont_ce_qui_attend_une_reponse() -> None:
    assert seance_de_test().questions == (1, 2, 3, 4)


def test_le_jeu_est_celui_de_la_premiere_position() -> None:
    seance = seance_de_test()
    assert seance.jeu == replace(seance, etapes=seance.etapes[:1]).jeu == "othello"
    morpion = EtapeDeSeance("Le centre", "", PositionMontree("morpion", Morpion().etat_initial()))
    assert replace(seance, etapes=(seance.etapes[0], morpion, seance.etapes[1])).jeu == "morpion"
