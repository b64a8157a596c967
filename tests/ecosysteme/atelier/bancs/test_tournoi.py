from __future__ import annotations

from pathlib import Path

from ecosysteme.atelier.bancs.tournoi import PANNES, fiches_inventees, mesurer_tournoi, reglement_invente
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.plan import Plan


def test_les_parties_inventees_sont_celles_du_plan_et_se_relisent(tmp_path: Path) -> None:
    plan = Plan(reglement_invente(60, 3))
    fiches = list(fiches_inventees(plan, 3))
    assert [(fiche.rang, fiche.premier, fiche.second) for fiche in fiches] == [
        (paire.rang, paire.premier, paire.second) for paire in map(plan.__getitem__, range(60))
    ]
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(plan.reglement)
        base.ajouter(1, fiches)
        assert list(base.fiches(1)) == fiches  # the results are checked against the moves
    assert fiches == list(fiches_inventees(plan, 3))


def test_le_banc_ecrit_une_fois_et_mesure_tout(tmp_path: Path) -> None:
    fichier = tmp_path / "b.sqlite"
    lignes = {ligne.quoi: ligne for ligne in mesurer_tournoi(fichier, PANNES, 2, 1)}
    comptees = ("écriture", "lecture du classement", "statistiques des joueurs", "incidents", "dernières parties")
    assert [lignes[quoi].nombre for quoi in comptees] == [PANNES, PANNES, 10, 1, 500]
    assert lignes["parties d'un joueur"].nombre == 2
    assert "écriture" not in {ligne.quoi for ligne in mesurer_tournoi(fichier, PANNES, 2, 1)}
