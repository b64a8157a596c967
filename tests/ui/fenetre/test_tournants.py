"""The turning points of a game between programs, as buttons under the board."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.partie import Partie
from ecosysteme.variantes.evaluation import Evaluation, Juge
from tests.fenetre import GAUCHE, PATIENCE, cocher, message, plateau, presser
from tests.jugees import FINIE, partie_jugee
from tests.ui.disposition.mesures import dimensionner, etroits, reposer
from ui.fenetre.tournants import Tournants
from ui.situation import Marche, Situation
from ui.socle.chargeur import trouver

VALEURS = {1: 0.0, 2: 0.0, 3: -50.0, 4: 0.0, 5: 0.0, 6: 0.0, 7: 0.0, 8: 0.0}  # three turns, the last at the end


@pytest.fixture
def finie(qtbot: QtBot, fenetre: ApplicationIHM) -> Tournants:
    """The buttons of a game that two programs played to its end."""
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    partie: Partie = partie_jugee(VALEURS, FINIE)
    fenetre.ouvrir_partie(partie, sienne=True)
    reposer()
    return trouver(fenetre, Tournants, "tournants")


def boutons(fenetre: ApplicationIHM) -> list[QPushButton]:
    tous = [trouver(fenetre, QPushButton, f"bouton_tournant_{rang}") for rang in (1, 2, 3)]
    return [bouton for bouton in tous if bouton.isVisible()]


def vus(fenetre: ApplicationIHM) -> list[str]:
    return [bouton.text().replace("\N{NO-BREAK SPACE}", " ") for bouton in boutons(fenetre)]


def dit(fenetre: ApplicationIHM) -> str:
    """The result beside them, on however many lines."""
    resultat = trouver(fenetre, QLabel, "resultat_tournants")
    return resultat.text().replace("\n", " ") if resultat.isVisible() else ""


def lu(fenetre: ApplicationIHM, rang: int) -> str:
    bouton = trouver(fenetre, QPushButton, f"bouton_tournant_{rang}")
    assert bouton.accessibleName() == bouton.toolTip()
    return bouton.accessibleName().replace("\N{NO-BREAK SPACE}", " ")


def test_trois_boutons_menent_chacun_a_son_coup_et_restent(
    qtbot: QtBot, fenetre: ApplicationIHM, finie: Tournants
) -> None:
    dimensionner(fenetre, 1800, 1000)
    un, deux, trois = vus(fenetre)
    formes = [texte.rpartition(" −")[0] for texte in (un, deux, trois)]
    assert formes == ["e3", "f6", "c5"], "une seule forme, qui dit ce qui est perdu"
    assert all(not bouton.icon().isNull() for bouton in boutons(fenetre)), "un disque dit de qui"
    assert any("Noir gagne 64 à 0" in texte.text() for texte in fenetre.findChildren(QLabel)), "la carte le dit"
    assert lu(fenetre, 1).startswith("coup 3, e3 : Noir passe de 50 % à")
    assert lu(fenetre, 3) == "coup 9, c5 : Blanc passe de 50 % à 0 %, le gain de Noir est prouvé"
    for rang, coups in ((1, 3), (3, 9), (2, 4)):
        qtbot.mouseClick(trouver(fenetre, QPushButton, f"bouton_tournant_{rang}"), GAUCHE)
        assert fenetre.partie_montree.nb_coups == coups
        assert len(vus(fenetre)) == 3
    assert dit(fenetre) == "Noir gagne 64 à 0 · tournants :"
    assert vus(fenetre) == [un, deux, trois]
    dimensionner(fenetre, 1366, 738)
    assert (dit(fenetre), vus(fenetre)) == ("Tournants :", formes), "ce qu'ils sont, avant de combien"


def test_un_bouton_dit_autant_que_ce_qui_en_est_lu(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    """Weak players may still throw a proved game away, which the law knows; what is told is the proof."""
    dimensionner(fenetre, 1366, 738)
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    fenetre.ouvrir_partie(partie_jugee({6: 0.0, 7: -24.0, 8: -24.0}, FINIE, exacts=7), sienne=True)
    reposer()
    assert vus(fenetre) == ["e7 −50 %", "c5 −100 %"]
    assert lu(fenetre, 1) == "coup 7, e7 : Noir passe de 50 % à 0 %, le gain de Blanc est prouvé"


def test_le_clavier_y_mene_du_plateau(qtbot: QtBot, fenetre: ApplicationIHM, finie: Tournants) -> None:
    fenetre.activateWindow()
    plateau(fenetre).setFocus()
    qtbot.waitUntil(plateau(fenetre).hasFocus)
    for rang in (1, 2, 3):
        qtbot.keyClick(fenetre.focusWidget(), Qt.Key.Key_Tab)
        assert fenetre.focusWidget() is trouver(fenetre, QPushButton, f"bouton_tournant_{rang}")
    qtbot.keyClick(fenetre.focusWidget(), Qt.Key.Key_Return)
    assert fenetre.partie_montree.nb_coups == 9


def test_qui_a_gagne_la_serie_se_lit_avant_eux(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    fenetre.widgets.nombre_parties.setValue(2)
    fenetre.widgets.cadence.setValue(0)
    presser(qtbot, fenetre, "demarrer")
    qtbot.waitUntil(lambda: fenetre.situation.serie.finie and fenetre.situation.finie, timeout=PATIENCE)
    qtbot.waitUntil(lambda: "en points" in message(fenetre), timeout=PATIENCE)
    partie = fenetre.situation.partie
    for noeud in partie.ligne[1:]:
        partie.noter(noeud.numero, Evaluation(50.0 if noeud.numero % 2 else -50.0, juge=Juge("othellier", 30_000)))
    fenetre.situation_changee.emit(fenetre.situation)
    assert trouver(fenetre, Tournants, "tournants").sizeHint().height(), "le juge en a trouvé"
    assert "en points" in message(fenetre)


def test_une_phrase_de_la_ligne_les_cache_le_temps_de_la_lire(fenetre: ApplicationIHM, finie: Tournants) -> None:
    fenetre.messages.dire("Autre chose")
    assert vus(fenetre) == []
    fenetre.messages.taire()
    assert len(vus(fenetre)) == 3


def test_une_autre_partie_les_emporte(fenetre: ApplicationIHM, finie: Tournants) -> None:
    fenetre.ouvrir_partie(partie_jugee(VALEURS), sienne=True)
    assert vus(fenetre) == [], "elle n'est pas finie"


def test_ni_pendant_une_serie_ni_pour_une_personne_ni_pour_la_partie_d_autrui(
    fenetre: ApplicationIHM, finie: Tournants
) -> None:
    repos = fenetre.situation
    for autre in (
        replace(repos, marche=Marche.EN_COURS),
        replace(repos, entre_parties=True),
        replace(repos, cadence=None),
        replace(repos, d_ailleurs=True),
    ):
        finie.suivre(autre)
        assert vus(fenetre) == []
        finie.suivre(repos)
        assert len(vus(fenetre)) == 3


def test_le_jugement_peut_venir_apres_la_fin(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    cocher(qtbot, fenetre, "noir_ia_max", "blanc_ia_min")
    partie = partie_jugee({}, FINIE)
    fenetre.ouvrir_partie(partie, sienne=True)
    assert vus(fenetre) == []
    for noeud in partie_jugee(VALEURS, FINIE).ligne:
        partie.noter(noeud.numero, noeud.evaluation)
    situation: Situation = fenetre.situation
    fenetre.situation_changee.emit(situation)
    assert len(vus(fenetre)) == 3


@pytest.mark.parametrize(("largeur", "hauteur"), [(1366, 738), (1024, 738), (640, 520)])
def test_ils_tiennent_dans_la_ligne(fenetre: ApplicationIHM, finie: Tournants, largeur: int, hauteur: int) -> None:
    dimensionner(fenetre, largeur, hauteur)
    assert len(vus(fenetre)) == 3
    assert dit(fenetre).casefold().endswith("tournants :") or largeur == 640, "l'un dit ce qu'ils sont"
    assert etroits(finie) == []
    assert finie.geometry().right() <= fenetre.widgets.barre_etat.width()
