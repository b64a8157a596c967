"""A game near its end whose mistakes are known, and the clicks that answer them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.cases import Position
from ecosysteme.entete import NotreJoueur
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.fenetre import GAUCHE, PATIENCE
from tests.positions import partie_jouee
from ui.erreurs.question import ModeQuestion
from ui.erreurs.reprise import JEU
from ui.socle.chargeur import trouver

AVANT: Final = (
    "d3e3f5e6f2c4d7f7d6c3b3c5g8b4f3c2b5a4b1f4b2e7g4g3f6g5f8a6h5g1g7a3h2d1h3h4b6b7a5a1c1g6a2h6g2e8c7c6h7d8c8b8"
)
# Black played e2, a loss by 26: a8 and f1 win by 2, d2 loses by 14. White answered e1, a loss by 10: h8 wins by 26.
# Black played a7, a loss by 10: a8 wins by 10, f1 by 4, d2 loses by 2.
FAUTES: Final = {53: ("e2", -26, 28), 54: ("e1", 10, 36), 55: ("a7", -10, 20)}  # the value is Black's


def partie_fautive(*, noir: str = "humain", blanc: str = "ia_moteur") -> Partie:
    """Return the game, its three mistakes judged."""
    partie = partie_jouee(AVANT + "".join(coup for coup, _, _ in FAUTES.values()))
    partie.entete = replace(partie.entete, noir=NotreJoueur(noir), blanc=NotreJoueur(blanc))
    for numero, tour in enumerate(partie.historique, start=1):
        if numero in FAUTES:
            _, valeur, perte = FAUTES[numero]
            partie.noter(tour.numero, Evaluation(valeur, perte=perte, exact=True, juge=Juge("essai", 1)))
    return partie


def partie_de_la_fin() -> Partie:
    """Return a game that begins before the first of these mistakes, with nothing judged: its review is short."""
    partie = Partie(JEU, partie_jouee(AVANT).etat)
    for coup, _, _ in FAUTES.values():
        partie.jouer(JEU.lire_coup(coup))
    partie.entete = replace(partie.entete, noir=NotreJoueur("humain"), blanc=NotreJoueur("ia_moteur"))
    return partie


def montrer(qtbot: QtBot, fenetre: ApplicationIHM, partie: Partie) -> None:
    """Put the game on the board, in the mode where games are analysed."""
    fenetre.ouvrir_partie(partie)
    fenetre.disposition.modes.choisir("analyser")


def attendre_question(qtbot: QtBot, fenetre: ApplicationIHM) -> ModeQuestion:
    """Wait until something is asked and the engine has judged it."""
    erreurs = fenetre.salles.erreurs
    qtbot.waitUntil(lambda: erreurs.mode is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: erreurs.reprise.question.avis is not None, timeout=PATIENCE)
    assert erreurs.mode is not None
    return erreurs.mode


def case_de(coup: str) -> Position:
    return JEU.lire_coup(coup)


def repondre(qtbot: QtBot, fenetre: ApplicationIHM, coup: str) -> None:
    """Click the answer on the board, and wait until the notebook has graded it."""
    mode = fenetre.salles.erreurs.mode
    assert mode is not None
    qtbot.mouseClick(mode.plateau, GAUCHE, pos=mode.plateau.centre(case_de(coup)))
    attendre_note(qtbot, fenetre)


def attendre_note(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    qtbot.waitUntil(lambda: fenetre.salles.erreurs.reprise.question.revient is not None, timeout=PATIENCE)


def attendre_fantome(qtbot: QtBot, fenetre: ApplicationIHM) -> ModeQuestion:
    """Wait until the reply to a wrong answer is seen on the board."""
    mode = fenetre.salles.erreurs.mode
    assert mode is not None
    qtbot.waitUntil(lambda: mode.fantome.vue is not None, timeout=PATIENCE)
    return mode


def presser_erreur(fenetre: ApplicationIHM, nom: str) -> None:
    """Click a button of the bar, which must be enabled."""
    bouton = trouver(fenetre, QAbstractButton, f"erreur_{nom}")
    assert bouton.isEnabled(), nom
    QTest.mouseClick(bouton, GAUCHE)


def dit(fenetre: ApplicationIHM) -> str:
    """Return what is said of the answer."""
    return trouver(fenetre, QLabel, "erreur_reponse").text()
