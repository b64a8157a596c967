"""What is said of mistakes near the end, of which everything can be checked, and of one that has no values proved."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ecosysteme.explication import Certitude, Classe, Explication, Question, expliquer
from ecosysteme.explication.explication import PHRASES, SEUIL
from ecosysteme.explication.faits import SEUILS, Fait
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello
from ecosysteme.moteur.othello.facade import Moteur
from tests.ecosysteme.explication.questions import question, questions_exactes
from tests.ecosysteme.moteur.othello.hasard import partie_au_hasard


@pytest.fixture(scope="module")
def expliquees() -> list[tuple[Question, Explication]]:
    source, moteur = random.Random(7), Moteur(hash_mo=1)
    questions = []
    for _ in range(30):
        plateau, couleur = partie_au_hasard(source, 9)
        questions += questions_exactes(EtatOthello(plateau, PREMIER if couleur == "N" else SECOND), moteur)
    return [(posee, expliquer(posee, Classe.FAIBLES)) for posee in questions]


def certitudes(dite: Explication) -> list[Certitude]:
    return [phrase.certitude for phrase in dite.phrases]


def test_deux_phrases_au_plus_et_jamais_deux_fois_la_meme(expliquees: list[tuple[Question, Explication]]) -> None:
    assert {len(dite.phrases) for _, dite in expliquees} <= set(range(PHRASES + 1))
    for _, dite in expliquees:
        assert len({str(phrase.message) for phrase in dite.phrases}) == len(dite.phrases)


def test_un_resultat_change_est_dit_prouve_et_d_abord(expliquees: list[tuple[Question, Explication]]) -> None:
    vus = set()
    for posee, dite in expliquees:
        change = (posee.meilleure > 0) - (posee.meilleure < 0) != (posee.valeur > 0) - (posee.valeur < 0)
        vus.add(change)
        if change:
            assert certitudes(dite)[0] is Certitude.PROUVE
    assert vus == {True, False}


def test_les_faits_ne_sont_dits_qu_au_dessus_du_seuil(expliquees: list[tuple[Question, Explication]]) -> None:
    dits = [dite for _, dite in expliquees if Certitude.SANS_DOUTE in certitudes(dite)]
    assert dits
    assert min(dite.score for dite in dits) >= SEUIL
    for _, dite in expliquees:
        assert all(abs(ecart) >= SEUILS[fait] for fait, ecart in dite.faits.items())
        assert set(dite.faits) == set(dite.poids)


def test_sans_valeurs_prouvees_rien_n_est_prouve_ni_verifie(expliquees: list[tuple[Question, Explication]]) -> None:
    for posee, _ in expliquees:
        dite = expliquer(replace(posee, exacte=False))
        assert not {Certitude.PROUVE, Certitude.VERIFIE} & set(certitudes(dite))


def test_sous_le_seuil_la_suite_est_dite_sans_cause() -> None:
    dite = expliquer(question(suite_joue="c3", suite_mieux="e3 f5"))
    assert dite.score == 0
    assert [(phrase.certitude, str(phrase.message)) for phrase in dite.phrases] == [
        (Certitude.LIGNE, "après c4, la suite cherchée est e3 f5")
    ]
    assert dite.suite == question(suite_mieux="e3 f5").suite_mieux
    assert not dite.faits.keys() & {Fait.SOLDE}
