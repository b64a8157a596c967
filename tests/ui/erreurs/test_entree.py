"""Mistakes come into the notebook when the review of a game of one's own ends, once, each with its kind."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.carnet.carnet import Carnet
from ecosysteme.carnet.fichier import chemin_du_carnet
from ecosysteme.entete import NotreJoueur
from ecosysteme.jeu import PREMIER, SECOND
from tests.fenetre import PATIENCE, message
from tests.ui.erreurs.parties import partie_de_la_fin, partie_fautive
from ui.erreurs.entree import personnes
from ui.socle.chargeur import trouver


def analyser(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Review the game on the board, to its end."""
    with qtbot.waitSignal(fenetre.assistance.analyse_change, timeout=PATIENCE):
        trouver(fenetre, QAction, "action_analyser").trigger()
    qtbot.waitUntil(lambda: not fenetre.assistance.analyse_en_cours, timeout=PATIENCE)


def carnet() -> Carnet:
    return Carnet(chemin_du_carnet())


def test_la_fin_d_une_revue_les_note_une_fois(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.ouvrir_partie(partie_de_la_fin())
    analyser(qtbot, fenetre)
    qtbot.waitUntil(lambda: "carnet" in message(fenetre), timeout=PATIENCE)
    assert message(fenetre) == "2 erreurs entrent au carnet"
    assert {carte.erreur.joue for carte in carnet().a_revoir()} == {"e2", "a7"}
    qtbot.waitUntil(lambda: sum(un.erreurs for un in carnet().tableau().genres) == 2, timeout=PATIENCE)
    fenetre.ouvrir_partie(partie_de_la_fin())
    analyser(qtbot, fenetre)
    assert [carte.fois for carte in carnet().a_revoir()] == [1, 1]


def test_la_meme_erreur_d_une_autre_partie_se_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for date in ("2026.03.01", "2026.03.02"):
        partie = partie_de_la_fin()
        partie.entete = replace(partie.entete, date=date)
        fenetre.ouvrir_partie(partie)
        analyser(qtbot, fenetre)
    qtbot.waitUntil(lambda: message(fenetre).endswith("la même erreur, 2e fois"), timeout=PATIENCE)


@pytest.mark.parametrize("joueurs", [("humain", "humain"), ("ia_alea", "ia_alea")])
def test_on_ne_devine_pas_de_qui_elles_sont(qtbot: QtBot, fenetre: ApplicationIHM, joueurs: tuple[str, str]) -> None:
    partie = partie_de_la_fin()
    noir, blanc = map(NotreJoueur, joueurs)
    partie.entete = replace(partie.entete, noir=noir, blanc=blanc)
    fenetre.ouvrir_partie(partie)
    analyser(qtbot, fenetre)
    fenetre.salles.erreurs.acces.fermer()
    assert carnet().a_revoir() == []


def test_une_revue_arretee_n_entre_pas(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.ouvrir_partie(partie_fautive())
    trouver(fenetre, QAction, "action_analyser").trigger()
    fenetre.assistance.arreter_analyse()
    fenetre.salles.erreurs.acces.fermer()
    assert carnet().a_revoir() == []


def test_les_personnes_d_une_partie() -> None:
    assert personnes(partie_fautive()) == [PREMIER]
    assert personnes(partie_fautive(noir="ia_moteur", blanc="humain")) == [SECOND]
    assert personnes(partie_fautive(noir="humain", blanc="humain")) == [PREMIER, SECOND]
