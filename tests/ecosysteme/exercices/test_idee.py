"""Hints that are true of the right move, and name no square."""

from __future__ import annotations

from itertools import islice

import pytest

from ecosysteme.exercices.essai import EssaiExercice
from ecosysteme.exercices.exercice import FACILES, GenreExercice
from ecosysteme.exercices.genres import regions
from ecosysteme.exercices.idee import Idee, NatureIdee, cases_dites, idee
from ecosysteme.exercices.paquet import exercices_fournis
from ecosysteme.exercices.resolus import exercices_resolus
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import COULEUR_DE
from ecosysteme.moteur.othello.conversion import depuis_pions

COINS = {(0, 0), (0, 7), (7, 0), (7, 7)}


def essais(genre: GenreExercice) -> list[EssaiExercice]:
    return [EssaiExercice(exercice) for exercice in exercices_fournis() if exercice.genre is genre]


def test_les_idees_de_qui_commence_sont_vraies() -> None:
    """Each is the one move that wins, and the only one of its idea."""
    for genre in FACILES:
        for essai in essais(genre):
            etat, (coup,), (pli,) = essai.partie.etat, essai.attendus, essai.exercice.plis
            assert essai.exercice.valeur > 0 >= pli.seconde
            jeu = essai.partie.jeu
            suites = {c: jeu.jouer(etat, c) for c in etat.coups}
            offrants = {c for c, suite in suites.items() if COINS & set(suite.coups)}
            passants = {c for c, suite in suites.items() if not suite.coups and jeu.issue(suite) is None}
            vraie = {
                NatureIdee.CASES_COMPTEES: 64 - len(etat.plateau) <= 3,
                NatureIdee.COIN_PRIS: COINS & set(etat.coups) == {coup},
                NatureIdee.REPONSES: passants == {coup},
                NatureIdee.COIN_FERME: set(etat.coups) - offrants == {coup},
            }
            assert vraie[idee(essai).nature], essai.exercice


def test_le_coin_cede_l_est() -> None:
    for essai in essais(GenreExercice.SACRIFICE):
        assert idee(essai) == Idee(NatureIdee.COIN_CEDE)
        apres = essai.partie.jeu.jouer(essai.partie.etat, essai.attendus[0])
        assert apres.trait != essai.partie.etat.trait
        assert COINS & set(apres.coups)


def test_les_cases_d_une_idee_ne_disent_pas_le_coup() -> None:
    for exercice in exercices_fournis():
        essai = EssaiExercice(exercice)
        etat, fait = essai.partie.etat, idee(essai)
        vides = {(y, x) for y in range(8) for x in range(8)} - etat.plateau.keys()
        attendues = {NatureIdee.REPONSES: set(), NatureIdee.CASES_COMPTEES: vides, NatureIdee.REGION_IMPAIRE: vides}
        assert cases_dites(fait, etat) == attendues.get(fait.nature, vides & COINS)
    assert not cases_dites(Idee(NatureIdee.SOMME_NULLE), Nim((1, 3, 5)).etat_initial())


def test_le_coin_laisse_est_a_prendre() -> None:
    for essai in essais(GenreExercice.COIN_A_LAISSER):
        assert idee(essai) == Idee(NatureIdee.COIN_LAISSE)
        assert COINS & set(essai.partie.etat.coups) - set(essai.attendus)


def test_la_region_est_impaire() -> None:
    for essai in essais(GenreExercice.PARITE):
        assert idee(essai) == Idee(NatureIdee.REGION_IMPAIRE)
        etat, (ligne, colonne) = essai.partie.etat, essai.attendus[0]
        trouvees = regions(depuis_pions(etat.plateau, COULEUR_DE[etat.trait]))
        assert next(len(region) for region in trouvees if 8 * ligne + colonne in region) % 2


@pytest.mark.parametrize("genre", [GenreExercice.SEUL_GAGNANT, GenreExercice.SEUL_NUL, GenreExercice.MEILLEUR])
def test_les_reponses_se_comptent(genre: GenreExercice) -> None:
    for essai in essais(genre)[:20]:
        while not essai.finie:
            fait, coup = idee(essai), essai.attendus[0]
            assert fait.nature is NatureIdee.REPONSES
            moi = essai.partie.etat.trait
            apres = essai.partie.jeu.jouer(essai.partie.etat, coup)
            assert fait.nombre == (len(apres.coups) if apres.trait != moi else 0)
            essai.essayer(coup)


def test_le_gain_des_jeux_resolus() -> None:
    for exercice in islice(exercices_resolus(Morpion(), 1), 10):
        assert idee(EssaiExercice(exercice)) == Idee(NatureIdee.DISTANCE, (exercice.demi_coups + 1) // 2)
    essai = EssaiExercice(next(exercices_resolus(Nim((1, 3, 5)), 1)))
    assert idee(essai).nature is NatureIdee.SOMME_NULLE
    apres = essai.partie.jeu.jouer(essai.partie.etat, essai.attendus[0])
    somme = 0
    for tas in apres.tas:
        somme ^= tas
    assert somme == 0
    assert idee(EssaiExercice(next(exercices_resolus(Nim((1, 3, 4), misere=True), 1)))).nature is NatureIdee.DISTANCE
