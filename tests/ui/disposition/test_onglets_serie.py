"""The two tabs of a series: the game on the board with its curve, or the match with its figures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeux import JEUX
from tests.fenetre import GAUCHE, PATIENCE, choisir, cocher, presser
from tests.ui.disposition.mesures import defauts, dimensionner, en_vue, etroits, reposer
from ui.disposition.modes import MODES
from ui.disposition.onglets_serie import MATCH, PARTIE, OngletsSerie
from ui.disposition.panneau import BLOCS
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue


def blocs(fenetre: ApplicationIHM) -> list[str]:
    return [nom for nom in BLOCS if trouver(fenetre, QWidget, nom).isVisible()]


def test_les_mots_suivent_la_langue(qtbot: QtBot, langue: Langue) -> None:
    onglets = OngletsSerie()
    qtbot.addWidget(onglets)
    onglets.show()
    assert [onglets.tabText(rang) for rang in (PARTIE, MATCH)] == ["Partie", "Match"]
    langue.choisir("en")
    qtbot.waitUntil(lambda: onglets.tabText(PARTIE) == "Game")


@pytest.mark.parametrize(("largeur", "choix"), [(1366, "fr"), (1024, "fr"), (1024, "en"), (640, "fr")])
def test_un_clic_montre_la_courbe_et_les_coups_a_la_place_des_chiffres_et_une_fleche_les_rend(
    qtbot: QtBot, fenetre: ApplicationIHM, largeur: int, choix: str
) -> None:
    trouver(fenetre, type(fenetre.widgets.action_en), f"action_{choix}").trigger()
    dimensionner(fenetre, largeur, 738 if largeur > 640 else 520)
    modes = fenetre.disposition.modes
    modes.choisir("matchs")
    reposer()
    onglets, mode = trouver(fenetre, OngletsSerie, "onglets_serie"), MODES["matchs"]
    assert blocs(fenetre) == [bloc for bloc in BLOCS if bloc in mode.blocs]
    qtbot.mouseClick(onglets, GAUCHE, pos=onglets.tabRect(PARTIE).center())
    reposer()
    assert blocs(fenetre) == [bloc for bloc in BLOCS if bloc in mode.partie]
    assert defauts(fenetre) == []
    assert etroits(trouver(fenetre, QWidget, "panneau")) == []
    assert all(onglets.rect().contains(onglets.tabRect(rang)) for rang in (PARTIE, MATCH))
    modes.choisir("jouer")
    assert not trouver(fenetre, QWidget, "graphique").isVisible()
    modes.choisir("matchs")
    assert trouver(fenetre, QWidget, "graphique").isVisible(), "on y revient comme on l'a laissé"
    qtbot.keyClick(onglets, Qt.Key.Key_Right)
    assert blocs(fenetre) == [bloc for bloc in BLOCS if bloc in mode.blocs]


@pytest.mark.parametrize("jeu", JEUX)
def test_apres_un_match_de_chaque_jeu_une_partie_et_son_dernier_coup_se_voient_sur_un_petit_ecran(
    qtbot: QtBot, fenetre: ApplicationIHM, jeu: str
) -> None:
    dimensionner(fenetre, 1024, 730)
    modes, widgets = fenetre.disposition.modes, fenetre.widgets
    modes.choisir("matchs")
    choisir(fenetre, "jeu", jeu)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    widgets.nombre_parties.setValue(4)
    widgets.cadence.setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    reposer()
    assert en_vue(fenetre, widgets.parties_jouees, 0)
    onglets, coups = trouver(fenetre, OngletsSerie, "onglets_serie"), trouver(fenetre, QTableWidget, "liste_coups")
    qtbot.mouseClick(onglets, GAUCHE, pos=onglets.tabRect(PARTIE).center())
    reposer()
    qtbot.waitUntil(lambda: en_vue(fenetre, coups, coups.rowCount() - 1))
