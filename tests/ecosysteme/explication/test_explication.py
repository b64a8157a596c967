"""What is said of mistakes near the end, of which everything can be checked, and of one that has no values proved."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ecosysteme.cases import lire_case, nom_case
from ecosysteme.experts import ConseillerOthello
from ecosysteme.explication import Certitude, Fautif, GenreErreur, Meprise, Pourquoi, expliquer, expliquer_coup
from ecosysteme.explication.explication import PHRASES, SEUIL
from ecosysteme.explication.faits import COINS, SEUILS, Fait
from ecosysteme.explication.preuve import seule_reponse
from ecosysteme.formats.position import lire_position
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.moteur.othello.facade import Moteur
from ecosysteme.variantes.evaluation import Evaluation
from tests.ecosysteme.explication.meprises import DIX_SEPT_VIDES, apres, meprise, meprises_exactes
from tests.ecosysteme.moteur.othello.hasard import partie_au_hasard


@pytest.fixture(scope="module")
def expliquees() -> list[tuple[Meprise, Pourquoi]]:
    source, moteur = random.Random(7), Moteur(hash_mo=1)
    meprises = []
    for _ in range(30):
        plateau, couleur = partie_au_hasard(source, 9)
        meprises += meprises_exactes(EtatOthello(plateau, PREMIER if couleur == "N" else SECOND), moteur)
    return [(posee, expliquer(posee, Fautif.FAIBLES)) for posee in meprises]


def certitudes(dite: Pourquoi) -> list[Certitude]:
    return [phrase.certitude for phrase in dite.phrases]


def test_deux_phrases_au_plus_et_jamais_deux_fois_la_meme(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    assert {len(dite.phrases) for _, dite in expliquees} <= set(range(PHRASES + 1))
    for _, dite in expliquees:
        assert len({str(phrase.message) for phrase in dite.phrases}) == len(dite.phrases)


def test_un_resultat_change_est_dit_prouve_et_d_abord(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    vus = set()
    for posee, dite in expliquees:
        change = (posee.meilleure > 0) - (posee.meilleure < 0) != (posee.valeur > 0) - (posee.valeur < 0)
        vus.add(change)
        if change:
            assert certitudes(dite)[0] is Certitude.PROUVE
    assert vus == {True, False}


def test_les_faits_ne_sont_dits_qu_au_dessus_du_seuil(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    dits = [dite for _, dite in expliquees if Certitude.SANS_DOUTE in certitudes(dite)]
    assert dits
    assert min(dite.score for dite in dits) >= SEUIL
    for _, dite in expliquees:
        assert all(abs(ecart) >= SEUILS[fait] for fait, ecart in dite.faits.items())
        assert set(dite.faits) == set(dite.poids)


def test_sans_valeurs_prouvees_rien_n_est_prouve_ni_verifie(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    for posee, _ in expliquees:
        dite = expliquer(replace(posee, exacte=False))
        assert not {Certitude.PROUVE, Certitude.VERIFIE} & set(certitudes(dite))


def test_la_seule_reponse_se_dit_quand_il_y_a_la_place(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    dites = [(posee, dite) for posee, dite in expliquees if dite.reponse is not None]
    assert dites
    for posee, dite in dites:
        assert dite.reponse == seule_reponse(posee)
        joue, reponse = nom_case(posee.joue), nom_case(dite.reponse or (0, 0))
        rang = [str(phrase.message) for phrase in dite.phrases].index(f"une seule réponse punit {joue} : {reponse}")
        assert dite.phrases[rang].certitude is Certitude.PROUVE
        assert {phrase.certitude for phrase in dite.phrases[rang + 1 :]} <= {Certitude.LIGNE}
    for posee, dite in expliquees:
        pleine = len(dite.phrases) == PHRASES
        assert pleine or dite.reponse == seule_reponse(posee)


def test_un_coin_pris_a_tort_se_dit(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    prises = [(posee, dite) for posee, dite in expliquees if posee.joue in COINS and posee.mieux not in COINS]
    assert prises
    for posee, dite in prises:
        mieux, joue = nom_case(posee.mieux), nom_case(posee.joue)
        dites = {str(phrase.message): phrase.certitude for phrase in dite.phrases}
        assert Certitude.VERIFIE in dites.values() or dites[f"{mieux} vaut mieux que le coin {joue}"] == "prouvé"
        assert GenreErreur.COIN in dite.genres


def test_le_bout_des_suites_ne_se_dit_qu_une_fois() -> None:
    jouee, meilleure = "c6 d7 e6 f7 e7 c7 g4 f8 c3", "g3 e6 c4 e2 f6 g6 h3 d7 b5"
    dite = expliquer(meprise(apres("f5d6c5f4d3e3"), "f6", "g4", suite_joue=jouee, suite_mieux=meilleure))
    assert set(dite.poids) > {Fait.SOLDE, Fait.MUR, Fait.COUPS_ADVERSES}
    assert [str(phrase.message) for phrase in dite.phrases] == [
        "après f6, Blanc a le choix entre 10 coups ; après g4, seulement 7",
        "après f6, Noir aura 6 coups à jouer et Blanc 17 ; après g4, 11 et 12 "
        "(six coups plus loin, si chacun joue bien)",
    ], "what is seen on the board comes first"


def test_chaque_phrase_porte_les_cases_dont_elle_parle(expliquees: list[tuple[Meprise, Pourquoi]]) -> None:
    avant = apres("f5d6c5f4d3e3")
    jouee, meilleure = "c6 d7 e6 f7 e7 c7 g4 f8 c3", "g3 e6 c4 e2 f6 g6 h3 d7 b5"
    choix, bout = expliquer(meprise(avant, "f6", "g4", suite_joue=jouee, suite_mieux=meilleure)).phrases
    assert choix.cases_apres(lire_case("f6")) == set(Othello().jouer(avant, lire_case("f6")).coups)
    assert (choix.cases_apres(lire_case("g4")), bout.cases) == (frozenset(), frozenset())
    coins = [
        (str(phrase.message), phrase.cases_apres(posee.joue))
        for posee, dite in expliquees
        for phrase in dite.phrases
        if "prendre le coin" in str(phrase.message)
    ]
    assert coins
    for texte, cases in coins:
        assert {nom_case(case) for case in cases} == {texte.partition(" coin ")[2][:2]}
    for posee, dite in expliquees:
        reponses = [phrase for phrase in dite.phrases if "une seule réponse" in str(phrase.message)]
        assert [phrase.cases_apres(posee.joue) for phrase in reponses] == [{dite.reponse}] * len(reponses)


def test_sous_le_seuil_la_suite_est_dite_sans_cause() -> None:
    dite = expliquer(meprise(suite_joue="c3", suite_mieux="e3 f5"))
    assert dite.score == 0
    assert [(phrase.certitude, str(phrase.message)) for phrase in dite.phrases] == [
        (Certitude.LIGNE, "si chacun joue bien, le jeu continue après c4 par e3 f5 ; après d3, par c3")
    ]
    assert dite.suite == meprise(suite_mieux="e3 f5").suite_mieux
    assert not dite.faits.keys() & {Fait.SOLDE}


def test_un_coup_juge_s_explique_en_une_fois() -> None:
    conseiller = ConseillerOthello(Othello(), hash_mo=1, taches=1)
    plateau, couleur = partie_au_hasard(random.Random(3), 12)
    etat = EtatOthello(plateau, PREMIER if couleur == "N" else SECOND)
    notes = conseiller.juger(etat).coups
    tries = sorted(notes, key=lambda coup: -notes[coup].valeur)
    perte = notes[tries[0]].valeur - notes[tries[-1]].valeur
    evaluation = replace(Evaluation.de(notes[tries[-1]], etat.trait, perte), meilleurs=(tries[0],))
    dite = expliquer_coup(etat, tries[-1], evaluation, conseiller)
    assert dite is not None
    assert dite == expliquer_coup(etat, tries[-1], evaluation, conseiller)
    assert dite.mieux == tries[0]
    ecrite = dite.en_json()
    assert len(ecrite["phrases"]) == len(dite.phrases) > 0
    assert ecrite["mieux"] == nom_case(tries[0])
    assert [lire_case(case) for case in ecrite["suite"]] == list(dite.suite)
    assert [lire_case(case) for case in ecrite["suite_jouee"]] == list(dite.suite_jouee)
    assert expliquer_coup(etat, tries[0], replace(evaluation, perte=0), conseiller) is None


def test_a_dix_sept_cases_vides_l_autre_doit_passer_apres_le_meilleur_coup() -> None:
    avant = lire_position(DIX_SEPT_VIDES)
    jugee = Evaluation(-10, 26, meilleurs=(lire_case("f3"),), exact=True)  # for the first side; White plays
    conseiller = ConseillerOthello(Othello(), hash_mo=1, taches=1)
    dite = expliquer_coup(avant, lire_case("g8"), jugee, conseiller, Fautif.FAIBLES)
    assert dite is not None
    assert "si chacun joue bien jusqu'à la fin, Noir devra passer après f3, et jamais après g8" in [
        str(phrase.message) for phrase in dite.phrases
    ]
    assert dite.genres[0] is GenreErreur.COUPS
