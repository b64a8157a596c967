"""The evaluation and the shallow search: what they must not get wrong."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ecosysteme.moteur.othello.noyaux.contexte import Contexte, Poids
from ecosysteme.moteur.othello.noyaux.evaluation import INFINI, UNITE, chercher, evaluer, phase, preparer
from ecosysteme.moteur.othello.noyaux.motifs import DEBUTS, INSTANCES
from ecosysteme.moteur.othello.poids import PHASES, SANS_RESEAU
from ecosysteme.moteur.othello.session import apercu, coups_legaux, jouer, score_final, vides_de
from tests.ecosysteme.moteur.othello.fabrique import contexte_neuf, poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, eparpille, score_naif
from tests.tailles import taille

Bits = tuple[int, int]


@pytest.fixture(scope="module")
def contexte() -> Contexte:
    return contexte_neuf(poids_au_hasard(1))


@pytest.fixture(scope="module")
def savant() -> Contexte:
    """Return a memory whose evaluation has networks."""
    return contexte_neuf(poids_au_hasard(2, 9, reseaux=True))


def note(contexte: Contexte, bits: Bits) -> int:
    return int(evaluer(contexte.adresse, *map(np.uint64, bits)))


def chercher_note(contexte: Contexte, bits: Bits, profondeur: int, alpha: int, beta: int) -> int:
    vides = np.int64(vides_de(bits))
    nous, eux = map(np.uint64, bits)
    preparer(contexte.adresse, nous, eux, vides)
    # The very types that the engine calls with: another would be another function, in the same cache.
    fenetre = np.int64(alpha), np.int64(beta)
    return int(chercher(contexte.adresse, nous, eux, *fenetre, np.int64(profondeur), vides))


def naif(contexte: Contexte, bits: Bits, profondeur: int) -> int:
    """Plain negamax on the same evaluation; exact where the board is full or one side has no disc left."""
    if vides_de(bits) == 0 or not bits[0] or not bits[1]:
        return UNITE * score_final(bits)
    if profondeur == 0:
        return note(contexte, bits)
    coups = coups_legaux(*bits)
    if coups:
        return max(-naif(contexte, jouer(*bits, case), profondeur - 1) for case in coups)
    if coups_legaux(bits[1], bits[0]):
        return -naif(contexte, (bits[1], bits[0]), profondeur)
    return UNITE * score_final(bits)


def image(bits: Bits, rang: int) -> Bits:
    """Turn the board into one of its eight images."""

    def case_image(case: int) -> int:
        y, x = divmod(case, 8)
        y, x = (7 - y if rang & 1 else y), (7 - x if rang & 2 else x)
        return 8 * x + y if rang & 4 else 8 * y + x

    nous, eux = (sum(1 << case_image(case) for case in range(64) if mot >> case & 1) for mot in bits)
    return nous, eux


def test_l_evaluation_additionne_un_poids_par_groupe_de_cases(contexte: Contexte) -> None:
    source = random.Random(1)
    for rang in range(120):
        nous, eux = eparpille(source) if rang % 2 else bits_au_hasard(source, rang // 2 + 1)
        if nous | eux == (1 << 64) - 1 or 64 - (nous | eux).bit_count() > 60:
            continue
        chiffres = [(nous >> case & 1) + 2 * (eux >> case & 1) for case in range(64)]
        numeros = (
            DEBUTS[forme] + sum(chiffres[case] * 3**place for place, case in enumerate(cases))
            for forme, cases in INSTANCES
        )
        ligne = poids_au_hasard(1).phases[phase(vides_de((nous, eux)))]
        assert note(contexte, (nous, eux)) == sum(int(ligne[numero]) for numero in numeros)


def test_chaque_phase_sert_deux_nombres_de_cases_vides_de_meme_parite() -> None:
    phases = [phase(vides) for vides in range(1, 61)]
    assert sorted(phases) == sorted(2 * list(range(PHASES)))
    assert all(vides % 2 != numero % 2 for vides, numero in enumerate(phases, 1))


def test_les_huit_images_d_une_position_valent_autant(contexte: Contexte, savant: Contexte) -> None:
    source = random.Random(2)
    for rang in range(60):
        bits = bits_au_hasard(source, source.randrange(1, 61) if rang < 32 else rang - 23)
        for juge in (contexte, savant):
            assert {note(juge, image(bits, rang)) for rang in range(8)} == {note(juge, bits)}


def test_les_reseaux_jugent_de_six_a_trente_six_cases_vides(savant: Contexte) -> None:
    source = random.Random(3)
    poids = poids_au_hasard(2, 9, reseaux=True)
    lineaire = contexte_neuf(Poids(poids.phases, SANS_RESEAU))
    trois = contexte_neuf(Poids(poids.phases, poids.reseaux[:3]))
    for vides in range(5, 41):
        bits = bits_au_hasard(source, vides)
        assert (note(savant, bits) != note(lineaire, bits)) == (6 <= vides <= 36)
        assert note(trois, bits) == note(savant if vides <= 20 else lineaire, bits)


@pytest.mark.parametrize("profondeur", [1, 2, 3, 4])
@pytest.mark.parametrize("juge", ["contexte", "savant"])
def test_la_recherche_est_un_negamax(request: pytest.FixtureRequest, juge: str, profondeur: int) -> None:
    contexte: Contexte = request.getfixturevalue(juge)
    source = random.Random(10 + profondeur)
    for rang in range(taille(16, 40) if profondeur < 4 else taille(6, 16)):
        bits = bits_au_hasard(source, (profondeur + rang % 4) if rang % 2 else 10 + rang)
        attendu = naif(contexte, bits, profondeur)
        assert chercher_note(contexte, bits, profondeur, int(-INFINI), int(INFINI)) == attendu, bits
        vides = vides_de(bits)
        nous, eux = map(np.uint64, bits)
        assert apercu(contexte.adresse, nous, eux, np.int64(profondeur)) == attendu
        assert profondeur < vides or attendu == UNITE * score_naif(*bits)
        for seuil in (attendu - 40, attendu, attendu + 1, attendu + 40):
            obtenu = chercher_note(contexte, bits, profondeur, seuil - 1, seuil)
            assert (seuil <= obtenu <= attendu) if attendu >= seuil else (attendu <= obtenu < seuil)


def test_un_camp_efface_un_passe_et_une_partie_finie_sont_exacts(contexte: Contexte) -> None:
    perdue, passe, pleine = (0, 0b111), (0b1111110, 1), ((1 << 64) - 1 ^ 7, 7)
    for profondeur in range(4):
        assert chercher_note(contexte, perdue, profondeur, int(-INFINI), int(INFINI)) == -64 * UNITE
        assert chercher_note(contexte, pleine, 0, int(-INFINI), int(INFINI)) == 58 * UNITE
    for profondeur in range(1, 5):  # white alone can move, and takes all
        assert chercher_note(contexte, passe, profondeur, int(-INFINI), int(INFINI)) == -64 * UNITE
    assert note(contexte, pleine) == 58 * UNITE


def test_une_recherche_sans_profondeur_evalue_apres_les_passes(contexte: Contexte) -> None:
    source = random.Random(20)
    for _ in range(40):
        nous, eux = bits_au_hasard(source, source.randrange(1, 30))
        for bits in ((nous, eux), (eux, nous)):
            if coups_legaux(*bits):
                attendu = note(contexte, bits)
            elif coups_legaux(bits[1], bits[0]):
                attendu = -note(contexte, (bits[1], bits[0]))
            else:
                attendu = UNITE * score_final(bits)
            assert chercher_note(contexte, bits, 0, int(-INFINI), int(INFINI)) == attendu


@pytest.mark.parametrize("vides", range(1, 64))
def test_chaque_position_a_son_jeu_de_poids(vides: int) -> None:
    assert 0 <= phase(vides) < PHASES
    assert phase(vides) % 2 == (vides - 1) % 2
