"""The window and the report's functions play one game: the same moves, the same board, the same rounds."""

from __future__ import annotations

from PySide6.QtWidgets import QSlider
from pytestqt.qtbot import QtBot

import applicationIHM
from applicationIHM import ApplicationIHM, partie
from ecosysteme.jeu import PREMIER, SECOND
from ecosysteme.joueurs import Humain
from ecosysteme.plateau import BLANC, NOIR, Plateau
from tests.fenetre import PATIENCE, choisir, cocher
from ui import controleur
from ui.situation import Marche
from ui.socle.chargeur import trouver


def test_la_partie_de_la_fenetre_est_celle_du_rapport(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    choisir(fenetre, "taille", 4)
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    trouver(fenetre, QSlider, "cadence").setValue(0)
    fenetre.demarrer()
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    jouee = fenetre.partie_en_cours
    coups = {
        camp: iter([t.coup for t in jouee.historique if t.coup and t.auteur == camp]) for camp in (PREMIER, SECOND)
    }
    noir = Humain(NOIR, question=lambda jeu, etat: next(coups[PREMIER]))
    blanc = Humain(BLANC, question=lambda jeu, etat: next(coups[SECOND]))
    plateau = Plateau(4)
    assert partie(plateau, noir, blanc, lambda texte: None) == jouee.nb_tours
    assert plateau == jouee.etat.plateau


def test_la_fenetre_s_importe_de_l_application_du_rapport() -> None:
    assert applicationIHM.ApplicationIHM is controleur.ApplicationIHM
    assert applicationIHM.main is controleur.main
