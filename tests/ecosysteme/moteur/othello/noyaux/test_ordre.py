import random

import numpy as np

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Compte, Disques
from ecosysteme.moteur.othello.conversion import vers_pions
from ecosysteme.moteur.othello.noyaux import ordre
from ecosysteme.moteur.othello.noyaux.contexte import CADRES
from ecosysteme.moteur.othello.session import coups_legaux, jouer
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import eparpille

COINS = {(0, 0), (0, 7), (7, 0), (7, 7)}


@compiler
def mobilite_ponderee(nous: Disques, eux: Disques) -> Compte:
    return ordre.mobilite_ponderee(nous, eux)


def test_un_coin_compte_double_dans_la_mobilite() -> None:
    source = random.Random(31)
    for _ in range(300):
        nous, eux = eparpille(source)
        coups = Plateau(8, vers_pions(nous, eux, "N")).coups_legaux("N")  # type: ignore[arg-type]
        attendu = sum(2 if coup in COINS else 1 for coup in coups)
        assert mobilite_ponderee(np.uint64(nous), np.uint64(eux)) == attendu


def test_une_liste_a_la_position_apres_chaque_coup_annoncee_ou_non() -> None:
    source, contexte = random.Random(33), contexte_neuf()
    cadre = contexte.adresse + np.uint64(CADRES)
    rangs = slice(CADRES // 8, CADRES // 8 + 4 * 40)
    total = 0
    for _ in range(200):
        nous, eux = eparpille(source)
        cases = coups_legaux(nous, eux)
        position = np.uint64(nous), np.uint64(eux), np.uint64(sum(1 << case for case in cases))
        attendu = [(*jouer(nous, eux, case), case) for case in cases]
        for annoncee in (0, 9, 12, 64):
            contexte.mots[rangs] = 0
            if annoncee:
                nombre = int(ordre.developper_annonce(contexte.adresse, cadre, *position, np.int64(annoncee)))
            else:
                nombre = int(ordre.developper(cadre, *position))
            if any(siens == 0 for siens, _, _ in attendu):
                assert nombre == -1, "tout est pris"
                continue
            coups = contexte.mots[rangs].reshape(-1, 4)[:nombre, [0, 1, 3]]
            assert [tuple(coup) for coup in coups.tolist()] == attendu
            total += nombre
    assert total > 1000
