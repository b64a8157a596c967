"""Starts a ready-made game, a person's or between programs, by setting the window's own boxes."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox

from ecosysteme.jeux import JEUX
from ecosysteme.jeux.othello import Othello
from ecosysteme.reglages import COINS, NIVEAU_BLANC, TAILLE
from ui.socle.langue import translate
from ui.socle.messages import Messages
from ui.widgets.index import Widgets
from ui.widgets.niveau import nom_du_niveau

# Of who has chosen none. Somebody who takes a corner when there is one, and plays at random otherwise, beats level 1 in
# 60 games of 100 (1,000 played, 5 drawn), level 2 in 42: a first opponent is one that can be beaten.
NIVEAU_FACILE: Final = 1
CADENCE_SUIVIE: Final = 700  # ms: slow enough for the judge of games between programs to be read


def commencer(widgets: Widgets, messages: Messages, jeu: str, niveau: int | None = None) -> None:
    """Begin one game of ``jeu`` where the person begins, against the engine at ``niveau``.

    Without one, a level that somebody has set stays theirs, and the others meet a beginner. What is set here remains
    set, as if the boxes had been used: the message line says the level, and where it can be changed.
    """
    _preparer(widgets, "jouer", jeu, parties=1)
    boite = widgets.blanc.niveau
    boite.setValue(niveau or (boite.value() if boite.value() != NIVEAU_BLANC.defaut else NIVEAU_FACILE))
    for case in (widgets.noir.humain, widgets.blanc.ia_moteur):
        case.setChecked(True)
    _lancer(widgets)
    phrase = translate("Accueil", "À vous de jouer. Moteur au niveau {} ({}), réglable dans le panneau.")
    messages.dire(phrase.format(boite.text(), nom_du_niveau(boite.value())), ensuite=True)


def regarder(widgets: Widgets, messages: Messages, parties: int) -> None:
    """Let two programs play ``parties`` games of Othello; who was ticked plays, unless it is a person."""
    _preparer(widgets, "matchs", Othello.nom, parties)
    widgets.cadence.setValue(CADENCE_SUIVIE if parties == 1 else 0)  # a match is not watched move by move
    noir, blanc = widgets.noir, widgets.blanc
    for ici, autre in ((noir, blanc), (blanc, noir)):
        if ici.humain.isChecked():  # unequal programs, neither of which waits for the engine to be compiled
            (ici.ia_max if autre.ia_alphabeta.isChecked() else ici.ia_alphabeta).setChecked(True)
    _lancer(widgets)
    phrase = translate("Accueil", "Joueurs, parties et cadence se règlent dans le panneau.")
    messages.prevenir(phrase, ensuite=True)


def _preparer(widgets: Widgets, mode: str, jeu: str, parties: int) -> None:
    """Stop what is played, and set the boxes for ``parties`` games of ``jeu``."""
    widgets.action_arreter.trigger()
    widgets.trouver(QAction, f"action_mode_{mode}").trigger()
    if TAILLE in JEUX[jeu].options:
        _choisir(widgets.taille, TAILLE.defaut)  # the only one that the engine knows
        _choisir(widgets.coins, COINS.defaut)
    _choisir(widgets.jeu, jeu)
    widgets.nombre_parties.setValue(parties)


def _lancer(widgets: Widgets) -> None:
    recommencer = widgets.action_recommencer
    (recommencer if recommencer.isEnabled() else widgets.action_demarrer).trigger()


def _choisir(boite: QComboBox, valeur: object) -> None:
    boite.setCurrentIndex(boite.findData(valeur))
