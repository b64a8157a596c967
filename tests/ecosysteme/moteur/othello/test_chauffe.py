from ecosysteme.moteur.othello.chauffe import chauffer, prete


def test_chauffer_va_jusqu_au_bout() -> None:
    assert chauffer() > 0
    assert prete()
