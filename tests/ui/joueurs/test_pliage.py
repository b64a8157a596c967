"""The boxes of a camp: folded to a line while a game runs, shown again on demand, and always worth ticking."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QSlider, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeu import SECOND
from tests.fenetre import GAUCHE, PATIENCE, choisir, cocher, jouer, presser
from tests.ui.disposition.mesures import dimensionner, reposer
from ui.situation import Marche
from ui.socle.chargeur import trouver

CORPS = ("corps_noir", "corps_blanc")


def vus(fenetre: ApplicationIHM) -> list[bool]:
    return [trouver(fenetre, QWidget, nom).isVisible() for nom in CORPS]


def a_joue(fenetre: ApplicationIHM, parties: int) -> bool:
    return fenetre.situation.serie.jouees >= parties


def test_les_cases_se_replient_pendant_la_partie_et_reviennent(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_ia_alea")
    assert vus(fenetre) == [True, True]
    presser(qtbot, fenetre, "demarrer")
    assert vus(fenetre) == [False, False]
    assert trouver(fenetre, QLabel, "resume_blanc").text() == "Aléatoire", "la ligne dit qui joue"
    presser(qtbot, fenetre, "arreter")
    assert vus(fenetre) == [True, True]
    assert trouver(fenetre, QLabel, "resume_blanc").text() == "Un coup légal au hasard"


def test_on_les_deplie_pour_changer_de_joueur_en_pleine_partie(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    bouton = trouver(fenetre, QToolButton, "deplier_blanc")
    assert bouton.accessibleName() == "Blanc : Choisir un autre joueur"
    qtbot.mouseClick(bouton, GAUCHE)
    assert vus(fenetre) == [False, True]
    case = trouver(fenetre, QCheckBox, "blanc_ia_max")
    qtbot.mouseClick(case, GAUCHE, pos=QPoint(8, case.height() // 2))
    assert fenetre.situation.joueurs[SECOND].joueur.nom == "ia_max"
    assert vus(fenetre) == [False, True], "rien ne bouge sous la souris"
    bouton.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(bouton, Qt.Key.Key_Space)
    assert vus(fenetre) == [False, False]
    assert trouver(fenetre, QLabel, "resume_blanc").text() == "Max"
    choisir(fenetre, "jeu", "nim")
    assert vus(fenetre) == [True, True]


@pytest.mark.parametrize("parties", [1, 2])
def test_apres_des_parties_de_programmes_elles_restent_repliees_et_un_autre_jeu_les_rend(
    qtbot: QtBot, fenetre: ApplicationIHM, parties: int
) -> None:
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(parties)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    assert vus(fenetre) == [False, False], "on regarde ce qui s'est joué"
    qtbot.mouseClick(trouver(fenetre, QToolButton, "deplier_noir"), GAUCHE)
    assert vus(fenetre) == [True, False]
    choisir(fenetre, "jeu", "nim")
    assert vus(fenetre) == [True, True]


def test_la_fin_d_une_partie_d_une_personne_ne_deplace_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    dimensionner(fenetre, 1366, 768)
    choisir(fenetre, "jeu", "morpion")
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    widgets = fenetre.widgets
    presser(qtbot, fenetre, "demarrer")
    reposer()
    places = [(widget.geometry(), widget.isVisible()) for widget in (widgets.cadre_match, widgets.cadre_coups)]
    jouer(qtbot, fenetre, "a1b1a2b2a3")
    qtbot.waitUntil(lambda: fenetre.situation.marche is Marche.PRETE, timeout=PATIENCE)
    reposer()
    assert [(w.geometry(), w.isVisible()) for w in (widgets.cadre_match, widgets.cadre_coups)] == places
    assert vus(fenetre) == [False, False]
    choisir(fenetre, "jeu", "nim")
    assert vus(fenetre) == [True, True], "ce qui se joue ensuite se choisit"


def test_arreter_une_serie_ne_deplie_rien_et_ne_deplace_rien(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    trouver(fenetre, QSpinBox, "nombre_parties").setValue(200)
    trouver(fenetre, QSlider, "cadence").setValue(0)
    presser(qtbot, fenetre, "demarrer")
    case = trouver(fenetre, QCheckBox, "noir_ia_alea")
    for jouees in (1, 2):  # a game of each colour
        qtbot.waitUntil(partial(a_joue, fenetre, jouees), timeout=PATIENCE)
        assert case.isChecked(), "qui est coché le reste, quelle que soit sa couleur"
    presser(qtbot, fenetre, "arreter")
    assert fenetre.situation.marche is Marche.ARRETEE
    assert vus(fenetre) == [False, False]
    assert case.isChecked()


def test_toute_la_ligne_se_clique(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    presser(qtbot, fenetre, "demarrer")
    noir = fenetre.widgets.noir
    for objet, attendus in ((noir.resume, [True, False]), (noir.titre, [False, False]), (noir.disque, [True, False])):
        qtbot.mouseClick(objet, GAUCHE)
        assert vus(fenetre) == attendus
    qtbot.mouseClick(noir.joueur, GAUCHE, pos=QPoint(noir.joueur.width() // 2, noir.joueur.height() - 2))
    assert vus(fenetre) == [True, False], "sous la ligne sont les cases"


def test_replies_les_deux_tiennent_sur_une_ligne(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    noir, blanc = fenetre.widgets.noir, fenetre.widgets.blanc
    assert noir.joueur.y() < blanc.joueur.y()
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: noir.joueur.y() == blanc.joueur.y())
    qtbot.waitUntil(lambda: abs(noir.joueur.width() - blanc.joueur.width()) <= 1)
    assert not noir.titre.isVisible(), "le disque dit le camp, et le nom a sa place"
    qtbot.mouseClick(blanc.resume, GAUCHE)
    qtbot.waitUntil(lambda: noir.joueur.y() < blanc.joueur.y())
    assert noir.titre.isVisible()


def test_une_serie_replie_ce_qui_ne_sert_qu_avant(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    widgets = fenetre.widgets
    fenetre.disposition.modes.choisir("matchs")
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_humain")
    assert not widgets.deplier_match.isVisible(), "rien à replier"
    cocher(qtbot, fenetre, "blanc_ia_max")
    assert widgets.ouvertures.isVisible()
    widgets.choix_pendule.activated.emit(widgets.choix_pendule.findData("5:00"))
    assert widgets.regle_temps.isVisible()
    widgets.nombre_parties.setValue(200)
    presser(qtbot, fenetre, "demarrer")
    assert (widgets.ouvertures.isVisible(), widgets.regle_temps.isVisible()) == (False, False)
    assert widgets.cadence.isVisible(), "elle se change en route"
    qtbot.mouseClick(widgets.deplier_match, GAUCHE)
    assert (widgets.ouvertures.isVisible(), widgets.regle_temps.isVisible()) == (True, True)
    presser(qtbot, fenetre, "arreter")
    cocher(qtbot, fenetre, "noir_humain")
    presser(qtbot, fenetre, "demarrer")
    assert not widgets.regle_temps.isVisible()


def test_une_partie_d_une_personne_laisse_la_place_a_ses_coups(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    widgets = fenetre.widgets
    de_serie = (widgets.nombre_parties, widgets.alterner_couleurs, widgets.cadence, widgets.statistiques)
    dimensionner(fenetre, 1366, 768)
    cocher(qtbot, fenetre, "noir_humain", "blanc_humain")
    reposer()
    assert all(widget.isVisible() for widget in de_serie)
    haute = widgets.cadre_match.height()
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: widgets.cadre_match.height() < haute)
    assert not any(widget.isVisible() for widget in de_serie)
    assert widgets.choix_pendule.isVisible(), "la pendule de la prochaine partie se choisit"
    assert widgets.choix_pendule.x() < widgets.deplier_match.x()
    reposer()
    assert widgets.liste_coups.viewport().height() >= 18 * widgets.liste_coups.verticalHeader().defaultSectionSize()
    qtbot.mouseClick(widgets.deplier_statistiques, GAUCHE)
    assert widgets.statistiques.isVisible()
    qtbot.mouseClick(widgets.deplier_match, GAUCHE)
    assert widgets.cadence.isVisible()
    qtbot.mouseClick(widgets.deplier_match, GAUCHE)
    presser(qtbot, fenetre, "arreter")
    assert all(widget.isVisible() for widget in de_serie)
    qtbot.waitUntil(lambda: widgets.cadre_match.height() == haute)


def test_une_serie_de_programmes_garde_ses_statistiques(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_max")
    fenetre.widgets.nombre_parties.setValue(200)
    presser(qtbot, fenetre, "demarrer")
    assert fenetre.widgets.statistiques.isVisible()
    assert fenetre.widgets.cadence.isVisible()
