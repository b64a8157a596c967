"""What is said of a lesson, in both languages."""

from __future__ import annotations

from dataclasses import replace

from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from ecosysteme.lecon.severite import Severite
from ecosysteme.variantes.evaluation import Evaluation
from tests.positions import partie_jouee
from ui.partie_lecon.mots import dire_bilan, dire_faute, dire_sans_le_mieux, nommer
from ui.socle.langue import Langue


def test_une_lecon_se_nomme_avec_son_seuil(langue: Langue) -> None:
    assert [nommer(severite) for severite in Severite] == [
        "Sans leçon",
        "Leçon douce : prévient à 20 %",
        "Leçon normale : prévient à 10 %",
        "Leçon stricte : prévient à 5 %",
    ]
    langue.choisir("en")
    assert nommer(Severite.DOUCE) == "Gentle lesson: warns at 20%"


def test_une_faute_se_dit_en_chances_et_en_pions_sans_nommer_mieux(langue: Langue) -> None:
    partie = partie_jouee("f5d6c7")
    dernier = partie.dernier
    assert dernier is not None
    dite = Evaluation(-8.0, 8, meilleurs=((2, 2),))
    assert dire_faute(partie.jeu, dernier, dite) == "c7 perd 12 % de chances (≈ 8 pions)"
    assert dire_faute(partie.jeu, dernier, replace(dite, valeur=-1.0, perte=1)).endswith("(≈ 1 pion)")
    langue.choisir("en")
    assert dire_faute(partie.jeu, dernier, dite) == "c7 loses 12% of the chances (≈ 8 discs)"


def test_pourquoi_ne_nomme_pas_le_meilleur_coup(langue: Langue) -> None:
    ligne = Phrase(
        Certitude.LIGNE,
        Message("si chacun joue bien, le jeu continue après {mieux} par {suite}", mieux="c4", suite="c3"),
    )
    raison = Phrase(Certitude.PROUVE, Message("{mieux} faisait nulle, {joue} perd", mieux="c4", joue="d3"))
    sans_raison = Pourquoi((ligne,), {}, {}, (3, 2), ((2, 2),), ((3, 2),))
    assert dire_sans_le_mieux(replace(sans_raison, phrases=(raison, ligne))) == (
        "Prouvé : un autre coup faisait nulle, d3 perd."
    )
    assert dire_sans_le_mieux(sans_raison) == "Aucune raison n'est assez sûre : la suite montre ce qui le punit."
    assert "plus de pions" in dire_sans_le_mieux(replace(sans_raison, suite_jouee=()))
    langue.choisir("en")
    assert dire_sans_le_mieux(sans_raison) == "No reason is sure enough: the line shows what punishes it."


def test_le_bilan_compte_les_coups_reessayes(langue: Langue) -> None:
    assert [dire_bilan(nombre) for nombre in range(3)] == [
        "Leçon : aucun coup réessayé",
        "Leçon : 1 coup réessayé",
        "Leçon : 2 coups réessayés",
    ]
    langue.choisir("en")
    assert [dire_bilan(nombre) for nombre in range(3)] == [
        "Lesson: no move tried again",
        "Lesson: 1 move tried again",
        "Lesson: 2 moves tried again",
    ]


def test_ce_qui_se_compte_plus_tard_se_tait_la_ou_le_plateau_montre_une_raison(langue: Langue) -> None:
    vue = Phrase(Certitude.SANS_DOUTE, Message("{joue} retourne trop", joue="d3"), frozenset({(2, 3)}), (2, 3))
    comptee = Phrase(Certitude.SANS_DOUTE, Message("{joue} coûte plus tard", joue="d3"), apres=(2, 3))
    resultat = Phrase(Certitude.PROUVE, Message("{joue} perd", joue="d3"))
    for phrases, dite in (
        ((resultat, vue), "Prouvé : d3 perd.\nSans doute : d3 retourne trop."),
        ((vue, comptee), "Sans doute : d3 retourne trop."),
        ((comptee,), "Sans doute : d3 coûte plus tard."),
    ):
        assert dire_sans_le_mieux(Pourquoi(phrases, {}, {}, (0, 0), (), ())) == dite
