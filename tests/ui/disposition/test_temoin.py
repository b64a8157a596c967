"""The dot of the header while programs play: when it is there, what it says, and where *Matchs* leads meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.jeux.morpion import Morpion
from ecosysteme.partie import Partie
from ecosysteme.tournoi.serie import Serie
from tests.fenetre import cocher, plateau, presser
from tests.ui.contrastes import DESSIN, contraste
from tests.ui.disposition.mesures import dimensionner
from tests.ui.situations import situation_de
from ui.disposition.bouton_mode import BoutonMode
from ui.disposition.temoin import TemoinMatchs
from ui.situation import Marche, Situation
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, Theme

PARTIE = Partie(Morpion())


@pytest.fixture
def temoin(fenetre: ApplicationIHM) -> TemoinMatchs:
    return fenetre.salles.temoin


def bouton(fenetre: ApplicationIHM) -> BoutonMode:
    return trouver(fenetre, BoutonMode, "bouton_mode_matchs")


def serie_de(nombre: int) -> Situation:
    return situation_de(PARTIE, Serie(("ia_alea", "ia_min"), nombre), cadence=0)


def test_une_serie_et_un_tournoi_se_disent_et_se_taisent(fenetre: ApplicationIHM, temoin: TemoinMatchs) -> None:
    matchs = bouton(fenetre)
    assert (temoin.point.isVisible(), matchs.accessibleDescription()) == (False, "")
    temoin.suivre_tournoi((240, 2000))
    assert temoin.point.isVisible()
    assert matchs.accessibleDescription() == "un tournoi joue, 240 sur 2\u202f000"
    temoin.suivre_tournoi((2000, 2000))
    assert temoin.phrase == "un tournoi est terminé, 2\u202f000 sur 2\u202f000"
    temoin.suivre_tournoi((240, 2000))
    temoin.suivre(serie_de(50))
    assert temoin.phrase == "une série joue, 0 sur 50 ; un tournoi joue, 240 sur 2\u202f000"
    temoin.suivre(serie_de(1))
    assert temoin.phrase.startswith("deux programmes jouent ;")
    temoin.suivre_tournoi(None)
    temoin.suivre(situation_de(PARTIE, marche=Marche.ARRETEE, cadence=0))
    assert (temoin.point.isVisible(), matchs.accessibleDescription()) == (False, "")


def test_une_partie_d_une_personne_n_est_pas_un_match(temoin: TemoinMatchs) -> None:
    temoin.suivre(situation_de(PARTIE, Serie(("humain", "ia_alea"), 5)))
    assert (temoin.phrase, temoin.point.isVisible()) == ("", False)


def test_les_nombres_suivent(qtbot: QtBot, fenetre: ApplicationIHM, temoin: TemoinMatchs, langue: Langue) -> None:
    temoin.suivre_tournoi((1, 40))
    temoin.suivre_tournoi((2, 40))
    qtbot.waitUntil(lambda: bouton(fenetre).accessibleDescription() == "un tournoi joue, 2 sur 40")
    langue.choisir("en")
    qtbot.waitUntil(lambda: bouton(fenetre).accessibleDescription() == "a tournament is playing, 2 of 40")


def test_l_infobulle_le_dit_aussi(fenetre: ApplicationIHM, temoin: TemoinMatchs) -> None:
    matchs = bouton(fenetre)
    temoin.suivre_tournoi((1, 40))
    QApplication.sendEvent(matchs, QHelpEvent(QEvent.Type.ToolTip, QPoint(4, 4), matchs.mapToGlobal(QPoint(4, 4))))
    assert QToolTip.text() == "Faire jouer des programmes (F9)\nun tournoi joue, 1 sur 40"
    QToolTip.hideText()


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=["clair", "sombre"])
def test_le_point_se_voit_dans_le_coin_du_bouton_a_toute_largeur(
    fenetre: ApplicationIHM, temoin: TemoinMatchs, theme: Theme
) -> None:
    temoin.definir_theme(theme)
    temoin.suivre_tournoi((1, 40))
    for largeur in (1300, 1000, 640):
        dimensionner(fenetre, largeur, 640)
        matchs = bouton(fenetre)
        assert matchs.rect().contains(temoin.point.geometry())
        assert temoin.point.x() > matchs.width() // 2
    centre = temoin.point.grab().toImage().pixelColor(temoin.point.rect().center())
    assert centre.name() == theme.accent
    assert min(contraste(theme.accent, fond) for fond in (theme.carte, theme.survol)) >= DESSIN


def test_matchs_ramene_a_ce_qui_joue_ou_a_ce_qui_fut_vu(
    qtbot: QtBot, fenetre: ApplicationIHM, temoin: TemoinMatchs
) -> None:
    modes = fenetre.disposition.modes

    def apres_f9() -> str:
        modes.choisir("analyser")
        qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F9)
        return modes.nom

    assert apres_f9() == "matchs"
    modes.choisir("tournoi")
    assert apres_f9() == "tournoi", "le dernier vu"
    modes.choisir("matchs")
    temoin.suivre_tournoi((1, 40))
    assert apres_f9() == "tournoi", "ce qui joue"
    modes.choisir("matchs")
    qtbot.keyClick(plateau(fenetre), Qt.Key.Key_F9)
    assert modes.nom == "matchs", "de l'un des deux on ne saute pas à l'autre"
    modes.jouent = frozenset(("matchs", "tournoi"))
    assert apres_f9() == "matchs", "les deux jouent : le dernier vu"


def test_une_vraie_serie_allume_le_point_le_temps_qu_elle_joue(
    qtbot: QtBot, fenetre: ApplicationIHM, temoin: TemoinMatchs
) -> None:
    cocher(qtbot, fenetre, "noir_ia_alea", "blanc_ia_min")
    fenetre.widgets.cadence.setValue(fenetre.widgets.cadence.maximum())
    fenetre.widgets.nombre_parties.setValue(2)
    presser(qtbot, fenetre, "demarrer")
    assert temoin.point.isVisible()
    assert temoin.phrase == "une série joue, 0 sur 2"
    presser(qtbot, fenetre, "arreter")
    assert not temoin.point.isVisible()
