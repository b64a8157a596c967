"""Objects as attributes: found at once, of their class, or said to be missing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.par_nom import Index, ParNom, noms


class Bouts(Index):
    titre = ParNom(QLabel)
    bouton = ParNom(QPushButton, "{}_bouton")


@pytest.fixture
def fenetre(qtbot: QtBot) -> QMainWindow:
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    boutons = QPushButton(fenetre), QPushButton(fenetre)
    for objet, nom in zip((*boutons, QLabel(fenetre)), ("gauche_bouton", "droite_bouton", "titre"), strict=True):
        objet.setObjectName(nom)
    return fenetre


def test_chaque_attribut_est_l_objet_de_son_nom(fenetre: QMainWindow) -> None:
    gauche, droite = Bouts(fenetre, "gauche"), Bouts(fenetre, "droite")
    assert [gauche.bouton.objectName(), droite.bouton.objectName()] == ["gauche_bouton", "droite_bouton"]
    assert gauche.titre is droite.titre
    assert noms(Bouts) == ["titre", "bouton"]
    assert isinstance(Bouts.titre, ParNom)


def test_ce_qui_quitte_la_fenetre_reste_dans_l_index(fenetre: QMainWindow) -> None:
    bouts = Bouts(fenetre, "gauche")
    bouts.titre.setParent(None)
    assert bouts.titre.objectName() == "titre"


def test_ce_qui_manque_est_nomme_des_le_depart(fenetre: QMainWindow) -> None:
    with pytest.raises(LookupError, match="QPushButton nommé 'milieu_bouton'"):
        Bouts(fenetre, "milieu")
    with pytest.raises(LookupError, match="QLabel nommé 'titre'"):
        Bouts(QObject(), "gauche")


def test_un_nom_compose_donne_l_objet_ou_dit_ce_qui_manque(fenetre: QMainWindow) -> None:
    bouts = Bouts(fenetre, "droite")
    assert bouts.trouver(QWidget, "bouton") is bouts.bouton
    for classe, attribut in ((QLabel, "bouton"), (QWidget, "racine_"), (QPushButton, "partie")):
        with pytest.raises(LookupError, match=f"{classe.__name__} nommé '{attribut}'"):
            bouts.trouver(classe, attribut)
