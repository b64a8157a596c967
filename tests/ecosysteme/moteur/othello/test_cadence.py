"""The time of one move: cut short when all is clear, longer when the position turns, never beyond its maximum."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.moteur.othello.cadence import CHUTE, DEPASSEMENT, STABLE, Cadence


def jamais() -> bool:
    raise AssertionError("il ne fallait pas le demander")


def derouler(
    cadence: Cadence, etapes: list[tuple[float, int, int]], net: Callable[[], bool] = lambda: False
) -> int | None:
    """Return the rank of the step after which the move is played; ``None`` when none is."""
    for rang, (secondes, coup, score) in enumerate(etapes):
        if cadence.suffit(secondes, coup, score, net):
            return rang
    return None


def test_un_coup_stable_et_net_se_joue_tout_de_suite() -> None:
    etapes = [(0.1 * rang, 19, 4) for rang in range(1, 8)]
    assert derouler(Cadence(1.0, 2.0), etapes, net=lambda: True) == STABLE - 1
    assert derouler(Cadence(1.0, 2.0), etapes) is None
    assert derouler(Cadence(10.0, 20.0), etapes, net=jamais) is None, "au tout début, rien ne se conclut"


def test_un_coup_qui_change_ne_se_joue_pas_avant_l_heure() -> None:
    etapes = [(0.1 * rang, rang % 2, 4) for rang in range(1, 8)]
    assert derouler(Cadence(1.0, 2.0), etapes, net=jamais) is None


def test_une_etape_trop_longue_ne_se_commence_pas() -> None:
    doublees = [(2.0**rang / 100, rang, 0) for rang in range(12)]
    joue = derouler(Cadence(1.0, 2.0), doublees, net=jamais)
    assert joue is not None
    assert DEPASSEMENT / 4 < doublees[joue][0] <= DEPASSEMENT, "elle finirait au-delà"


def test_un_score_qui_tombe_donne_le_double() -> None:
    def quand(chute: int, maximum: float = 10.0) -> int | None:
        etapes = [(0.02 * 2**rang, rang, 5 - (chute if rang >= 4 else 0)) for rang in range(10)]
        return derouler(Cadence(1.0, maximum), etapes)

    assert quand(CHUTE - 1) == quand(0) == 6
    assert quand(CHUTE) == 7
    assert quand(CHUTE, maximum=1.0) == 5, "jamais au-delà du maximum"


def test_une_alternance_de_parite_n_est_pas_une_chute() -> None:
    etapes = [(0.02 * 2**rang, rang, 5 * (rang % 2)) for rang in range(10)]
    assert derouler(Cadence(1.0, 10.0), etapes) == 6


@given(
    visees=st.floats(0.01, 100),
    marge=st.floats(1, 3),
    etapes=st.lists(st.tuples(st.floats(0, 10), st.integers(0, 3), st.integers(-64, 64)), max_size=40),
)
def test_aucune_etape_ne_commence_au_dela_du_maximum(
    visees: float, marge: float, etapes: list[tuple[float, int, int]]
) -> None:
    cadence, passees = Cadence(visees, marge * visees), 0.0
    for duree, coup, score in etapes:
        passees += duree
        if cadence.suffit(passees, coup, score, lambda: False):
            return
        assert passees < max(marge * visees, 0.1 * visees)
