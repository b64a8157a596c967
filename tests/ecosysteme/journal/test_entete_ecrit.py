"""The header of a game in the journal: all of it but the players, and of a damaged one the players alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.entete import SANS_ENTETE, Entete, NotreJoueur, Participant
from ecosysteme.jeu import PREMIER
from ecosysteme.journal.entete_ecrit import ecrire_entete, lire_entete, lire_marche
from ecosysteme.pendules import Horloge, Pendules

JOUEURS: tuple[Participant, Participant] = ("Ada", NotreJoueur("ia_max"))
COMPLET = Entete(*JOUEURS, "2004-12-01", "Open", "3", "Cambridge", -8, "W+T", "", "5:00", "1500", "1600", "belle")
COMPLET = replace(COMPLET, autres=(("PC", "GGS/os"), ("K", "é")))


def test_tout_ce_qui_est_dit_se_retrouve() -> None:
    assert lire_entete(ecrire_entete(COMPLET), JOUEURS) == COMPLET


@given(st.text(), st.text(), st.none() | st.integers(-64, 64), st.lists(st.tuples(st.text(), st.text()), max_size=3))
def test_quels_que_soient_les_mots(lieu: str, date: str, ecart: int | None, autres: list[tuple[str, str]]) -> None:
    entete = Entete(*JOUEURS, date, lieu=lieu, ecart=ecart, autres=tuple(autres))
    assert lire_entete(ecrire_entete(entete), JOUEURS) == entete


def test_rien_ne_s_ecrit_de_qui_n_a_que_des_joueurs() -> None:
    assert ecrire_entete(SANS_ENTETE) == ecrire_entete(Entete(*JOUEURS)) == ""


def test_la_moitie_d_un_signe_ne_s_ecrit_pas() -> None:
    assert lire_entete(ecrire_entete(Entete(lieu="a\ud800")), JOUEURS).lieu == "a?"


@pytest.mark.parametrize(
    "abime",
    [
        None, 3, b"{}", "", "{", "[]", "3", '{"noir": "x"}', '{"date": 3}', '{"ecart": "8"}', '{"ecart": true}',
        '{"x": "y"}',        '{"autres": 3}', '{"autres": [["a"]]}', "[" * 100_000,
    ],
)  # fmt: skip
def test_d_un_entete_abime_restent_les_joueurs(abime: object) -> None:
    assert lire_entete(abime, JOUEURS) == Entete(*JOUEURS)


def test_les_pendules_et_l_endroit_de_la_decision_se_retrouvent() -> None:
    pendules = Pendules.reglees(Horloge(300, 3), Horloge(60)).presser(PREMIER, 12.5)
    ecrit = ecrire_entete(COMPLET, pendules, 7)
    assert lire_marche(ecrit) == (pendules, 7)
    assert lire_entete(ecrit, JOUEURS) == COMPLET


@pytest.mark.parametrize("abime", [None, 3, "{", "[]", '{"pendules": 3}', '{"pendules": "x"}', '{"decidee_en": "7"}'])
def test_ce_qui_est_abime_de_la_marche_ne_dit_rien(abime: object) -> None:
    assert lire_marche(abime) == (None, None)
