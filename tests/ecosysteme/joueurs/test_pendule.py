"""The clock for a whole game: never more than is left, most of it where it is hard, wound up for a new game."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ecosysteme.joueurs.pendule import (
    MINIMUM,
    NOEUDS_MESURABLES,
    PART_MAX,
    PART_RESOLUE,
    RESERVE,
    VITESSE,
    Part,
    Pendule,
    mesurer_vitesse,
    part,
    part_egale,
    part_egale_de,
    partager,
)
from ecosysteme.moteur.othello.cout import noeuds_prevus
from ecosysteme.pendules import Temps


@given(
    total=st.floats(0.1, 3600),
    debut=st.integers(40, 60),
    vitesse=st.floats(1e5, 1e9),
    coups=st.integers(1, 25),
    plein=st.booleans(),
)
def test_une_partie_entiere_tient_dans_le_temps(
    total: float, debut: int, vitesse: float, coups: int, plein: bool
) -> None:
    pendule, minimums = Pendule(total), 0
    for vides in range(debut, 0, -2):
        visees, maximum = pendule.allouer(vides, coups, vitesse)
        assert visees is not None
        assert MINIMUM <= visees <= maximum <= max(PART_RESOLUE * pendule.reste, MINIMUM)
        minimums += maximum == MINIMUM
        pendule.compter(maximum if plein else visees)
    assert pendule.reste >= -minimums * MINIMUM


def test_le_milieu_recoit_plus_que_l_ouverture() -> None:
    ouverture, milieu = partager(60.0, 58), partager(60.0, 40)
    assert ouverture.visees is not None
    assert milieu.visees is not None
    assert milieu.visees > ouverture.visees
    assert ouverture.maximum <= PART_MAX * 60.0


def test_ce_qui_se_resout_recoit_de_quoi() -> None:
    assert partager(60.0, 20) == Part(PART_RESOLUE * 60.0, PART_RESOLUE * 60.0)
    prevues = noeuds_prevus(24, 20) / VITESSE
    large, courte = partager(20 * prevues, 24, 20), partager(prevues, 24, 20)
    assert large.maximum >= 4 * prevues
    assert courte.maximum <= PART_MAX * prevues, "hors de portée, c'est un coup comme les autres"


def test_une_machine_plus_rapide_garde_moins_pour_la_fin() -> None:
    lente, rapide = (partager(5.0, 36, vitesse=vitesse) for vitesse in (1e6, 100e6))
    assert lente.visees is not None
    assert rapide.visees is not None
    assert rapide.visees > lente.visees


def test_le_temps_se_depense_presque_tout_avant_la_fin_resolue() -> None:
    pendule = Pendule(60.0)
    for vides in range(60, 26, -2):
        visees, _ = pendule.allouer(vides)
        pendule.compter(visees or 0.0)
    assert 5.0 < pendule.reste < 35.0


@pytest.mark.parametrize("total", [4.0, 60.0])
@pytest.mark.parametrize("vitesse", [5e6, 30e6])
def test_il_reste_de_quoi_finir_meme_si_rien_ne_se_resout(total: float, vitesse: float) -> None:
    """A busy machine solves nothing in the time foreseen: two seconds in a hundred must be left at the end."""
    pendule = Pendule(total)
    for vides in range(60, 14, -2):
        visees, _ = pendule.allouer(vides, vitesse=vitesse)
        pendule.compter(visees or 0.0)
    assert pendule.reste > 0.02 * total


def test_la_vitesse_se_mesure_sur_ce_qui_a_dure() -> None:
    assert mesurer_vitesse(20_000_000, 2.0) == 10e6
    assert mesurer_vitesse(round(NOEUDS_MESURABLES) - 1, 2.0, avant=7.0) == 7.0
    assert mesurer_vitesse(20_000_000, 0.0, avant=7.0) == 7.0


def test_l_increment_s_ajoute_sans_rien_devoir_au_drapeau() -> None:
    assert part(Temps(23), 60) == partager(23, 60)
    assert part(Temps(23, increment=2), 60) == partager(23, 60).plus(2)
    assert part(Temps(1, increment=2), 60) == Part(0.9, 0.9)
    assert part(Temps(-3, increment=2), 60) == Part(0.005, 0.005)
    assert part_egale_de(Temps(60), 60) == part_egale(60, 60)
    assert part_egale_de(Temps(1, increment=2), 60) == 0.9


@pytest.mark.parametrize("vides", [30, 44, 60])
def test_une_rallonge_se_partage_avec_plus_de_prudence(vides: int) -> None:
    sienne, ordinaire = part(Temps(120, rallonge=True), vides), part(Temps(120), vides)
    assert sienne == partager(120, vides, reserve=2 * RESERVE)
    assert sienne.maximum < ordinaire.maximum
    assert part_egale_de(Temps(120, rallonge=True), vides) < part_egale_de(Temps(120), vides)


@given(initial=st.floats(5, 600), increment=st.floats(0, 30), rallonge=st.booleans(), lenteur=st.floats(0.5, 1.1))
@example(initial=5.0, increment=0.0, rallonge=False, lenteur=1.0625)  # nothing was left for the last moves
def test_une_partie_entiere_ne_fait_tomber_aucun_drapeau(
    initial: float, increment: float, rallonge: bool, lenteur: float
) -> None:
    """Each move lasts its maximum, or a tenth more on a busy machine; no move of our engine takes less than 5 ms."""
    reste = initial
    for vides in range(60, 0, -2):
        reste -= lenteur * part(Temps(reste, rallonge, increment), vides).maximum
        assert reste > 0
        reste += increment


def test_une_part_s_allonge_sans_depasser_le_plafond() -> None:
    assert Part(1.0, 2.0).plus(2.0) == Part(3.0, 4.0)
    assert Part(1.0, 2.0).plus(2.0, plafond=3.5) == Part(3.0, 3.5)
    assert Part(1.0, 2.0).plus(-5.0) == Part(MINIMUM, MINIMUM)
    assert Part(None, 2.0).plus(1.0, plafond=inf) == Part(None, 3.0)


@given(total=st.floats(0.1, 3600), debut=st.integers(40, 60), exces=st.floats(0.5, 1.2))
def test_en_parts_egales_une_partie_tient_aussi(total: float, debut: int, exces: float) -> None:
    pendule = Pendule(total)
    for vides in range(debut, 0, -2):
        alloue = pendule.allouer_egalement(vides)
        assert MINIMUM <= alloue <= max(PART_MAX * max(pendule.reste, 0), MINIMUM)
        pendule.compter(exces * alloue)
    assert pendule.reste > -0.1 * total - 30 * MINIMUM


def test_les_parts_egales_vont_aux_coups_difficiles() -> None:
    reste, parts = 60.0, []
    for vides in range(60, 18, -2):
        parts.append(part_egale(reste, vides))
        reste -= parts[-1]
    assert parts[:-1] == pytest.approx([parts[0]] * (len(parts) - 1)), "la dernière touche à la part permise"
    assert reste < 15.0


def test_une_nouvelle_partie_remonte_la_pendule() -> None:
    pendule = Pendule(10.0)
    pendule.allouer(20)
    pendule.compter(9.0)
    pendule.allouer_egalement(18)
    assert pendule.reste == pytest.approx(1.0)
    pendule.allouer(60)
    assert pendule.reste == 10.0
