"""The accounts of players over all stored games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.fautes import citer
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import EN_RALLONGE, PartieFinie
from ecosysteme.tournoi.plan import Reglement

ARBITREE = citer("arbitrage")
GAGNEE = PartieFinie(
    0, 0, 1, "", "", "f5 d6 c3 d3 c4", ((1000, 3000), (500,)), 1, (40, 24), (4.0, 6.0), 0.0, citer("arbitrage")
)
PERDUE = replace(GAGNEE, rang=1, premier=1, second=0, points=(33, 31), mobilite=(2.0, 8.0), temps=((100,), (2000,)))
FORFAIT = replace(GAGNEE, rang=2, issue=2, points=(0, 0), fautif=1, raison=citer("panne"), temps=((), ()))


def test_les_comptes(tmp_path: Path) -> None:
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(Reglement("othello", ("ia_alea", "ia_max"), 3, arbitrage=20))
        base.creer(Reglement("othello", ("ia_max", "ia_min"), 3, arbitrage=20))
        base.creer(Reglement("morpion", ("ia_alea", "ia_max"), 3))
        base.ajouter(1, [GAGNEE, PERDUE, FORFAIT])
        capee = replace(GAGNEE, raison=EN_RALLONGE, issue=2, points=(31, 33))
        compte = BilanJoueur("othello", "ia_alea")
        for camp in (PREMIER, SECOND):
            compte.ajouter(capee, camp)
        assert compte.plafonnees == 1, "celle de qui a joué en rallonge"
        base.ajouter(2, [replace(GAGNEE, issue=0, points=(32, 32), ouverture="f5 f6")])
        base.ajouter(3, [replace(GAGNEE, coups="a1 b1 a2 b2 a3", points=(1, 0), raison=None)])
        alea, maxi, mini, *autres = bilans(base)
        assert [(b.jeu, b.nom) for b in autres] == [("morpion", "ia_alea"), ("morpion", "ia_max")]
        assert [b.nom for b in bilans(base, [2])] == ["ia_max", "ia_min"]
    assert (alea.nom, maxi.nom, mini.nom) == ("ia_alea", "ia_max", "ia_min")
    assert (alea.par_camp[PREMIER], alea.par_camp[SECOND]) == (Resultat(1, 0, 1), Resultat(0, 0, 1))
    assert alea.total == Resultat(1, 0, 2)
    assert alea.marge_moyenne == (16 - 2) / 2  # a forfeit has no margin
    assert alea.secondes_par_coup == pytest.approx(0.002)
    assert (alea.micros_max, alea.coups, alea.fautes, maxi.fautes) == (3000, 3, 1, 0)
    assert alea.mobilite == pytest.approx((4 + 8 + 4) / 3)
    assert alea.preferees(5) == [("f5 d6 c3 d3", Resultat(1, 0, 2))]
    assert maxi.total == Resultat(2, 1, 1)  # over two tournaments
    assert maxi.preferees(1) == [("f5 d6 c3 d3", Resultat(2, 0, 1))]
    assert mini.preferees(1) == [("f5 f6", Resultat(0, 1, 0))]
