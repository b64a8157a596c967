"""The steps of all games: ten each, legal, each with something to find, found by the rules alone."""

from __future__ import annotations

import pytest

from ecosysteme.jeu import PREMIER
from ecosysteme.jeux import JEUX
from ecosysteme.premiers_pas import PREMIERS_PAS
from ecosysteme.premiers_pas.etape import PremierPas, tout_coup
from ecosysteme.premiers_pas.exercice import NatureAvis, PasEnCours

TOUTES = [(f"{jeu}-{rang}", etape) for jeu, etapes in PREMIERS_PAS.items() for rang, etape in enumerate(etapes, 1)]
ETAPES = pytest.mark.parametrize("etape", [etape for _, etape in TOUTES], ids=[nom for nom, _ in TOUTES])


def test_dix_etapes_par_jeu() -> None:
    """Each game of the program has ten, of titles that differ."""
    assert list(PREMIERS_PAS) == list(JEUX)
    for etapes in PREMIERS_PAS.values():
        assert len(etapes) == len({str(etape.titre) for etape in etapes}) == 10


@ETAPES
def test_une_etape_commence_au_pupille(etape: PremierPas) -> None:
    """The moves before it are legal, the game goes on, and the first camp has the turn."""
    partie = etape.partie()
    assert not partie.terminee
    assert partie.trait == PREMIER


@ETAPES
def test_une_etape_se_reussit(etape: PremierPas) -> None:
    """A refused move, or the first right one each time, leads to success within the moves announced."""
    exercice = PasEnCours(etape)
    if etape.refusee:
        coups = exercice.partie.jeu.coups_legaux(exercice.partie.etat)
        assert exercice.essayer(coups[0]).nature is NatureAvis.REFUSE
        assert not exercice.reussi
        return
    verdicts = []
    while not exercice.reussi:
        reponse = exercice.essayer(exercice.solutions()[0])
        verdicts.append((exercice.repondre() or reponse).nature)
    assert verdicts == [NatureAvis.JUSTE] * (len(verdicts) - 1) + [NatureAvis.REUSSI]
    assert 1 <= len(verdicts) <= etape.coups


@ETAPES
def test_un_autre_coup_se_reprend(etape: PremierPas) -> None:
    """Where not every move is asked for, some legal one is explained and taken back."""
    exercice = PasEnCours(etape)
    jeu, depart = exercice.partie.jeu, exercice.partie.etat
    autres = [coup for coup in jeu.coups_legaux(depart) if coup not in exercice.solutions()]
    if etape.refusee or etape.but is tout_coup or str(etape.titre) == "Toute une partie":
        return
    assert autres, "tout coup convient"
    for coup in autres:
        reponse = exercice.essayer(coup)
        assert reponse.nature is NatureAvis.A_REPRENDRE
        assert str(reponse.phrase)
        assert exercice.partie.etat != depart
        exercice.reprendre()
        assert exercice.partie.etat == depart
