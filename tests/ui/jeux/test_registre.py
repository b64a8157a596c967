"""The registry of the adapters."""

from __future__ import annotations

import pytest

from ecosysteme.jeux.othello import Othello
from ui.jeux.registre import ADAPTATEURS, adaptateur_de, intituler, titre_de


def test_la_vue_d_un_jeu_garde_ses_options() -> None:
    jeu = Othello(6)
    assert adaptateur_de(jeu).jeu is jeu


def test_un_jeu_inconnu_n_a_pas_de_vue() -> None:
    class Dames(Othello):
        nom = "dames"

    with pytest.raises(KeyError, match="dames"):
        adaptateur_de(Dames())


def test_les_titres_sont_ceux_de_la_boite() -> None:
    assert [titre_de(nom) for nom in ADAPTATEURS] == ["Othello", "Puissance 4", "Morpion", "Nim"]


@pytest.mark.parametrize(
    ("specification", "titre"),
    [
        ("othello", "Othello"),
        ("Othello:taille=6", "Othello 6 × 6"),
        ("nim:misere=non,tas=1-2-3,maximum=2", "Nim 1-2-3, 2 au plus"),
        ("nim:misere=oui", "Nim misère"),
        ("dames:taille=10", "dames:taille=10"),
        ("othello:vitesse=2", "othello:vitesse=2"),
    ],
)
def test_un_jeu_se_nomme_avec_ce_qu_il_a_de_particulier(specification: str, titre: str) -> None:
    assert intituler(specification) == titre
