import os
import sys

import pytest

from ecosysteme.atelier.bancs.arbitre import Gene, mesurer_gene, positions_tirees


def test_le_rapport_est_la_mediane_de_ce_qui_reste() -> None:
    assert Gene((100, 200, 100), (98, 200, 50)).rapport == pytest.approx(0.98)


def test_les_positions_tirees_ne_sont_pas_finies_et_se_retrouvent() -> None:
    etats = positions_tirees(5, 3)
    assert all(etat.coups for etat in etats)
    assert etats == positions_tirees(5, 3) != positions_tirees(5, 4)


def test_chaque_position_est_cherchee_avec_et_sans_et_le_coeur_est_rendu() -> None:
    coeurs = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    avances: list[None] = []
    gene = mesurer_gene(positions_tirees(2, 1), 0.02, lambda: avances.append(None))
    assert len(gene.sans) == len(gene.avec) == len(avances) == 2
    assert min(gene.sans + gene.avec) > 0
    assert sys.platform != "linux" or os.sched_getaffinity(0) == coeurs
