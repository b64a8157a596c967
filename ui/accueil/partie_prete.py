"""A game that a person can play at once: the window is set by its own boxes, as somebody would do it."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QMainWindow, QSpinBox

from ecosysteme.reglages import TAILLE
from ui.socle.chargeur import trouver


def commencer(fenetre: QMainWindow, jeu: str, niveau: int) -> None:
    """Begin one game of ``jeu`` where the person begins, against the engine at ``niveau``, on the usual board."""
    trouver(fenetre, QAction, "action_arreter").trigger()
    trouver(fenetre, QAction, "action_mode_jouer").trigger()
    _choisir(trouver(fenetre, QComboBox, TAILLE.nom), TAILLE.defaut)  # the only one that the engine knows
    _choisir(trouver(fenetre, QComboBox, "jeu"), jeu)
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(1)
    trouver(fenetre, QSpinBox, "blanc_niveau").setValue(niveau)
    for case in ("noir_humain", "blanc_ia_moteur"):
        trouver(fenetre, QCheckBox, case).setChecked(True)
    recommencer = trouver(fenetre, QAction, "action_recommencer")
    (recommencer if recommencer.isEnabled() else trouver(fenetre, QAction, "action_demarrer")).trigger()


def _choisir(boite: QComboBox, valeur: object) -> None:
    boite.setCurrentIndex(boite.findData(valeur))
