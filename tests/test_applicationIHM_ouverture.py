"""A game that comes from elsewhere, put on the board as the game of the window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import JeuQuelconque
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.jeux.nim import Nim
from ecosysteme.jeux.othello import Othello
from ecosysteme.partie import Partie, PartieQuelconque
from tests.fenetre import PATIENCE, cliquer, cocher, presser
from ui.socle.chargeur import trouver

CAS = [(Othello(6), "c2b4"), (Othello(), "f5d6c3"), (Morpion(), "b2a1"), (Nim((1, 4)), "b2")]


def partie_de(jeu: JeuQuelconque, coups: str) -> PartieQuelconque:
    partie: PartieQuelconque = Partie(jeu)
    for rang in range(0, len(coups), 2):
        partie.jouer(jeu.lire_coup(coups[rang : rang + 2]), 1.5)
    return partie


@pytest.mark.parametrize(("jeu", "coups"), CAS)
def test_une_partie_ouverte_se_montre_et_se_continue(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: JeuQuelconque, coups: str
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    partie = partie_de(jeu, coups)
    fenetre.ouvrir_partie(partie)
    assert fenetre.partie_en_cours is partie
    assert fenetre.partie_montree is partie
    assert trouver(fenetre, QComboBox, "jeu").currentData() == jeu.nom
    avant = partie.nb_coups
    cliquer(qtbot, fenetre, partie.jeu.coups_legaux(partie.etat)[0])
    assert partie.nb_coups == avant + 1


def test_une_machine_ne_joue_dans_une_partie_ouverte_qu_une_fois_demarree(
    qtbot: QtBot, fenetre: ApplicationIHM
) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    presser(qtbot, fenetre, "demarrer")
    partie = partie_de(Othello(), "f5")
    fenetre.ouvrir_partie(partie)
    assert not fenetre.situation.occupe
    assert partie.nb_coups == 1
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: partie.nb_coups == 2, timeout=PATIENCE)
