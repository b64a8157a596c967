"""The pattern vectors: moved by a move or set from nothing, they are the indices that plain Python counts."""

from __future__ import annotations

import random

import numpy as np

from ecosysteme.moteur.commun.blocs import adresse, bloc
from ecosysteme.moteur.commun.compiler import compiler
from ecosysteme.moteur.commun.typage import Adresse, Case, Disques, Valeur
from ecosysteme.moteur.othello.noyaux import motifs
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, FORMES, INSTANCES, TAILLE, TAILLES, VOIES, jumeaux, rangees
from ecosysteme.moteur.othello.session import coups_legaux, jouer
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, eparpille

# Three positions' vectors, then the indices read from one of them.
CADRE, SUITE, NEUF, LUS = 0, 256, 512, 768
MOTS = bloc(1024)
VUS = MOTS.view(np.uint16)


def lieu(decalage: int) -> np.uint64:
    return np.uint64(adresse(MOTS) + decalage)


def vecteurs(decalage: int, nombre: int = 1) -> list[int]:
    """Read ``nombre`` vectors."""
    return [int(mot) for mot in VUS[decalage // 2 : decalage // 2 + nombre * VOIES]]


@compiler
def poser(cadre: Adresse, nous: Disques, eux: Disques) -> Adresse:
    return motifs.poser(cadre, nous, eux)


@compiler
def avancer(vers: Adresse, cadre: Adresse, case: Case, pris: Disques) -> Adresse:
    return motifs.avancer(vers, cadre, case, pris)


@compiler
def indices(vers: Adresse, cadre: Adresse) -> Adresse:
    return motifs.indices(vers, cadre)


@compiler
def indices_adverses(vers: Adresse, cadre: Adresse) -> Adresse:
    return motifs.indices_adverses(vers, cadre)


@compiler
def indices_apres(vers: Adresse, adverses: Adresse, case: Case, pris: Disques) -> Adresse:
    return motifs.indices_apres(vers, adverses, case, pris)


@compiler
def total(poids: Adresse, lus: Adresse) -> Valeur:
    return motifs.total(poids, lus)


def indices_naifs(nous: int, eux: int) -> list[int]:
    """Write each group of squares in base 3, by hand; the lanes that serve nobody hold 0."""
    chiffres = [(nous >> case & 1) + 2 * (eux >> case & 1) for case in range(64)]
    lus = [sum(chiffres[case] * 3**rang for rang, case in enumerate(cases)) for _, cases in INSTANCES]
    return lus + [0] * (VOIES - len(lus))


def test_poser_donne_les_indices_que_l_on_compte_a_la_main() -> None:
    source = random.Random(1)
    for _ in range(100):
        nous, eux = eparpille(source)
        poser(lieu(CADRE), np.uint64(nous), np.uint64(eux))
        indices(lieu(LUS), lieu(CADRE))
        assert vecteurs(LUS) == indices_naifs(nous, eux)
        indices_adverses(lieu(LUS), lieu(CADRE))
        assert vecteurs(LUS) == indices_naifs(eux, nous)


def test_avancer_de_coup_en_coup_vaut_poser() -> None:
    source = random.Random(2)
    for _ in range(12):
        nous, eux = bits_au_hasard(source, 60)
        cadre, suite = CADRE, SUITE
        poser(lieu(cadre), np.uint64(nous), np.uint64(eux))
        while coups := coups_legaux(nous, eux):
            case = np.uint64(source.choice(coups))
            apres = jouer(nous, eux, int(case))
            pris = np.uint64(apres[0] ^ eux)
            indices_adverses(lieu(LUS), lieu(cadre))
            indices_apres(lieu(LUS), lieu(LUS), case, pris)
            assert vecteurs(LUS) == indices_naifs(*apres)
            avancer(lieu(suite), lieu(cadre), case, pris)
            poser(lieu(NEUF), *map(np.uint64, apres))
            assert vecteurs(suite, 2) == vecteurs(NEUF, 2)
            nous, eux = apres
            cadre, suite = suite, cadre


def test_le_total_lit_le_poids_de_chaque_groupe() -> None:
    source = random.Random(3)
    poids = np.random.default_rng(3).integers(-32768, 32768, TAILLE, np.int16)
    for _ in range(50):
        nous, eux = eparpille(source)
        poser(lieu(CADRE), np.uint64(nous), np.uint64(eux))
        indices(lieu(LUS), lieu(CADRE))
        lus = zip(INSTANCES, indices_naifs(nous, eux), strict=False)
        attendu = sum(int(poids[DEBUTS[forme] + indice]) for (forme, _), indice in lus)
        assert total(np.uint64(adresse(poids)), lieu(LUS)) == attendu


def test_chaque_forme_est_vue_dans_toutes_ses_images_une_fois() -> None:
    groupes = [frozenset(cases) for _, cases in INSTANCES]
    assert len(set(groupes)) == len(groupes) <= VOIES
    for rang, forme in enumerate(FORMES):
        siens = [cases for numero, cases in INSTANCES if numero == rang]
        noms = {tuple(f"{'abcdefgh'[case % 8]}{case // 8 + 1}" for case in cases) for cases in siens}
        assert tuple(forme) in noms
        tournes = {frozenset(8 * (case % 8) + 7 - case // 8 for case in cases) for cases in siens}
        miroirs = {frozenset(case ^ 7 for case in cases) for cases in siens}
        assert {frozenset(cases) for cases in siens} == tournes == miroirs
    assert not rangees()[:, len(INSTANCES) :].any()


def test_les_jumeaux_sont_des_familles() -> None:
    familles = jumeaux()
    assert (familles[familles] == familles).all()
    assert (familles <= np.arange(TAILLE)).all()
    for rang, forme in enumerate(FORMES):
        siens = familles[DEBUTS[rang] : DEBUTS[rang] + TAILLES[rang]]
        assert DEBUTS[rang] <= siens.min() <= siens.max() < DEBUTS[rang] + TAILLES[rang]
        # A line is its own mirror image: as many families as there are words, read either way.
        if len({nom[1] for nom in forme}) == 1 or len({nom[0] for nom in forme}) == len(forme):
            mots = len(forme)
            assert len(set(siens.tolist())) == (3**mots + 3 ** ((mots + 1) // 2)) // 2
