"""A game that a person can play at once: the window is set by its own boxes, as somebody would do it."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QMainWindow, QSpinBox

from ecosysteme.jeux import JEUX
from ecosysteme.reglages import NIVEAU_BLANC, TAILLE
from ui.joueurs.niveau import BoiteNiveau, nom_du_niveau
from ui.socle import annonces
from ui.socle.chargeur import trouver
from ui.socle.langue import translate

NIVEAU_FACILE: Final = 2  # of who has chosen none


def commencer(fenetre: QMainWindow, jeu: str, niveau: int | None = None) -> None:
    """Begin one game of ``jeu`` where the person begins, against the engine at ``niveau``.

    Without one, a level that somebody has set stays theirs, and the others meet a beginner. What is set here remains
    set, as if the boxes had been used: the message line says the level, and where it can be changed.
    """
    trouver(fenetre, QAction, "action_arreter").trigger()
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    if TAILLE in JEUX[jeu].options:
        _choisir(trouver(fenetre, QComboBox, TAILLE.nom), TAILLE.defaut)  # the only one that the engine knows
    _choisir(trouver(fenetre, QComboBox, "jeu"), jeu)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(1)
    boite = trouver(fenetre, BoiteNiveau, "blanc_niveau")
    boite.setValue(niveau or (boite.value() if boite.value() != NIVEAU_BLANC.defaut else NIVEAU_FACILE))
    for case in ("noir_humain", "blanc_ia_moteur"):
        trouver(fenetre, QCheckBox, case).setChecked(True)
    recommencer = trouver(fenetre, QAction, "action_recommencer")
    (recommencer if recommencer.isEnabled() else trouver(fenetre, QAction, "action_demarrer")).trigger()
    phrase = translate("Accueil", "À vous de commencer. Moteur au niveau {} ({}), réglable dans le panneau.")
    annonces.dire_ensuite(fenetre, phrase.format(boite.text(), nom_du_niveau(boite.value())))


def _choisir(boite: QComboBox, valeur: object) -> None:
    boite.setCurrentIndex(boite.findData(valeur))
