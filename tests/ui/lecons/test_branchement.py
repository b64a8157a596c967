"""The card in the window: it follows the game, and asks why once a mistake is shown."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.arret import attendre
from ecosysteme.cases import Position, nom_case
from ecosysteme.explication import Certitude, Phrase, Pourquoi
from ecosysteme.fautes import Message
from tests.fenetre import GAUCHE
from tests.ui.lecons.parties import partie_revue
from ui.lecons.carte_erreur import CarteErreur
from ui.reflexion.moteur_partage import MoteurPartage
from ui.socle.chargeur import trouver

PATIENCE = 600_000  # ms: a bound for a broken test, not a speed


@pytest.fixture
def demandes(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Explain each mistake with the square that was played, without the engine."""
    demandes: list[Any] = []

    def expliquer(avant: object, joue: Position, *_: object, **__: object) -> Pourquoi:
        demandes.append((avant, joue))
        phrase = Phrase(Certitude.SANS_DOUTE, Message("{jeu} ?", jeu=nom_case(joue)))
        return Pourquoi((phrase,), {}, {}, (0, 0), (), ())

    monkeypatch.setattr("ui.reflexion.explication.expliquer_coup", expliquer)
    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: None)
    return demandes


def test_la_carte_suit_la_partie_et_dit_pourquoi(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    carte = trouver(fenetre, CarteErreur, "carte_erreur")
    assert carte.isHidden()
    partie = partie_revue({3: 16, 6: 24})
    fenetre.ouvrir_partie(partie, sienne=True)
    fenetre.parcours.aller_a(12)
    assert not carte.isHidden()
    assert not demandes, "the last move is no mistake"
    qtbot.mouseClick(trouver(carte, QPushButton, "erreur_precedente"), GAUCHE)
    assert fenetre.partie_montree.nb_coups == 6
    raison = trouver(carte, QLabel, "explication_erreur")
    qtbot.waitUntil(lambda: raison.text().startswith("Sans doute"), timeout=PATIENCE)
    assert raison.text().partition(":")[2].strip()[0].islower(), "the name of a square is written small"
    noeuds = fenetre.partie_montree.ligne
    assert demandes == [(noeuds[4].etat, noeuds[5].coup)], "asked once, of the position before"
    qtbot.mouseClick(trouver(carte, QPushButton, "bouton_moment_1"), GAUCHE)
    assert fenetre.partie_montree.nb_coups == 3
    qtbot.waitUntil(lambda: len(demandes) == 2, timeout=PATIENCE)


def test_la_raison_n_attend_pas_la_fin_de_la_revue(
    qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    cherche = Event()

    class Tenu:
        """Thinks about the last move until it is not wanted any more."""

        version = "tenu"

        def oublier(self) -> None:
            """It knows nothing."""

        def juger(self, _etat: object, arret: Event, **_: object) -> None:
            cherche.set()
            attendre(Event().wait, arret)

    monkeypatch.setattr(MoteurPartage, "conseiller", lambda *_: Tenu())
    fenetre.ouvrir_partie(partie_revue({3: 16, 6: 24}), sienne=True)
    fenetre.assistance.analyser()
    qtbot.waitUntil(cherche.is_set, timeout=PATIENCE)
    fenetre.parcours.aller_a(6)
    raison = trouver(fenetre, QLabel, "explication_erreur")
    qtbot.waitUntil(lambda: raison.text().startswith("Sans doute"), timeout=PATIENCE)
    assert fenetre.assistance.analyse_en_cours


def test_les_touches_vont_d_erreur_en_erreur(qtbot: QtBot, fenetre: ApplicationIHM, demandes: list[Any]) -> None:
    avant, apres = fenetre.widgets.action_erreur_precedente, fenetre.widgets.action_erreur_suivante
    assert (avant.isEnabled(), apres.isEnabled()) == (False, False), "rien n'est jugé"
    fenetre.show()
    qtbot.waitExposed(fenetre)
    fenetre.ouvrir_partie(partie_revue({3: 16, 6: 24}), sienne=True)
    fenetre.parcours.aller_a(0)
    assert (avant.isEnabled(), apres.isEnabled()) == (False, True)
    for touche, coups in ((Qt.Key.Key_PageDown, 3), (Qt.Key.Key_PageDown, 6), (Qt.Key.Key_PageUp, 3)):
        qtbot.keyClick(fenetre, touche, Qt.KeyboardModifier.ShiftModifier)
        assert fenetre.partie_montree.nb_coups == coups
    assert (avant.isEnabled(), apres.isEnabled()) == (False, True)
