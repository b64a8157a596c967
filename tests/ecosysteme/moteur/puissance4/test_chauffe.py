from ecosysteme.moteur.puissance4 import chauffe
from ecosysteme.moteur.puissance4.position import verifier


def test_chauffer_laisse_la_salle_prete() -> None:
    verifier(*chauffe.POSITION)
    assert chauffe.chauffer() > 0
    assert chauffe.prete()
