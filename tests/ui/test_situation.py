"""A reading of the window: it says who plays and how far things are, and what it holds does not move afterwards."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import choisir, cocher, jouer
from ui.joueurs.noms import libelle
from ui.situation import Marche

FIN = "e6f4e3f6g5d6e7f5c5"  # black takes everything in nine moves


def test_une_lecture_ne_change_plus_quand_la_partie_continue(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    debut = fenetre.situation
    assert (debut.marche, debut.serie.jouees, debut.machine, debut.occupe) == (Marche.PRETE, 0, None, False)
    jouer(qtbot, fenetre, FIN)
    fin = fenetre.situation
    assert (fin.serie.jouees, fin.joueurs[1].bilan.resultat.victoires, fin.joueurs[2].bilan.resultat.defaites) == (
        1,
        1,
        1,
    )
    assert (debut.serie.jouees, debut.joueurs[1].bilan.resultat.victoires, debut.serie.bilans[0].parties) == (0, 0, 0)


def test_elle_nomme_la_machine_au_trait_et_chaque_joueur(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_humain")
    situation = fenetre.situation
    assert situation.machine == libelle(situation.joueurs[1].specification) == "Max"
    assert [occupant.specification for occupant in situation.joueurs.values()] == ["ia_max", "humain"]
    assert str(situation.joueurs[1].joueur) == "IA Max"
    assert situation.partie is fenetre.partie_en_cours
