"""What a screen reader finds in every place of the window: each thing has a name, told apart from its neighbours.

Places are found, not listed: the modes, the tabs that are seen in each, and what the entries of the menus show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QTabBar, QTableView, QWidget
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.bibliotheque.lieu import VARIABLE
from tests.ecosysteme.bibliotheque.fabrique import bibliotheque_de, enregistrement
from ui.disposition.modes import MODES

# Entries that leave the window, ask the system for a file, start a game or a search, or are walked through as modes.
AILLEURS = (
    *("quitter", "ouvrir", "ouvrir_seance", "enregistrer", "enregistrer_sous", "enregistrer_animation"),
    *("demarrer", "recommencer", "analyser", "coller", "plein_ecran", "arreter", "partie_quittee", "abandonner"),
)


@pytest.fixture
def chez_soi(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A notebook, a book and a library of this test's own."""
    monkeypatch.setenv("OTHELLIER_CARNET", f"{tmp_path}/carnet.sqlite")
    monkeypatch.setenv("OTHELLIER_LIVRE", f"{tmp_path}/livre.npz")
    monkeypatch.setenv(VARIABLE, str(bibliotheque_de(tmp_path / "b", [enregistrement("f5d6c3d3c4", "Ada", "Bob")])))  # type: ignore[operator]


def menus(actions: list[QAction]) -> Iterator[QMenu]:
    """Yield the menus of these entries, and those below, filled as when they are opened."""
    for action in actions:
        menu = action.menu()
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()
            yield menu
            yield from menus(menu.actions())


def lettres_doubles(actions: list[QAction]) -> dict[str, list[str]]:
    """Return the texts that the same letter presses."""
    par_lettre: dict[str, list[str]] = {}
    for action in actions:
        lettre = QKeySequence.mnemonic(action.text()).toString()
        if lettre and action.isVisible():
            par_lettre.setdefault(lettre, []).append(action.text())
    return {lettre: textes for lettre, textes in par_lettre.items() if len(textes) > 1}


@pytest.mark.parametrize("langue", ["fr", "en"])
def test_aucun_menu_n_a_deux_fois_une_lettre(qtbot: QtBot, fenetre: ApplicationIHM, langue: str) -> None:
    fenetre.preferences.choisir_langue(langue)
    barre = fenetre.menuBar()
    qtbot.waitUntil(lambda: fenetre.locale().name().startswith(langue))
    ouverts = list(menus(barre.actions()))
    assert len(ouverts) > 10
    doubles = {"barre": lettres_doubles(barre.actions())}
    doubles |= {menu.objectName(): lettres_doubles(menu.actions()) for menu in ouverts}
    assert {menu: lettres for menu, lettres in doubles.items() if lettres} == {}


def nom(widget: QWidget) -> str:
    """Return what a reader calls a widget: a box by its label, for Qt gives it what is chosen for a name."""
    objet = QAccessible.queryAccessibleInterface(widget)
    if objet is None:
        return ""
    relations = objet.relations(QAccessible.RelationFlag.Label)
    titre = " ".join(cible.text(QAccessible.Text.Name) for cible, _ in relations)
    return titre if isinstance(widget, QComboBox) else objet.text(QAccessible.Text.Name).strip() or titre


def arrets() -> list[QWidget]:
    """List where the Tab key stops in what is seen."""
    return [
        widget
        for fenetre in QApplication.topLevelWidgets()
        if fenetre.isVisible()
        for widget in fenetre.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled()
        if widget.window() is fenetre and widget.focusProxy() is None
    ]


def fautes() -> list[str]:
    """Say what has no name, or its neighbour's, and which tables have columns without a title."""
    vus, dites = arrets(), []
    noms = Counter((widget.window(), type(widget), nom(widget)) for widget in vus)
    for widget in vus:
        if not nom(widget) or noms[widget.window(), type(widget), nom(widget)] > 1:
            dites.append(f"{widget.objectName() or type(widget).__name__} : {nom(widget)!r}")
        if isinstance(widget, QTableView) and not widget.horizontalHeader().isHidden():
            dites += [f"{widget.objectName()} : colonne {rang}" for rang in colonnes_sans_titre(widget)]
    return dites


def colonnes_sans_titre(table: QTableView) -> list[int]:
    modele, sens = table.model(), Qt.Orientation.Horizontal
    roles = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole
    return [
        rang
        for rang in range(modele.columnCount())
        if not table.isColumnHidden(rang) and not any(modele.headerData(rang, sens, role) for role in roles)
    ]


def lieux(fenetre: ApplicationIHM) -> Iterator[str]:
    """Go through the modes and their tabs, then through what the entries of the menus show; say where one is."""
    for mode in MODES:
        fenetre.disposition.modes.choisir(mode)
        QApplication.processEvents()
        yield mode
        for onglets in fenetre.findChildren(QTabBar):
            for rang in range(
                onglets.count() if onglets.isVisible() and onglets.objectName() != "onglets_matchs" else 0
            ):
                onglets.setCurrentIndex(rang)
                QApplication.processEvents()
                yield f"{mode} ▸ {onglets.tabText(rang)}"
    fenetre.disposition.modes.choisir("jouer")
    for menu in menus(fenetre.menuBar().actions()):
        for action in menu.actions():
            if (
                action.isCheckable()
                or not action.isEnabled()
                or action.objectName().removeprefix("action_") in AILLEURS
            ):
                continue
            action.trigger()
            QApplication.processEvents()
            yield action.text()
            revenir(fenetre)


def revenir(fenetre: ApplicationIHM) -> None:
    """Close what an entry opened."""
    for autre in QApplication.topLevelWidgets():
        if autre is not fenetre and autre.isVisible():
            autre.close()
    fenetre.activateWindow()
    QTest.keyClick(fenetre, Qt.Key.Key_Escape)
    QApplication.processEvents()


@pytest.mark.usefixtures("chez_soi")
def test_en_tout_lieu_chaque_chose_a_un_nom_a_elle(fenetre: ApplicationIHM) -> None:
    trouvees: dict[str, list[str]] = {}
    for lieu in lieux(fenetre):
        dites = [faute for faute in fautes() if not any(faute in avant for avant in trouvees.values())]
        if dites:
            trouvees[lieu] = dites
    assert trouvees == {}
