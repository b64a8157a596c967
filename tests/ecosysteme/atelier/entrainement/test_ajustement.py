from threading import Event

import numpy as np
import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.entrainement import ajustement
from ecosysteme.atelier.entrainement.ajustement import ajuster, ajuster_reseau, poursuivre_reseau
from ecosysteme.atelier.entrainement.lots import Positions
from ecosysteme.moteur.othello.session import coups_legaux
from tests.ecosysteme.moteur.othello.fabrique import positions_jouees
from tests.tailles import taille


def des_pions(nombre: int, graine: int) -> Positions:
    """Return boards whose score is the disc difference, with 1 or 3 empty squares."""
    hasard = np.random.default_rng(graine)
    vides = np.uint64(1) << hasard.integers(64, size=nombre).astype(np.uint64)
    nous = hasard.integers(2**63, size=nombre).astype(np.uint64) & ~vides
    eux = ~nous & ~vides
    scores = np.bitwise_count(nous).astype(np.int8) - np.bitwise_count(eux).astype(np.int8)
    return Positions(nous, eux, scores)


def test_apprend_ce_qui_se_voit(monkeypatch: pytest.MonkeyPatch) -> None:
    positions, tenues = des_pions(3000, 1), des_pions(200, 2)
    poids, bilan = ajuster(positions, tenues, None, Event())
    assert bilan.positions == 3000
    assert bilan.validation < np.abs(tenues.scores).mean() / 2
    monkeypatch.setattr(ajustement, "TRANCHE", 100)
    assert (ajuster(positions, tenues, None, Event())[0] == poids).all()


def test_repartir_de_ce_qui_est_su() -> None:
    positions, tenues = des_pions(1000, 1), des_pions(200, 2)
    poids, bilan = ajuster(positions, tenues, None, Event())
    avant = poids.copy()
    suivants, suite = ajuster(positions, tenues, poids, Event())
    assert suite.validation < bilan.validation * 1.2
    assert (poids == avant).all()
    assert (suivants != poids).any()


def test_s_arrete_et_refuse_le_vide() -> None:
    positions = des_pions(10, 1)
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        ajuster(positions, positions, None, arret)
    with pytest.raises(ValueError, match="pas de position"):
        ajuster(des_pions(0, 1), positions, None, Event())


def ensemble(nombre: int, graine: int) -> Positions:
    """Return positions whose score is what is said of moves: no sum of weights counts them."""
    nous, eux = positions_jouees(nombre, 10, graine)
    scores = [8 * (len(coups_legaux(*bits)) - 3) for bits in zip(nous.tolist(), eux.tolist(), strict=True)]
    return Positions(nous, eux, np.array(scores, np.int8))


def test_un_reseau_n_est_garde_que_s_il_juge_mieux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ajustement, "EPOQUES_RESEAU", taille(12, 30))
    positions, tenues = ensemble(3000, 1), ensemble(300, 2)
    directs, droite = ajuster(positions, tenues, None, Event())
    rangees, bilan = ajuster_reseau(positions, tenues, directs, Event())
    assert rangees[:, 1:].any()
    assert bilan.validation < droite.validation
    # A few positions teach a network nothing.
    repli, _ = ajuster_reseau(des_pions(5, 3), tenues, directs, Event())
    assert not repli[:, 1:].any()
    assert (repli[: directs.size, 0] == directs).all()


def test_un_reseau_qui_suit_un_autre_sait_deja(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ajustement, "EPOQUES_RESEAU", taille(12, 30))
    positions, tenues = ensemble(3000, 1), ensemble(300, 2)
    directs, _ = ajuster(positions, tenues, None, Event())
    rangees, bilan = ajuster_reseau(positions, tenues, directs, Event())
    avant = rangees.copy()
    suite, bilan_suite = poursuivre_reseau(ensemble(500, 3), tenues, rangees, 2, Event())
    assert bilan_suite.validation < bilan.validation * 1.2
    assert (rangees == avant).all()
    assert (suite != rangees).any()
    with pytest.raises(ValueError, match="pas de position"):
        poursuivre_reseau(des_pions(0, 1), tenues, rangees, 2, Event())


def test_un_reseau_s_arrete_et_refuse_le_vide() -> None:
    positions, arret = des_pions(10, 1), Event()
    directs, _ = ajuster(positions, positions, None, Event())
    arret.set()
    with pytest.raises(Interrompu):
        ajuster_reseau(positions, positions, directs, arret)
    with pytest.raises(ValueError, match="pas de position"):
        ajuster_reseau(positions, des_pions(0, 1), directs, Event())
