"""The clocks of a game: what they show, what a fall costs by each set of rules, and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeu import PREMIER, SECOND, Camp
from ecosysteme.pendules import Horloge, Pendules, Regle, lire_pendules

DUREES = st.integers(0, 36_000).map(lambda dixiemes: dixiemes / 10)
HORLOGES = st.builds(Horloge, DUREES.filter(bool), DUREES, DUREES)
CAMPS: st.SearchStrategy[Camp] = st.sampled_from((PREMIER, SECOND))
GESTES = st.lists(st.tuples(st.sampled_from(("presser", "depenser", "ajouter")), CAMPS, DUREES), max_size=12)


def test_le_temps_des_coups_et_ce_qu_ils_gagnent() -> None:
    pendules = Pendules.reglees(Horloge(60, 5), Horloge(30))
    pendules = pendules.presser(PREMIER, 10).presser(SECOND, 4).depenser(PREMIER, 1)
    assert pendules.temps(PREMIER).reste == 54
    assert pendules.temps(PREMIER, 4).reste == 50
    assert pendules.temps(SECOND).reste == 26
    assert pendules.ajouter(SECOND).temps(SECOND).reste == 41
    assert str(pendules) == "1:00/0:05/2:00 | 0:30//2:00"


def test_la_federation_donne_deux_minutes_une_fois() -> None:
    pendules = Pendules.reglees(Horloge(60)).presser(PREMIER, 61)
    assert (pendules.temps(PREMIER).rallonge, pendules.temps(PREMIER).reste) == (True, 119)
    assert (pendules.perdante, pendules.premiere) == (None, PREMIER)
    assert pendules.ajouter(PREMIER, 15).temps(PREMIER).rallonge, "une chute reste une chute"
    pendules = pendules.presser(PREMIER, 119)
    assert (pendules.perdante, pendules.temps(PREMIER).reste) == (PREMIER, 0)


def test_un_seul_coup_peut_epuiser_le_temps_et_la_rallonge() -> None:
    assert Pendules.reglees(Horloge(60)).presser(SECOND, 180).perdante == SECOND


def test_un_tour_a_pour_limite_ce_que_la_regle_lui_laisse() -> None:
    mondiales = Pendules.reglees(Horloge(60))
    assert mondiales.limite(PREMIER) == 180
    assert [mondiales.presser(PREMIER, pris).limite(PREMIER) for pris in (61, 180, 200)] == [119, 0, 0]
    assert Pendules.reglees(Horloge(60), regle=Regle.STRICTE).presser(PREMIER, 20).limite(PREMIER) == 40
    assert Pendules.reglees(Horloge(60), regle=Regle.JAPONAISE).limite(PREMIER) is None, "à réclamer"


def test_la_seconde_chute_ne_change_pas_a_qui_est_la_premiere() -> None:
    pendules = Pendules.reglees(Horloge(60)).presser(SECOND, 60).presser(PREMIER, 60)
    assert (pendules.premiere, pendules.perdante) == (SECOND, None)
    assert [pendules.ecart(joue) for joue in (-64, -2, 0, 2, 22)] == [2, 2, 2, 2, 22]


def test_qui_est_tombe_a_31_points_au_plus() -> None:
    pendules = Pendules.reglees(Horloge(60)).presser(PREMIER, 60)
    assert [pendules.ecart(joue) for joue in (22, 0, -1, -22)] == [-2, -2, -2, -22]
    assert Pendules.reglees(Horloge(60)).ecart(22) == 22


def test_la_regle_stricte_perd_a_la_premiere_chute() -> None:
    pendules = Pendules.reglees(Horloge(60), regle=Regle.STRICTE).presser(PREMIER, 60)
    assert (pendules.perdante, pendules.temps(PREMIER).reste, pendules.reclamable) == (PREMIER, 0, None)


def test_au_japon_rien_ne_se_perd_sans_reclamation() -> None:
    pendules = Pendules.reglees(Horloge(60), regle=Regle.JAPONAISE).presser(SECOND, 90)
    assert (pendules.perdante, pendules.reclamable, pendules.ecart(-20)) == (None, SECOND, -20)


@given(HORLOGES, HORLOGES, st.sampled_from(Regle), GESTES)
def test_les_pendules_se_relisent_et_ne_remontent_jamais_seules(
    noire: Horloge, blanche: Horloge, regle: Regle, gestes: list[tuple[str, Camp, float]]
) -> None:
    pendules = Pendules.reglees(noire, blanche, regle)
    for geste, camp, secondes in gestes:
        avant = pendules
        pendules = getattr(pendules, geste)(camp, secondes)
        if geste == "depenser" and avant.temps(camp).rallonge == pendules.temps(camp).rallonge:
            assert pendules.temps(camp).reste <= avant.temps(camp).reste
        for un in (PREMIER, SECOND):
            assert pendules.temps(un).reste >= 0
        assert avant.premiere in (None, pendules.premiere)
    relues = lire_pendules(pendules.ecrire())
    assert relues.ecrire() == pendules.ecrire()
    assert (relues.regle, relues.horloges, relues.premiere) == (pendules.regle, pendules.horloges, pendules.premiere)


@pytest.mark.parametrize(
    "texte",
    [
        "",
        "mondiale 0",
        "autre 0 5:00 0 0 0 5:00 0 0 0",
        "mondiale 3 5:00 0 0 0 5:00 0 0 0",
        "mondiale 0 5:00 nan 0 0 5:00 0 0 0",
        "mondiale 0 5:00 0 inf 0 5:00 0 0 0",
        "mondiale 0 5:00 0 0 7 5:00 0 0 0",
        "mondiale 0 5:00 0 0 0 5:00 0 0 0 0",
    ],
)
def test_des_pendules_abimees_sont_refusees(texte: str) -> None:
    with pytest.raises(ValueError, match="illisibles"):
        lire_pendules(texte)
