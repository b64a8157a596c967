"""The board's column: card and strip end where the board's frame does, and are no narrower than what they say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from applicationIHM import ApplicationIHM
from tests.fenetre import choisir
from tests.tailles import quelques
from tests.ui.disposition.mesures import dimensionner, reposer
from ui.disposition.colonne import LARGEUR_UTILE, NEGLIGEABLE
from ui.disposition.modes import MODES
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver


def bords(fenetre: ApplicationIHM, nom: str) -> tuple[float, float]:
    """Where a widget begins and ends in the window; the board, where its frame does."""
    widget = trouver(fenetre, QWidget, nom)
    gauche = widget.mapTo(fenetre, QPoint()).x()
    if isinstance(widget, PlateauVue):
        cadre = widget.geometrie().cadre
        return gauche + cadre.left(), gauche + cadre.right()
    return gauche, gauche + widget.width()


@pytest.mark.parametrize("taille", quelques([(1366, 749), (1366, 768), (1920, 1032), (1024, 749), (960, 540)], 2))
def test_la_carte_et_la_bande_ont_les_bords_du_plateau_dans_chaque_mode(
    fenetre: ApplicationIHM, taille: tuple[int, int]
) -> None:
    trouver(fenetre, QWidget, "barre_reprise").show()
    for largeur, hauteur in ((1920, 1032), taille):  # from a large one: what was given must be given back
        dimensionner(fenetre, largeur, hauteur)
    for mode in MODES:
        fenetre.disposition.modes.choisir(mode)
        reposer()
        gauche, droite = bords(fenetre, "plateau")
        if droite - gauche >= LARGEUR_UTILE:
            for nom in ("barre_reprise", "cadre_joueurs", "bande"):
                assert bords(fenetre, nom) == (gauche, droite), (mode, nom)


@pytest.mark.parametrize("jeu", ["puissance4", "nim"])
def test_le_plateau_d_un_autre_jeu_leur_donne_ses_bords(fenetre: ApplicationIHM, jeu: str) -> None:
    dimensionner(fenetre, 1366, 768)
    avant = bords(fenetre, "plateau")
    choisir(fenetre, "jeu", jeu)
    reposer()
    assert avant != bords(fenetre, "plateau") == bords(fenetre, "cadre_joueurs") == bords(fenetre, "bande")


@pytest.mark.parametrize("taille", quelques([(640, 520), (820, 640), (1366, 540), (700, 1000)], 2))
def test_pres_d_un_petit_plateau_elles_restent_lisibles_et_centrees(
    fenetre: ApplicationIHM, taille: tuple[int, int]
) -> None:
    for largeur, hauteur in ((1920, 1032), taille):
        dimensionner(fenetre, largeur, hauteur)
    plateau = trouver(fenetre, QWidget, "plateau")
    for nom in ("cadre_joueurs", "bande"):
        gauche, droite = bords(fenetre, nom)
        assert droite - gauche >= min(plateau.width(), LARGEUR_UTILE) - NEGLIGEABLE, nom
        assert abs(sum(bords(fenetre, "plateau")) - gauche - droite) <= 2, nom


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
