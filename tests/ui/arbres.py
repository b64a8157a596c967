"""Trees that the tests of their drawing share, grown once."""

from __future__ import annotations

from functools import cache
from time import monotonic

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ecosysteme.arbre import Arbre, cultiver
from ecosysteme.jeux import lire_jeu
from ui.jeux.registre import adaptateur_de
from ui.raisonnement.arbre.geometrie import Regard
from ui.raisonnement.arbre.toile import ToileArbre


@cache
def arbre(algorithme: str = "ia_alphabeta", profondeur: int = 3, jeu: str = "nim:tas=1-2-3", coups: str = "") -> Arbre:
    """The tree of ``algorithme`` after ``coups``, written apart."""
    regles = lire_jeu(jeu)
    etat = regles.etat_initial()
    for coup in coups.split():
        etat = regles.jouer(etat, regles.lire_coup(coup))
    return cultiver(regles, etat, algorithme, profondeur)


OTHELLO = ("ia_alphabeta", 3, "othello", "d3")
GRAND = ("ia_minmax", 4, "puissance4", "")  # 2801 nodes, 2401 of them on one level


def presenter(toile: ToileArbre, cas: tuple[str, int, str, str], k: int | None = None) -> None:
    cultive = arbre(*cas)
    toile.presenter(cultive, adaptateur_de(cultive.jeu))
    toile.aller(cultive.nb_etapes if k is None else k)


def regard(toile: ToileArbre) -> Regard:
    vu = toile.regard
    assert vu is not None
    return vu


def place(toile: ToileArbre, noeud: int) -> QPoint:
    return regard(toile).placer(noeud)[0].toPoint()


def dessin(toile: ToileArbre) -> QImage:
    """What is shown, once all boards are."""
    limite = monotonic() + 120
    QApplication.processEvents()
    while toile._vignettes._demandes and monotonic() < limite:
        QApplication.processEvents()
    return toile.grab().toImage()
