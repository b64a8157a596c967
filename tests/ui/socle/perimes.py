"""Wrappers of the dead, for ``test_chargeur``: these tests harm the process that runs them, so it is their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtUiTools import QUiLoader
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QSpinBox, QWidget, QWidgetItem

from ui.socle.chargeur import trouver
from ui.widgets.fenetre import FenetreDessinee


@pytest.mark.parametrize("classe", [QWidgetItem, QTimer])
@pytest.mark.parametrize("nom", ["ligne_jeu", "entete_jeu"])
def test_un_objet_a_l_adresse_d_un_mort_est_trouve(coquille: FenetreDessinee, nom: str, classe: type[object]) -> None:
    """Shiboken may hold at an object's address the wrapper of another, which Qt deleted without telling it."""
    attendue: type[QObject] = QBoxLayout if nom == "ligne_jeu" else QWidget
    vrai = trouver(coquille, attendue, nom)
    (adresse,) = shiboken6.getCppPointer(vrai)[:1]
    shiboken6.invalidate(vrai)
    perime = shiboken6.wrapInstance(adresse, classe)
    assert isinstance(perime, classe)
    assert coquille.findChild(attendue, nom) is None, "Shiboken ne prend plus l'un pour l'autre"
    trouve = trouver(coquille, attendue, nom)
    assert (trouve.objectName(), shiboken6.getCppPointer(trouve)[0]) == (nom, adresse)
    assert trouver(coquille, QComboBox, "jeu").parentWidget() is trouver(coquille, QWidget, "entete_jeu")
    assert not shiboken6.isValid(perime)


def test_un_widget_fait_a_l_adresse_d_un_mort_est_dans_la_fenetre(
    monkeypatch: pytest.MonkeyPatch, nouvelle_coquille: Callable[[], FenetreDessinee]
) -> None:
    creer, perimes = QUiLoader.createWidget, list[object]()

    def creer_chez_un_mort(*arguments: Any) -> object:
        widget = creer(*arguments)
        if arguments[-1] not in ("nombre_parties", "noir_humain"):
            return widget
        (adresse,) = shiboken6.getCppPointer(widget)[:1]
        shiboken6.invalidate(widget)
        perimes.append(shiboken6.wrapInstance(adresse, QWidgetItem))
        return perimes[-1]

    monkeypatch.setattr(QUiLoader, "createWidget", creer_chez_un_mort)
    fenetre = nouvelle_coquille()
    assert len(perimes) == 2
    assert trouver(fenetre, QSpinBox, "nombre_parties").parentWidget() is trouver(fenetre, QWidget, "cadre_match")
    assert trouver(fenetre, QCheckBox, "noir_humain").text()
