"""Sums kept in the file say what reading every game says, and only to the user whose programs have added them up."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.fautes import citer
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.bilans import bilans, compter_par_place
from ecosysteme.tournoi.comptes.bilan_joueur import BilanJoueur
from ecosysteme.tournoi.exports import lire_tableau
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.plan import Reglement
from ecosysteme.tournoi.tableau import Tableau

REGLEMENT = Reglement("morpion", ("ia_max", "ia_min", "ia_alea"), 12)
GAGNEE, NULLE = "a1 b1 a2 b2 a3", "a1 b2 c3 b1 b3 a3 c1 c2 a2"


def fiche(rang: int, premier: int, second: int, issue: int = 1) -> PartieFinie:
    coups, points = (GAGNEE, (1, 0)) if issue else (NULLE, (0, 0))
    temps = ((rang + 1, 7), (rang + 2,))
    return PartieFinie(rang, premier, second, "", "", coups, temps, issue, points, (4.5, 3.25), 0.0)  # type: ignore[arg-type]


@pytest.fixture
def jouee(tmp_path: Path) -> Path:
    chemin = tmp_path / "b.sqlite"
    with Base(chemin) as base:
        base.creer(REGLEMENT)
        base.ajouter(1, [fiche(1, 1, 0), fiche(4, 1, 2, 0)])
        base.ajouter(1, [fiche(0, 0, 1), fiche(2, 0, 2), fiche(1, 0, 1)])  # the last one is there already
    return chemin


def relus(base: Base) -> tuple[Tableau, list[BilanJoueur]]:
    """Return the table and the accounts as the games tell them, one by one."""
    tableau, comptes = Tableau(REGLEMENT), [BilanJoueur("morpion", nom) for nom in REGLEMENT.joueurs]
    tableau.noter_tout(base.issues(1))
    compter_par_place(base, 1, comptes)
    return tableau, comptes


def test_les_sommes_disent_ce_que_disent_les_parties(jouee: Path) -> None:
    with Base(jouee) as base:
        sommes = base.sommes(1)
        assert sommes is not None
        tableau, comptes = relus(base)
        assert sommes.joueurs == comptes
        assert (sommes.parties, Tableau.de(sommes).duels) == (4, tableau.duels)
        assert tableau.duel(0, 1) is not None
        assert sum(sommes.duels[0, 1][3:]) == 1, "une paire complète"
        assert [(compte.nom, compte.total.parties) for compte in bilans(base)] == [
            ("ia_max", 3),
            ("ia_min", 3),
            ("ia_alea", 2),
        ]


def test_une_partie_seule_attend_sa_jumelle_apres_une_reprise(jouee: Path) -> None:
    with Base(jouee) as base:
        sommes = base.sommes(1)
        assert sommes is not None
        tableau, entier = Tableau.de(sommes, [base.issue(1, 2), base.issue(1, 4)]), relus(base)[0]
        for un in (tableau, entier):
            un.noter_tout([(3, 2, 0, 1), (5, 2, 1, 2)])
        assert tableau.duels == entier.duels


def alterer(chemin: Path, *ordres: str) -> None:
    with closing(sqlite3.connect(chemin)) as lien, lien:
        for ordre in ordres:
            lien.execute(ordre)


@pytest.mark.parametrize(
    "ordre",
    [
        "UPDATE somme SET valeurs = '[9, 0, 0, 0, 0, 0, 0, 0]' WHERE cle = 'duel 0 1'",
        "UPDATE somme SET valeurs = 'x'",
        "UPDATE somme SET sceau = zeroblob(32)",
        "DELETE FROM somme WHERE cle = 'duel 0 1'",
        "DELETE FROM somme WHERE cle = 'joueur 2'",
        "DELETE FROM partie WHERE rang = 4",
        "UPDATE partie SET fautif = 1, raison = 'panne' WHERE rang = 4",
        "UPDATE tournoi SET cree = '2020-01-01T00:00:00+00:00'",
    ],
)
def test_des_sommes_qui_ne_sont_pas_les_notres_ne_sont_pas_crues(jouee: Path, ordre: str) -> None:
    alterer(jouee, ordre)
    with Base(jouee) as base:
        assert base.sommes(1) is None
        assert lire_tableau(base, 1).duels == relus(base)[0].duels
        base.compter(1)
        sommes = base.sommes(1)
        assert sommes is not None
        assert sommes.joueurs == relus(base)[1]


def test_le_sceau_d_un_autre_ne_vaut_rien_ici(jouee: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ecosysteme.tournoi.comptes.sceau.user_state_path", lambda *_, **__: tmp_path / "ailleurs")
    with Base(jouee) as base:
        assert base.sommes(1) is None


def test_sans_secret_rien_n_est_garde_et_tout_se_lit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fichier").touch()
    monkeypatch.setattr("ecosysteme.tournoi.comptes.sceau.user_state_path", lambda *_, **__: tmp_path / "fichier")
    with Base(tmp_path / "b.sqlite") as base:
        base.creer(REGLEMENT)
        base.ajouter(1, [fiche(0, 0, 1)])
        assert base.sommes(1) is None
        assert lire_tableau(base, 1).parties == 1


def test_un_lot_refuse_ne_laisse_rien_dans_les_sommes(jouee: Path) -> None:
    with Base(jouee) as base, base.reservee():
        base.ajouter(1, [fiche(3, 2, 0)])
        with pytest.raises(ValueError, match="CHECK"):
            base.ajouter(1, [fiche(6, 0, 1), fiche(7, 1, 0, 9)])
        base.ajouter(1, [fiche(6, 0, 1)])
        sommes = base.sommes(1)
        assert sommes is not None
        assert sommes.joueurs == relus(base)[1]


PANNE = replace(fiche(3, 2, 0, 2), raison=citer("panne"), fautif=1, points=(0, 0))


def test_les_forfaits_a_rejouer_sont_retires_du_compte(jouee: Path) -> None:
    with Base(jouee) as base:
        base.ajouter(1, [fiche(5, 2, 1), replace(PANNE, temps=((2,), (1,)))])
        base.ajouter(1, [replace(PANNE, rang=6, premier=0, second=1, issue=1, fautif=2, temps=((), (3,)))])
        base.oublier_forfaits(1)
        sommes = base.sommes(1)
        assert sommes is not None
        tableau, comptes = relus(base)
        assert Tableau.de(sommes).duels == tableau.duels
        for somme, compte in zip(sommes.joueurs, comptes, strict=True):
            assert somme.valeurs() == pytest.approx(compte.valeurs())
            assert somme.preferees(9) == compte.preferees(9)


def test_le_coup_le_plus_long_retire_fait_tout_recompter(jouee: Path) -> None:
    with Base(jouee) as base:
        base.ajouter(1, [replace(PANNE, temps=((99,), ()))])
        base.oublier_forfaits(1)
        assert base.sommes(1) is None
        base.compter(1)
        sommes = base.sommes(1)
        assert sommes is not None
        assert sommes.joueurs == relus(base)[1]
