"""The panel: the blocks asked for, in order; it folds its boxes, scrolls, and lends its buttons to the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDockWidget,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.joueurs import JOUEURS, IAexterne
from ecosysteme.reglages import NIVEAU_PLEIN
from tests.fenetre import choisir, cocher, jouer, presser
from tests.ui.disposition.mesures import defauts, dimensionner, etroits, reposer
from ui.disposition.panneau import BLOCS, PAR_LIGNE, Panneau
from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee


@pytest.fixture
def panneau(coquille: FenetreDessinee) -> Panneau:
    return Panneau(coquille)


def visibles(coquille: FenetreDessinee) -> list[str]:
    """Name the blocks in sight, from top to bottom."""
    page, dessous = trouver(coquille, QWidget, "panneau"), 10_000
    blocs = [trouver(coquille, QWidget, nom) for nom in BLOCS]
    blocs.sort(key=lambda bloc: bloc.mapTo(page, QPoint()).y() if page.isAncestorOf(bloc) else dessous)
    return [bloc.objectName() for bloc in blocs if bloc.isVisible()]


def lignes(coquille: FenetreDessinee) -> list[int]:
    """Count the boxes of black's players on each row."""
    noms = {f"noir_{nom}" for nom in (*JOUEURS, IAexterne.nom)}
    hauteurs = [case.y() for case in coquille.findChildren(QCheckBox) if case.objectName() in noms]
    return [hauteurs.count(hauteur) for hauteur in sorted(set(hauteurs))]


@pytest.mark.parametrize("noms", [BLOCS, BLOCS[:4], ("cadre_graphique", "cadre_coups"), ("cadre_statistiques",), ()])
def test_on_voit_les_blocs_demandes_dans_l_ordre_et_eux_seuls(
    coquille: FenetreDessinee, panneau: Panneau, noms: tuple[str, ...]
) -> None:
    panneau.montrer(noms)
    reposer()
    assert visibles(coquille) == list(noms)


def test_ce_qui_s_etend_prend_la_place_qui_reste(coquille: FenetreDessinee, panneau: Panneau) -> None:
    for noms, etendu in (
        (("cadre_graphique", "cadre_coups"), "cadre_coups"),
        (("cadre_match", "cadre_statistiques"), "cadre_statistiques"),
        (("cadre_coups", "cadre_statistiques"), "cadre_coups"),
    ):
        panneau.montrer(noms)
        reposer()
        hauteurs = {nom: trouver(coquille, QWidget, nom).height() for nom in noms}
        assert max(hauteurs, key=lambda nom: hauteurs[nom]) == etendu


def test_les_cases_se_plient_a_la_largeur(coquille: FenetreDessinee, panneau: Panneau) -> None:
    dock = trouver(coquille, QDockWidget, "dock_panneau")
    trouver(coquille, QWidget, "entete_jeu").hide()  # the header takes it elsewhere
    panneau.montrer(BLOCS)
    serree, large = PAR_LIGNE
    for largeur, par_ligne in ((900, large), (380, serree), (900, large)):
        coquille.resize(largeur + 700, 700)
        coquille.resizeDocks([dock], [largeur], Qt.Orientation.Horizontal)
        reposer()
        assert lignes(coquille)[0] == par_ligne
        assert sum(lignes(coquille)) == len(JOUEURS) + 1  # and the external engine
        assert etroits(trouver(coquille, QWidget, "panneau")) == [], largeur


def test_les_boutons_pretes_au_plateau_restent_en_vue_quel_que_soit_le_mode(
    coquille: FenetreDessinee, panneau: Panneau
) -> None:
    boutons, page = trouver(coquille, QWidget, "cadre_boutons"), trouver(coquille, QWidget, "contenu_panneau")
    panneau.serrer(True)
    for noms in (BLOCS, ("cadre_graphique",), ()):
        panneau.montrer(noms)
        reposer()
        assert boutons.isVisible()
        assert not page.isAncestorOf(boutons)
        assert boutons.mapTo(coquille, QPoint()).y() > trouver(coquille, QWidget, "bande").y()
    panneau.serrer(False)
    panneau.montrer(BLOCS)
    reposer()
    assert page.isAncestorOf(boutons), "et reviennent sous le panneau"


def test_un_panneau_trop_bas_defile(coquille: FenetreDessinee, panneau: Panneau) -> None:
    coquille.resize(1100, 520)
    panneau.montrer(BLOCS)
    reposer()
    barre = trouver(coquille, QScrollArea, "defilement").verticalScrollBar()
    assert barre.maximum() > 0
    barre.setValue(barre.maximum())
    reposer()
    dernier = trouver(coquille, QWidget, "cadre_parties")
    bas = dernier.mapTo(trouver(coquille, QScrollArea, "defilement"), QPoint(0, dernier.height())).y()
    assert bas <= trouver(coquille, QScrollArea, "defilement").height()


@pytest.mark.parametrize("taille", [(1024, 768), (1366, 768)])
@pytest.mark.parametrize("jeu", ["othello", "puissance4"])
def test_les_boutons_restent_ou_ils_sont_quoi_que_l_on_coche(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str, taille: tuple[int, int]
) -> None:
    dimensionner(fenetre, *taille)
    choisir(fenetre, "jeu", jeu)
    demarrer, places = trouver(fenetre, QPushButton, "bouton_demarrer"), set()
    for couleur in ("noir", "blanc"):
        trouver(fenetre, QSpinBox, f"{couleur}_niveau").setValue(NIVEAU_PLEIN)  # the level with the most settings
    for nom in ("ia_alphabeta", "humain", "ia_moteur", "ia_max"):
        cocher(qtbot, fenetre, f"noir_{nom}", f"blanc_{nom}")
        reposer()
        places.add(demarrer.mapTo(fenetre, QPoint()).y())
        assert defauts(fenetre) == [], nom
        assert fenetre.rect().contains(QRect(demarrer.mapTo(fenetre, QPoint()), demarrer.size()))
        for couleur in ("noir", "blanc"):
            resume = trouver(fenetre, QLabel, f"resume_{couleur}")
            assert resume.heightForWidth(resume.width()) <= resume.height(), resume.text()
            corps = trouver(fenetre, QWidget, f"corps_{couleur}")
            cases = trouver(fenetre, QGridLayout, f"cases_{couleur}")
            if nom in ("humain", "ia_max"):  # no setting: no room kept for any
                assert corps.height() == cases.geometry().height()
    assert len(places) == 1


@pytest.mark.parametrize("taille", [(1024, 768), (1366, 768)])
@pytest.mark.parametrize("ailleurs", [False, True])
def test_rien_ne_sort_du_panneau_quand_deux_machines_reprennent_la_partie_d_une_personne(
    qtbot: QtBot, fenetre: ApplicationIHM, taille: tuple[int, int], ailleurs: bool
) -> None:
    dimensionner(fenetre, *taille)
    defilement, page = fenetre.widgets.defilement, trouver(fenetre, QWidget, "contenu_panneau")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    jouer(qtbot, fenetre, "f5")
    presser(qtbot, fenetre, "arreter")
    cocher(qtbot, fenetre, "noir_ia_alphabeta", "blanc_ia_alphabeta")
    reposer()
    if ailleurs:  # the card changes out of sight
        fenetre.disposition.modes.choisir("analyser")
        reposer()
    qtbot.keyClick(fenetre, Qt.Key.Key_F5)
    fenetre.disposition.modes.choisir("jouer")
    assert not trouver(fenetre, QSpinBox, "nombre_parties").isHidden()
    qtbot.waitUntil(lambda: page.width() <= defilement.viewport().width())
    reposer()
    assert defauts(fenetre) == []
    assert page.width() <= defilement.viewport().width()
