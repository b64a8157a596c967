"""A step as data."""

from __future__ import annotations

from ecosysteme.jeu import PREMIER
from ecosysteme.premiers_pas import PREMIERS_PAS
from ecosysteme.premiers_pas.etape import CoupEssaye, tout_coup


def test_une_partie_neuve_a_chaque_fois() -> None:
    etape = PREMIERS_PAS["othello"][1]
    partie = etape.partie()
    assert " ".join(partie.jeu.ecrire_coup(noeud.coup) for noeud in partie.historique) == etape.avant
    partie.jouer(partie.jeu.coups_legaux(partie.etat)[0])
    assert etape.partie().nb_coups == len(etape.avant.split())


def test_le_camp_d_un_essai_est_celui_qui_joue() -> None:
    partie = PREMIERS_PAS["nim"][0].partie()
    essai = CoupEssaye(partie.jeu, partie.etat, (0, 1), partie.jeu.jouer(partie.etat, (0, 1)))
    assert essai.camp == PREMIER
    assert tout_coup(essai) is None
