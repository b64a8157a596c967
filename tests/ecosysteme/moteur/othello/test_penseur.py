"""Thinking under a limit: always a legal answer, exact when it says so, the same each time."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.moteur.othello import cadence, penseur
from ecosysteme.moteur.othello.avis import Avis, Limites
from ecosysteme.moteur.othello.conversion import Bits, depuis_pions
from ecosysteme.moteur.othello.noyaux.elagage import CERTITUDES
from ecosysteme.moteur.othello.penseur import etapes, reflechir
from ecosysteme.moteur.othello.session import PASSE, SessionRecherche, coups_legaux, jouer, vides_de
from ecosysteme.moteur.othello.solveur import SolveurFinales
from ecosysteme.plateau import Plateau
from tests.ecosysteme.moteur.commun.arrets import arrets
from tests.ecosysteme.moteur.othello.fabrique import poids_au_hasard
from tests.ecosysteme.moteur.othello.hasard import bits_au_hasard, score_naif

DEPART = depuis_pions(Plateau(), "N")
PASSE_FORCEE = (0b1111110, 1)  # black cannot move, white takes all


@pytest.fixture(scope="module")
def session() -> SessionRecherche:
    return SessionRecherche(mega=4)


def penser(session: SessionRecherche, bits: Bits, tous: bool = False, **limites: Any) -> Avis:
    return reflechir(session, bits, Limites(**limites), tous, None)


def verifier(avis: Avis, bits: Bits) -> None:
    """Check that the line is legal and that its first move is an answer."""
    assert -64 <= avis.score <= 64
    assert len(avis.ligne) > 0
    for coup in avis.ligne:
        case = PASSE if coup is None else 8 * coup[0] + coup[1]
        assert case in (coups_legaux(*bits) or [PASSE])
        bits = jouer(*bits, case)


@pytest.mark.parametrize("elagage", [True, False])
@pytest.mark.parametrize("vides", range(1, 61))
def test_les_etapes_s_approfondissent_puis_vont_au_bout(vides: int, elagage: bool) -> None:
    for profondeur in (None, vides, vides + 9):
        suite = list(etapes(vides, profondeur, elagage))
        assert (suite[-1].profondeur, suite[-1].selectivite) == (vides, 0)
        risques = [etape.selectivite for etape in suite if etape.profondeur == vides]
        assert risques == sorted(set(risques), reverse=True)
    plies = [etape.profondeur for etape in suite if etape.profondeur < vides]
    assert plies == list(range(1, len(plies) + 1))
    assert all(0 <= etape.selectivite < len(CERTITUDES) for etape in suite)
    assert elagage or not any(etape.selectivite for etape in suite)
    for profondeur in range(1, vides):
        bornees = [etape.profondeur for etape in etapes(vides, profondeur, elagage)]
        assert bornees == list(range(1, profondeur + 1))


@pytest.mark.parametrize(
    "limites", [{"noeuds": 1}, {"noeuds": 40}, {"noeuds": 5000}, {"secondes": 1e-9}, {"secondes": 0.02}]
)
@pytest.mark.parametrize("tous", [False, True])
def test_une_limite_donne_toujours_un_coup_legal(
    session: SessionRecherche, limites: dict[str, float], tous: bool
) -> None:
    source = random.Random(1)
    for vides in (60, 45, 30, 22, 14, 9, 4, 2, 1):
        for bits in (bits_au_hasard(source, vides), bits_au_hasard(source, vides)[::-1]):
            session.vider()
            avis = penser(session, bits, tous, **limites)
            if avis.ligne:
                verifier(avis, bits)
                assert {8 * y + x for y, x in avis.coups} == (set(coups_legaux(*bits)) if tous else set())


@pytest.mark.parametrize("profondeur", [1, 2, 3, 4, 6, 9])
def test_tous_les_coups_sont_juges_a_la_profondeur_demandee(session: SessionRecherche, profondeur: int) -> None:
    bits = bits_au_hasard(random.Random(profondeur), 30)
    avis = penser(session, bits, tous=True, profondeur=profondeur)
    scores = [note.score for note in avis.coups.values()]
    assert scores == sorted(scores, reverse=True)
    assert (scores[0], next(iter(avis.coups))) == (avis.score, avis.meilleur)
    assert {note.profondeur for note in avis.coups.values()} == {avis.profondeur} == {profondeur}
    assert {note.exact for note in avis.coups.values()} == {avis.exact} == {False}


@pytest.mark.parametrize("tous", [False, True])
def test_pres_de_la_fin_c_est_le_score_de_l_oracle(session: SessionRecherche, tous: bool) -> None:
    source = random.Random(2)
    solveur = SolveurFinales(mega=1)
    for rang in range(40):
        vides = rang % 10 + 1
        bits = bits_au_hasard(source, vides)
        avis = penser(session, bits, tous, **({"profondeur": vides} if rang % 3 else {}))
        assert (avis.score, avis.exact, avis.certitude) == (score_naif(*bits), True, 100)
        attendus = solveur.scores_coups(*bits)
        if tous:
            assert {8 * y + x: note.score for (y, x), note in avis.coups.items()} == attendus
            assert all(note.exact for note in avis.coups.values())
        elif avis.meilleur is not None:
            verifier(avis, bits)
            assert attendus[8 * avis.meilleur[0] + avis.meilleur[1]] == avis.score


@pytest.mark.parametrize("tous", [False, True])
def test_sans_limite_une_position_plus_profonde_est_exacte(session: SessionRecherche, tous: bool) -> None:
    bits = bits_au_hasard(random.Random(3), 17)
    entendus: list[Avis] = []
    avis = reflechir(session, bits, Limites(), tous, entendus.append)
    scores = SolveurFinales(mega=4).scores_coups(*bits)
    assert avis.exact
    assert avis.score == max(scores.values())
    assert avis.meilleur is not None
    assert scores[8 * avis.meilleur[0] + avis.meilleur[1]] == avis.score
    assert not tous or {8 * y + x: note.score for (y, x), note in avis.coups.items()} == scores
    assert entendus[-1].score == avis.score
    assert [un.profondeur for un in entendus] == sorted(un.profondeur for un in entendus)
    assert [un.exact for un in entendus] == [False] * (len(entendus) - 1) + [True]


def test_un_passe_est_juge_par_ce_qui_suit(session: SessionRecherche) -> None:
    for limites in ({}, {"profondeur": 1}, {"noeuds": 1}, {"secondes": 10.0}):
        avis = penser(session, PASSE_FORCEE, **limites)
        assert (avis.meilleur, avis.ligne[0], avis.coups) == (None, None, {})
    source, vus = random.Random(4), 0
    while vus < 5:
        bits = bits_au_hasard(source, source.randrange(2, 9))[::-1]
        if coups_legaux(*bits) or not coups_legaux(*bits[::-1]):
            continue
        vus += 1
        for tous in (False, True):
            avis = penser(session, bits, tous)
            assert (avis.score, avis.exact, avis.meilleur) == (score_naif(*bits), True, None)
            verifier(avis, bits)


def test_une_partie_finie_a_son_score(session: SessionRecherche) -> None:
    avis = penser(session, ((1 << 40) - 1, 0), tous=True, secondes=1.0)
    assert (avis.score, avis.exact, avis.ligne, avis.coups) == (64, True, (), {})
    assert penser(session, (0b1, 0b1110 << 40), noeuds=1).score == -62


@pytest.mark.parametrize("taches", [1, 2])
def test_un_arret_de_l_exterieur_se_leve(taches: int) -> None:
    session = SessionRecherche(mega=4, taches=taches)
    for tous in (False, True):
        with pytest.raises(Interrompu), arrets(session.arreter):
            penser(session, DEPART, tous)
    assert penser(session, DEPART, profondeur=4).meilleur is not None


@pytest.mark.parametrize("limites", [{"profondeur": 8}, {"noeuds": 20000}])
def test_un_fil_et_une_limite_sans_horloge_donnent_deux_fois_la_meme_chose(limites: dict[str, int]) -> None:
    source = random.Random(5)
    for vides, tous in ((50, False), (36, True), (20, False)):
        bits = bits_au_hasard(source, vides)
        premier, second = (penser(SessionRecherche(mega=1), bits, tous, **limites) for _ in range(2))
        sauf = {"secondes": 0.0}
        assert {**vars(premier), **sauf} == {**vars(second), **sauf}


def test_sans_elagage_la_profondeur_se_dit_certaine(session: SessionRecherche) -> None:
    bits = bits_au_hasard(random.Random(6), 40)
    session.vider()
    avec = reflechir(session, bits, Limites(profondeur=7), False, None)
    session.vider()
    sans = reflechir(session, bits, Limites(profondeur=7), False, None, elagage=False)
    assert avec.certitude < sans.certitude == 100
    assert not sans.exact


def test_un_seul_coup_et_une_horloge_ne_font_pas_attendre(session: SessionRecherche) -> None:
    source, bits = random.Random(7), DEPART
    while len(coups_legaux(*bits)) != 1 or vides_de(bits) < 20:
        coups = coups_legaux(*bits)
        bits = jouer(*bits, source.choice(coups)) if coups and vides_de(bits) > 20 else DEPART
    avis = penser(session, bits, secondes=600.0)
    assert avis.profondeur < 10
    verifier(avis, bits)


def test_le_coup_vaut_le_score_quand_la_table_connait_deja_les_suites() -> None:
    # What follows each move is in the table, the position is not: a bound is proven there and no move is named.
    source, solveur, session = random.Random(9), SolveurFinales(mega=4), SessionRecherche(mega=4)
    for rang in range(24):
        bits = bits_au_hasard(source, 10 + rang % 5)
        attendus = solveur.scores_coups(*bits)
        for case in attendus:
            penser(session, jouer(*bits, case))
        avis = penser(session, bits)
        assert avis.exact
        if avis.meilleur is not None:
            assert attendus[8 * avis.meilleur[0] + avis.meilleur[1]] == avis.score == max(attendus.values()), bits


def test_un_coup_qui_prend_tout_est_joue() -> None:
    source, vus = random.Random(10), 0
    while vus < 12:
        nous = sum(1 << case for case in source.sample(range(64), 26))
        eux = sum(1 << case for case in source.sample(range(64), 4)) & ~nous
        coups = coups_legaux(nous, eux)
        if len(coups) < 3 or not any(jouer(nous, eux, case)[0] == 0 for case in coups):
            continue
        vus += 1
        for vers in (None, 1, 2, 3, 4, 6):
            avis = penser(SessionRecherche(mega=1), (nous, eux), profondeur=vers, secondes=20.0)
            assert avis.score == 64, (nous, eux, vers)
            assert avis.meilleur is not None
            suite = jouer(nous, eux, 8 * avis.meilleur[0] + avis.meilleur[1])
            assert suite[0] == 0 or avis.exact, (nous, eux, vers)


def test_plusieurs_fils_sont_exacts_pres_de_la_fin() -> None:
    session = SessionRecherche(mega=4, taches=3, poids=poids_au_hasard(8))
    source = random.Random(8)
    for vides in (14, 15, 16):
        bits = bits_au_hasard(source, vides)
        assert penser(session, bits).score == SolveurFinales(mega=4).score(*bits)


def test_sur_une_pendule_un_temps_minuscule_ne_va_pas_plus_loin_qu_une_etape(session: SessionRecherche) -> None:
    bits = bits_au_hasard(random.Random(11), 30)
    assert penser(session, bits, visees=1e-9).profondeur == 1
    assert penser(session, bits, visees=1e9, profondeur=7).profondeur == 7


def test_sur_une_pendule_un_coup_net_se_joue_sans_finir(
    session: SessionRecherche, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cadence, "DEBUT", 0.0)
    source, nets, serres = random.Random(12), 0, 0
    while nets < 3 or serres < 3:
        bits = bits_au_hasard(source, 24)
        session.vider()
        notes = list(penser(session, bits, tous=True, profondeur=9).coups.values())
        if len(notes) < 2:
            continue
        ecart = notes[0].score - notes[1].score
        session.vider()
        avis = penser(session, bits, visees=1e9, profondeur=9)
        if ecart >= 20:
            nets += 1
            assert avis.profondeur < 9
        elif ecart == 0:
            serres += 1
            assert avis.profondeur == 9


def test_sur_une_pendule_la_fin_reste_exacte(session: SessionRecherche, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cadence, "DEBUT", 0.0)
    source = random.Random(13)
    for vides in (*range(2, 10), *range(2, 10)):
        bits = bits_au_hasard(source, vides)
        avis = penser(session, bits, visees=1e9)
        assert avis.score == score_naif(*bits) or not avis.exact
        assert avis.exact or vides > 7, "si près de la fin, rien ne s'arrête avant"


def test_un_milieu_de_partie_s_annonce_par_la_moyenne_des_dernieres_etapes(monkeypatch: pytest.MonkeyPatch) -> None:
    bits = bits_au_hasard(random.Random(14), 30)

    def scores() -> list[tuple[int, int]]:
        etapes: list[Avis] = []
        reflechir(SessionRecherche(mega=4), bits, Limites(profondeur=8), False, etapes.append)
        return [(avis.profondeur, avis.score) for avis in etapes]

    annonces = dict(scores())
    monkeypatch.setattr(penseur, "POIDS_ETAPES", (1,))
    monkeypatch.setattr(penseur, "PAS_ANNONCE", 1)
    bruts = dict(scores())
    assert len(set(bruts.values())) > 2
    assert all(annonces[plis] == bruts[plis] for plis in range(1, 4)), "no mean is made of the shallow steps"
    assert annonces[4] == 2 * round(bruts[4] / 2), "the first step of the mean stands alone"
    for plis in range(6, 9):
        assert annonces[plis] == 2 * round((2 * bruts[plis] + 2 * bruts[plis - 1] + bruts[plis - 2]) / 10)


def test_chaque_coup_d_un_milieu_de_partie_vaut_la_moyenne_de_ses_dernieres_etapes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bits = bits_au_hasard(random.Random(15), 30)

    def etapes_de_tous(profondeur: int) -> dict[int, Avis]:
        recues: list[Avis] = []
        reflechir(SessionRecherche(mega=4), bits, Limites(profondeur=profondeur), True, recues.append, elagage=False)
        return {avis.profondeur: avis for avis in recues}

    donnees = etapes_de_tous(7)
    monkeypatch.setattr(penseur, "POIDS_ETAPES", (1,))
    brutes = etapes_de_tous(7)
    for plis in (6, 7):
        (a, b, c), coups = (brutes[plis - recul].coups for recul in range(3)), donnees[plis].coups
        moyennes = {coup: (2 * a[coup].score + 2 * b[coup].score + c[coup].score) / 5 for coup in coups}
        assert {coup: note.score for coup, note in coups.items()} == {k: round(m) for k, m in moyennes.items()}
        assert list(moyennes.values()) == sorted(moyennes.values(), reverse=True), "the best comes first, unrounded"
        assert donnees[plis].score == coups[donnees[plis].meilleur or (0, 0)].score
    assert donnees[7].coups != brutes[7].coups
