from ecosysteme.moteur.othello.chauffe import chauffer


def test_chauffer_va_jusqu_au_bout() -> None:
    assert chauffer() > 0
