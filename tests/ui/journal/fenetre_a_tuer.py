"""The real window, in a process of its own: plays by clicks, tells when each move is kept, and waits to be killed.

``python fenetre_a_tuer.py MEMORY MOVES``: a variation is begun after the last move but one, and commented on.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

from applicationIHM import ApplicationIHM
from ecosysteme.variantes.edition import annoter
from tests.fenetre import memoire_dans
from ui.jeux.registre import adaptateur_de
from ui.plateau.vue import PlateauVue
from ui.socle.chargeur import trouver

GAUCHE = Qt.MouseButton.LeftButton


def cliquer(fenetre: ApplicationIHM, texte: str) -> None:
    """Play a move with the mouse, and tell once it is kept."""
    partie, plateau = fenetre.partie_en_cours, trouver(fenetre, PlateauVue, "plateau")
    case = adaptateur_de(partie.jeu).case(partie.etat, partie.jeu.lire_coup(texte))
    QTest.mouseClick(plateau, GAUCHE, pos=plateau.centre(case))
    confirmer(fenetre)


def confirmer(fenetre: ApplicationIHM) -> None:
    assert fenetre.salles.journal.journal.attendre()
    print(fenetre.partie_en_cours.transcription, flush=True)


def principal(memoire: Path, coups: list[str]) -> None:
    application = QApplication(["othellier"])
    fenetre = ApplicationIHM(memoire_dans(memoire))
    fenetre.show()
    for nom in ("noir_humain", "blanc_humain"):
        trouver(fenetre, QCheckBox, nom).click()
    for coup in coups[:-1]:
        cliquer(fenetre, coup)
    trouver(fenetre, QAction, "action_annuler").trigger()
    cliquer(fenetre, coups[-1])
    partie = fenetre.partie_en_cours
    partie.modifier(annoter(partie.racine, partie.noeud.numero, commentaire="Une variante", glyphe="!?"))
    fenetre.partie()
    confirmer(fenetre)
    application.exec()


if __name__ == "__main__":
    principal(Path(sys.argv[1]), sys.argv[2].split())
