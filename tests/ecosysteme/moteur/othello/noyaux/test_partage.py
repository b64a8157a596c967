import random

from ecosysteme.moteur.othello.noyaux.contexte import OISIFS
from ecosysteme.moteur.othello.solveur import Solveur
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard


def test_quatre_fils_partagent_et_rendent_tout() -> None:
    seul, quatre = Solveur(mega=4), Solveur(mega=4, taches=4)
    source = random.Random(51)
    for vides in (16, 17, 18):
        nous, eux = bits_au_hasard(source, vides)
        assert quatre.score(nous, eux) == seul.score(nous, eux)
        assert int(quatre.session._partage[OISIFS // 8]) == 0, "personne n'attend plus"
    assert all(contexte.noeuds > 0 for contexte in quatre.session._contextes), "chacun a travaillé"
