"""The running account: whatever order the games end in, and whoever had the first camp."""

from __future__ import annotations

import random

import pytest

from ecosysteme.tournoi.elo import Resultat
from ecosysteme.tournoi.plan import Plan, Reglement
from ecosysteme.tournoi.tableau import Tableau

TROIS = Reglement("othello", ("ia_alea", "ia_max", "ia_min"), 12)


def issues(reglement: Reglement) -> list[tuple[int, int, int, int]]:
    """Player 0 always wins; 1 and 2 draw with the first camp of 1, and 2 wins with the first camp."""
    plan, parties = Plan(reglement), []
    for rang in range(len(plan)):
        partie = plan[rang]
        if 0 in (partie.premier, partie.second):
            issue = 1 if partie.premier == 0 else 2
        else:
            issue = 0 if partie.premier == 1 else 1
        parties.append((rang, partie.premier, partie.second, issue))
    return parties


def test_les_forfaits_sont_comptes_a_qui_les_a_perdus() -> None:
    tableau = Tableau(Reglement("othello", ("ia_alea", "ia_max", "ia_min"), 6))
    tableau.noter_tout([(0, 0, 1, 1, 2), (1, 1, 0, 2, 1), (2, 0, 2, 1, None), (3, 2, 0, 2, 1), (4, 1, 2, 2)])
    assert {ligne.nom: ligne.forfaits for ligne in tableau.lignes()} == {"ia_alea": 0, "ia_max": 2, "ia_min": 1}
    assert tableau.total(1).defaites == 3  # forfeits are among the lost games


def test_demander_un_duel_ne_fait_pas_tous_les_autres(monkeypatch: pytest.MonkeyPatch) -> None:
    tableau = Tableau(TROIS)
    tableau.noter_tout(issues(TROIS))
    monkeypatch.setattr(Tableau, "duels", property(lambda _: pytest.fail("all pairings are made anew")))
    assert tableau.duel(2, 0) == Resultat(0, 0, 4, (2, 0, 0, 0, 0))


def test_le_compte_ne_depend_pas_de_l_ordre() -> None:
    parties, tableau = issues(TROIS), Tableau(TROIS)
    tableau.noter_tout(parties)
    assert tableau.duel(0, 1) == Resultat(4, 0, 0, (0, 0, 0, 0, 2))
    assert tableau.duel(1, 2) == Resultat(0, 2, 2, (0, 2, 0, 0, 0))
    assert tableau.duel(2, 1) == Resultat(2, 2, 0, (0, 0, 0, 2, 0))
    assert tableau.duel(1, 1) is None
    assert (tableau.total(0).points, tableau.total(1).points, tableau.total(2).points) == (8, 1, 3)
    assert [ligne.place for ligne in tableau.lignes()] == [0, 2, 1]
    assert tableau.complet
    for graine in range(5):
        melangees, autre = parties.copy(), Tableau(TROIS)
        random.Random(graine).shuffle(melangees)
        autre.noter_tout(melangees)
        assert (autre.duels, autre.lignes()) == (tableau.duels, tableau.lignes())


def test_une_partie_seule_ne_fait_pas_de_paire() -> None:
    tableau = Tableau(TROIS)
    assert [ligne.elo for ligne in tableau.lignes()] == [None] * 3
    tableau.noter(1, 1, 0, 2)
    assert tableau.duel(0, 1) == Resultat(1, 0, 0)
    assert not tableau.complet
    assert tableau.lignes()[-1].elo is None  # player 2 has not played


def test_sans_echange_des_couleurs_il_n_y_a_pas_de_paires() -> None:
    """Two games from the same side are no pair: what one camp is worth would count as how sure the result is."""
    tableau = Tableau(Reglement("othello", ("ia_alea", "ia_max"), 4, "match", alterner=False))
    tableau.noter_tout([(rang, 0, 1, 1) for rang in range(4)])
    assert tableau.duel(0, 1) == Resultat(4, 0, 0)
    assert tableau.complet


def test_le_verdict_du_sprt_termine() -> None:
    reglement = Reglement("othello", ("ia_alea", "ia_max"), 1000, sprt=(-100.0, 0.0))
    tableau = Tableau(reglement)
    for rang in range(1000):
        if tableau.complet:
            break
        tableau.noter(rang, rang % 2, 1 - rang % 2, 2 - rang % 2)  # player 1 always wins
    assert tableau.sprt is not None
    assert tableau.sprt.verdict == "H0"
    assert tableau.parties == 2 * tableau.sprt.paires < 100


def test_a_elo_egal_celui_qui_a_battu_le_plus_fort_passe_devant() -> None:
    """Two of four have a point and a half; the second of the rules has beaten who has two, the first who has one."""
    tableau = Tableau(Reglement("othello", ("ia_min", "ia_max", "ia_alea", "ia_minmax"), 12, alterner=False))
    resultats = ((1, 2, 1), (1, 3, 2), (0, 2, 2), (0, 3, 1), (0, 1, 0), (2, 3, 1))
    tableau.noter_tout((rang, *partie) for rang, partie in enumerate(resultats))
    dites = [(ligne.nom, ligne.resultat.points, ligne.departage, ligne.a_egalite) for ligne in tableau.lignes()]
    assert dites == [
        ("ia_alea", 2, 2.5, False),
        ("ia_max", 1.5, 2.75, True),
        ("ia_min", 1.5, 1.75, True),
        ("ia_minmax", 1, 1.5, False),
    ]


def test_un_departage_egal_laisse_l_ordre_du_reglement() -> None:
    tableau = Tableau(Reglement("othello", ("ia_min", "ia_max", "ia_alea"), 6))
    assert not any(ligne.a_egalite for ligne in tableau.lignes()), "personne n'a joué"
    tableau.noter_tout([(0, 1, 2, 0), (1, 0, 2, 0), (2, 0, 1, 0)])
    assert [(ligne.nom, ligne.a_egalite) for ligne in tableau.lignes()] == [
        ("ia_min", True),
        ("ia_max", True),
        ("ia_alea", True),
    ]
