"""The moves that lead from what an engine knows to the position shown."""

from __future__ import annotations

import random

import pytest

from ecosysteme.cases import CoupOuPasse
from ecosysteme.formats.transcription import lire_transcription
from ecosysteme.jeux.othello import EtatOthello, Othello
from ecosysteme.partie import Partie
from ecosysteme.plateau import BLANC, NOIR, Plateau, lire_case
from ecosysteme.protocoles.suivi import ESSAIS_RAPIDES, Suivi

JEU = Othello()


def rejouer(depart: EtatOthello, coups: list[CoupOuPasse]) -> EtatOthello:
    for coup in coups:
        depart = JEU.passer(depart) if coup is None else JEU.jouer(depart, coup)
    return depart


def partie_au_hasard(graine: int) -> Partie[EtatOthello, tuple[int, int]]:
    hasard, partie = random.Random(graine), Partie(JEU)
    while not partie.terminee:
        partie.jouer(hasard.choice(JEU.coups_legaux(partie.etat)))
    return partie


@pytest.mark.parametrize("graine", range(20))
def test_une_partie_se_suit_avec_ses_passes(graine: int) -> None:
    partie, suivi = partie_au_hasard(graine), Suivi(JEU)
    camp = graine % 2 + 1
    for avant, tour in zip(
        [partie.depart, *(tour.etat for tour in partie.historique)], partie.historique, strict=False
    ):
        if tour.camp == camp and tour.coup is not None:
            suite = suivi.suite(avant)
            assert suite is not None
            for coup in suite:
                suivi.jouer(coup)
            assert suivi.etat == avant
            suivi.jouer(tour.coup)


def test_une_ouverture_se_retrouve() -> None:
    partie = lire_transcription("f5d6c3d3c4f4f6f3e6e7")
    suite = Suivi(JEU).suite(partie.etat)
    assert suite is not None
    assert rejouer(partie.depart, suite) == partie.etat


def test_qui_sait_se_placer_ne_cherche_pas_longtemps() -> None:
    partie, suivi = lire_transcription("f5d6c3d3c4f4f6f3e6e7"), Suivi(JEU)
    assert suivi.suite(partie.etat, ESSAIS_RAPIDES) is None
    partie.aller_a(2)
    assert suivi.suite(partie.etat, ESSAIS_RAPIDES) is not None


def test_un_retour_en_arriere_reprend_la_ligne_connue() -> None:
    partie, suivi = partie_au_hasard(1), Suivi(JEU)
    for tour in partie.historique[:40]:
        suivi.jouer(tour.coup)
    partie.aller_a(30)
    autre = next(coup for coup in JEU.coups_legaux(partie.etat) if coup != partie.defaits[0].coup)
    partie.jouer(autre)
    assert suivi.suite(partie.etat) is None
    reprise = suivi.reprise(partie.etat)
    assert reprise is not None
    depart, coups = reprise
    assert depart == suivi.depart
    assert rejouer(depart, coups) == partie.etat


def test_une_nouvelle_partie_repart_du_debut() -> None:
    suivi = Suivi(JEU)
    suivi.recommencer(rejouer(JEU.etat_initial(), [lire_case(case) for case in ("f5", "d6", "c3")]))
    assert suivi.reprise(JEU.etat_initial()) == (JEU.etat_initial(), [])


@pytest.mark.parametrize("graine", range(3))
def test_une_position_inconnue_ne_se_cherche_pas_sans_fin(graine: int) -> None:
    partie = partie_au_hasard(graine)
    partie.aller_a(35)
    suivi = Suivi(JEU)
    assert suivi.reprise(partie.etat) is None


def test_une_position_hors_de_toute_partie_n_a_pas_de_chemin() -> None:
    coins = EtatOthello(Plateau(8, {(0, 0): NOIR, (0, 1): BLANC}), 1)
    assert Suivi(JEU).suite(coins) is None
    assert Suivi(JEU).reprise(coins) is None
