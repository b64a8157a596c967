"""The board of a mistake: a square that may not be played asks nothing, a move that is right is played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.jeu import PREMIER
from tests.fenetre import GAUCHE, PATIENCE
from tests.lecteur_ecran import LecteurEcran
from tests.ui.erreurs.essais import reprise_de
from tests.ui.erreurs.parties import case_de
from ui.erreurs.panneau import PanneauErreurs
from ui.erreurs.question import ModeQuestion
from ui.socle.chargeur import trouver
from ui.socle.taches import Taches


def test_on_repond_sur_le_plateau(qtbot: QtBot, page: QWidget, taches: Taches, parent: QObject, tmp_path: Path) -> None:
    reprise = reprise_de(taches, parent, tmp_path)
    mode = ModeQuestion(page, reprise, PanneauErreurs(page))
    mode.plateau.resize(400, 400)
    mode.plateau.show()
    mode.montrer()
    qtbot.mouseClick(mode.plateau, GAUCHE, pos=mode.plateau.centre(case_de("h8")))
    assert not reprise.question.attend
    assert reprise.question.essai is None
    refus = trouver(mode.plateau, QLabel, "annonce_refus")
    assert (refus.isVisible(), refus.text()) == (True, "Un pion en h8 n'encadre aucun pion adverse")
    with qtbot.waitSignal(reprise.repondue, timeout=PATIENCE):
        qtbot.mouseClick(mode.plateau, GAUCHE, pos=mode.plateau.centre(case_de("a8")))
    assert mode.plateau.vue.pions[case_de("a8")] == PREMIER
    assert not mode.plateau.vue.legaux
    assert refus.isHidden()


def test_les_touches_qui_lisent_repondent_de_la_question(
    qtbot: QtBot, page: QWidget, taches: Taches, parent: QObject, tmp_path: Path, lecteur: LecteurEcran
) -> None:
    mode = ModeQuestion(page, reprise_de(taches, parent, tmp_path), PanneauErreurs(page))
    mode.montrer()
    lecteur.oublier()
    qtbot.keyClicks(mode.plateau, "lst")
    coups, score, trait = lecteur.phrases
    assert coups.startswith(f"{len(mode.plateau.vue.legaux)} coups possibles : ")
    assert score.startswith("Noir ")
    assert trait.endswith("trouvez mieux que dans la partie")
