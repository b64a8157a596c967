from __future__ import annotations

from pathlib import Path

import pytest

from ecosysteme.bibliotheque.bibliotheque import Bibliotheque
from ecosysteme.bibliotheque.bilans import ADVERSAIRES, ResultatsVus, page_de_joueur, page_de_tournoi
from ecosysteme.fautes import Faute
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement

COUPE = {"evenement": "Coupe"}
PARTIES = [
    enregistrement("f5d6", "Ada", "Bob", 2001, ecart=8, **COUPE),
    enregistrement("f5d6c3", "Bob", "Ada", 2001, ecart=20, **COUPE),
    enregistrement("f5d6c3d3", "Ada", "Bob", 2002, ecart=0, **COUPE),
    enregistrement("f5f6", "Cléo", "Ada", 2002, decision="B+R"),
    enregistrement("f5f6e6", "Ada", "", 0, decision="W+R"),
    enregistrement("f5f6e6f4", "Ada", "Ada", 2003, ecart=-64),
    enregistrement("f5f4", "Ada", "Cléo", 2003),
]


@pytest.fixture
def bibliotheque(tmp_path: Path) -> Bibliotheque:
    return Bibliotheque(bibliotheque_de(tmp_path / "b", PARTIES))


def test_la_page_d_un_joueur(bibliotheque: Bibliotheque) -> None:
    (ada,) = (nom for nom in bibliotheque.chercher("joueur", "ada") if nom.nom == "Ada")
    page = page_de_joueur(bibliotheque, ada.numero)
    assert page.joueur == ada
    assert page.noir == ResultatsVus(5, 1, 1, 2, 36 + 32 + 0, 3)
    assert page.blanc == ResultatsVus(2, 0, 0, 2, 22, 1)
    assert page.annees == {
        0: ResultatsVus(1, 0, 0, 1, 0, 0),
        2001: ResultatsVus(2, 1, 0, 1, 36 + 22, 2),
        2002: ResultatsVus(2, 0, 1, 1, 32, 1),
        2003: ResultatsVus(2, 0, 0, 1, 0, 1),
    }
    assert {nom.nom: resultats.parties for nom, resultats in page.adversaires.items()} == {
        "Bob": 3,
        "Cléo": 2,
        "Ada": 1,
    }
    assert next(iter(page.adversaires)).nom == "Bob"
    assert page.noir.score_moyen == pytest.approx(68 / 3)
    assert ResultatsVus().score_moyen is None


def test_la_page_d_un_tournoi(bibliotheque: Bibliotheque) -> None:
    (coupe,) = bibliotheque.chercher("tournoi", "coupe")
    page = page_de_tournoi(bibliotheque, coupe.numero)
    assert page.parties == ResultatsVus(3, 2, 1, 0, 36 + 42 + 32, 3)
    assert {annee: resultats.parties for annee, resultats in page.annees.items()} == {2001: 2, 2002: 1}
    assert [(nom.nom, resultats.gagnees, resultats.nulles) for nom, resultats in page.joueurs.items()] == [
        ("Ada", 1, 1),
        ("Bob", 1, 1),
    ]


def test_un_joueur_qui_en_a_rencontre_beaucoup_ne_montre_que_les_plus_vus(tmp_path: Path) -> None:
    parties = [enregistrement("f5d6", "Ada", f"Joueur {rang}", 1990 + rang) for rang in range(ADVERSAIRES + 5)]
    parties.append(enregistrement("f5d6c3", "Ada", f"Joueur {ADVERSAIRES + 4}", 1990))
    bibliotheque = Bibliotheque(bibliotheque_de(tmp_path / "b", parties))
    (ada,) = (nom for nom in bibliotheque.chercher("joueur", "ada") if nom.nom == "Ada")
    adversaires = page_de_joueur(bibliotheque, ada.numero).adversaires
    assert len(adversaires) == ADVERSAIRES
    assert next(iter(adversaires)).nom == f"Joueur {ADVERSAIRES + 4}"


@pytest.mark.parametrize("numero", [0, 99])
def test_un_numero_sans_nom_n_a_pas_de_page(bibliotheque: Bibliotheque, numero: int) -> None:
    with pytest.raises(Faute, match="rien sous ce numéro"):
        page_de_joueur(bibliotheque, numero)
    with pytest.raises(Faute, match="rien sous ce numéro"):
        page_de_tournoi(bibliotheque, numero)
