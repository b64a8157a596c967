"""A clock as it is set, and durations: written and read back, impossible ones refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.pendules import Horloge, ecrire_duree, lire_duree, lire_horloge

DUREES = st.integers(0, 36_000).map(lambda dixiemes: dixiemes / 10)
HORLOGES = st.builds(Horloge, DUREES.filter(bool), st.integers(0, 5000).map(lambda milliemes: milliemes / 1000), DUREES)


@pytest.mark.parametrize(
    ("texte", "horloge"),
    [
        ("5:00", Horloge(300)),
        ("5:00/0:03", Horloge(300, 3)),
        ("5:00//2:00", Horloge(300, 0, 120)),
        ("0:00.5", Horloge(0.5)),
        ("1:00:00", Horloge(3600)),
    ],
)
def test_une_horloge_s_ecrit_comme_ggf(texte: str, horloge: Horloge) -> None:
    assert str(horloge) == texte
    assert lire_horloge(texte) == horloge


def test_minutes_plus_secondes() -> None:
    assert lire_horloge(" 3+2 ") == Horloge(180, 2)
    assert lire_horloge("0.5+0") == Horloge(30)


@pytest.mark.parametrize(
    ("texte", "horloge"),
    [
        ("3 s", Horloge(3)),
        ("3s", Horloge(3)),
        ("2,5 secondes", Horloge(2.5)),
        ("5 min", Horloge(300)),
        ("5 Minutes + 3 s", Horloge(300, 3)),
        ("5 min+3s", Horloge(300, 3)),
        ("5 min + 3", Horloge(300, 3)),
        ("2.5", Horloge(2.5)),
        ("1 h 30", Horloge(5400)),
        ("1 min 30", Horloge(90)),
        ("1 h 2 min 3 s", Horloge(3723)),
    ],
)
def test_une_horloge_se_dit(texte: str, horloge: Horloge) -> None:
    assert lire_horloge(texte) == horloge


@pytest.mark.parametrize(
    "texte",
    [
        "s",
        "3 s 5 min",
        "3 x",
        "5 min/3 s",
        "5 + 3 + 1",
        "0 s",
        "25 h",
        "",
        " ",
        "/",
        "5:00/x",
        "5/5/5/5",
        "0",
        "0:00",
        "-5",
        "0:00/0:03",
        "0:00.05",
        "1:00/0:00.0001",
        "99:00:00",
        "9" * 400,
        "١٢",
    ],
)
def test_une_horloge_impossible_est_refusee(texte: str) -> None:
    with pytest.raises(ValueError, match="horloge"):
        lire_horloge(texte)


@given(HORLOGES)
def test_toute_horloge_se_relit(horloge: Horloge) -> None:
    assert lire_horloge(str(horloge)) == horloge


@given(st.integers(0, 10**6))
def test_toute_duree_se_relit(dixiemes: int) -> None:
    assert lire_duree(ecrire_duree(dixiemes / 10)) == pytest.approx(dixiemes / 10)
