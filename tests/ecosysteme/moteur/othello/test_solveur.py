"""The solver against a plain alpha-beta, its options, its table and its stop flag."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.noyaux.contexte import SELECTIVITE
from ecosysteme.moteur.othello.session import PASSE, coups_legaux, jouer
from ecosysteme.moteur.othello.solveur import Progres, SolveurFinales, score_si
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.commun.arrets import arrets
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, score_naif


@pytest.fixture(scope="module")
def solveur() -> SolveurFinales:
    return SolveurFinales(mega=4)


def score_final(nous: int, eux: int, ligne: tuple[int, ...]) -> int:
    """Play ``ligne``, checking each move, and score the end for the side that moved first."""
    signe = 1
    for case in ligne:
        coups = coups_legaux(nous, eux)
        assert case in coups or (case == PASSE and not coups)
        nous, eux = jouer(nous, eux, case)
        signe = -signe
    assert not coups_legaux(nous, eux)
    assert not coups_legaux(eux, nous)
    return signe * score_naif(nous, eux)


def test_les_scores_sont_ceux_de_l_oracle(solveur: SolveurFinales) -> None:
    source = random.Random(6)
    for rang in range(300):
        nous, eux = bits_au_hasard(source, rang % 8 + 1)
        attendu = score_naif(nous, eux)
        solution = solveur.resoudre(nous, eux)
        assert solution.score == attendu
        assert score_final(nous, eux, solution.ligne) == attendu
        assert solveur.issue(nous, eux) == (attendu > 0) - (attendu < 0)


@pytest.mark.parametrize("vides", [9, 10, 11, 12])
def test_les_scores_plus_profonds(solveur: SolveurFinales, vides: int) -> None:
    source = random.Random(vides)
    for _ in range(1 if vides > 10 else 4):
        nous, eux = bits_au_hasard(source, vides)
        assert solveur.score(nous, eux) == score_naif(nous, eux)


def test_les_scores_de_tous_les_coups(solveur: SolveurFinales) -> None:
    source = random.Random(7)
    for rang in range(60):
        nous, eux = bits_au_hasard(source, rang % 8 + 1)
        attendus = {case: -score_naif(*jouer(nous, eux, case)) for case in coups_legaux(nous, eux)}
        obtenus = solveur.scores_coups(nous, eux)
        assert obtenus == attendus
        assert list(obtenus.values()) == sorted(attendus.values(), reverse=True)


def test_plus_de_vides_que_l_oracle_ne_sait_faire(solveur: SolveurFinales) -> None:
    # Three independent roads to the same number: one search, the best of all moves, and two threads.
    nous, eux = bits_au_hasard(random.Random(8), 18)
    solution = solveur.resoudre(nous, eux)
    assert max(solveur.scores_coups(nous, eux).values()) == solution.score
    assert score_final(nous, eux, solution.ligne) == solution.score
    assert SolveurFinales(mega=4, taches=2).score(nous, eux) == solution.score


def test_plusieurs_taches_donnent_le_meme_score(solveur: SolveurFinales) -> None:
    source = random.Random(9)
    trois = SolveurFinales(mega=4, taches=3)
    for vides in (3, 12, 14, 15, 16, 17):
        nous, eux = bits_au_hasard(source, vides)
        assert trois.score(nous, eux) == solveur.score(nous, eux)


def test_deux_recherches_en_meme_temps() -> None:
    source = random.Random(10)
    positions = [bits_au_hasard(source, 14) for _ in range(6)]
    attendus = [SolveurFinales(mega=1).score(*position) for position in positions]
    with ThreadPoolExecutor(2) as fils:
        obtenus = list(fils.map(lambda position: SolveurFinales(mega=1).score(*position), positions))
        commun = SolveurFinales(mega=1)
        assert obtenus == attendus == list(fils.map(lambda position: commun.score(*position), positions))


def test_une_partie_finie_et_un_passe(solveur: SolveurFinales) -> None:
    solution = solveur.resoudre((1 << 40) - 1, 0)
    assert (solution.score, solution.ligne, solution.meilleur) == (64, (), None)
    # Black cannot move, white takes all.
    nous, eux = 0b1111110, 1
    solution = solveur.resoudre(eux, nous)
    assert (solution.score, solution.meilleur) == (64, 7)
    assert solveur.resoudre(nous, eux).ligne == (PASSE, 7)
    assert solveur.scores_coups(nous, eux) == {}


@pytest.mark.parametrize("taches", [1, 2])
def test_l_arret(taches: int) -> None:
    solveur = SolveurFinales(mega=4, taches=taches)
    with pytest.raises(Interrompu), arrets(solveur.arreter):
        solveur.score(*depuis_pions(Plateau(), "N"))  # years, if nothing stopped it
    assert solveur.score(*bits_au_hasard(random.Random(12), 8)) % 2 == 0


def test_les_progres(solveur: SolveurFinales) -> None:
    recus: list[Progres] = []
    nous, eux = bits_au_hasard(random.Random(13), 17)
    score = solveur.score(nous, eux, recus.append)
    assert recus[-1].exact
    assert recus[-1].basse == recus[-1].haute == score
    assert all(avant.noeuds <= apres.noeuds for avant, apres in pairwise(recus))
    assert solveur.progres().noeuds_par_seconde > 0


@pytest.mark.parametrize("mega", [1, 3, 50])
def test_la_table_a_la_taille_demandee(mega: int) -> None:
    assert SolveurFinales(mega=mega).session.octets_table == pytest.approx(mega << 20, rel=0.05)


def test_ce_qui_est_refuse(solveur: SolveurFinales) -> None:
    with pytest.raises(ValueError, match="les deux couleurs occupent la case a1"):
        solveur.score(1, 1)
    with pytest.raises(ValueError, match="table de 0 Mo impossible"):
        SolveurFinales(mega=0)
    with pytest.raises(ValueError, match="65 tâches impossible"):
        SolveurFinales(taches=65)


def test_vider_rend_le_premier_compte_de_noeuds() -> None:
    solveur = SolveurFinales(mega=1)
    nous, eux = bits_au_hasard(random.Random(14), 13)
    premier = solveur.resoudre(nous, eux)
    assert solveur.resoudre(nous, eux).noeuds < premier.noeuds
    solveur.session.vider()
    assert solveur.resoudre(nous, eux).noeuds == premier.noeuds


def test_une_recherche_arretee_dans_sa_passe_selective_ne_laisse_rien_a_la_suivante(solveur: SolveurFinales) -> None:
    def arreter(_: Progres) -> None:
        raise KeyError

    with pytest.raises(KeyError):
        solveur.resoudre(*bits_au_hasard(random.Random(17), 20), rappel=arreter)
    assert int(solveur.session._contextes[0].mots[SELECTIVITE // 8]) != 0, "interrompue dans la passe sélective"
    solveur.issue(*bits_au_hasard(random.Random(18), 6))
    assert int(solveur.session._contextes[0].mots[SELECTIVITE // 8]) == 0


def test_des_regles_pliees_hors_de_portee_sont_refusees() -> None:
    bits = bits_au_hasard(random.Random(4), 15)
    with pytest.raises(ValueError, match="15 cases vides : attendu 14 au plus"):
        score_si(*bits)
    bits = bits_au_hasard(random.Random(4), 6)
    with pytest.raises(ValueError, match="attendu de 0 à 2 par camp"):
        score_si(*bits, passes=(3, 0))
    with pytest.raises(ValueError, match="les deux couleurs"):
        score_si(1, 1)
