"""The small evaluation that sorts: its sums against the indices of the large one, and the order it gives."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.memoire import charger
from ecosysteme.moteur.commun.typage import Adresse, Case, Compte, Disques, Mots, Score
from ecosysteme.moteur.othello.noyaux.bits import mobilite
from ecosysteme.moteur.othello.noyaux.contexte import CADRES, TRI, Poids
from ecosysteme.moteur.othello.noyaux.motifs import INSTANCES, rangees
from ecosysteme.moteur.othello.noyaux.ordre import CASE, PAS, VALEUR, developper
from ecosysteme.moteur.othello.noyaux.profonde import fenetre_nulle
from ecosysteme.moteur.othello.noyaux.tri import (
    DEBUTS_TRI,
    FORMES_TRI,
    POIDS_MOBILITE_TRI,
    POIDS_PARITE_TRI,
    TAILLE_TRI,
    VOIES_TRI,
    noter_bords,
    peser_apres,
    poser_adverses,
)
from ecosysteme.moteur.othello.poids import poids_livres, poids_nuls
from ecosysteme.moteur.othello.session import coups_legaux, jouer
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard

CADRE = np.uint64(CADRES)


@compiler
def peser(lieu: Adresse, poids: Adresse, nous: Disques, eux: Disques, case: Case, pris: Disques) -> int:
    poser_adverses(lieu, nous, eux)
    return peser_apres(poids, lieu, case, pris)


@compiler
def trier_coups(ctx: Adresse, nous: Disques, eux: Disques, prefere: Case, notes: Mots, cases: Mots) -> Compte:
    cadre = ctx + CADRE
    nombre = developper(cadre, nous, eux, mobilite(nous, eux))
    fin = cadre + np.uint64(max(nombre, 0)) * PAS
    noter_bords(ctx, cadre, fin, nous, eux, prefere)
    for rang in range(nombre):
        notes[rang], cases[rang] = charger(cadre, VALEUR), charger(cadre, CASE)
        cadre += PAS
    return nombre


def poids_au_hasard(graine: int) -> Poids:
    tri = np.random.default_rng(graine).integers(-900, 900, TAILLE_TRI).astype(np.int16)
    return Poids(poids_nuls().phases, poids_nuls().reseaux, tri)


def attendu(tri: npt.NDArray[np.int16], nous: int, eux: int) -> int:
    """What the weights say to the side to move, square by square."""
    somme = 0
    for voie in VOIES_TRI:
        indice = sum(
            int(rangees()[case, voie]) * (1 if nous >> case & 1 else 2)
            for case in range(64)
            if (nous | eux) >> case & 1
        )
        somme += int(tri[DEBUTS_TRI[INSTANCES[voie][0]] + indice])
    return somme


def test_chaque_forme_entiere_est_lue() -> None:
    assert tuple(voie for voie, (forme, _) in enumerate(INSTANCES) if forme in FORMES_TRI) == VOIES_TRI
    assert max(VOIES_TRI) < 16


def test_une_note_est_celle_de_la_position_apres_le_coup() -> None:
    poids, lieu, source = poids_au_hasard(1), bloc(64), random.Random(3)
    for vides in range(5, 55, 3):
        nous, eux = bits_au_hasard(source, vides)
        for case in coups_legaux(nous, eux):
            siens, leurs = jouer(nous, eux, case)
            mots = (np.uint64(mot) for mot in (adresse(lieu), adresse(poids.tri), nous, eux, case, siens ^ eux))
            assert peser(*mots) == attendu(poids.tri, siens, leurs)


def test_le_coup_connu_passe_devant_et_les_autres_suivent_bords_mobilite_et_parite() -> None:
    poids, source = poids_au_hasard(2), random.Random(5)
    contexte = contexte_neuf(poids)
    notes, cases = np.zeros(64, np.uint64), np.zeros(64, np.uint64)
    vues = 0
    for _ in range(30):
        nous, eux = bits_au_hasard(source, 12)
        nombre = trier_coups(contexte.adresse, np.uint64(nous), np.uint64(eux), np.uint64(64), notes, cases)
        if nombre < 2:
            continue
        for note, case in zip(notes[:nombre].tolist(), cases[:nombre].tolist(), strict=True):
            siens, leurs = jouer(nous, eux, case)
            reste = int(np.uint64(note).view(np.int64)) + attendu(poids.tri, siens, leurs)
            coups = coups_legaux(siens, leurs)
            reste += POIDS_MOBILITE_TRI * (len(coups) + len({0, 7, 56, 63} & set(coups)))
            assert reste in (0, POIDS_PARITE_TRI)
            vues += 1
        prefere = cases[nombre - 1]
        trier_coups(contexte.adresse, np.uint64(nous), np.uint64(eux), prefere, notes, cases)
        assert notes[:nombre].view(np.int64).argmax() == nombre - 1
    assert vues > 50


@pytest.mark.parametrize("vides", [10, 12, 14])
def test_l_ordre_ne_change_pas_le_score(vides: int) -> None:
    """With weights that are worth nothing, and with none at all."""
    source = random.Random(vides)
    insenses, sans, livres = (contexte_neuf(p) for p in (poids_au_hasard(7), poids_nuls(), poids_livres()))
    assert sans.mots[TRI // 8] == 0
    assert livres.mots[TRI // 8] != 0
    for _ in range(4):
        nous, eux = (np.uint64(mot) for mot in bits_au_hasard(source, vides))
        alpha: Score = np.int64(source.randrange(-30, 30))
        gagnes = {
            bool(fenetre_nulle(contexte.adresse, nous, eux, alpha, np.int64(vides)) > alpha)
            for contexte in (insenses, sans, livres)
        }
        assert len(gagnes) == 1
