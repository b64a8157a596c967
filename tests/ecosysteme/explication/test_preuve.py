"""Each verified cause is borne out by the solver, asked anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ecosysteme.explication.faits import COINS
from ecosysteme.explication.meprise import Meprise
from ecosysteme.explication.preuve import (
    DE_PLUS,
    INDIFFERENT,
    PART,
    PART_MAX,
    Cause,
    coin_cede,
    coin_pris,
    seule_reponse,
    verifier,
)
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.facade import Moteur
from tests.ecosysteme.explication.meprises import meprises_exactes
from tests.ecosysteme.moteur.othello.hasard import partie_au_hasard


@pytest.fixture(scope="module")
def moteur() -> Moteur:
    return Moteur(hash_mo=1)


def tirer(vides: int, nombre: int, moteur: Moteur) -> list[Meprise]:
    source = random.Random(31)
    tirees = []
    for _ in range(nombre):
        plateau, couleur = partie_au_hasard(source, vides)
        tirees += meprises_exactes(EtatOthello(plateau, PREMIER if couleur == "N" else SECOND), moteur)
    return tirees


@pytest.fixture(scope="module")
def meprises(moteur: Moteur) -> list[Meprise]:
    return tirer(9, 40, moteur)


def rendu(meprise: Meprise, mieux: bool, **pliees: object) -> int:
    coup = meprise.mieux if mieux else meprise.joue
    etat = Othello().jouer(meprise.avant, coup)
    si = -Moteur.si(etat.plateau, COULEUR_DE[etat.trait], **pliees)  # type: ignore[arg-type]
    return si - (meprise.meilleure if mieux else meprise.valeur)


def causes(meprises: list[Meprise]) -> Iterator[tuple[Meprise, Cause]]:
    for meprise in meprises:
        cause = verifier(meprise)
        if cause is not None:
            yield meprise, cause


def test_les_deux_causes_sont_trouvees_et_verifiees(meprises: list[Meprise]) -> None:
    trouvees = [*causes(meprises)]
    assert {cause.coin is None for _, cause in trouvees} == {True, False}
    assert len(trouvees) < len(meprises) / 2
    for meprise, cause in trouvees:
        nous, eux = COULEUR_DE[meprise.camp], COULEUR_DE[meprise.adverse]
        if cause.coin is None:
            passes = {nous: 1}
            assert rendu(meprise, True, passes=passes) <= INDIFFERENT
            gain = rendu(meprise, False, passes=passes) - rendu(meprise, True, passes=passes)
            assert PART * meprise.perte <= gain <= PART_MAX * meprise.perte + DE_PLUS
        else:
            interdites = {eux: (cause.coin,)}
            gain = rendu(meprise, False, interdites=interdites)
            assert max(PART * meprise.perte, INDIFFERENT) <= gain <= PART_MAX * meprise.perte + DE_PLUS
            assert cause.coin == meprise.mieux or rendu(meprise, True, interdites=interdites) <= 0


def test_rien_n_est_verifie_de_valeurs_que_rien_ne_prouve(meprises: list[Meprise]) -> None:
    meprise, _ = next(causes(meprises))
    assert verifier(replace(meprise, exacte=False)) is None
    assert verifier(replace(meprise, meilleure=meprise.valeur)) is None


def test_trop_loin_de_la_fin_rien_n_est_verifie() -> None:
    plateau, couleur = partie_au_hasard(random.Random(5), 15)
    etat = EtatOthello(plateau, PREMIER if couleur == "N" else SECOND)
    assert verifier(Meprise(etat, etat.coups[0], etat.coups[1], 0, 10, True, (), ())) is None


def test_un_coin_cede_l_est_par_le_meilleur_coup_seul(moteur: Moteur) -> None:
    cedes = [(meprise, coin) for meprise in tirer(12, 90, moteur) if (coin := coin_cede(meprise)) is not None]
    assert cedes
    for meprise, coin in cedes:
        etats = [Othello().jouer(meprise.avant, coup) for coup in (meprise.mieux, meprise.joue)]
        assert coin in etats[0].coups
        assert coin not in etats[1].coups
        assert coin_cede(replace(meprise, exacte=False)) is None


def test_un_coin_pris_a_tort_l_est_par_le_coup_joue_seul(moteur: Moteur) -> None:
    tirees = tirer(12, 90, moteur)
    pris = [(meprise, coin) for meprise in tirees if (coin := coin_pris(meprise)) is not None]
    assert pris
    for meprise, coin in pris:
        assert coin == meprise.joue
        assert coin in COINS
        assert meprise.mieux not in COINS
        assert coin_pris(replace(meprise, exacte=False)) is None
        assert coin_pris(replace(meprise, joue=meprise.mieux, mieux=coin)) is None


def test_la_seule_reponse_qui_punit_l_est_pour_le_solveur(meprises: list[Meprise], moteur: Moteur) -> None:
    vues = {}
    for meprise in meprises:
        apres = Othello().jouer(meprise.avant, meprise.joue)
        valeurs = moteur.resoudre(apres.plateau, COULEUR_DE[apres.trait], tous=True).coups if apres.coups else {}
        punissent = [coup for coup, score in valeurs.items() if -score < meprise.meilleure]
        seule = punissent[0] if len(punissent) == 1 < len(valeurs) else None
        assert seule_reponse(meprise) == seule
        vues[seule is None] = meprise
    assert set(vues) == {True, False}
    assert seule_reponse(replace(vues[False], exacte=False)) is None
    assert seule_reponse(replace(vues[False], meilleure=vues[False].valeur)) is None
