"""Scenes of the screenshots of the reasoning: a cut of alpha-beta, a line of play, attractors, heaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QListWidget, QSpinBox, QTabWidget

from applicationIHM import ApplicationIHM
from ecosysteme.arbre import Arbre, GenreDePas
from ui.atelier.essai import DELAI_DU_MOTEUR, attendre, attendre_que, jouer_partie
from ui.raisonnement.attracteurs.panneau import PanneauAttracteurs
from ui.raisonnement.dock import DockArbre
from ui.raisonnement.suite import PanneauSuite
from ui.socle.chargeur import trouver

PROFONDEUR: Final = 2  # plies: few enough nodes for boards
REPOS: Final = 400  # ms: the boards of a tree are painted a few at a time
COUP_DE_SUITE: Final = 3  # which step of the line the board shows
LARGE: Final = QSize(1800, 900)  # of the window beside a tree or a table


def montrer_raisonnement(fenetre: ApplicationIHM, nom: str) -> None:
    """Reason, as its mode does, about the game of ``essai.PARTIES`` called ``nom``, in the way that suits it best."""
    jouer_partie(fenetre, nom)
    fenetre.resize(LARGE)
    fenetre.disposition.modes.choisir("comprendre")
    dock = trouver(fenetre, DockArbre, "arbre_recherche")
    trouver(dock, QTabWidget, "arbre_onglets").setCurrentIndex(0 if nom == "othello" else 1)
    attendre(0)
    GESTES[nom](dock)
    attendre(REPOS)


def _couper(dock: DockArbre) -> None:
    """Stand where alpha-beta cuts the most, and look at the node as a ghost on the board."""
    trouver(dock, QSpinBox, "arbre_profondeur").setValue(PROFONDEUR)
    attendre_que(lambda: dock.arbre is not None and dock.arbre.profondeur == PROFONDEUR)
    if dock.arbre is not None:
        dock.lecture.aller(grande_coupe(dock.arbre)[0])


def grande_coupe(arbre: Arbre) -> tuple[int, int]:
    """Return the step of ``arbre`` that spares the most positions, and its node; ``ValueError`` when nothing is cut."""
    etapes = ((k, arbre.etape(k)) for k in range(1, arbre.nb_etapes + 1))
    coupes = [(k, etape.noeud) for k, etape in etapes if etape is not None and etape.genre is GenreDePas.COUPE]
    return max(coupes, key=lambda coupe: sum(arbre.elagues[enfant] for enfant in arbre.enfants(coupe[1])))


def _suivre_la_ligne(dock: DockArbre) -> None:
    suite = trouver(dock, PanneauSuite, "panneau_suite")
    suite.bouton.click()
    attendre_que(lambda: suite.suite is not None and not suite.bouton.isChecked(), DELAI_DU_MOTEUR)
    suite.lecture.aller(COUP_DE_SUITE)


def _attirer(dock: DockArbre) -> None:
    panneau = trouver(dock, PanneauAttracteurs, "panneau_attracteurs")
    attendre_que(lambda: panneau.parcours is not None)


def _additionner(dock: DockArbre) -> None:
    trouver(dock, QListWidget, "grundy_coups").setCurrentRow(0)


GESTES: Final[dict[str, Callable[[DockArbre], None]]] = {
    "othello": _couper,
    "puissance4": _suivre_la_ligne,
    "morpion": _attirer,
    "nim": _additionner,
}
