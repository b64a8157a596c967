"""What goes into the tables comes out, merged; another position never does."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Adresse, Booleen, Case, Compte, Disques, Donnees, Mot, Plis, Score
from ecosysteme.moteur.othello.noyaux.contexte import Contexte
from ecosysteme.moteur.othello.noyaux.elagage import VIDES_ELAGAGE
from ecosysteme.moteur.othello.noyaux.table import (
    SANS_BORNE,
    VIDES_LOCALES,
    VIDES_PROCHES,
    borne_utile,
    connaitre,
    entree_finale,
    entree_locale,
    memoriser,
    memoriser_locale,
    nouvelle_table,
    sonder,
    sonder_locale,
    suffit,
)
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import eparpille


@compiler
def utile(donnees: Donnees, alpha: Score) -> Score:
    return borne_utile(donnees, alpha)


@compiler
def repond(donnees: Donnees, profondeur: Plis, selectivite: Mot) -> Booleen:
    return suffit(donnees, profondeur, selectivite)


@compiler
def locale(ctx: Adresse, nous: Disques, eux: Disques, alpha: Score, score: Score, coup: Case) -> Donnees:
    entree = entree_locale(ctx, nous, eux)
    memoriser_locale(entree, nous, eux, alpha, score, coup)
    return sonder_locale(entree, nous, eux)


def bornes(donnees: int) -> tuple[int, int, int]:
    return (donnees & 255) - 64, (donnees >> 8 & 255) - 64, donnees >> 16 & 255


POSITION = np.uint64(3), np.uint64(12)


def noter(contexte: Contexte, alpha: int, score: int, coup: int, profondeur: int = 20, selectivite: int = 0) -> int:
    """Write in the table, of a position with 20 empty squares; return what it then holds."""
    sure = np.uint64(selectivite)
    memoriser(contexte.adresse, *POSITION, alpha, score, np.uint64(coup), 20, profondeur, sure)
    return int(sonder(contexte.adresse, *POSITION))


def test_les_deux_bornes_se_rejoignent() -> None:
    contexte = contexte_neuf()
    assert int(sonder(contexte.adresse, *POSITION)) == 0
    assert bornes(noter(contexte, 5, 8, 40)) == (8, 64, 40)
    donnees = noter(contexte, 9, 8, 41)
    assert bornes(donnees) == (8, 8, 40)
    assert utile(np.uint64(donnees), np.int64(7)) == utile(np.uint64(donnees), np.int64(9)) == 8
    assert int(sonder(contexte.adresse, *reversed(POSITION))) == 0


def test_une_recherche_moins_profonde_n_efface_pas_et_une_autre_ne_se_melange_pas() -> None:
    contexte = contexte_neuf()
    profonde = noter(contexte, 5, 8, 40, profondeur=12)
    assert noter(contexte, 9, 3, 41, profondeur=6) == profonde, "une sonde n'efface rien"
    assert bornes(noter(contexte, 9, 9, 42, profondeur=13)) == (-64, 9, 40), "le coup reste, les bornes partent"
    assert bornes(noter(contexte, 5, 7, 43, profondeur=13, selectivite=3)) == (7, 64, 43)
    assert bornes(noter(contexte, 7, 7, 44, profondeur=13, selectivite=3)) == (7, 7, 43)


def test_une_entree_suffit_si_elle_est_aussi_profonde_et_aussi_sure() -> None:
    donnees = np.uint64(noter(contexte_neuf(), 5, 8, 40, profondeur=12, selectivite=3))
    for profondeur, selectivite, attendu in ((12, 3, True), (11, 4, True), (13, 3, False), (12, 2, False)):
        assert repond(donnees, np.int64(profondeur), np.uint64(selectivite)) == attendu
    assert not repond(np.uint64(0), np.int64(0), np.uint64(5))


def test_une_borne_qui_ne_suffit_pas() -> None:
    contexte = contexte_neuf()
    position = np.uint64(1), np.uint64(2)
    donnees = locale(contexte.adresse, *position, np.int64(5), np.int64(8), np.uint64(40))
    assert bornes(int(donnees)) == (8, 64, 40)
    assert utile(np.uint64(donnees), np.int64(8)) == SANS_BORNE


def test_une_table_trop_petite_oublie_mais_ne_ment_pas() -> None:
    contexte = contexte_neuf()
    source = random.Random(1)
    positions = list({eparpille(source) for _ in range(40000)})
    for rang, (nous, eux) in enumerate(positions):
        suite = np.int64(-1), np.int64(rang % 60), np.uint64(1), np.int64(20), np.int64(20), np.uint64(0)
        memoriser(contexte.adresse, np.uint64(nous), np.uint64(eux), *suite)
    trouves = 0
    for rang, (nous, eux) in enumerate(positions):
        donnees = int(sonder(contexte.adresse, np.uint64(nous), np.uint64(eux)))
        trouves += donnees != 0
        assert donnees == 0 or bornes(donnees)[0] == rang % 60
    assert 20000 < trouves < 40000


@pytest.mark.parametrize("mega", [0, 65537, 1.5, "8"])
def test_une_taille_refusee(mega: int) -> None:
    with pytest.raises(ValueError, match="Mo impossible"):
        nouvelle_table(mega)


@compiler
def finale(ctx: Adresse, nous: Disques, eux: Disques, vides: Compte, score: Score) -> Donnees:
    entree = entree_finale(ctx, nous, eux, vides)
    memoriser_locale(entree, nous, eux, 5, score, np.uint64(40))
    return sonder_locale(entree, nous, eux)


def test_la_table_proche_est_une_autre_que_la_locale_et_ne_garde_que_ce_qui_est_toujours_exact() -> None:
    assert VIDES_PROCHES < VIDES_ELAGAGE, "plus haut, une recherche sélective peut se tromper"
    contexte = contexte_neuf()
    onze = np.uint64(2**53 - 1 - 12), np.uint64(12)  # 11 empty squares
    assert int(connaitre(contexte.adresse, *onze)) == 0
    for vides, score in ((VIDES_LOCALES, 8), (VIDES_PROCHES, 7)):
        assert bornes(int(finale(contexte.adresse, *onze, np.int64(vides), np.int64(score)))) == (score, 64, 40)
    assert (contexte.locale != 0).sum() == (contexte.proche != 0).sum() == 3
    assert bornes(int(connaitre(contexte.adresse, *onze))) == (7, 64, 40)
