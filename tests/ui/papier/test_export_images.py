"""Pictures of the board of the window: copied, saved, filmed; what goes wrong is a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QSpinBox
from pytestqt.qtbot import QtBot

from applicationIHM import ApplicationIHM
from ecosysteme.partie import Partie
from ecosysteme.reglages import COTE_ANIMATION, COTE_PLATEAU
from tests.fenetre import message
from tests.papier import partie_de
from ui.papier.images import svg_du_plateau
from ui.papier.reglage_image import ReglageImage
from ui.socle.chargeur import trouver


@pytest.fixture
def ouverte(fenetre: ApplicationIHM) -> ApplicationIHM:
    """The window, a game on its board."""
    fenetre.ouvrir_partie(partie_de("f5d6c3d3c4"))
    return fenetre


def declencher(fenetre: ApplicationIHM, nom: str) -> None:
    trouver(fenetre, QAction, f"action_{nom}").trigger()


def test_copier_en_svg(ouverte: ApplicationIHM) -> None:
    declencher(ouverte, "copier_svg")
    donnees = QGuiApplication.clipboard().mimeData()
    attendu = svg_du_plateau(ouverte.partie_en_cours)
    assert bytes(donnees.data("image/svg+xml").data()).decode() == donnees.text() == attendu
    assert message(ouverte) == "Plateau copié en SVG"


def test_copier_en_image(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    QGuiApplication.clipboard().clear()
    declencher(ouverte, "copier_png")
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull())
    assert QGuiApplication.clipboard().image().width() == COTE_PLATEAU.defaut
    qtbot.waitUntil(lambda: message(ouverte) == "Plateau copié en image de 1024 × 1024 pixels")


def test_l_image_est_celle_de_la_position_que_l_on_voit(qtbot: QtBot, ouverte: ApplicationIHM) -> None:
    """A step of the tree lies over the game."""
    declencher(ouverte, "mode_comprendre")
    dock = ouverte.salles.arbres.dock
    qtbot.waitUntil(lambda: dock.arbre is not None)
    dock.toile.setFocus()
    for _ in range(2):
        qtbot.keyClick(dock.toile, Qt.Key.Key_Down)
    assert dock.arbre is not None
    assert dock.toile.selection
    vue: Partie = Partie(dock.arbre.jeu, dock.arbre.racine)
    vue.jouer(dock.arbre.ligne(dock.toile.selection)[0])
    declencher(ouverte, "copier_svg")
    assert QGuiApplication.clipboard().text() == svg_du_plateau(vue) != svg_du_plateau(ouverte.partie_en_cours)


@pytest.mark.parametrize("nom", ["plateau.png", "plateau.svg"])
def test_enregistrer_l_image(qtbot: QtBot, ouverte: ApplicationIHM, tmp_path: Path, nom: str) -> None:
    declencher(ouverte, "enregistrer_image")
    boite = trouver(ouverte, QFileDialog, "boite_enregistrer_image")
    propose = Path(boite.selectedFiles()[0]).name
    assert (propose.startswith("Plateau - "), f"coup {ouverte.partie_montree.nb_coups}" in propose) == (True, True)
    boite.fileSelected.emit(str(tmp_path / nom))
    boite.reject()
    if nom.endswith(".png"):
        reglage = trouver(ouverte, ReglageImage, "dialogue_reglage_image")
        trouver(reglage, QSpinBox, "cote_plateau").setValue(200)
        trouver(reglage, QDialogButtonBox, "boutons_image").accepted.emit()
    qtbot.waitUntil(lambda: message(ouverte) == f"Écrit dans {tmp_path / nom}")
    if nom.endswith(".png"):
        assert QImage(str(tmp_path / nom)).width() == 200
    else:
        assert (tmp_path / nom).read_text(encoding="utf-8") == svg_du_plateau(ouverte.partie_en_cours)


def test_enregistrer_l_animation(qtbot: QtBot, ouverte: ApplicationIHM, tmp_path: Path) -> None:
    images = pytest.importorskip("PIL.Image")
    declencher(ouverte, "enregistrer_animation")
    boite = trouver(ouverte, QFileDialog, "boite_enregistrer_animation")
    boite.fileSelected.emit(str(tmp_path / "partie.gif"))
    boite.reject()
    reglage = trouver(ouverte, ReglageImage, "dialogue_reglage_image")
    trouver(reglage, QSpinBox, COTE_ANIMATION.nom).setValue(100)
    trouver(reglage, QDialogButtonBox, "boutons_image").accepted.emit()
    qtbot.waitUntil(lambda: message(ouverte) == f"Écrit dans {tmp_path / 'partie.gif'}")
    with images.open(tmp_path / "partie.gif") as film:
        assert (film.n_frames, film.size) == (6, (100, 100))


def test_ce_qui_ne_peut_etre_ecrit_est_dit(qtbot: QtBot, ouverte: ApplicationIHM, tmp_path: Path) -> None:
    images = ouverte.salles.papier.images
    images.enregistrer_image(tmp_path / "absent" / "plateau.png")
    qtbot.waitUntil(lambda: "non écrit" in message(ouverte))
    images.enregistrer_image(tmp_path / "plateau.bmp")
    assert message(ouverte) == "Plateau.bmp : suffixe attendu .png, .svg"
    images.enregistrer_animation(tmp_path / "partie.avi")
    qtbot.waitUntil(lambda: "attendu un fichier .gif" in message(ouverte))


def test_sans_pillow_on_le_dit_avant_de_demander_un_nom(
    ouverte: ApplicationIHM, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.papier.animation.find_spec", lambda _: None)
    declencher(ouverte, "enregistrer_animation")
    assert message(ouverte) == "Une animation demande Pillow : pip install 'othellier[images]'"
    assert ouverte.findChildren(QFileDialog, "boite_enregistrer_animation") == []
