"""*À propos*: the versions, the licences and their texts, the box that asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QLabel, QPlainTextEdit, QPushButton, QTreeWidget
from pytestqt.qtbot import QtBot

from ecosysteme.distribution.licences import expediees
from ecosysteme.distribution.versions import PROGRAMME
from ecosysteme.reglages import NOUVEAUTES
from tests.ui.aide.serveur import servir
from ui.aide.a_propos import APropos
from ui.aide.nouveautes import Nouveautes
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.memoire import Memoire
from ui.socle.messages import Messages
from ui.widgets.fenetre import FenetreDessinee

GAUCHE = Qt.MouseButton.LeftButton


@pytest.fixture
def ouvrir(
    qtbot: QtBot, coquille: FenetreDessinee, langue: Langue, memoire: Memoire, messages: Messages
) -> Iterator[Callable[[str], APropos]]:
    """Opens the box, its versions known; the text is the address where newer ones are asked for."""
    demandes: list[Nouveautes] = []

    def ouvrir(adresse: str = "") -> APropos:
        demandes.append(Nouveautes(coquille, memoire, messages, adresse))
        boite = APropos(coquille, demandes[-1])
        boite.show()
        qtbot.waitUntil(lambda: bool(trouver(boite, QPlainTextEdit, "texte_versions").toPlainText()))
        return boite

    yield ouvrir
    for demande in demandes:
        demande.fermer()


def test_elle_dit_les_versions_dans_les_deux_langues_et_les_copie(
    qtbot: QtBot, coquille: FenetreDessinee, langue: Langue, ouvrir: Callable[..., APropos]
) -> None:
    boite = ouvrir()
    assert not boite.isModal()
    titre = trouver(boite, QLabel, "titre_a_propos").text()
    assert set("<>").isdisjoint(titre), "rien n'y est lu comme du HTML"
    texte = trouver(boite, QPlainTextEdit, "texte_versions")
    assert f"NumPy : {np.__version__}\n" in texte.toPlainText()
    assert "Noyaux du moteur : " in texte.toPlainText()
    langue.choisir("en")
    qtbot.waitUntil(lambda: "Engine kernels: " in texte.toPlainText())
    assert boite.windowTitle() == "About Othellier"
    qtbot.mouseClick(trouver(boite, QPushButton, "bouton_copier_versions"), GAUCHE)
    assert QGuiApplication.clipboard().text() == texte.toPlainText()
    assert trouver(boite, QPushButton, "bouton_copier_versions").text() == "Versions copied"
    qtbot.keyClick(boite, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not coquille.findChildren(APropos))


def test_chaque_composant_montre_sa_licence(qtbot: QtBot, ouvrir: Callable[..., APropos]) -> None:
    boite = ouvrir()
    liste, texte = trouver(boite, QTreeWidget, "liste_licences"), trouver(boite, QPlainTextEdit, "texte_licence")
    attendues = expediees()
    assert attendues[0].distribution == PROGRAMME, "celle du programme d'abord"
    qtbot.waitUntil(lambda: liste.topLevelItemCount() == len(attendues))
    for rang, licence in enumerate(attendues):
        liste.setCurrentIndex(liste.model().index(rang, 0))
        assert liste.model().index(rang, 1).data() == licence.nom
        assert licence.texte[:200].splitlines() == texte.toPlainText()[:200].splitlines() or not licence.texte


def test_la_case_demande_et_se_souvient(qtbot: QtBot, memoire: Memoire, ouvrir: Callable[..., APropos]) -> None:
    with servir() as serveur:
        serveur.corps = b"999.0"
        boite = ouvrir(serveur.adresse)
        case, reponse = trouver(boite, QCheckBox, "case_nouveautes"), trouver(boite, QLabel, "reponse_nouveautes")
        assert not case.isChecked()
        assert serveur.demandes == []
        qtbot.mouseClick(case, GAUCHE, pos=QPoint(8, case.height() // 2))
        qtbot.waitUntil(lambda: reponse.text().startswith("Othellier 999.0 est sorti"))
        assert memoire.lire(NOUVEAUTES)
        case.setChecked(False)
        assert not memoire.lire(NOUVEAUTES)
        assert not reponse.isVisible()


def test_sans_adresse_elle_le_dit(ouvrir: Callable[..., APropos]) -> None:
    boite = ouvrir()
    assert not trouver(boite, QCheckBox, "case_nouveautes").isEnabled()
    dites = [etiquette.text() for etiquette in boite.findChildren(QLabel)]
    assert "Aucune adresse n'est déclarée dans ce programme : rien ne peut être demandé." in dites
