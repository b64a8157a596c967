from ecosysteme.moteur.puissance4 import chauffe
from ecosysteme.moteur.puissance4.position import verifier


def test_chauffer_va_jusqu_au_bout() -> None:
    verifier(*chauffe.POSITION)
    assert chauffe.chauffer() > 0
