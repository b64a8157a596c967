"""What is said of Nim, against the definition of the mex, the formulae, and a search that knows neither."""

from __future__ import annotations

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.jeux.nim import EtatNim, Nim
from ecosysteme.solveurs.explication_nim import Cas, Motif, expliquer, mex, table_mex

TAS = st.lists(st.integers(0, 6), min_size=1, max_size=4).filter(any)


@cache
def gagne(tas: tuple[int, ...], maximum: int, misere: bool) -> bool:
    """Whether the side to move wins, by trying everything."""
    if not any(tas):
        return misere
    return any(
        not gagne(tuple(sorted((*tas[:rang], taille - nombre, *tas[rang + 1 :]))), maximum, misere)
        for rang, taille in enumerate(tas)
        for nombre in range(1, min(taille, maximum or taille) + 1)
    )


@given(TAS, st.integers(0, 5), st.booleans())
def test_les_coups_gagnants_sont_ceux_d_une_recherche_complete(tas: list[int], maximum: int, misere: bool) -> None:
    jeu = Nim(tuple(taille or 1 for taille in tas), maximum, misere)  # an empty heap is one played out
    vu = expliquer(jeu, EtatNim(tuple(tas)))
    attendus = {
        (rang, nombre)
        for rang, taille in enumerate(tas)
        for nombre in range(1, min(taille, maximum or taille) + 1)
        if not gagne(tuple(sorted((*tas[:rang], taille - nombre, *tas[rang + 1 :]))), maximum, misere)
    }
    assert {gagnant.coup for gagnant in vu.coups} == attendus
    assert vu.gagnante == gagne(tuple(sorted(tas)), maximum, misere) == bool(attendus)


@given(TAS, st.integers(0, 5), st.booleans())
def test_ce_qui_est_dit_de_chaque_coup_est_vrai(tas: list[int], maximum: int, misere: bool) -> None:
    jeu = Nim(tuple(taille or 1 for taille in tas), maximum, misere)
    valeurs = [taille % (maximum + 1) if maximum else taille for taille in tas]
    vu = expliquer(jeu, EtatNim(tuple(tas)))
    assert [(heap.taille, heap.valeur) for heap in vu.tas] == list(zip(tas, valeurs, strict=True))
    for heap in vu.tas:
        assert int("".join(map(str, heap.bits)), 2) == heap.valeur
        assert len(heap.bits) == len(vu.bits)
    for rang in range(len(vu.bits)):  # the exclusive or by its definition: a column has an odd number of ones
        assert vu.bits[rang] == sum(heap.bits[rang] for heap in vu.tas) % 2
    assert (vu.cas is Cas.NORMAL) == (not misere)
    if misere:
        assert (vu.cas is Cas.MISERE_PETITE) == all(valeur in (0, 1) for valeur in valeurs)
    for gagnant in vu.coups:
        rang, nombre = gagnant.coup
        apres = [*valeurs[:rang], gagnant.valeur, *valeurs[rang + 1 :]]
        assert gagnant.reste == tas[rang] - nombre
        if gagnant.motif is Motif.XOR_NUL:
            assert gagnant.somme == 0
            assert not misere or max(apres) > 1
        else:
            assert misere
            assert set(apres) <= {0, 1}
            assert gagnant.somme == sum(apres) % 2 == 1


@given(st.integers(0, 40), st.integers(0, 20))
def test_la_table_suit_le_mex_et_la_formule(taille: int, maximum: int) -> None:
    jeu = Nim((9,), maximum)
    lignes = table_mex(jeu, taille)
    assert [ligne.taille for ligne in lignes] == list(range(taille + 1))
    for ligne in lignes:
        plus_bas = max(0, ligne.taille - (maximum or ligne.taille))
        assert set(ligne.atteintes) == {lignes[autre].valeur for autre in range(plus_bas, ligne.taille)}
        assert ligne.valeur not in ligne.atteintes
        assert set(range(ligne.valeur)) <= set(ligne.atteintes)
        assert ligne.valeur == (ligne.taille % (maximum + 1) if maximum else ligne.taille)


@given(st.lists(st.integers(0, 12)))
def test_le_mex_est_le_plus_petit_absent(valeurs: list[int]) -> None:
    plus_petit = mex(valeurs)
    assert plus_petit not in valeurs
    assert set(range(plus_petit)) <= set(valeurs)


def test_la_misere_se_joue_comme_la_normale_jusqu_au_dernier_grand_tas() -> None:
    for misere, prises in ((False, {(2, 5)}), (True, {(2, 4)})):
        vu = expliquer(Nim((1, 1, 5), misere=misere), EtatNim((1, 1, 5)))
        assert {gagnant.coup for gagnant in vu.coups} == prises
    petits = expliquer(Nim((1, 1, 1), misere=True), EtatNim((1, 1, 1)))
    assert (petits.cas, petits.uns, petits.gagnante, petits.coups) == (Cas.MISERE_PETITE, 3, False, ())
    fini = expliquer(Nim((1,), misere=True), EtatNim((0,)))
    assert (fini.gagnante, fini.coups) == (True, ())
