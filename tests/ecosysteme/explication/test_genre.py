"""Kinds of reasons: what is verified comes first, each once, and no reason is a kind too."""

from __future__ import annotations

from ecosysteme.explication.faits import Fait
from ecosysteme.explication.genre import GENRES, GenreErreur, genres_de
from ecosysteme.explication.preuve import Cause


def test_chaque_fait_est_d_un_genre() -> None:
    assert set(GENRES) == set(Fait)


def test_ce_qui_est_verifie_vient_d_abord() -> None:
    facteurs = [Fait.FRONT, Fait.COUPS_ADVERSES, Fait.MUR]
    assert genres_de(None, None, facteurs) == (GenreErreur.MUR, GenreErreur.COUPS)
    assert genres_de(Cause(), None, facteurs) == (GenreErreur.ATTENTE, GenreErreur.MUR, GenreErreur.COUPS)
    assert genres_de(Cause((0, 0)), (0, 7), []) == (GenreErreur.COIN,)


def test_sans_raison_c_est_un_genre() -> None:
    assert genres_de(None, None, []) == (GenreErreur.SANS_CAUSE,)
