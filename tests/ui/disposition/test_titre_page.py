"""The pages of Étudier begin alike: a title and its sentence at the left, at the right what one came to do."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.ui.disposition.mesures import dimensionner, reposer
from ui.disposition.titre_page import MARGES
from ui.socle.chargeur import trouver
from ui.socle.textes import Etiquette

PAGES = {
    "bibliotheque": "bouton_collections",
    "repertoire": "repertoire_apprendre",
    "livre": "livre_etendre",
    "analyse_en_serie": "bouton_analyser_serie",
    "exercices": "exercice_quitter",
    "erreurs": "bouton_revoir_erreurs",
}
TITRES = {"exercices": "exercice_entete", "repertoire": "titre_repertoires", "analyse_en_serie": "titre_analyses"}


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_titre_a_gauche_bouton_a_droite(qtbot: QtBot, fenetre: ApplicationIHM, langue: str) -> None:
    trouver(fenetre, QAction, f"action_{langue}").trigger()
    dimensionner(fenetre, 1366, 768)
    etudier = fenetre.disposition.etudier
    fenetre.disposition.modes.choisir("etudier")
    for nom, principal in PAGES.items():
        etudier.choisir(nom)
        reposer()
        titre = trouver(etudier, Etiquette, TITRES.get(nom, f"titre_{nom}"))
        bouton = trouver(etudier, QPushButton, principal)
        assert titre.isVisible(), nom
        assert titre.text(), nom
        page = etudier.widget()
        places = [un.mapTo(page, un.rect().topLeft()) for un in (titre, bouton)]
        assert abs(places[0].x() - (MARGES.left() + 4)) <= 2, nom
        droite = page.width() - bouton.mapTo(page, bouton.rect().topRight()).x()
        assert droite <= MARGES.right() + 8, nom
        assert abs(places[0].y() - places[1].y()) <= bouton.height(), nom
