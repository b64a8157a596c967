import random

import numpy as np

from ecosysteme.moteur.othello.noyaux import partage
from ecosysteme.moteur.othello.noyaux.contexte import CADRES, OISIFS
from ecosysteme.moteur.othello.session import SessionRecherche
from ecosysteme.moteur.othello.solveur import SolveurFinales
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard


def test_quatre_fils_partagent_et_rendent_tout() -> None:
    seul, quatre = SolveurFinales(mega=4), SolveurFinales(mega=4, taches=4)
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


def test_personne_ne_rejoint_un_noeud_deja_coupe() -> None:
    """Who joined one would find no move, leave, and come back at once, as long as its owner is busy elsewhere."""
    session = SessionRecherche(mega=1, taches=2)
    hote, aide = (contexte.adresse for contexte in session._contextes)
    alpha, vides = np.int64(0), np.int64(20)
    ouverte = partage.ouvrir(hote, hote + np.uint64(CADRES), np.uint64(3), alpha, vides, vides, np.uint64(0))
    assert partage.rejoindre(aide, np.int64(19)) == 0, "il écraserait ses propres coups"
    assert partage.rejoindre(aide, vides) == ouverte
    partage.quitter(aide, ouverte, np.uint64(0))
    partage.rapporter(hote, ouverte, np.int64(1), np.uint64(5))
    assert partage.rejoindre(aide, vides) == 0
