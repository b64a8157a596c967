from tests.ecosysteme.classe.exemples import seance_de_test


def test_les_questions_sont_ce_qui_attend_une_reponse() -> None:
    assert seance_de_test().questions == (1, 2, 3, 4)
