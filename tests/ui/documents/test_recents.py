"""The recent files: the latest first, each once, from one day to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.fenetre import memoire_dans
from ui.documents.recents import MAXIMUM, RECENTS, Recents
from ui.socle.memoire import Memoire


@pytest.fixture
def menu(qtbot: QtBot) -> QMenu:
    menu = QMenu()
    qtbot.addWidget(menu)
    return menu


def textes(menu: QMenu) -> list[str]:
    return [entree.text() for entree in menu.actions() if not entree.isSeparator()]


def test_le_plus_recent_est_le_premier_et_chacun_n_y_est_qu_une_fois(
    menu: QMenu, memoire: Memoire, tmp_path: Path
) -> None:
    recents = Recents(menu, memoire)
    assert not menu.menuAction().isEnabled()
    for nom in ("a.ggf", "b & c.ggf", "a.ggf"):
        recents.ajouter(tmp_path / nom)
    assert textes(menu) == ["&1 a.ggf", "&2 b && c.ggf", "&Vider cette liste"]
    assert menu.actions()[0].toolTip() == str(tmp_path / "a.ggf")
    for rang in range(2 * MAXIMUM):
        recents.ajouter(tmp_path / f"{rang}.ggf")
    assert len(recents.chemins) == MAXIMUM
    assert recents.chemins[0] == tmp_path / f"{2 * MAXIMUM - 1}.ggf"


def test_deux_fichiers_du_meme_nom_se_distinguent(menu: QMenu, memoire: Memoire, tmp_path: Path) -> None:
    recents = Recents(menu, memoire)
    recents.ajouter(tmp_path / "2025" / "finale.sgf")
    recents.ajouter(tmp_path / "2026" / "finale.sgf")
    assert textes(menu)[:2] == ["&1 finale.sgf (2026)", "&2 finale.sgf (2025)"]


def test_on_en_choisit_un_on_en_oublie_un_on_les_vide(menu: QMenu, memoire: Memoire, tmp_path: Path) -> None:
    recents, choisis = Recents(menu, memoire), list[Path]()
    recents.choisi.connect(choisis.append)
    for nom in ("a.ggf", "b.ggf"):
        recents.ajouter(tmp_path / nom)
    menu.actions()[1].trigger()
    assert choisis == [tmp_path / "a.ggf"]
    recents.oublier(tmp_path / "b.ggf")
    assert recents.chemins == [tmp_path / "a.ggf"]
    menu.actions()[-1].trigger()
    assert recents.chemins == []


def test_ils_restent_d_un_jour_a_l_autre(menu: QMenu, fichier_memoire: Path, tmp_path: Path) -> None:
    Recents(menu, memoire_dans(fichier_memoire)).ajouter(tmp_path / 'l\'"été", 2026.sgf')
    assert Recents(QMenu(menu), memoire_dans(fichier_memoire)).chemins == [tmp_path / 'l\'"été", 2026.sgf']


@pytest.mark.parametrize("abime", ["{", '{"a": 1}', "[1, 2]", '"a"'])
def test_une_liste_abimee_est_vide(menu: QMenu, memoire: Memoire, abime: str) -> None:
    memoire.ecrire(RECENTS, abime)
    assert Recents(menu, memoire).chemins == []
