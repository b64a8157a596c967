"""The page of the first start is the first thing that is painted, and belongs to its room once there is one."""

from __future__ import annotations

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.reglages import ACCUEIL_VU
from tests.fenetre import fermer, ouvrir
from ui.accueil.page import Accueil
from ui.situation import Marche
from ui.socle.chargeur import trouver
from ui.socle.memoire import Memoire


def visibles(fenetre: ApplicationIHM) -> list[Accueil]:
    return [page for page in fenetre.findChildren(Accueil) if page.isVisible()]


def test_une_seule_fois_et_seulement_au_depart(qtbot: QtBot, memoire: Memoire) -> None:
    fenetre = ApplicationIHM(memoire, complete=False)
    fenetre.accueillir()
    fenetre.show()
    (page,) = visibles(fenetre)  # before the rooms are there: nothing else is ever seen
    fenetre.completer()
    assert visibles(fenetre) == [page]
    assert page.isAncestorOf(fenetre.focusWidget()) or page is fenetre.focusWidget()
    fermer(fenetre)  # with the page open: it was seen
    assert memoire.lire(ACCUEIL_VU)
    autre = ouvrir(qtbot, memoire)
    autre.accueillir()
    assert not visibles(autre)
    trouver(autre, QAction, "action_accueil").trigger()
    assert len(visibles(autre)) == 1
    fermer(autre)


def test_la_page_peinte_d_abord_mene_ou_elle_dit(qtbot: QtBot, memoire: Memoire) -> None:
    fenetre = ApplicationIHM(memoire, complete=False)
    fenetre.accueillir()
    fenetre.show()
    fenetre.completer()
    (page,) = visibles(fenetre)
    page.boutons["niveau_6"].click()
    assert fenetre.situation.marche is Marche.EN_COURS
    assert not page.isVisible()
    fermer(fenetre)
