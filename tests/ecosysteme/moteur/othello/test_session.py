"""The session of a search: limits, stops, counters, and the climb from a guess to the score."""

from __future__ import annotations

import random
from threading import Event, Thread

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.othello.conversion import depuis_pions
from ecosysteme.moteur.othello.noyaux.contexte import ARRET, LIMITE, SANS_LIMITE, SELECTIVITE
from ecosysteme.moteur.othello.noyaux.evaluation import UNITE
from ecosysteme.moteur.othello.session import PASSE, SessionRecherche, coups_legaux, jouer, score_final, vides_de
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.othello.fabrique import poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, partie_au_hasard, score_naif

DEPART = depuis_pions(Plateau(), "N")


@pytest.fixture(scope="module")
def session() -> SessionRecherche:
    return SessionRecherche(mega=4)


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
    session = SessionRecherche(mega=4, taches=taches)
    with pytest.raises(Interrompu), session.recherche(DEPART, **limites):  # type: ignore[arg-type]
        session.encadrer(DEPART, 60, 0)
    assert session.echu
    if "noeuds" in limites:
        assert 0 < session.noeuds < 100 * 3000, "à un petit reste près"
    bits = bits_au_hasard(random.Random(2), 8)
    with session.recherche(bits):
        assert session.encadrer(bits, 8, 0) == score_naif(*bits)
    assert not session.echu


def test_une_limite_qui_n_est_pas_atteinte_ne_change_rien(session: SessionRecherche) -> None:
    bits = bits_au_hasard(random.Random(3), 9)
    for enormes in ({"secondes": 1e300}, {"secondes": float("inf")}, {"noeuds": 2**200}):
        with session.recherche(bits, **enormes):
            assert session.encadrer(bits, 9, 0) == score_naif(*bits)
        assert not session.echu
    assert int(session._contextes[0].mots[LIMITE // 8]) == SANS_LIMITE


def test_un_arret_de_l_exterieur_n_est_pas_une_limite(session: SessionRecherche) -> None:
    entree = Event()

    def arreter() -> None:
        assert entree.wait(60)
        while not session._partage[ARRET // 8]:
            session.arreter()

    fil = Thread(target=arreter)
    fil.start()

    def chercher() -> None:
        with session.recherche(DEPART, secondes=600.0, noeuds=10**15):
            entree.set()
            session.encadrer(DEPART, 60, 0)

    with pytest.raises(Interrompu):
        chercher()
    fil.join()
    assert not session.echu


def test_un_arret_ne_laisse_passer_que_peu_de_noeuds(session: SessionRecherche) -> None:
    """What the 10 ms that are promised come to, on any machine."""
    with session.recherche(DEPART):
        session.arreter()
        with pytest.raises(Interrompu):
            session.encadrer(DEPART, 60, 0)
    assert session.noeuds < 10_000


def test_l_horloge_d_une_recherche_finie_n_arrete_pas_la_suivante(session: SessionRecherche) -> None:
    bits = bits_au_hasard(random.Random(4), 8)
    with session.recherche(bits):
        ancienne = session._generation
    with session.recherche(bits):
        session._echoir(ancienne)
        assert session.encadrer(bits, 8, 0) == score_naif(*bits)
    assert not session.echu


def test_une_recherche_part_exacte_et_a_zero(session: SessionRecherche) -> None:
    bits = bits_au_hasard(random.Random(5), 10)
    with session.recherche(bits):
        session.selectivite = 4
        assert {int(contexte.mots[SELECTIVITE // 8]) for contexte in session._contextes} == {4}
        session.encadrer(bits, 10, 0)
    with session.recherche(bits):
        assert (session.selectivite, session.noeuds, session.echu) == (0, 0, False)
    assert session.secondes >= 0


@pytest.mark.parametrize(("vides", "profondeur"), [(9, 9), (11, 11), (12, 8), (24, 3), (24, 6), (40, 5)])
def test_encadrer_trouve_le_meme_score_d_ou_qu_il_parte(vides: int, profondeur: int) -> None:
    session = SessionRecherche(mega=1, poids=poids_au_hasard(vides))
    source = random.Random(vides)
    for _ in range(3):
        bits = bits_au_hasard(source, vides)
        scores = set()
        for devine in (-64, -63, -17, -2, 0, 1, 9, 30, 63, 64, 1000):
            session.vider()
            bornes: list[tuple[int, int]] = []

            def apres(basse: int, haute: int, bornes: list[tuple[int, int]] = bornes) -> None:
                bornes.append((basse, haute))

            with session.recherche(bits):
                score = session.encadrer(bits, profondeur, devine, apres)
            scores.add(score)
            assert bornes[-1] == (score, score)
            assert all(basse <= score <= haute for basse, haute in bornes)
            assert len(set(bornes)) == len(bornes), "chaque fenêtre apprend quelque chose"
        assert len(scores) == 1, (bits, scores)
        if profondeur == vides:
            assert vides > 9 or scores == {score_naif(*bits)}


def test_les_scores_extremes_sont_atteints(session: SessionRecherche) -> None:
    gagnee, perdue, nulle = (0b1, 0b1111110), (0b1111110, 0b1), (0b11, 0b1100 << 50)
    for bits, attendu in ((gagnee, 64), (perdue, -64), (nulle, 0)):
        for devine in (-64, 0, 64):
            with session.recherche(bits):
                assert session.encadrer(bits, vides_de(bits), devine) == attendu


def test_l_evaluation_des_poids_donnes_est_celle_qui_sert() -> None:
    bits = bits_au_hasard(random.Random(6), 20)
    notes = [SessionRecherche(mega=1, poids=poids_au_hasard(graine)).evaluer(bits) for graine in (1, 2)]
    assert notes[0] != notes[1]
    pleine = ((1 << 64) - 1 ^ 7, 7)
    assert SessionRecherche(mega=1).evaluer(pleine) == UNITE * score_final(pleine)


def test_la_ligne_connue_se_joue(session: SessionRecherche) -> None:
    bits = bits_au_hasard(random.Random(7), 14)
    with session.recherche(bits):
        session.encadrer(bits, 14, 0)
    ligne = list(session.ligne_connue(bits))
    assert ligne[0] == session.coup_connu(bits)
    for case in ligne:
        assert case in (coups_legaux(*bits) or [PASSE])
        bits = jouer(*bits, case)
    assert session.coup_connu(DEPART) == PASSE
    assert list(session.ligne_connue(DEPART)) == []


def test_la_sonde_est_plus_courte_et_son_ecart_raisonnable() -> None:
    for vides, profondeur in ((50, 6), (40, 12), (30, 15), (20, 20)):
        plis, ecart = SessionRecherche.sonde(vides, profondeur)
        assert 0 < plis < profondeur
        assert 1 <= ecart <= 10
