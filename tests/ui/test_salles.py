"""The rooms plugged into the window: each answers its menu entry, and hears of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction, QScreen
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import a_deux, jouer
from ui.aide.a_propos import APropos
from ui.aide.raccourcis import Raccourcis
from ui.joueurs.moteurs_dialogue import DialogueMoteurs
from ui.situation import Salle
from ui.socle.chargeur import trouver
from ui.socle.devant import CADRE
from ui.socle.theme import SOMBRE


def test_chaque_entree_ouvre_sa_salle(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    for nom, classe in (("moteurs", DialogueMoteurs), ("raccourcis", Raccourcis), ("a_propos", APropos)):
        trouver(fenetre, QAction, f"action_{nom}").trigger()
        ouvertes = [boite for boite in fenetre.findChildren(QDialog) if isinstance(boite, classe) and boite.isVisible()]
        assert len(ouvertes) == 1, nom
        ouvertes[0].reject()


def test_le_projecteur_grandit_l_arbre_aussi(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.disposition.modes.choisir("comprendre")
    arbres = fenetre.salles.arbres
    avant = arbres.dock.phrase.font().pointSizeF()
    trouver(fenetre, QAction, "action_projecteur").trigger()
    assert arbres.dock.phrase.font().pointSizeF() > avant


def test_la_partie_sur_le_plateau_est_connue_des_salles(qtbot: QtBot, fenetre: ApplicationIHM) -> None:
    fenetre.disposition.modes.choisir("comprendre")
    arbres = fenetre.salles.arbres
    a_deux(qtbot, fenetre, "morpion")
    jouer(qtbot, fenetre, "a1b2c3")
    etat = fenetre.partie_en_cours.etat
    qtbot.waitUntil(lambda: arbres.dock.arbre is not None and arbres.dock.arbre.etat(0) == etat)


def test_aucune_salle_n_est_oubliee(fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever room was made is told of the game, dressed and closed, once."""
    salles, appels = fenetre.findChildren(Salle), list[tuple[str, Salle]]()

    def noter(nom: str, salle: Salle) -> Callable[..., None]:
        return lambda *_: appels.append((nom, salle))

    with monkeypatch.context() as essai:
        for salle in salles:
            for nom in ("suivre", "definir_theme", "fermer"):
                essai.setattr(salle, nom, noter(nom, salle))
        fenetre.salles.suivre(fenetre.situation)
        fenetre.salles.definir_theme(SOMBRE)
        fenetre.salles.fermer()
    assert len(salles) >= 12
    assert len(appels) == 3 * len(salles)
    assert set(appels) == {(nom, salle) for salle in salles for nom in ("suivre", "definir_theme", "fermer")}


def test_ce_qui_s_ouvre_tient_sur_un_petit_ecran(fenetre: ApplicationIHM, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen of 1920 × 1080 at twice the size: the platform's own cannot change in a test."""
    ecran = QRect(0, 0, 960, 540)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: ecran)
    for nom in ("guide", "glossaire", "regles", "raccourcis", "a_propos", "moteurs", "parties_recentes"):
        trouver(fenetre, QAction, f"action_{nom}").trigger()
    ouvertes = {boite.objectName(): boite.size() for boite in fenetre.findChildren(QDialog) if boite.isVisible()}
    assert len(ouvertes) == 7, ouvertes
    assert {nom for nom, taille in ouvertes.items() if taille.boundedTo(ecran.size() - CADRE) != taille} == set()
