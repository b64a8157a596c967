from __future__ import annotations

from ecosysteme.analyse.bilan import Phase
from ecosysteme.bibliotheque.filtres import HUMAINS
from ecosysteme.revue_en_serie.export import csv_des_erreurs
from ecosysteme.revue_en_serie.tableau import Axe, Pertes, RangeeErreurs, TableauErreurs


def test_une_ligne_par_rangee_et_par_phase() -> None:
    phases = {phase: Pertes() for phase in Phase} | {Phase.FIN: Pertes(2, 8, 12.0, 0.5, 3, 1)}
    rangee = RangeeErreurs(7, "Ada", phases, Pertes(2, 8, 12.0, 0.5, 3, 1), HUMAINS)
    lignes = list(csv_des_erreurs(TableauErreurs(Axe.JOUEUR, (rangee,), 2, 5), {7: "=Ada"}, "\r\n"))
    assert lignes == [
        "joueur,phase,parties,coups,perte_moyenne,points_moyens,erreurs,gaffes\r\n",
        "'=Ada,toutes,2,8,1.5,0.0625,3,1\r\n",
        "'=Ada,ouverture,0,0,,,0,0\r\n",
        "'=Ada,milieu,0,0,,,0,0\r\n",
        "'=Ada,fin,2,8,1.5,0.0625,3,1\r\n",
    ]
