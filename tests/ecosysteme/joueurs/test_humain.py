"""A person: asked only when there is a choice to make."""

from __future__ import annotations

from typing import Any

import pytest

from ecosysteme.derouler import derouler
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.jeux.othello import Othello
from ecosysteme.joueurs.humain import Humain
from ecosysteme.partie import Partie


def test_la_reponse_est_rendue_telle_quelle_legale_ou_non() -> None:
    jeu = Othello()
    questions: list[tuple[Any, Any]] = []

    def question(jeu: Any, etat: Any) -> Any:
        questions.append((jeu, etat))
        return "peut-être"

    assert Humain(question=question).choisir(jeu, jeu.etat_initial()) == "peut-être"
    assert questions == [(jeu, jeu.etat_initial())]


def test_sans_personne_a_qui_demander_c_est_une_erreur() -> None:
    with pytest.raises(RuntimeError, match="question"):
        Humain().choisir(Othello(), Othello().etat_initial())


def test_un_humain_qui_doit_passer_n_est_pas_interroge() -> None:
    reponses = {"N": ["b1", "d1", "a3", "d4"], "B": ["c1", "a1"]}
    jeu = Othello(4)

    def humain(couleur: Any) -> Humain:
        return Humain(couleur, question=lambda jeu, etat: jeu.lire_coup(reponses[couleur].pop(0)))

    partie = derouler(Partie(jeu), {PREMIER: humain("N"), SECOND: humain("B")})
    assert reponses == {"N": [], "B": []}
    assert [tour.camp for tour in partie.historique if tour.coup is None] == [SECOND]
    assert partie.scores == (9, 1)
