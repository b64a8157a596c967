"""The game on the board as a document: what changes it, who is named as its players, what its file is called."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from ecosysteme.formats.enregistrement import Entete
from ecosysteme.jeu import Jeu
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.jeux.puissance4 import Puissance4
from ecosysteme.partie import Partie
from ecosysteme.variantes.edition import annoter, supprimer
from ecosysteme.variantes.evaluation import Evaluation
from tests.ui.documents.parties import partie_de
from ui.documents.document import Document, a_la_fin, entete_de, figer, nom_propose

ENTETE = Entete(noir="Ève", blanc="Bob", date="2019-05-04", evenement="Finale")
ICI = ("Humain", "Alpha-Bêta (4)")


@pytest.fixture
def partie() -> Partie:
    return partie_de(Othello(), "f5d6c3")


def document(partie: Partie) -> Document:
    return Document(ENTETE, "finale.ggf", None, partie.racine)


def test_une_variante_change_le_document_sans_changer_qui_a_joue(partie: Partie) -> None:
    lu = document(partie)
    assert not lu.change(partie)
    partie.aller_a(2)
    assert not lu.change(partie), "s'y promener n'y change rien"
    partie.jouer(partie.jeu.lire_coup("c5"))
    assert lu.change(partie)
    assert lu.raconte(partie)
    assert entete_de(partie, lu, ICI) == ENTETE


def test_ce_que_l_analyse_mesure_ne_change_pas_le_document(partie: Partie) -> None:
    lu = document(partie)
    for noeud in partie.historique:
        partie.noter(noeud.numero, evaluation=Evaluation(2))
    assert not lu.change(partie)
    partie.modifier(annoter(partie.racine, 2, glyphe="?"))
    assert lu.change(partie)
    partie.annuler_edition()
    assert not lu.change(partie), "rien n'y reste de ce qui y fut écrit"
    partie.modifier(supprimer(partie.racine, 3))
    assert lu.change(partie)


def test_continuer_la_partie_donne_la_place_aux_joueurs_de_la_fenetre(partie: Partie) -> None:
    lu = document(partie)
    partie.jouer(partie.jeu.lire_coup("d3"))
    assert not lu.raconte(partie)
    entete = entete_de(partie, lu, ICI)
    assert (entete.noir, entete.blanc, entete.evenement) == ("Humain", "Alpha-Bêta (4)", "")
    assert entete.date == date.today().isoformat()


def test_sans_document_ce_sont_les_joueurs_de_la_fenetre(partie: Partie) -> None:
    assert entete_de(partie, None, ICI).blanc == "Alpha-Bêta (4)"


@pytest.mark.parametrize(
    ("jeu", "coups", "pas"),
    [(Othello(6), "c2b4", 2), (Puissance4(), "4453", 1), (Morpion(), "b2a1", 2), (Nim((1, 4)), "b2", 2)],
)
def test_ce_qui_est_ecrit_ne_bouge_plus_pendant_que_la_partie_continue(jeu: Jeu, coups: str, pas: int) -> None:
    partie = partie_de(jeu, coups, pas)
    partie.aller_a(1)
    partie.jouer(jeu.coups_legaux(partie.etat)[-1], 2.5)
    copie, racine = figer(partie), partie.racine
    assert copie.etat == partie.etat
    partie.aller_a(0)
    partie.jouer(jeu.coups_legaux(partie.etat)[-1])
    assert copie.racine is racine
    assert copie.nb_coups == 2


def test_une_partie_lue_se_montre_a_sa_fin(partie: Partie) -> None:
    fin = partie.etat
    partie.aller_a(0)
    assert a_la_fin(partie).etat == fin


@pytest.mark.parametrize(
    ("entete", "nom"),
    [
        (ENTETE, "Ève - Bob 2019-05-04"),
        (replace(ENTETE, noir='a/b\\c:d*e?"<>|'), "a b c d e - Bob 2019-05-04"),
        (replace(ENTETE, noir="x" * 200), "x" * 80),
        (Entete(), "partie"),
        (Entete(noir=".."), "partie"),
    ],
)
def test_le_nom_propose_convient_a_tous_les_systemes(entete: Entete, nom: str) -> None:
    assert nom_propose(entete) == nom
