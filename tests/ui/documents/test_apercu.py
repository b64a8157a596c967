"""What is ignored, shown at its place before anything is replaced."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QLabel, QPushButton, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from ecosysteme.fautes import Message
from ecosysteme.formats.reprise import Ignore
from tests.ui.documents.parties import lire
from ui.documents.apercu import AUTOUR, MONTRES, DialogueApercu, annoter
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import CLAIR, SOMBRE, Theme

SALE = "f5d6c3 <b>zz</b> d3 qq c4"
RAISON = Message("ce n'est pas un coup")


@pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=["clair", "sombre"])
def test_ce_qui_est_ignore_et_lui_seul_est_rouge_et_souligne(
    qtbot: QtBot, page: QWidget, langue: Langue, theme: Theme
) -> None:
    lecture = lire(SALE)
    apercu = DialogueApercu(page, lecture, theme)
    apercu.open()
    document = trouver(apercu, QTextBrowser, "texte_ignore").document()
    rouges, bloc = [], document.begin()
    while bloc.isValid() and bloc.textList() is None:
        for morceau in bloc.textFormats():
            texte = bloc.text()[morceau.start : morceau.start + morceau.length]
            exposant = morceau.format.verticalAlignment() == QTextCharFormat.VerticalAlignment.AlignSuperScript
            if morceau.format.foreground().color().name() == theme.gaffe and not exposant:
                assert morceau.format.fontUnderline()
                rouges.append(texte)
        bloc = bloc.next()
    assert rouges == [ignore.texte for ignore in lecture.ignores]
    assert all(f"« {ignore.texte} »" in document.toPlainText() for ignore in lecture.ignores)
    phrase = next(label.text() for label in apercu.findChildren(QLabel) if label.text())
    assert "passages n'ont pas été compris" in phrase


def test_entree_annule_et_ouvrir_se_choisit(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    reponses: list[str] = []
    for touche, bouton in ((Qt.Key.Key_Return, None), (Qt.Key.Key_Escape, None), (None, "bouton_ouvrir_quand_meme")):
        apercu = DialogueApercu(page, lire(SALE), CLAIR)
        apercu.accepted.connect(lambda: reponses.append("oui"))
        apercu.rejected.connect(lambda: reponses.append("non"))
        apercu.open()
        if touche is not None:
            qtbot.keyClick(apercu, touche)
        elif bouton:
            qtbot.mouseClick(trouver(apercu, QPushButton, bouton), Qt.MouseButton.LeftButton)
    assert reponses == ["non", "non", "oui"]


def test_un_long_texte_n_est_montre_qu_autour_de_ce_qui_est_ignore() -> None:
    debut, milieu, fin = "a" * 5000, "b" * 5000, "c" * 5000
    texte = f"{debut}#{milieu}%{fin}"
    ignores = [Ignore(5000, 1, "#", RAISON), Ignore(10_001, 1, "%", RAISON)]
    html = annoter(texte, ignores, "#ff0000")
    assert html.count("a" * AUTOUR) == 1
    assert html.count("b" * AUTOUR) == 2
    assert html.count("c" * AUTOUR) == 1
    assert html.count("[…]") == 3
    assert len(html) < 2000


def test_un_long_passage_est_cite_par_ses_bouts() -> None:
    html = annoter("(;" + "x" * 5000 + ";)", [Ignore(0, 5004, "(;" + "x" * 5000 + ";)", RAISON)], "#ff0000")
    assert html.count("(;xx") == html.count("xx;)") == 2
    assert len(html) < 500


def test_des_passages_sans_nombre_ne_le_sont_pas_tous() -> None:
    texte = "# " * 100_000
    ignores = [Ignore(2 * rang, 1, "#", RAISON) for rang in range(100_000)]
    assert annoter(texte, ignores, "#ff0000").count("<li>") == MONTRES


def test_un_fichier_qui_n_est_pas_un_texte_n_a_que_des_raisons() -> None:
    html = annoter("", [Ignore(84, 68, "2", RAISON)], "#ff0000")
    assert "ff0000" not in html
    assert "ce n'est pas un coup" in html.replace("&#x27;", "'")
