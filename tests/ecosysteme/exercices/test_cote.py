import random

import pytest

from ecosysteme.exercices.cote import CLASSES, chance, cote_de, profondeurs
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.joueurs.niveaux import ELOS, NIVEAUX, choisir_en_humain

VALEURS = {(0, 0): 6, (0, 1): 2, (3, 4): 4}
PIONS = {(0, 0): -8, (0, 1): 3, (3, 4): 1}


@pytest.mark.parametrize("niveau", [1, 9, 16])
def test_la_probabilite_est_celle_du_joueur(niveau: int) -> None:
    hasard, tirages = random.Random(1), 4_000
    joues = [choisir_en_humain(NIVEAUX[niveau], VALEURS, PIONS, hasard) for _ in range(tirages)]
    for coup in VALEURS:
        attendue = chance(NIVEAUX[niveau], VALEURS, PIONS, [coup])
        assert joues.count(coup) / tirages == pytest.approx(attendue, abs=0.03)
    assert chance(NIVEAUX[niveau], VALEURS, PIONS, list(VALEURS)) == pytest.approx(1, abs=1e-3)


def test_sans_flou_le_meilleur_est_joue() -> None:
    assert chance(NIVEAUX[20], VALEURS, PIONS, [(0, 0)]) == 1
    assert chance(NIVEAUX[20], VALEURS, PIONS, [(0, 1), (3, 4)]) == 0


def test_la_cote_est_l_elo_de_qui_trouve_une_fois_sur_deux() -> None:
    chances = [1 / (1 + 10 ** (-(elo - 1000) / 250)) for elo in ELOS.values()]
    assert cote_de(chances) == 1000


def test_un_exercice_trop_facile_ou_qui_trompe_les_forts_n_a_pas_de_cote() -> None:
    monte = [rang / len(CLASSES) for rang in range(len(CLASSES))]
    assert cote_de(monte) is not None
    assert cote_de([0.6] * len(CLASSES)) is None
    assert cote_de([*monte[:-1], monte[-2] - 0.31]) is None


def test_un_exercice_de_debut_est_trouve_d_un_faible_et_cote_plus_bas_que_les_autres() -> None:
    chances = [1 / (1 + 10 ** (-(elo - 150) / 250)) for elo in ELOS.values()]
    assert cote_de(chances) is None
    assert cote_de(chances, facile=True) == 150
    assert cote_de([0.6] * len(CLASSES), facile=True) is None, "au hasard, on en trouve autant"
    assert cote_de([1 / (1 + 10 ** (-(elo - 700) / 250)) for elo in ELOS.values()], facile=True) is None


def test_les_niveaux_ont_leurs_profondeurs() -> None:
    assert len(ELOS) == len(CLASSES)
    assert {NIVEAUX[niveau].profondeur for niveau in CLASSES} == profondeurs()


def test_ce_qu_aucun_niveau_ne_trouve_est_juste_au_dessus_du_plus_fort() -> None:
    cote = cote_de([0.0] * len(CLASSES))
    assert cote == max(exercice.cote for exercice in exercices_fournis())
    assert ELOS[CLASSES[-1]] < cote <= ELOS[CLASSES[-1]] + 50
    assert all(exercice.chances[-1] < 50 for exercice in exercices_fournis() if exercice.cote == cote)
