"""Each verified cause is borne out by the solver, asked anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ecosysteme.explication.preuve import INDIFFERENT, PART, Cause, coin_cede, verifier
from ecosysteme.explication.question import Question
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import COULEUR_DE, EtatOthello, Othello
from ecosysteme.moteur.othello.facade import Moteur
from tests.ecosysteme.explication.questions import questions_exactes
from tests.ecosysteme.moteur.othello.hasard import partie_au_hasard


@pytest.fixture(scope="module")
def moteur() -> Moteur:
    return Moteur(hash_mo=1)


def tirer(vides: int, nombre: int, moteur: Moteur) -> list[Question]:
    source = random.Random(31)
    tirees = []
    for _ in range(nombre):
        plateau, couleur = partie_au_hasard(source, vides)
        tirees += questions_exactes(EtatOthello(plateau, PREMIER if couleur == "N" else SECOND), moteur)
    return tirees


@pytest.fixture(scope="module")
def questions(moteur: Moteur) -> list[Question]:
    return tirer(9, 40, moteur)


def rendu(question: Question, mieux: bool, **pliees: object) -> int:
    coup = question.mieux if mieux else question.joue
    etat = Othello().jouer(question.avant, coup)
    si = -Moteur.si(etat.plateau, COULEUR_DE[etat.trait], **pliees)  # type: ignore[arg-type]
    return si - (question.meilleure if mieux else question.valeur)


def causes(questions: list[Question]) -> Iterator[tuple[Question, Cause]]:
    for question in questions:
        cause = verifier(question)
        if cause is not None:
            yield question, cause


def test_les_deux_causes_sont_trouvees_et_verifiees(questions: list[Question]) -> None:
    trouvees = [*causes(questions)]
    assert {cause.coin is None for _, cause in trouvees} == {True, False}
    assert len(trouvees) < len(questions) / 2
    for question, cause in trouvees:
        nous, eux = COULEUR_DE[question.camp], COULEUR_DE[question.adverse]
        if cause.coin is None:
            passes = {nous: 1}
            gain = rendu(question, False, passes=passes) - rendu(question, True, passes=passes)
            assert gain >= PART * question.perte
        else:
            interdites = {eux: (cause.coin,)}
            assert rendu(question, False, interdites=interdites) >= max(PART * question.perte, INDIFFERENT)
            assert cause.coin == question.mieux or rendu(question, True, interdites=interdites) <= INDIFFERENT


def test_rien_n_est_verifie_de_valeurs_que_rien_ne_prouve(questions: list[Question]) -> None:
    question, _ = next(causes(questions))
    assert verifier(replace(question, exacte=False)) is None
    assert verifier(replace(question, meilleure=question.valeur)) is None


def test_trop_loin_de_la_fin_rien_n_est_verifie() -> None:
    plateau, couleur = partie_au_hasard(random.Random(5), 15)
    etat = EtatOthello(plateau, PREMIER if couleur == "N" else SECOND)
    assert verifier(Question(etat, etat.coups[0], etat.coups[1], 0, 10, True, (), ())) is None


def test_un_coin_cede_l_est_par_le_meilleur_coup_seul(moteur: Moteur) -> None:
    cedes = [(question, coin) for question in tirer(12, 90, moteur) if (coin := coin_cede(question)) is not None]
    assert cedes
    for question, coin in cedes:
        etats = [Othello().jouer(question.avant, coup) for coup in (question.mieux, question.joue)]
        assert coin in etats[0].coups
        assert coin not in etats[1].coups
        assert coin_cede(replace(question, exacte=False)) is None
