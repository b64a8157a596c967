from __future__ import annotations

from ecosysteme.cases import lire_case
from ecosysteme.explication.faits import COINS, Fait, coins_offerts, comparer, exposes, fin_de_suite, relever
from ecosysteme.formats.position import lire_position
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.plateau import Pion, Plateau
from tests.ecosysteme.explication.meprises import DEPART, DIX_SEPT_VIDES, apres, cases, meprise


def test_ce_que_laisse_le_premier_coup() -> None:
    # Black plays d3 and turns d4: three replies, four black discs and a white one, all beside empty squares.
    faits = relever(DEPART, lire_case("d3"), ())
    assert faits == {
        Fait.SOLDE: 0,
        Fait.FRONT: -4,
        Fait.INTERIEUR: -1,
        Fait.MUET: 0,
        Fait.MUR: -3,
        Fait.CHOIX: 3,
        Fait.PASSE: 0,
        Fait.PASSE_ADVERSE: 0,
        Fait.COUPS_ADVERSES: -3,
        Fait.RESERVE: -1,
        Fait.RESERVES: 3,
        Fait.RETOURNES: -1,
        Fait.COIN_OFFERT: 0,
    }


def test_la_fin_de_la_suite_est_vue_du_cote_qui_a_joue() -> None:
    posee = meprise(joue="d3", suite_joue="c3")
    fin = fin_de_suite(posee, posee.joue)
    assert fin == apres("d3c3")
    faits = relever(DEPART, posee.joue, posee.suite_joue)
    assert faits[Fait.SOLDE] == len(fin.coups) - len(fin.coups_adverses)
    assert faits[Fait.CHOIX] == len(fin.coups)
    assert exposes(fin, PREMIER) + exposes(fin, SECOND) == 6
    assert faits[Fait.MUR] == exposes(fin, SECOND) - exposes(fin, PREMIER)


def test_devoir_passer_se_compte_jusqu_au_bout_d_une_suite_resolue_et_d_elle_seule() -> None:
    avant = apres(
        "c4c3f5b4d3f4g3g6b2c5a5h2b6c6d6c7c8b5g4f3d7e3e2b3a2b7g5a1a6b8h3h4h5d8a8e1h7f2a7e6a4f6d1g7h1g2h6e7f7e8c2b1"
    )
    passe, joue = cases("c1 f8 a3 d2 f1 h8 g8"), cases("c1 d2 h8 g1 f1 f8 g8")  # best play after g1, after a3
    assert relever(avant, lire_case("g1"), passe)[Fait.PASSE] == -1
    assert relever(avant, lire_case("a3"), joue)[Fait.PASSE] == 0
    tot = apres("f5d6c6f6e6d7c4c3d8c7c8e3f3g5f4g3d3e7h3g4h4h5")
    assert relever(tot, lire_case("b3"), cases("g6 h6 f7 f8 e8 g7 h7"))[Fait.PASSE] == 0, "trop loin de la fin"


def test_faire_passer_l_autre_se_compte_jusqu_au_bout_aussi() -> None:
    avant = lire_position(DIX_SEPT_VIDES)
    assert len(avant.plateau) == 64 - 17
    mieux = cases("h3 h8 g2 g8 h7 g3 h2 a1 a3 c8 b7 h1 g1 a7 a8 b8")  # best play after f3, after g8
    joue = cases("h8 h7 f3 g3 h3 a1 h2 g1 a3 a7 g2 h1 b7 b8 a8 c8")
    assert relever(avant, lire_case("f3"), mieux)[Fait.PASSE_ADVERSE] == 1
    assert relever(avant, lire_case("g8"), joue)[Fait.PASSE_ADVERSE] == 0


def test_un_coin_offert_est_un_coin_qui_n_etait_pas_a_prendre() -> None:
    avant = EtatOthello(Plateau(pions=[Pion((2, 2), "B"), Pion((3, 3), "N"), Pion((4, 4), "B")]), PREMIER)
    apres_b2 = Othello().jouer(avant, (1, 1))
    assert coins_offerts(avant, apres_b2) == {(0, 0)} < COINS
    assert relever(avant, (1, 1), ())[Fait.COIN_OFFERT] == -1
    # One that was there to take is not offered.
    assert not coins_offerts(EtatOthello(apres_b2.plateau, PREMIER), apres_b2)


def test_le_meilleur_coup_est_compare_au_coup_joue() -> None:
    posee = meprise(suite_joue="c3", suite_mieux="c3")
    mieux, joue = comparer(posee)
    assert mieux == relever(DEPART, posee.mieux, cases("c3"))
    assert joue == relever(DEPART, posee.joue, cases("c3"))
