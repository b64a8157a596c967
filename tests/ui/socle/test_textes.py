"""Words from elsewhere as Qt shows them: what is written, and nothing that acts."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as QtGui
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ui.socle.chargeur import charger, trouver
from ui.socle.textes import (
    LIMITE,
    BoiteDeMessage,
    Etiquette,
    bulle,
    infobulle,
    nouvelle_cellule,
    sans_raccourci,
    une_ligne,
)

BALISE = '<img src="pipe"><h1>Noir</h1>'


def test_une_etiquette_dit_les_balises(qtbot: QtBot) -> None:
    etiquette = Etiquette(BALISE)
    qtbot.addWidget(etiquette)
    assert etiquette.text() == BALISE
    assert etiquette.sizeHint().height() == Etiquette("Noir").sizeHint().height()


def test_une_etiquette_du_fichier_de_designer_dit_les_balises(qtbot: QtBot, tmp_path: Path) -> None:
    """The loader makes every label, whoever writes into it later."""
    ui = tmp_path / "page.ui"
    ui.write_text(
        '<ui version="4.0"><class>F</class><widget class="QMainWindow" name="F"><widget class="QWidget" name="c">'
        '<widget class="QLabel" name="nom"/></widget></widget></ui>',
        encoding="utf-8",
    )
    fenetre = QMainWindow()
    qtbot.addWidget(fenetre)
    charger(fenetre, ui)
    assert trouver(fenetre, QLabel, "nom").textFormat() is Qt.TextFormat.PlainText


def test_un_nom_sans_fin_ne_pousse_personne(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    nom, bouton = Etiquette(), QPushButton("Jouer")
    ligne = QHBoxLayout(page)
    ligne.addWidget(nom)
    ligne.addWidget(bouton)
    page.resize(400, 60)
    page.show()
    qtbot.waitExposed(page)
    nom.setText("W" * 10_000)
    ligne.activate()
    assert page.minimumSizeHint().width() <= 400
    assert page.rect().contains(bouton.geometry())
    assert len(nom.text()) == LIMITE


def test_une_etiquette_souligne_la_lettre_de_son_champ(qtbot: QtBot, page: QWidget) -> None:
    """What Qt would have painted: the letter is no part of the width, and no sign is seen."""
    champ, images = QPushButton(page), []
    for etiquette in (Etiquette("&Ouvertures"), QLabel("&Ouvertures")):
        qtbot.addWidget(etiquette)
        etiquette.setBuddy(champ)
        etiquette.resize(etiquette.sizeHint())
        images.append(etiquette.grab().toImage())
    assert images[0] == images[1]


def test_une_boite_dit_les_balises(qtbot: QtBot, page: QWidget) -> None:
    boite = BoiteDeMessage(page)
    boite.setText(BALISE + "\u202e")
    boite.setInformativeText(BALISE)
    etiquettes = [etiquette for etiquette in boite.findChildren(QLabel) if etiquette.text()]
    assert [etiquette.text() for etiquette in etiquettes] == [BALISE, BALISE]
    assert {etiquette.textFormat() for etiquette in etiquettes} == {Qt.TextFormat.PlainText}


@given(st.text() | st.sampled_from([BALISE, "<b>x</b>\ny", "&lt;b&gt;", "<qt>", "a\n<table>"]))
def test_une_bulle_se_lit_comme_elle_est_ecrite(texte: str) -> None:
    """Shown by Qt, plain or not, it is the words that were given."""
    dite = bulle(texte)
    if QtGui.mightBeRichText(dite):
        document = QTextDocument()
        document.setHtml(dite)
        dite = document.toPlainText()
    assert "".join(dite.split()) == "".join(une_ligne(texte).split())


def test_une_bulle_tient_sur_l_ecran(qtbot: QtBot, page: QWidget) -> None:
    infobulle(page, "W" * 10_000)
    assert max(map(len, page.toolTip().split("\n"))) <= 120
    assert page.toolTip().count("\n") < 20


@given(st.text())
def test_une_ligne_n_a_rien_qui_agit(texte: str) -> None:
    dite = une_ligne(texte)
    isoles = "\u2068\u2069"
    assert all(signe in isoles or unicodedata.category(signe)[0] != "C" for signe in dite)
    assert "\n" not in dite
    assert dite.count(isoles[0]) == dite.count(isoles[1])
    assert nouvelle_cellule(texte).text() == dite


@pytest.mark.parametrize("texte", ["R&D", "a && b", "&"])
def test_aucune_lettre_d_un_nom_n_est_un_raccourci(qtbot: QtBot, texte: str) -> None:
    bouton = QPushButton(sans_raccourci(texte))
    qtbot.addWidget(bouton)
    assert bouton.shortcut().isEmpty()
