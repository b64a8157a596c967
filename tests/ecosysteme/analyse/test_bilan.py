"""What a review says of a game: labels, precision, level, phases and moments, on evaluations written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosysteme.analyse import bilan
from ecosysteme.analyse.bilan import (
    CoupRevu,
    PartDePhase,
    Phase,
    coups_revus,
    faire_bilan,
    moments,
    niveau_joue,
    precision,
)
from ecosysteme.jeu import PREMIER, SECOND, Jeu
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from ecosysteme.variantes.gravite import Gravite
from ecosysteme.variantes.noeud import Noeud
from tests.positions import partie_jouee

JUGE = Juge("essai", 1)
COUPS = "f5d6c3d3c4f4f6f3e6e7d7c5"


def revue(pertes: Mapping[int, int], *, coups: str = COUPS, exact: bool = True) -> Partie:
    """Play ``coups``; a move that is not in ``pertes``, by its number, lost nothing of a level game."""
    partie = partie_jouee(coups)
    for numero, noeud in enumerate((noeud for noeud in partie.ligne if noeud.coup is not None), start=1):
        perte = pertes.get(numero, 0)
        valeur = -perte if noeud.camp == PREMIER else perte
        partie.noter(noeud.numero, Evaluation(valeur, perte, exact, juge=JUGE))
    return partie


@given(st.floats(0, 16), st.floats(0, 16))
def test_qui_perd_moins_a_joue_comme_un_niveau_plus_haut(perte: float, autre: float) -> None:
    moins, plus = sorted((perte, autre))
    assert precision(moins) >= precision(plus)
    assert niveau_joue(moins).niveau >= niveau_joue(plus).niveau
    for bornes in (niveau_joue(moins), niveau_joue(plus)):
        assert 1 <= bornes.bas <= bornes.niveau <= bornes.haut <= 20


def test_les_coups_se_comptent_pour_leur_joueur() -> None:
    revus = coups_revus(revue({3: 6, 6: 20, 8: 2}))
    assert [coup.numero for coup in revus] == list(range(1, 13))
    assert [(coup.camp, coup.vides) for coup in revus[:2]] == [(PREMIER, 60), (SECOND, 59)]
    noir, blanc = faire_bilan(revus, PREMIER), faire_bilan(revus, SECOND)
    assert (noir.coups, noir.perte) == (6, 1.0)
    assert (blanc.perte_totale, blanc.justes) == (22, 4)
    assert blanc.perte_moyenne == pytest.approx(22 / 6)
    assert blanc.part_meilleurs == pytest.approx(4 / 6)
    assert faire_bilan([], PREMIER).perte_moyenne == faire_bilan([], PREMIER).part_meilleurs == 0
    assert blanc.perte == pytest.approx((16 + 2) / 6), "une gaffe compte pour 16 pions au plus"
    assert blanc.gravites == {Gravite.GAFFE: 1}
    assert blanc.sans_effet == 1
    assert noir.precision == pytest.approx(precision(1.0))
    assert noir.niveau == niveau_joue(1.0)
    assert noir.phases == {Phase.OUVERTURE: PartDePhase(1.0, precision(1.0))}
    assert blanc.phases[Phase.OUVERTURE].perte_moyenne == pytest.approx(22 / 6), (
        "une gaffe compte ici pour ce qu'elle perd"
    )


def test_trop_peu_de_coups_ne_disent_rien_d_un_joueur() -> None:
    bilan = faire_bilan(coups_revus(revue({1: 4}, coups="f5d6c3d3c4")), PREMIER)
    assert (bilan.coups, bilan.perte, bilan.precision, bilan.niveau) == (3, None, None, None)


def test_un_coup_que_rien_n_a_juge_ne_compte_pas() -> None:
    partie = revue({})
    premier = partie.ligne[0]
    partie.noter(premier.numero, Evaluation(3.0))
    assert [coup.numero for coup in coups_revus(partie)] == list(range(2, 13))


@pytest.mark.parametrize(
    ("pertes", "attendus"),
    [
        ({}, []),
        ({1: 1, 2: 1}, []),
        ({1: 20, 4: 30}, [1, 4]),
        ({1: 30, 3: 28, 5: 26, 7: 24}, [1, 3, 5]),
        ({1: 30, 3: 28, 5: 26, 8: 8}, [1, 3, 8]),
    ],
)
def test_trois_moments_dont_un_de_chaque_camp(pertes: dict[int, int], attendus: list[int]) -> None:
    assert [coup.numero for coup in moments(coups_revus(revue(pertes)))] == attendus


def test_un_coup_force_ne_compte_pas_dans_la_precision() -> None:
    partie = partie_jouee("c4b4a1d2d4d3a2c1a4a3b1d1", 4)
    for noeud in partie.ligne:
        if noeud.coup is not None:
            partie.noter(noeud.numero, Evaluation(0, 4, juge=JUGE))
    revus = coups_revus(partie)
    forces = [coup for coup in revus if coup.choix == 1]
    assert len(forces) == 2
    for camp in (PREMIER, SECOND):
        assert all(part.precision is None for part in faire_bilan(forces, camp).phases.values())
        assert faire_bilan(revus, camp).perte == 4


def test_une_ligne_n_est_relue_que_si_elle_change(monkeypatch: pytest.MonkeyPatch) -> None:
    lues: list[Sequence[Noeud]] = []
    relire = bilan.revoir

    def revoir(jeu: Jeu, ligne: Sequence[Noeud]) -> list[CoupRevu]:
        lues.append(ligne)
        return relire(jeu, ligne)

    monkeypatch.setattr(bilan, "revoir", revoir)
    partie = revue({3: 6, 6: 20})
    revus = coups_revus(partie)
    partie.aller_a(4)
    assert coups_revus(partie) is revus, "s'y promener n'y change rien"
    assert len(lues) == 1
    partie.noter(partie.ligne[2].numero, Evaluation(0, 0, juge=JUGE))
    assert coups_revus(partie)[2].perte == 0
    partie.jouer(next(coup for coup in partie.etat.coups if coup != partie.defaits[0].coup))
    assert [coup.numero for coup in coups_revus(partie)] == [1, 2, 3, 4], "une variante est une autre ligne"
    assert len(lues) == 3
    assert coups_revus(revue({3: 6, 6: 20})) == revus, "une autre partie aussi"
    assert len(lues) == 4
