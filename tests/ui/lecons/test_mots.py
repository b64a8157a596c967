"""What is said of a reviewed move, in words and aloud."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ecosysteme.analyse.bilan import coups_revus, revoir_partie
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.partie import Partie
from tests.ecosysteme.analyse.test_resolus import juger
from tests.ui.lecons.parties import partie_revue
from ui.lecons import mots
from ui.socle.langue import Langue


def sans_insecable(texte: str) -> str:
    return texte.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("perte", "exacte", "titre", "lu"),
    [
        (16, True, "Coup 3, Noir c3 : gaffe, perd 23 % de chances et 16 pions.", "Coup 3, Noir c3, gaffe : de 50 à 2"),
        (8, True, "Coup 3, Noir c3 : erreur, perd 12 % de chances et 8 pions.", "Coup 3, Noir c3, erreur : de 50 à"),
        (6, True, "Coup 3, Noir c3 : imprécision, perd 9 % de chances et 6 pions.", "Coup 3, Noir c3, imprécision : "),
        (1, False, "Coup 3, Noir c3 : coup tenable, perd 1 % de chances et 1 pion.", "Coup 3, Noir c3, coup tenable"),
    ],
)
def test_une_faute_dit_ses_chances_ses_pions_et_si_c_est_sur(
    langue: Langue, perte: int, exacte: bool, titre: str, lu: str
) -> None:
    partie = partie_revue({3: perte}, exacte=exacte)
    revu = coups_revus(partie)[2]
    assert sans_insecable(mots.titre(partie.jeu, revu)) == titre
    assert sans_insecable(mots.lu(partie.jeu, revu)).startswith(lu)
    assert mots.lu(partie.jeu, revu).endswith("Prouvé." if exacte else "Probable.")
    assert "Meilleur résultat d'ici" in mots.detail(partie.jeu, revu)
    assert "Mieux" in mots.detail(partie.jeu, revu)


def test_un_coup_sans_perte_ne_parle_pas_de_mieux(langue: Langue) -> None:
    partie = partie_revue({})
    revu = coups_revus(partie)[0]
    assert sans_insecable(mots.titre(partie.jeu, revu)) == "Coup 1 : Noir f5, aucun n'était meilleur."
    assert sans_insecable(mots.detail(partie.jeu, revu)) == "Meilleur résultat d'ici : 0. Prouvé."


@pytest.mark.parametrize("valeur", range(1, 20))
def test_ce_qu_un_coup_perd_est_l_ecart_des_deux_parts_dites(langue: Langue, valeur: int) -> None:
    partie = partie_revue({3: 6})
    noeud = partie.ligne[2]
    assert noeud.evaluation is not None
    partie.noter(noeud.numero, replace(noeud.evaluation, valeur=valeur))
    revu = coups_revus(partie)[2]
    avant, apres = map(int, re.findall(r"(\d+) %", sans_insecable(mots.detail(partie.jeu, revu)))[:2])
    [perdu] = map(int, re.findall(r"perd (\d+) %", sans_insecable(mots.titre(partie.jeu, revu))))
    assert perdu == avant - apres


def test_la_fin_d_une_analyse_compte_les_erreurs_et_dit_la_plus_grave(langue: Langue) -> None:
    partie = partie_revue({})
    assert sans_insecable(mots.conclure(partie.jeu, coups_revus(partie))) == "Analyse finie : aucune erreur"
    partie = partie_revue({3: 8, 6: 16})
    phrase = sans_insecable(mots.conclure(partie.jeu, coups_revus(partie)))
    assert phrase.startswith("Analyse finie : 2 erreurs. La plus grave : coup 6, Blanc f4, gaffe : de 50 à ")
    langue.choisir("en")
    assert mots.conclure(partie.jeu, coups_revus(partie)).startswith("Analysis over: 2 mistakes. The gravest: move 6,")


@pytest.mark.parametrize(
    ("coups", "rang", "titre"),
    [
        ("a1", 0, "Coup 1 : X a1, aucun n'était meilleur."),
        ("a1b1", 1, "Coup 2, O b1 : erreur, la partie était nulle, elle est perdue."),
        ("a1b1c1", 2, "Coup 3, X c1 : erreur, la partie était gagnée, elle est nulle."),
        ("a1b1c1a2a3", 4, "Coup 5, X a3 : gaffe, la partie était gagnée, elle est perdue."),
    ],
)
def test_une_faute_d_un_jeu_resolu_dit_ce_que_la_partie_devient(
    langue: Langue, coups: str, rang: int, titre: str
) -> None:
    partie: Partie = Partie(Morpion())
    for debut in range(0, len(coups), 2):
        partie.jouer(partie.jeu.lire_coup(coups[debut : debut + 2]))
    revu = revoir_partie(partie, juger(partie))[rang]
    assert sans_insecable(mots.titre(partie.jeu, revu)) == titre == sans_insecable(mots.lu(partie.jeu, revu))
    assert bool(mots.detail(partie.jeu, revu)) == bool(revu.perte)
