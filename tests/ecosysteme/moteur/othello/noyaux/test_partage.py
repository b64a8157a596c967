import random

from ecosysteme.moteur.othello.noyaux.contexte import OISIFS
from ecosysteme.moteur.othello.solveur import Solveur
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard


def test_quatre_fils_partagent_et_rendent_tout() -> None:
    seul, quatre = Solveur(mega=4), Solveur(mega=4, taches=4)
    source = random.Random(51)
    # On a busy machine a short search may be over before the last thread has begun: longer ones then follow.
    for vides in range(16, 25):
        nous, eux = bits_au_hasard(source, vides)
        assert quatre.score(nous, eux) == seul.score(nous, eux)
        assert int(quatre.session._partage[OISIFS // 8]) == 0, "personne n'attend plus"
        travail = [contexte.noeuds > 0 for contexte in quatre.session._contextes]
        if vides >= 18 and all(travail):
            break
    assert all(travail), "chacun a travaillé"
