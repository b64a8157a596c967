"""Which level a person meets next."""

from __future__ import annotations

import pytest

from ecosysteme.joueurs.niveaux import ELOS
from ecosysteme.niveau_personnel.choix import PARTIES_POUR_DIRE, PREMIER_NIVEAU, adversaire, situer
from ecosysteme.niveau_personnel.niveau import ForceEstimee, PartieComptee, estimer


def test_on_commence_au_milieu() -> None:
    assert adversaire(estimer([]), None) == PREMIER_NIVEAU
    assert adversaire(ForceEstimee(ELOS[12], 100.0, 8), None) == 12


@pytest.mark.parametrize(
    ("moyenne", "ecart_type", "attendu"),
    [(ELOS[7], 300.0, 7), (ELOS[18], 300.0, 10), (ELOS[1], 300.0, 4), (ELOS[18], 119.0, 8), (ELOS[1], 119.0, 6)],
)
def test_d_une_partie_a_l_autre_le_niveau_change_peu(moyenne: float, ecart_type: float, attendu: int) -> None:
    assert adversaire(ForceEstimee(moyenne, ecart_type, 5), 7) == attendu


def test_le_moteur_est_un_peu_plus_fort() -> None:
    milieu = (ELOS[7] + ELOS[8]) / 2
    assert adversaire(ForceEstimee(milieu - 1, 100.0, 9), 7) == 8


def test_trop_peu_de_parties_ne_disent_pas_de_niveau() -> None:
    parties = [PartieComptee(5, 0, float(rang)) for rang in range(PARTIES_POUR_DIRE)]
    avant, apres = situer(parties[:-1]), situer(parties)
    assert (avant.estime, avant.manquent, apres.manquent) == (None, 1, 0)
    assert apres.estime == estimer(parties).niveau
    assert apres.suivant == adversaire(estimer(parties), 5)
    assert situer([]).suivant == PREMIER_NIVEAU
