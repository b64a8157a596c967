"""The accounts of the two players of a match: times overrun, faults, and the same player on both sides."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ecosysteme.fautes import citer
from ecosysteme.tournoi.base import Base
from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.fiche import PartieFinie
from ecosysteme.tournoi.match import CompteMatch, comptes_du_match, debuts_du_match
from ecosysteme.tournoi.plan import Reglement

ARBITREE = citer("arbitrage")
GAGNEE = PartieFinie(
    0, 0, 1, "", "", "f5 d6 c3", ((519_000, 250_000), (1_000_000,)), 1, (38, 26), (4.0, 6.0), 0.0, citer("arbitrage")
)
NULLE = replace(GAGNEE, rang=1, premier=1, second=0, temps=((9_000_000,), (500_000, 530_000)), issue=0, points=(32, 32))
FORFAIT = replace(GAGNEE, rang=2, temps=((), ()), points=(0, 0), raison=citer("panne"), fautif=2, coups="f5")


def comptes(tmp_path: Path, joueurs: tuple[str, str]) -> tuple[CompteMatch, CompteMatch]:
    with Base(tmp_path / "b.sqlite") as base:
        numero = base.creer(Reglement("othello", joueurs, 3, "match", arbitrage=20))
        base.ajouter(numero, [GAGNEE, NULLE, FORFAIT])
        return comptes_du_match(base, numero)


def test_les_depassements_et_les_fautes_vont_a_qui_les_a_faits(tmp_path: Path) -> None:
    premier, second = comptes(tmp_path, ("ia_moteur:temps=0.5", "ia_alea"))
    assert (premier.total, second.total) == (Resultat(2, 1, 0), Resultat(0, 1, 2))
    assert (premier.limite, second.limite) == (0.5, None)
    assert premier.depassements == 1  # 519 ms are forgiven, 530 ms are not
    assert second.depassements == 0  # only who has a time can overrun it
    assert (premier.secondes_max, second.secondes_max) == (0.53, 9.0)
    assert (premier.perdues_par_faute, second.perdues_par_faute) == ([], [FORFAIT])
    assert (premier.marge_moyenne, second.marge_moyenne) == (6, -6)  # a forfeit has no margin


def test_un_joueur_contre_lui_meme_a_deux_comptes(tmp_path: Path) -> None:
    premier, second = comptes(tmp_path, ("ia_alea", "ia_alea"))
    assert premier.total == second.total.retourne == Resultat(2, 1, 0)
    assert premier.secondes_par_coup == pytest.approx((0.519 + 0.25 + 0.5 + 0.53) / 4)


def test_les_ouvertures_jouees_se_comptent_par_leurs_noms(tmp_path: Path) -> None:
    """Whatever the first of the four first moves was; a game of one move has no name."""
    tigre = replace(GAGNEE, coups="f5 d6 c3 d3 c4 f4")
    miroir = replace(NULLE, coups="c4 e3 f6 e6 f5 c5")
    with Base(tmp_path / "b.sqlite") as base:
        numero = base.creer(Reglement("othello", ("ia_alea", "ia_max"), 3, "match", arbitrage=20))
        base.ajouter(numero, [tigre, miroir, FORFAIT])
        ((nom, parties),) = debuts_du_match(base, numero).items()
        assert parties == 2, nom
        assert "Tigre" in nom
        assert "Tiger" in nom
