"""The workshop: limits, stops, counters, and the climb from a guess to the score."""

from __future__ import annotations

import random
from threading import Event, Thread

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.atelier import PASSE, Atelier, coups_legaux, jouer, score_final, vides_de
from ecosysteme.moteur.contexte import ARRET, LIMITE, SANS_LIMITE, SELECTIVITE
from ecosysteme.moteur.conversion import depuis_pions
from ecosysteme.moteur.evaluation import UNITE
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.fabrique import poids_au_hasard
from tests.ecosysteme.moteur.hasard import bits_au_hasard, partie_au_hasard, score_naif

DEPART = depuis_pions(Plateau(), "N")


@pytest.fixture(scope="module")
def atelier() -> Atelier:
    return Atelier(mega=4)


def test_les_coups_sont_ceux_du_plateau_du_rapport() -> None:
    source = random.Random(1)
    for vides in range(1, 60, 3):
        plateau, couleur = partie_au_hasard(source, vides)
        bits = depuis_pions(plateau, couleur)
        coups = plateau.coups_legaux(couleur)
        assert [divmod(case, 8) for case in coups_legaux(*bits)] == sorted(coups)
        assert vides_de(bits) == vides
        for coup in coups:
            suite = plateau.copy()
            suite.poser(coup, couleur)
            assert jouer(*bits, 8 * coup[0] + coup[1]) == depuis_pions(suite, couleur)[::-1]
        assert jouer(*bits, PASSE) == bits[::-1]


def test_le_score_d_une_partie_finie_donne_les_vides_au_vainqueur() -> None:
    assert score_final((0b111, 0b1)) == 62
    assert score_final((0b1, 0b111)) == -62
    assert score_final((0b11, 0b1100)) == score_final((0, 0)) == 0
    assert score_final((0, 5)) == -64


@pytest.mark.parametrize("limites", [{"secondes": 0.05}, {"noeuds": 3000}, {"secondes": 60.0, "noeuds": 3000}])
@pytest.mark.parametrize("taches", [1, 2])
def test_une_limite_interrompt_et_se_dit(taches: int, limites: dict[str, float]) -> None:
    atelier = Atelier(mega=4, taches=taches)
    with pytest.raises(Interrompu), atelier.recherche(DEPART, **limites):  # type: ignore[arg-type]
        atelier.encadrer(DEPART, 60, 0)
    assert atelier.echu
    if "noeuds" in limites:
        assert 0 < atelier.noeuds < 100 * 3000, "à un petit reste près"
    bits = bits_au_hasard(random.Random(2), 8)
    with atelier.recherche(bits):
        assert atelier.encadrer(bits, 8, 0) == score_naif(*bits)
    assert not atelier.echu


def test_une_limite_qui_n_est_pas_atteinte_ne_change_rien(atelier: Atelier) -> None:
    bits = bits_au_hasard(random.Random(3), 9)
    for enormes in ({"secondes": 1e300}, {"secondes": float("inf")}, {"noeuds": 2**200}):
        with atelier.recherche(bits, **enormes):
            assert atelier.encadrer(bits, 9, 0) == score_naif(*bits)
        assert not atelier.echu
    assert int(atelier._contextes[0].mots[LIMITE // 8]) == SANS_LIMITE


def test_un_arret_de_l_exterieur_n_est_pas_une_limite(atelier: Atelier) -> None:
    entree = Event()

    def arreter() -> None:
        assert entree.wait(60)
        while not atelier._partage[ARRET // 8]:
            atelier.arreter()

    fil = Thread(target=arreter)
    fil.start()

    def chercher() -> None:
        with atelier.recherche(DEPART, secondes=600.0, noeuds=10**15):
            entree.set()
            atelier.encadrer(DEPART, 60, 0)

    with pytest.raises(Interrompu):
        chercher()
    fil.join()
    assert not atelier.echu


def test_un_arret_ne_laisse_passer_que_peu_de_noeuds(atelier: Atelier) -> None:
    """What the 10 ms that are promised come to, on any machine."""
    with atelier.recherche(DEPART):
        atelier.arreter()
        with pytest.raises(Interrompu):
            atelier.encadrer(DEPART, 60, 0)
    assert atelier.noeuds < 10_000


def test_l_horloge_d_une_recherche_finie_n_arrete_pas_la_suivante(atelier: Atelier) -> None:
    bits = bits_au_hasard(random.Random(4), 8)
    with atelier.recherche(bits):
        ancienne = atelier._generation
    with atelier.recherche(bits):
        atelier._echoir(ancienne)
        assert atelier.encadrer(bits, 8, 0) == score_naif(*bits)
    assert not atelier.echu


def test_une_recherche_part_exacte_et_a_zero(atelier: Atelier) -> None:
    bits = bits_au_hasard(random.Random(5), 10)
    with atelier.recherche(bits):
        atelier.selectivite = 4
        assert {int(contexte.mots[SELECTIVITE // 8]) for contexte in atelier._contextes} == {4}
        atelier.encadrer(bits, 10, 0)
    with atelier.recherche(bits):
        assert (atelier.selectivite, atelier.noeuds, atelier.echu) == (0, 0, False)
    assert atelier.secondes >= 0


@pytest.mark.parametrize(("vides", "profondeur"), [(9, 9), (11, 11), (12, 8), (24, 3), (24, 6), (40, 5)])
def test_encadrer_trouve_le_meme_score_d_ou_qu_il_parte(vides: int, profondeur: int) -> None:
    atelier = Atelier(mega=1, poids=poids_au_hasard(vides))
    source = random.Random(vides)
    for _ in range(3):
        bits = bits_au_hasard(source, vides)
        scores = set()
        for devine in (-64, -63, -17, -2, 0, 1, 9, 30, 63, 64, 1000):
            atelier.vider()
            bornes: list[tuple[int, int]] = []

            def apres(basse: int, haute: int, bornes: list[tuple[int, int]] = bornes) -> None:
                bornes.append((basse, haute))

            with atelier.recherche(bits):
                score = atelier.encadrer(bits, profondeur, devine, apres)
            scores.add(score)
            assert bornes[-1] == (score, score)
            assert all(basse <= score <= haute for basse, haute in bornes)
            assert len(set(bornes)) == len(bornes), "chaque fenêtre apprend quelque chose"
        assert len(scores) == 1, (bits, scores)
        if profondeur == vides:
            assert vides > 9 or scores == {score_naif(*bits)}


def test_les_scores_extremes_sont_atteints(atelier: Atelier) -> None:
    gagnee, perdue, nulle = (0b1, 0b1111110), (0b1111110, 0b1), (0b11, 0b1100 << 50)
    for bits, attendu in ((gagnee, 64), (perdue, -64), (nulle, 0)):
        for devine in (-64, 0, 64):
            with atelier.recherche(bits):
                assert atelier.encadrer(bits, vides_de(bits), devine) == attendu


def test_l_evaluation_des_poids_donnes_est_celle_qui_sert() -> None:
    bits = bits_au_hasard(random.Random(6), 20)
    notes = [Atelier(mega=1, poids=poids_au_hasard(graine)).evaluer(bits) for graine in (1, 2)]
    assert notes[0] != notes[1]
    pleine = ((1 << 64) - 1 ^ 7, 7)
    assert Atelier(mega=1).evaluer(pleine) == UNITE * score_final(pleine)


def test_la_ligne_connue_se_joue(atelier: Atelier) -> None:
    bits = bits_au_hasard(random.Random(7), 14)
    with atelier.recherche(bits):
        atelier.encadrer(bits, 14, 0)
    ligne = list(atelier.ligne_connue(bits))
    assert ligne[0] == atelier.coup_connu(bits)
    for case in ligne:
        assert case in (coups_legaux(*bits) or [PASSE])
        bits = jouer(*bits, case)
    assert atelier.coup_connu(DEPART) == PASSE
    assert list(atelier.ligne_connue(DEPART)) == []
