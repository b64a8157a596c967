"""Which answers are accepted: those that keep a proved result, else those within one disc."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ecosysteme.carnet.reprise import accorder, bons_coups, evaluer, perte, solution
from ecosysteme.cases import Position, lire_case, nom_case
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.moteur.othello.avis import Note


@dataclass(frozen=True)
class AvisFait:
    """Advice made for the occasion."""

    coups: dict[Position, Note]
    complet: bool = True
    exact: bool = True
    ligne: tuple[Position | None, ...] = ()


def avis(scores: dict[str, int], *, exact: bool = True) -> AvisFait:
    return AvisFait({lire_case(nom): Note(score, 8, 100, exact) for nom, score in scores.items()}, exact=exact)


def bons(avis: AvisFait, joue: str) -> set[str]:
    return set(map(nom_case, bons_coups(avis, lire_case(joue))))


@pytest.mark.parametrize(
    ("scores", "joue", "attendus"),
    [
        ({"a1": 24, "b1": 2, "c1": 0, "d1": -4}, "d1", {"a1", "b1"}),  # a win is a win
        ({"a1": 0, "b1": 0, "c1": -1, "d1": -4}, "d1", {"a1", "b1"}),  # a draw is no loss by 1
        ({"a1": 24, "b1": 23, "c1": 2, "d1": 4}, "d1", {"a1", "b1"}),  # it was won all the same
        ({"a1": -2, "b1": -3, "c1": -8}, "c1", {"a1", "b1"}),  # and lost
    ],
)
def test_le_resultat_prouve_qui_fut_perdu_est_ce_qui_compte(
    scores: dict[str, int], joue: str, attendus: set[str]
) -> None:
    assert bons(avis(scores), joue) == attendus


def test_sans_preuve_il_faut_etre_a_un_pion_du_meilleur() -> None:
    assert bons(avis({"a1": 6, "b1": 5, "c1": 2, "d1": -4}, exact=False), "d1") == {"a1", "b1"}


def test_la_faute_n_est_acceptee_que_si_le_moteur_ne_trouve_pas_mieux() -> None:
    assert bons(avis({"a1": 6, "b1": 5}, exact=False), "b1") == {"a1"}
    assert bons(avis({"a1": 6, "b1": 2}, exact=False), "a1") == {"a1"}


def test_ce_que_perd_un_coup() -> None:
    assert perte(avis({"a1": 6, "b1": -3}), lire_case("b1")) == 9


def test_un_coup_se_juge_comme_une_revue_le_fait() -> None:
    jugee = evaluer(avis({"a1": 2, "b1": -14}), lire_case("b1"), SECOND)
    assert (jugee.valeur, jugee.perte, jugee.exact, jugee.meilleurs) == (14, 16, True, (lire_case("a1"),))
    assert not evaluer(avis({"a1": 2, "b1": -14}, exact=False), lire_case("b1"), PREMIER).exact


def test_ce_que_la_revue_dit_le_meilleur_est_accepte_et_nomme() -> None:
    court = avis({"a1": 6, "b1": 2, "c1": 5, "d1": 4}, exact=False)  # the review looked deeper: b1, and c1 loses 8
    revu = accorder(court, lire_case("c1"), [lire_case("b1")], 8)
    bons_revus = bons_coups(revu, lire_case("c1"))
    assert set(map(nom_case, bons_revus)) == {"a1", "b1"}
    assert nom_case(solution(revu, bons_revus)) == "b1"
    assert (perte(revu, lire_case("b1")), perte(revu, lire_case("c1"))) == (0, 8)
    assert evaluer(revu, lire_case("c1"), PREMIER).meilleurs == (lire_case("b1"),)


def test_une_preuve_ne_change_pas() -> None:
    prouve = avis({"a1": 6, "b1": -2, "c1": -8})
    assert accorder(prouve, lire_case("c1"), [lire_case("b1")], 2) is prouve
    court = avis({"a1": 6, "b1": -2}, exact=False)
    assert accorder(court, lire_case("b1"), [], 8) is court, "d'un ancien carnet, la revue est inconnue"
