"""Exercises in the window, as the tests drive them."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.exercices.exercice import Exercice
from ecosysteme.jeu import CoupQuelconque
from tests.fenetre import GAUCHE, PATIENCE
from ui.exercices.branchement import BranchementExercices
from ui.exercices.seance import ExerciceDemande
from ui.jeux.registre import adaptateur_de
from ui.socle.chargeur import trouver
from ui.socle.textes import Etiquette


def entrer(
    qtbot: QtBot, fenetre: ApplicationIHM, *exercices: Exercice, jeu: str = "othello"
) -> tuple[BranchementExercices, ExerciceDemande]:
    """Enter the room, with a pack of ``exercices`` if there are any; return the first one that is asked."""
    salle = fenetre.salles.exercices
    if exercices:
        fenetre.widgets.action_exercices.trigger()
        salle.panneau.choix.prendre("essai.obf", exercices)
    else:
        salle.ouvrir(jeu)
    salle.plateau.animations = False
    return salle, attendre_demande(qtbot, salle)


def attendre_demande(qtbot: QtBot, salle: BranchementExercices) -> ExerciceDemande:
    """Wait until an exercise is asked."""
    qtbot.waitUntil(lambda: salle.demande is not None, timeout=PATIENCE)
    demande = salle.demande
    assert demande is not None
    return demande


def jouer(qtbot: QtBot, salle: BranchementExercices, coup: CoupQuelconque) -> None:
    """Click where ``coup`` is played, once the board waits for it."""
    demande = salle.demande
    assert demande is not None
    qtbot.waitUntil(lambda: bool(salle.plateau.vue.legaux), timeout=PATIENCE)
    partie = demande.essai.partie
    case = adaptateur_de(partie.jeu).case(partie.etat, coup)
    qtbot.mouseClick(salle.plateau, GAUCHE, pos=salle.plateau.centre(case))


def jouer_juste(qtbot: QtBot, salle: BranchementExercices) -> None:
    """Find every move that is left."""
    demande = salle.demande
    assert demande is not None
    while not demande.finie:
        jouer(qtbot, salle, demande.essai.attendus[0])


def faux(demande: ExerciceDemande) -> CoupQuelconque:
    """Return a wrong move."""
    partie = demande.essai.partie
    return next(coup for coup in partie.jeu.coups_legaux(partie.etat) if coup not in demande.essai.attendus)


def dit(fenetre: ApplicationIHM, nom: str = "verdict") -> str:
    return trouver(fenetre, Etiquette, f"exercice_{nom}").text()


def bouton(fenetre: ApplicationIHM, nom: str) -> QPushButton:
    return trouver(fenetre, QPushButton, f"exercice_{nom}")


def attendre_note(qtbot: QtBot, demande: ExerciceDemande) -> None:
    """Wait until the notebook has the grade."""
    qtbot.waitUntil(lambda: demande.retour is not None, timeout=PATIENCE)
