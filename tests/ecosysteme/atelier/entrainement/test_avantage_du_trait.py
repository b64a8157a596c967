from io import BytesIO

import numpy as np

from ecosysteme.atelier.entrainement.avantage_du_trait import avantage_du_trait, ecart_moyen
from ecosysteme.atelier.entrainement.lots import LARGE, DemandeDeLot, fabriquer


def _octets(constante: float) -> bytes:
    """Weights that give every position the same value: ``constante`` discs to whoever is to move."""
    from ecosysteme.moteur.othello.noyaux.motifs import TAILLE, TAILLES
    from ecosysteme.moteur.othello.poids import PHASES, ecrire_poids

    poids = np.zeros((PHASES, TAILLE), np.float32)
    poids[:, : TAILLES[0]] = constante / 4
    tampon = BytesIO()
    ecrire_poids(poids, tampon)
    return tampon.getvalue()


def test_l_avantage_du_trait_retire_ce_que_chaque_phase_donne_au_trait() -> None:
    """Both depths see the constant with opposite signs: they average to 0, and the evaluation must lose it."""
    sans_parties = np.zeros((0, 60), np.uint8)
    positions = fabriquer(DemandeDeLot("essai", 30, 40, 1, 0, LARGE, sans_parties, b""))
    for constante in (-3.0, 0.0, 5.0):
        assert abs(avantage_du_trait(_octets(constante), positions, 2) + constante) < 0.3


def test_sans_position_rien_a_corriger() -> None:
    sans_parties = np.zeros((0, 60), np.uint8)
    positions = fabriquer(DemandeDeLot("rien", 30, 0, 1, 0, LARGE, sans_parties, b""))
    assert avantage_du_trait(b"", positions, 2) == 0.0


def test_l_ecart_moyen_manque_a_l_evaluation() -> None:
    sans_parties = np.zeros((0, 60), np.uint8)
    positions = fabriquer(DemandeDeLot("ecart", 4, 40, None, 0, LARGE, sans_parties, b""))
    moyenne = positions.scores.mean()
    assert abs(ecart_moyen(_octets(3.0), positions) - (moyenne - 3)) < 0.1
    assert ecart_moyen(b"", fabriquer(DemandeDeLot("rien", 4, 0, None, 0, LARGE, sans_parties, b""))) == 0.0
