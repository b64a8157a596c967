from dataclasses import replace
from threading import Event

import pytest

from ecosysteme.arret import Interrompu
from ecosysteme.atelier.bancs.jugement import PositionJugee, bilan, juger, verifier
from ecosysteme.commandes.banc.moteur import positions_publiques
from ecosysteme.moteur.othello.facade import Moteur
from ecosysteme.plateau import nom_case

NOTEE = positions_publiques()[0]  # 16 empty squares, each legal move with its exact score


def test_une_position_cherchee_au_bout_est_jugee_sans_erreur() -> None:
    moteur = Moteur(4)
    jugement = juger(moteur, NOTEE, 20, Event())
    assert (jugement.erreur, jugement.perte, jugement.attendu) == (0, 0, NOTEE.score)
    arret = Event()
    arret.set()
    with pytest.raises(Interrompu):
        juger(moteur, NOTEE, 20, arret)


def test_le_bilan_est_fait_de_moyennes() -> None:
    juste = PositionJugee("-", "a1", score=4, attendu=4, perte=0, noeuds=10, secondes=1.0, processeur=2.0)
    moyennes = bilan([juste, replace(juste, score=0, perte=6, noeuds=30)])
    assert [moyennes[nom] for nom in ("erreur", "biais", "ecart_type", "perte", "meilleur")] == [2, -2, 2, 3, 0.5]
    assert [moyennes[nom] for nom in ("noeuds", "secondes", "processeur")] == [20, 1, 2]


def test_un_coup_legal_sans_score_est_refuse() -> None:
    verifier(1, NOTEE)
    absent, *autres = NOTEE.coups
    manquante = replace(NOTEE, coups={case: NOTEE.coups[case] for case in autres})
    with pytest.raises(ValueError, match=f"position 3 : {nom_case(absent)} sans score"):
        verifier(3, manquante)
