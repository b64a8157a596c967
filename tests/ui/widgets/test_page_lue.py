"""A page that is read by keys: the caret of arrows, the links of Tab from there, the place that a link leads to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.page_lue import PageLue

TOUCHE = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[PageLue]:
    """Four lines, of which the first and the third are links; a button behind them."""
    cadre, page = QWidget(), PageLue()
    colonne = QVBoxLayout(cadre)
    colonne.addWidget(page)
    colonne.addWidget(QPushButton())
    qtbot.addWidget(cadre)
    page.setHtml('<p><a href="#une">une</a></p><p>deux</p><p><a href="#bas">trois</a></p><p><a name="bas">bas</a></p>')
    cadre.show()
    cadre.activateWindow()
    page.setFocus()
    qtbot.waitUntil(page.hasFocus)
    yield page
    cadre.close()


def ligne(page: PageLue) -> int:
    return page.textCursor().blockNumber()


def test_les_fleches_menent_un_curseur_de_ligne_en_ligne(qtbot: QtBot, page: PageLue) -> None:
    lignes = [ligne(page)]
    for _ in range(2):
        qtbot.keyClick(page, TOUCHE.Key_Down)
        lignes.append(ligne(page))
    assert lignes == [0, 1, 2]
    qtbot.keyClick(page, TOUCHE.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.textCursor().selectedText() == "t"


def test_tab_va_au_lien_qui_suit_le_curseur_et_entree_le_suit(qtbot: QtBot, page: PageLue) -> None:
    qtbot.keyClick(page, TOUCHE.Key_Down)
    qtbot.keyClick(page, TOUCHE.Key_Tab)
    assert page.textCursor().selectedText() == "trois"
    suivis = list[str]()
    page.anchorClicked.connect(lambda lien: suivis.append(lien.fragment()))
    qtbot.keyClick(page, TOUCHE.Key_Return)
    assert suivis == ["bas"]
    page.aller("bas")
    assert ligne(page) == 3
    qtbot.keyClick(page, TOUCHE.Key_Tab)
    assert not page.hasFocus(), "il n'y a plus de lien : Tab va ailleurs"
    assert (ligne(page), page.textCursor().hasSelection()) == (3, False)


def test_maj_tab_va_au_lien_d_avant(qtbot: QtBot, page: PageLue) -> None:
    qtbot.keyClick(page, TOUCHE.Key_Down)
    qtbot.keyClick(page, TOUCHE.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert page.textCursor().selectedText() == "une"
