"""The kinds: a line each, its bar as long as its share, reasons only once some were declared."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.erreurs.bilans import BILAN
from ui.erreurs.genres import BarreDePart, TableGenres
from ui.socle.chargeur import trouver
from ui.socle.langue import Langue
from ui.socle.theme import SOMBRE


def lus(table: TableGenres) -> list[str]:
    textes = [une.text() for une in table.findChildren(QLabel) if not une.isHidden()]
    textes += [un.text() for un in table.findChildren(QToolButton) if not un.isHidden()]
    return list(filter(None, textes))


def test_aucune_ligne_sans_nom_avant_que_le_carnet_reponde(page: QWidget) -> None:
    table = TableGenres(page)
    assert all(bouton.isHidden() for bouton in table.findChildren(QToolButton))


def test_une_ligne_par_genre(page: QWidget, langue: Langue) -> None:
    table = TableGenres(page)
    table.montrer(BILAN)
    textes = lus(table)
    assert textes[:2] == ["10 erreurs au carnet", "ouverture 0 · milieu 7 · fin 3"]
    assert set(textes[2:]) == {
        "toutes",
        "raison",
        "à revoir",
        "Mur exposé",
        "8",
        "1/4",
        "3",
        "Sans cause dite",
        "2",
        "–",
    }
    nom = trouver(table, QToolButton, "erreurs_genre_1")
    assert nom.accessibleName() == "Mur exposé, 8 erreurs, 3 à revoir"


def test_un_genre_se_revoit_s_il_en_revient(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    table = TableGenres(page)
    table.montrer(BILAN)
    with qtbot.waitSignal(table.choisi) as choisi:
        trouver(table, QToolButton, "erreurs_genre_1").click()
    assert choisi.args == ["mur"]
    assert not trouver(table, QToolButton, "erreurs_genre_2").isEnabled()


def test_sans_raison_declaree_la_colonne_se_tait(qtbot: QtBot, page: QWidget, langue: Langue) -> None:
    table = TableGenres(page)
    table.montrer(replace(BILAN, genres=tuple(replace(un, demandees=0, justes=0) for un in BILAN.genres)))
    assert "raison" not in lus(table)
    langue.choisir("en")
    qtbot.waitUntil(lambda: "Exposed wall" in lus(table))


def test_la_barre_montre_sa_part(qtbot: QtBot) -> None:
    barre = BarreDePart()
    qtbot.addWidget(barre)
    barre.resize(100, 8)
    barre.definir_theme(SOMBRE)
    barre.montrer(0.5)
    image = barre.grab().toImage()
    assert [image.pixelColor(x, 4) for x in (25, 75)] == [QColor(SOMBRE.accent), QColor(SOMBRE.desactive)]
