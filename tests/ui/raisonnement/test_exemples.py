"""The examples: one goes there, its sentence is said as long as it is on the board, in the language of the moment."""

from __future__ import annotations

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arbre.exemples import EXEMPLES
from tests.fenetre import PATIENCE, a_deux, jouer
from ui.raisonnement.exemples import BoutonExemples
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def test_le_menu_les_liste_dans_la_langue(qtbot: QtBot, langue: Langue) -> None:
    bouton = BoutonExemples()
    qtbot.addWidget(bouton)
    assert [entree.text() for entree in bouton.entrees] == [str(exemple.titre) for exemple in EXEMPLES]
    with qtbot.waitSignal(bouton.choisi) as choix:
        bouton.entrees[2].trigger()
    assert choix.args == [EXEMPLES[2]]
    langue.choisir("en")
    qtbot.waitUntil(lambda: bouton.text() == "Examples")
    assert bouton.entrees[-1].text() == "Nim: two equal heaps"


def test_un_exemple_se_pose_et_se_dit(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    a_deux(qtbot, fenetre, "nim")
    trouver(fenetre, QAction, "action_mode_comprendre").trigger()
    dock = fenetre.salles.arbres.dock
    dock.reglage.ordonner.setChecked(True)
    for rang in (0, 4):
        exemple = EXEMPLES[rang]
        dock.exemples.entrees[rang].trigger()
        etat = exemple.partie.etat
        assert fenetre.partie_montree.etat == etat
        assert dock.exemple.isVisible()
        assert dock.exemple.text() == str(exemple.phrase)

        def pret(etat: object = etat, profondeur: int = exemple.profondeur) -> bool:
            arbre = dock.arbre
            return arbre is not None and (arbre.racine, arbre.profondeur, arbre.ordonne) == (etat, profondeur, False)

        qtbot.waitUntil(pret, timeout=PATIENCE)
        assert dock.arbre is not None
        assert dock.arbre.algorithme == exemple.algorithme
    jouer(qtbot, fenetre, "b1")
    assert not dock.exemple.isVisible(), "ce n'est plus la position de l'exemple"
