"""The measures without their times: counts, agreement, and that a fault would be seen."""

from typing import Any

import pytest

from ecosysteme.atelier.bancs import regles
from ecosysteme.joueurs import IAalphabeta


def test_regles() -> None:
    mesure = regles.mesurer_regles(parties=2, repetitions=3, profondeur=4)
    assert mesure.perft == (4, 12, 56, 244)
    assert mesure.juste
    assert 9 <= round(mesure.coups_par_seconde / mesure.parties_par_seconde, 6) <= 60


def test_un_perft_faux_se_voit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regles, "perft", lambda *_: 5)
    mesure = regles.mesurer_regles(parties=1, repetitions=1, profondeur=2)
    assert not mesure.juste
    assert "FAUX, attendu 4, 12" in mesure.texte()


def test_positions_de_l_ouverture_a_la_finale() -> None:
    positions = regles.tirer_positions(10, graine=1)
    assert [len(position.plateau) - 4 for position in positions] == list(range(4, 41, 4))
    assert positions == regles.tirer_positions(10, graine=1)
    assert positions != regles.tirer_positions(10, graine=2)
    assert all(position.coups for position in positions)


def test_recherche_reproductible_et_d_accord() -> None:
    lignes = list(regles.mesurer_recherche(3, nombre=4))
    assert [ligne.profondeur for ligne in lignes] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert all(ligne.accord for ligne in lignes)
    minmax, negamax, alphabeta = lignes[-3:]
    assert minmax.noeuds == negamax.noeuds > alphabeta.noeuds
    assert alphabeta.rapport == alphabeta.noeuds / minmax.noeuds
    assert [ligne.noeuds for ligne in regles.mesurer_recherche(3, nombre=4)] == [ligne.noeuds for ligne in lignes]


def test_un_desaccord_se_voit(monkeypatch: pytest.MonkeyPatch) -> None:
    def juger(self: IAalphabeta, *_: Any) -> float:
        return 0.5

    monkeypatch.setattr(IAalphabeta, "juger", juger)
    assert [ligne.accord for ligne in regles.mesurer_recherche(1, nombre=2)] == [True, True, False]


def test_markdown() -> None:
    lignes = regles.markdown([regles.MesureRecherche(2, "IA Alpha-Bêta", 1310, 0.552, 0.0003, True)]).splitlines()
    assert lignes[0] == "| Profondeur | Algorithme | Nœuds | Rapport | Temps médian |"
    assert lignes[2] == "| 2 | IA Alpha-Bêta | 1\N{NO-BREAK SPACE}310 | 0,552 | 300,00 µs |"
