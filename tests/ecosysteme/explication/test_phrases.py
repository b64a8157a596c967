from __future__ import annotations

import pytest

from ecosysteme.explication.faits import Fait
from ecosysteme.explication.meprise import PLIS
from ecosysteme.explication.phrases import (
    VIDES_AU_BOUT,
    Certitude,
    Phrase,
    coups,
    nom_camp,
    phrase_de_la_cause,
    phrase_de_la_reponse,
    phrase_de_la_suite,
    phrase_du_coin_cede,
    phrase_du_coin_pris,
    phrase_du_fait,
    phrase_du_resultat,
    pions,
    sans_nommer_le_mieux,
    se_dit,
)
from ecosysteme.explication.preuve import Cause
from ecosysteme.jeu import SECOND
from tests.ecosysteme.explication.meprises import apres, meprise

PHRASES = {
    Fait.FRONT: (
        "après d3, Noir a 4 pions à côté d'une case vide, après c4 seulement 1 : "
        "Blanc ne peut jouer qu'à côté de ceux-là"
    ),
    Fait.INTERIEUR: (
        "d3 retourne 4 pions à côté d'une case vide, c4 seulement 1 : Blanc ne peut jouer qu'à côté de tels pions"
    ),
    Fait.MUET: (
        "c4 est discret : les pions qu'il retourne ne touchent aucune case vide, Blanc ne peut pas jouer à côté"
    ),
    Fait.CHOIX: (
        "si chacun joue bien, Noir n'aura bientôt plus que 4 coups à jouer après d3 ; après c4, toujours 1 au moins"
    ),
    Fait.PASSE: "si chacun joue bien jusqu'à la fin, Noir devra passer après d3, et jamais après c4",
    Fait.PASSE_ADVERSE: "si chacun joue bien jusqu'à la fin, Blanc devra passer après c4, et jamais après d3",
    Fait.COUPS_ADVERSES: "après d3, Blanc a le choix entre 4 coups ; après c4, seulement 1",
    Fait.RESERVE: "d3 pouvait attendre : Blanc ne pouvait pas y jouer",
    Fait.RESERVES: "après c4, Noir garde 1 coup où Blanc ne peut pas jouer ; après d3, 4",
    Fait.RETOURNES: "d3 retourne 4 pions, c4 seulement 1 : moins, c'est mieux ici",
    Fait.COIN_OFFERT: "d3 offre un coin à Blanc",
    Fait.SOLDE: (
        "après d3, Noir aura 3 coups à jouer et Blanc 3 ; après c4, 3 et 3 (six coups plus loin, si chacun joue bien)"
    ),
    Fait.MUR: (
        "après d3, Noir aura 4 pions à côté d'une case vide et Blanc 1 ; après c4, 4 et 1 "
        "(six coups plus loin, si chacun joue bien) : on ne peut jouer qu'à côté de ceux de l'autre"
    ),
}


SIX_COUPS_APRES_D3, SIX_COUPS_APRES_C4 = "c3 b3 e3 f3 f2 f5", "c3 c2 b4 d3 e6 e7"
PARTIE = "f5d6c6f6e6d7c4c3d8c7c8e3f3g5f4g3d3e7h3g4h4h5b3"
COIN_PRIS = "f5d6c3d3c4f4c5b3c2e3d2b6b4e6a3e2d7c6f6c7f1g5f2d8b5a5e7a4a6f8e8c8f7g6g7d1e1g1h4f3h5h8g8h7h6h3g4g3h2"


@pytest.mark.parametrize("fait", Fait)
def test_chaque_fait_a_sa_phrase(fait: Fait) -> None:
    assert str(phrase_du_fait(fait, meprise(), {fait: -1}, {fait: -4})) == PHRASES[fait]


def test_rien_se_dit_en_toutes_lettres() -> None:
    assert str(phrase_du_fait(Fait.COUPS_ADVERSES, meprise(), {Fait.COUPS_ADVERSES: 0}, {Fait.COUPS_ADVERSES: -3})) == (
        "après d3, Blanc a le choix entre 3 coups ; après c4, aucun"
    )
    assert str(phrase_du_fait(Fait.CHOIX, meprise(), {Fait.CHOIX: 2}, {Fait.CHOIX: 0})) == (
        "si chacun joue bien, Noir devra bientôt passer après d3 ; après c4, il aura toujours 2 coups au moins"
    )
    assert str(phrase_du_fait(Fait.CHOIX, meprise(), {Fait.CHOIX: 3}, {Fait.CHOIX: 1})) == (
        "si chacun joue bien, Noir n'aura bientôt plus qu'un coup à jouer après d3 ; après c4, toujours 3 au moins"
    )
    assert str(phrase_du_fait(Fait.INTERIEUR, meprise(), {Fait.INTERIEUR: 0}, {Fait.INTERIEUR: -3})) == (
        "d3 retourne 3 pions à côté d'une case vide, c4 aucun : Blanc ne peut jouer qu'à côté de tels pions"
    )
    assert str(phrase_du_fait(Fait.RESERVES, meprise(), {Fait.RESERVES: 3}, {Fait.RESERVES: 0})) == (
        "après c4, Noir garde 3 coups où Blanc ne peut pas jouer ; après d3, aucun"
    )


def test_qui_n_a_plus_rien_au_bout_de_la_suite_n_a_aucun_pion() -> None:
    posee = meprise(apres(PARTIE), "b6", "g6", suite_joue="f7 c5 h6 d2 c2 b4 g6", suite_mieux="h6 f7 f8 e8 g7 h7 h8")
    assert str(phrase_du_fait(Fait.SOLDE, posee, {Fait.SOLDE: 11}, {Fait.SOLDE: 3})) == (
        "après b6, Blanc aura 15 coups à jouer et Noir 12 ; après g6, 11 et aucun "
        "(six coups plus loin, si chacun joue bien)"
    )
    assert str(phrase_du_fait(Fait.MUR, posee, {Fait.MUR: 18}, {Fait.MUR: 9})) == (
        "après b6, Blanc aura 8 pions à côté d'une case vide et Noir 17 ; après g6, aucun et 18 "
        "(six coups plus loin, si chacun joue bien) : on ne peut jouer qu'à côté de ceux de l'autre"
    )


def test_deux_nombres_qui_se_contredisent_ne_se_disent_pas() -> None:
    suites = {"b6": "f7 c5 h6 d2 c2 b4 g6", "g6": "h6 f7 f8 e8 g7 h7 h8"}
    posee = meprise(apres(PARTIE), "b6", "g6", suite_joue=suites["b6"], suite_mieux=suites["g6"])
    assert not se_dit(Fait.SOLDE, posee, {Fait.SOLDE: 3})  # 11 moves after the better one, 15 after the other
    assert se_dit(Fait.MUR, posee, {Fait.MUR: 9})
    inverse = meprise(apres(PARTIE), "g6", "b6", suite_joue=suites["g6"], suite_mieux=suites["b6"])
    assert not se_dit(Fait.MUR, inverse, {Fait.MUR: 18})


def test_le_bout_d_une_suite_ne_se_dit_pas_quand_presque_tout_y_est_joue() -> None:
    suite = "g2 b1 c1 a2 b7 a7 a1"
    fin = meprise(apres(COIN_PRIS), "h1", "b2", suite_joue=suite, suite_mieux=suite)
    assert fin.vides <= VIDES_AU_BOUT
    assert not any(se_dit(fait, fin, {fait: 0}) for fait in (Fait.SOLDE, Fait.MUR))


def test_qui_passe_dans_la_suite_n_a_pas_toujours_des_coups() -> None:
    passe, joue = "g6 h6 f7 f8 e8 g7 h7", "h2 h6 h7 g6 d2 c2 e2"
    posee = meprise(apres(PARTIE[:-2]), "b3", "f7", suite_joue=passe, suite_mieux=joue)
    assert str(phrase_du_fait(Fait.CHOIX, posee, {Fait.CHOIX: 5}, {Fait.CHOIX: 3})) == (
        "si chacun joue bien, Noir devra bientôt passer après b3 ; après f7, il aura toujours 5 coups au moins"
    )
    assert se_dit(Fait.CHOIX, posee, {Fait.CHOIX: 3})
    contraire = meprise(apres(PARTIE[:-2]), "f7", "b3", suite_joue=joue, suite_mieux=passe)
    assert not se_dit(Fait.CHOIX, contraire, {Fait.CHOIX: 3})


def test_un_coup_ne_pouvait_attendre_que_si_l_autre_camp_n_y_a_pas_acces_ensuite() -> None:
    assert se_dit(Fait.RESERVE, meprise(apres(PARTIE), "b6", "g6"), {})
    ouvrante = apres("f5d6c7f4c3e6g3c6d3c8c5b4b5c4b6")
    assert not se_dit(Fait.RESERVE, meprise(ouvrante, "a6", "a4"), {})  # after a4, Black may play a6


def test_le_choix_ne_manque_qu_a_qui_a_peu_de_coups() -> None:
    longue = meprise(suite_joue=SIX_COUPS_APRES_D3, suite_mieux=SIX_COUPS_APRES_C4)
    assert se_dit(Fait.CHOIX, longue, {Fait.CHOIX: 4})
    assert not se_dit(Fait.CHOIX, longue, {Fait.CHOIX: 5})
    assert se_dit(Fait.FRONT, longue, {Fait.FRONT: -9})


@pytest.mark.parametrize("fait", [Fait.SOLDE, Fait.MUR, Fait.CHOIX])
def test_le_bout_d_une_suite_trop_courte_ne_se_dit_pas(fait: Fait) -> None:
    assert PLIS == 6
    assert se_dit(fait, meprise(suite_joue=SIX_COUPS_APRES_D3, suite_mieux=SIX_COUPS_APRES_C4), {fait: 1})
    assert not se_dit(fait, meprise(suite_joue=SIX_COUPS_APRES_D3[:-3], suite_mieux=SIX_COUPS_APRES_C4), {fait: 1})
    assert not se_dit(fait, meprise(suite_joue=SIX_COUPS_APRES_D3, suite_mieux=SIX_COUPS_APRES_C4[:-3]), {fait: 1})


def test_les_nombres_ont_leur_singulier() -> None:
    assert [str(coups(nombre)) for nombre in (0, 1, 2)] == ["aucun coup", "1 coup", "2 coups"]
    assert [str(pions(nombre)) for nombre in (0, 1, 2)] == ["aucun pion", "1 pion", "2 pions"]
    assert str(nom_camp(SECOND)) == "Blanc"


@pytest.mark.parametrize(
    ("meilleure", "valeur", "phrase"),
    [
        (2, -4, "c4 gagnait de 2 pions, d3 perd de 4 pions"),
        (0, -2, "c4 faisait nulle, d3 perd de 2 pions"),
        (6, 0, "c4 gagnait de 6 pions, d3 fait nulle"),
    ],
)
def test_le_resultat(meilleure: int, valeur: int, phrase: str) -> None:
    assert str(phrase_du_resultat(meprise(meilleure=meilleure, valeur=valeur))) == phrase


def test_les_causes() -> None:
    assert str(phrase_de_la_cause(meprise(), Cause())) == (
        "après d3, il manque un coup d'attente à Noir : "
        "s'il pouvait passer son tour une fois, d3 ne coûterait presque rien"
    )
    assert str(phrase_de_la_cause(meprise(), Cause((0, 7)))) == (
        "après d3, Blanc menace de prendre le coin h1 : s'il ne le pouvait pas, d3 ne coûterait presque rien"
    )
    prise = meprise(apres(COIN_PRIS), "h1", "b2", suite_joue="g2 b1 c1 a2 b7 a7 a1 b2 a8 b8")
    assert str(phrase_de_la_cause(prise, Cause((7, 0)))) == (
        "h1 laisse Noir prendre le coin a8 : s'il ne le pouvait pas, h1 ne coûterait presque rien"
    )
    assert str(phrase_du_coin_cede(meprise(), (7, 0))) == "c4 laisse prendre le coin a8 et reste meilleur de 4 pions"
    assert str(phrase_du_coin_pris(prise)) == "b2 vaut mieux que le coin h1"


def test_la_suite_ne_dit_que_ses_premiers_coups() -> None:
    assert (
        str(phrase_de_la_suite(meprise(suite_mieux="e3 f5 b4 c3")))
        == "si chacun joue bien, le jeu continue après c4 par e3 f5 b4"
    )
    assert str(phrase_de_la_suite(meprise(suite_mieux="e3 f5", suite_joue="c3 c4 e3 f4"))) == (
        "si chacun joue bien, le jeu continue après c4 par e3 f5 ; après d3, par c3 c4 e3"
    )
    assert phrase_de_la_suite(meprise()) is None


def test_la_seule_reponse_nomme_les_deux_coups() -> None:
    assert str(phrase_de_la_reponse(meprise(), (2, 2))) == "une seule réponse punit d3 : c3"


def test_qui_cherche_encore_n_apprend_pas_le_meilleur_coup() -> None:
    dites = [phrase_du_fait(fait, meprise(), {fait: -1}, {fait: -4}) for fait in Fait]
    dites.append(phrase_du_coin_pris(meprise()))
    tues = sans_nommer_le_mieux(Phrase(Certitude.SANS_DOUTE, message) for message in dites)
    assert len(tues) == len(dites)
    assert not any("c4" in str(phrase.message) for phrase in tues)
    assert str(tues[list(Fait).index(Fait.COUPS_ADVERSES)].message) == (
        "après d3, Blanc a le choix entre 4 coups ; après un autre coup, seulement 1"
    )
    assert sans_nommer_le_mieux([Phrase(Certitude.LIGNE, dites[0])]) == ()
