"""The words of the library, in the language of the moment."""

from __future__ import annotations

from dataclasses import replace

from ecosysteme.bibliotheque.bibliotheque import Exploration, Suivies
from ecosysteme.bibliotheque.filtres import FiltreDeParties
from ui.bibliotheque.mots import (
    annoncer_reponse,
    detailler_coup,
    dire_elargissements,
    dire_ici,
    dire_interversions,
    dire_issues,
    dire_parties,
    expliquer_vide,
    lire_coup,
    nommer_part,
)
from ui.bibliotheque.question import QuestionALaBibliotheque, ReponseDeLaBibliotheque
from ui.socle.langue import Langue

VIDE = Exploration({}, Suivies(), Suivies())
QUESTION = QuestionALaBibliotheque(0, 0, True, b"", FiltreDeParties(), False)
RIEN = ReponseDeLaBibliotheque(QUESTION, 100, VIDE, VIDE, [], 0, {}, None)


def test_des_comptes(langue: Langue) -> None:
    assert (dire_parties(1), dire_ici(2)) == ("1 partie", "2 parties jouées ici")
    assert (dire_interversions(0), dire_interversions(3)) == ("", "+ 3 par interversion")
    assert (dire_issues(Suivies()), dire_issues(Suivies(parties=4, noires=1, blanches=3))) == ("", "25 % – 0 % – 75 %")


def test_une_ligne_lue(langue: Langue) -> None:
    suivies = Suivies(parties=4, ici=4, noires=1, nulles=1, blanches=2)
    assert lire_coup("f3", suivies, 0.5, -2, "") == "f3, 4 parties, 50 %, Noir gagne 25 %, nulles 25 %, éval. −2"
    assert detailler_coup(suivies, 0.5, "Tigre") == "50 % des parties\n4 parties jouées ici\nTigre"
    langue.choisir("en")
    assert lire_coup("f3", suivies, 0.5, -2, "") == "f3, 4 games, 50%, Black wins 25%, drawn 25%, eval. −2"


def test_l_annonce_dit_le_plus_joue(langue: Langue) -> None:
    reponse = replace(RIEN, comptee=Exploration({}, Suivies(), Suivies(parties=12)))
    assert annoncer_reponse(reponse, "f3") == "12 parties, le plus joué f3"
    assert annoncer_reponse(RIEN, "") == "0 partie"


def test_pourquoi_il_n_y_a_rien(langue: Langue) -> None:
    assert expliquer_vide(RIEN) == "Personne n'a joué ici."
    assert expliquer_vide(replace(RIEN, avant=(3, 1))) == "Personne n'a joué ici : 3 parties 1 coup plus tôt."
    vide = replace(RIEN, sans={"annees": 14, "ordre": 2})
    assert expliquer_vide(vide) == "Aucune partie ici avec ces filtres. Les élargir :"
    assert dire_elargissements(vide.sans) == {"annees": "14 sans « Années »", "ordre": "2 avec les interversions"}
    assert annoncer_reponse(vide, "") == "0 partie ; 14 sans « Années » ; 2 avec les interversions"


def test_chaque_filtre_a_son_nom(langue: Langue) -> None:
    noms = FiltreDeParties(frozenset([1]), frozenset(), frozenset(), frozenset([2]), 1999, None, False, True).sans()
    assert [nommer_part(nom) for nom in noms] == ["Joueur", "Tournoi", "Années", "Humains seulement", "XOT"]
