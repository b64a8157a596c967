"""The board's column: card and strip as wide as the board, and no narrower than what they say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from applicationIHM import ApplicationIHM
from tests.tailles import quelques
from tests.ui.disposition.mesures import cote_du_plateau, dimensionner
from ui.disposition.colonne import LARGEUR_UTILE
from ui.socle.chargeur import trouver


@pytest.mark.parametrize(
    "taille", quelques([(1366, 768), (1920, 1032), (960, 540), (640, 520), (700, 1000), (1366, 540)], 2)
)
def test_la_carte_et_la_bande_suivent_le_plateau_sous_lequel_elles_sont_centrees(
    fenetre: ApplicationIHM, taille: tuple[int, int]
) -> None:
    trouver(fenetre, QWidget, "barre_reprise").show()
    for largeur, hauteur in ((1920, 1032), taille):  # from a large one: what was given must be given back
        dimensionner(fenetre, largeur, hauteur)
    plateau = trouver(fenetre, QWidget, "plateau")
    milieu = plateau.mapTo(fenetre, plateau.rect().center()).x()
    for nom in ("barre_reprise", "cadre_joueurs", "bande"):
        widget = trouver(fenetre, QWidget, nom)
        voulue = min(plateau.width(), max(cote_du_plateau(fenetre), LARGEUR_UTILE))
        assert abs(widget.width() - voulue) <= 2, nom
        assert abs(widget.mapTo(fenetre, QPoint(widget.width() // 2, 0)).x() - milieu) <= 1, nom


def test_ce_qui_tient_lieu_de_la_carte_a_sa_place_et_sa_largeur(fenetre: ApplicationIHM) -> None:
    carte, doublure = trouver(fenetre, QWidget, "cadre_joueurs"), QWidget(fenetre)
    dimensionner(fenetre, 1366, 768)
    avant = carte.geometry()
    doublure.setFixedHeight(avant.height())
    fenetre.disposition.colonne.doubler(fenetre.widgets.cadre_joueurs, doublure)
    assert not doublure.isVisible()
    carte.hide()
    doublure.show()
    dimensionner(fenetre, 1280, 768)
    dimensionner(fenetre, 1366, 768)
    assert doublure.geometry() == avant
