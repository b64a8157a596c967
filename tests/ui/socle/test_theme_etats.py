"""Every state of every kind of widget can be read, in both themes: measured on what is painted, popups included.

Each is painted twice, with a word and with as many spaces of a fixed-pitch font: what differs is the word, and what is
under it is known.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QMainWindow,
    QMenu,
    QProgressBar,
    QToolBar,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.contrastes import DESSIN, TEXTE, contraste
from tests.ui.especes import ESPECES, MOTS, TAILLE, Geste
from ui.socle.theme import CLAIR, SOMBRE, habiller

LETTRES: Final = 28  # px: a stem is thick enough to have the whole colour of the text
SOUS_LE_MOT: Final = 0.03  # of the pixels of the word: a colour under fewer of them is only the edge of another one


def lisibilite(avec: QImage, sans: QImage) -> float:
    """Return the contrast of the word with what is under it; where that has several colours, with the worst."""
    assert avec.size() == sans.size(), "le mot et les blancs prennent la même place"
    images = [image.convertToFormat(QImage.Format.Format_RGB32) for image in (avec, sans)]
    pixels = [memoryview(image.constBits()).cast("I") for image in images]
    couples = Counter((mot, fond) for mot, fond in zip(*pixels, strict=True) if mot != fond)
    assert couples, "le mot se voit"
    fonds, encres = Counter[int](), defaultdict[int, set[int]](set)
    for (mot, fond), nombre in couples.items():
        fonds[fond] += nombre
        encres[fond].add(mot)
    larges = [fond for fond, nombre in fonds.items() if nombre > SOUS_LE_MOT * fonds.total()]
    return min(max(contraste(hexa(mot), hexa(fond)) for mot in encres[fond]) for fond in larges)


def hexa(pixel: int) -> str:
    return f"#{pixel & 0xFFFFFF:06x}"


# What is painted.


def peindre(lieu: QWidget, faire: Callable[[str], QWidget], etat: Geste, mot: str) -> QImage:
    """Paint the widget in a state, with what it stands on; or what it opened."""
    widget = faire(mot)
    surgit = isinstance(widget, QMenu)
    widget.setParent(lieu, widget.windowFlags() if surgit else Qt.WindowType.Widget)
    widget.move(8, 8)  # inside the line around a card
    if not widget.testAttribute(Qt.WidgetAttribute.WA_Resized):
        widget.resize(widget.sizeHint().expandedTo(TAILLE))
    widget.setVisible(not surgit)
    etat(widget)
    QApplication.processEvents()
    ouvert = widget if surgit else QApplication.activePopupWidget()
    image = (lieu.grab(widget.geometry()) if ouvert is None else ouvert.grab()).toImage()
    widget.close()
    widget.setParent(None)
    return image


@pytest.fixture(params=[CLAIR, SOMBRE], ids=lambda theme: theme.nom)
def page(qtbot: QtBot, qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[QMainWindow]:
    """A window dressed in a theme, whose letters have all the same width."""
    avant, clignotement = qapp.font(), qapp.cursorFlashTime()
    police = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    police.setPixelSize(LETTRES)
    qapp.setFont(police)
    qapp.setCursorFlashTime(0)
    page = QMainWindow()
    qtbot.addWidget(page)
    page.resize(400, 320)
    habiller(qapp, page, request.param)
    page.show()
    qtbot.waitExposed(page)
    yield page
    qapp.setFont(avant)
    qapp.setCursorFlashTime(clignotement)


def lieu(page: QMainWindow, nom: str) -> QWidget:
    """Return what a widget stands on, over the whole page."""
    lieu = QToolBar(page) if nom == "entete" else QFrame(page)
    lieu.setObjectName(nom)
    lieu.setProperty("role", nom)
    lieu.resize(page.size())
    lieu.show()
    return lieu


@pytest.mark.parametrize(
    ("nom", "espece"),
    [
        *product(["fond", "carte"], ESPECES),
        *product(["entete", "bande", "pose_outils"], ["outil"]),
        ("pose_suites", "bouton"),
    ],
)
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_chaque_etat_se_lit(page: QMainWindow, nom: str, espece: str) -> None:
    faire, etats = ESPECES[espece]
    ici = lieu(page, nom)
    mesures = {etat: lisibilite(*(peindre(ici, faire, geste, mot) for mot in MOTS)) for etat, geste in etats.items()}
    assert all(mesure >= (DESSIN if "eteint" in etat else TEXTE) for etat, mesure in mesures.items()), mesures


def test_une_infobulle_se_lit(page: QMainWindow) -> None:
    images = []
    for mot in MOTS:
        QToolTip.showText(QPoint(), mot, page)
        (bulle,) = (widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "qtooltip_label")
        images.append(bulle.grab().toImage())
    QToolTip.hideText()
    assert lisibilite(*images) >= TEXTE


def test_une_progression_n_ecrit_pas_sur_deux_couleurs(page: QMainWindow) -> None:
    barre = QProgressBar(page)
    barre.show()
    assert not barre.isTextVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_la_liste_d_une_boite_montre_chaque_ligne_entiere(page: QMainWindow) -> None:
    boite = QComboBox(page)
    boite.addItems(["Nim", "Puissance 4", "Othello"])
    boite.resize(boite.sizeHint())
    boite.show()
    boite.showPopup()
    vue = boite.view()
    assert vue.sizeHintForColumn(0) <= vue.viewport().width()
    derniere = vue.visualRect(vue.model().index(boite.count() - 1, 0))
    assert vue.viewport().rect().contains(derniere)
    boite.hidePopup()
