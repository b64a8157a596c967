"""The letters that Alt presses: none belongs to two controls of what is open, in either language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from tests.fenetre import a_deux, jouer
from ui.aide.inventaire import actions_des_menus
from ui.socle.chargeur import trouver

SANS_POINTS = ("guide", "glossaire", "regles", "raccourcis", "a_propos", "parties_recentes", "commandes", "moteurs")


def textes(boite: QWidget) -> Iterator[str]:
    """Yield what may carry such a letter, and is in sight."""
    for widget in boite.findChildren(QWidget):
        if widget.window() is not boite or not widget.isVisibleTo(boite):
            continue
        if isinstance(widget, QAbstractButton) or (isinstance(widget, QLabel) and widget.buddy() is not None):
            yield widget.text()
        elif isinstance(widget, QGroupBox):
            yield widget.title()
        elif isinstance(widget, QTabBar):
            yield from map(widget.tabText, range(widget.count()))


def en_double(boite: QWidget) -> list[str]:
    """List the letters that two controls have."""
    comptees = Counter(QKeySequence.mnemonic(texte).toString() for texte in textes(boite))
    return [lettre for lettre, nombre in comptees.items() if lettre and nombre > 1]


def ouverts() -> list[QDialog]:
    """List our dialogs that are open; how Qt's own choose their letters is not ours."""
    boites = [une for une in QApplication.topLevelWidgets() if isinstance(une, QDialog) and une.isVisible()]
    for fichiers in boites:
        if isinstance(fichiers, QFileDialog):
            fichiers.close()
    return [une for une in boites if not isinstance(une, QFileDialog)]


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_aucune_lettre_n_a_deux_maitres(
    qtbot: QtBot, fenetre: ApplicationIHM, langue: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    fenetre.preferences.choisir_langue(langue)
    a_deux(qtbot, fenetre, "othello")
    jouer(qtbot, fenetre, "f5d6c3")
    fautes, vus = dict[str, list[str]](), set[str]()
    for action, _ in actions_des_menus(fenetre):
        nom = action.objectName().removeprefix("action_")
        if not action.isEnabled() or not ("…" in action.text() or nom in SANS_POINTS):
            continue
        action.trigger()
        for boite in ouverts():
            vus.add(boite.objectName())
            fautes[f"{nom} {boite.objectName()}"] = en_double(boite)
            if nom == "nouveau_tournoi":
                genre = trouver(boite, QComboBox, "joueur_genre")
                genre.setCurrentIndex(genre.count() - 1)
                assert trouver(boite, QComboBox, "joueur_moteur").isVisible()
                fautes["moteur externe"] = en_double(boite)
            boite.close()
            QCoreApplication.sendPostedEvents(boite, QEvent.Type.DeferredDelete)  # no loop runs that would do it
    assert len(vus) >= 12, vus
    assert {nom: lettres for nom, lettres in fautes.items() if lettres} == {}


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_ni_dans_un_mode_de_la_fenetre(fenetre: ApplicationIHM, langue: str) -> None:
    fenetre.preferences.choisir_langue(langue)
    etudier, fautes = fenetre.disposition.etudier, dict[str, list[str]]()
    for mode in ("jouer", "analyser", "matchs", "tournoi", "comprendre", "etudier"):
        fenetre.disposition.modes.choisir(mode)
        fautes[mode] = en_double(fenetre)
    for onglet in ("bibliotheque", "repertoire", "livre", "analyse_en_serie", "exercices", "erreurs"):
        etudier.choisir(onglet)
        fautes[onglet] = en_double(fenetre)
    assert {nom: lettres for nom, lettres in fautes.items() if lettres} == {}
