"""The colours: readable in both themes, by the contrast of the Web Content Accessibility Guidelines 2."""

from __future__ import annotations

import re
import shutil
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.contrastes import DESSIN, TEXTE, contraste
from ui.socle.textes import Etiquette
from ui.socle.theme import (
    CLAIR,
    ICONES,
    IMAGES,
    SOMBRE,
    THEMES,
    Theme,
    feuille,
    habiller,
    marquer,
    palette,
    theme_du_systeme,
)

les_deux_themes = pytest.mark.parametrize("theme", [CLAIR, SOMBRE], ids=lambda theme: theme.nom)


def test_le_contraste_se_calcule_comme_la_norme() -> None:
    assert contraste("#ffffff", "#000000") == pytest.approx(21)
    assert contraste("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@les_deux_themes
@pytest.mark.parametrize(
    ("encre", "papier", "minimum"),
    [
        ("texte", "carte", TEXTE),
        ("texte", "fond", TEXTE),
        ("texte", "champ", TEXTE),
        ("texte", "survol", TEXTE),
        *(("discret", papier, TEXTE) for papier in ("carte", "fond", "champ", "survol")),
        *(("eteint", papier, DESSIN) for papier in ("carte", "fond", "champ", "survol")),
        *(("accent", papier, TEXTE) for papier in ("carte", "fond", "survol")),  # the mode, the tab, whose turn
        ("gaffe", "champ", TEXTE),
        ("sur_accent", "accent", TEXTE),
        ("seconde_courbe", "carte", TEXTE),
        ("courbe_pions", "carte", TEXTE),
        *((perte, papier, TEXTE) for perte in ("erreur", "gaffe") for papier in ("carte", "survol")),
        ("puissance4_chiffres", "puissance4_haut", TEXTE),
        ("puissance4_chiffres", "puissance4_bas", TEXTE),
        ("nim_noms", "nim_cadre", TEXTE),
        ("accent", "desactive", DESSIN),
        ("curseur", "carte", TEXTE),  # alpha and beta
    ],
)
def test_tout_se_lit(theme: Theme, encre: str, papier: str, minimum: float) -> None:
    assert contraste(getattr(theme, encre), getattr(theme, papier)) >= minimum


@les_deux_themes
def test_chaque_couleur_est_une_couleur(theme: Theme) -> None:
    for champ, couleur in asdict(theme).items():
        assert champ in ("nom", "plateau", "orientation") or re.fullmatch("#[0-9a-f]{6}", couleur), champ
    assert THEMES[theme.nom] is theme


@les_deux_themes
def test_la_feuille_n_a_que_des_couleurs_du_theme_et_des_images_qui_existent(theme: Theme) -> None:
    texte = feuille(theme)
    assert "$" not in texte
    assert set(re.findall("#[0-9a-f]{6}", texte)) <= {
        couleur for couleur in asdict(theme).values() if isinstance(couleur, str)
    }
    images = [Path(chemin) for chemin in re.findall(r'url\("(.*?)"\)', texte)]
    assert set(images) == {ICONES / f"{nom}_{theme.nom}.svg" for nom in IMAGES}
    assert all(chemin.is_file() for chemin in images)


@les_deux_themes
def test_la_palette_eteint_ce_qui_est_desactive(qtbot: QtBot, theme: Theme) -> None:
    couleurs = palette(theme)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        assert couleurs.color(QPalette.ColorGroup.Active, role).name() == theme.texte
        assert couleurs.color(QPalette.ColorGroup.Disabled, role).name() == theme.eteint


def test_habiller_change_une_fenetre_deja_ouverte(qtbot: QtBot, qapp: QApplication) -> None:
    bouton = QPushButton("Démarrer")
    qtbot.addWidget(bouton)
    bouton.resize(120, 40)
    bouton.show()
    for theme in (SOMBRE, CLAIR):
        habiller(qapp, bouton, theme)
        image = bouton.grab().toImage()
        assert image.pixelColor(image.width() // 2, 4).name() == theme.carte


def test_une_marque_rhabille_ce_qui_est_deja_montre(qtbot: QtBot, qapp: QApplication) -> None:
    texte = Etiquette("Noir")
    qtbot.addWidget(texte)
    habiller(qapp, texte, CLAIR)
    texte.show()
    for role, gras in (("titre", True), ("", False)):
        marquer(texte, "role", role)
        assert texte.font().bold() is gras


@pytest.mark.parametrize("vise", [False, True])
def test_la_poignee_d_une_glissiere_reste_ronde(qtbot: QtBot, qapp: QApplication, vise: bool) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    colonne = QVBoxLayout(page)
    glissiere = QSlider(Qt.Orientation.Horizontal)
    for widget in (glissiere, QSlider(Qt.Orientation.Horizontal)):
        colonne.addWidget(widget)
    habiller(qapp, page, CLAIR)
    page.resize(120, 120)
    page.show()
    qtbot.waitExposed(page)
    if vise:
        glissiere.setFocus()
        qtbot.waitUntil(glissiere.hasFocus)
    else:
        glissiere.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        glissiere.clearFocus()
    image = glissiere.grab(glissiere.rect().adjusted(2, 2, -2, -2)).toImage()  # inside the ring of the focus
    poignee = {QColor(CLAIR.accent).rgb(), QColor(CLAIR.texte).rgb()}
    lignes = [sum(image.pixel(x, y) in poignee for x in range(image.width())) for y in range(image.height())]
    hautes = [ligne for ligne in lignes if ligne]
    assert len(hautes) == pytest.approx(max(hautes), abs=2), "aussi haute que large"
    assert hautes[0] < 0.7 * max(hautes), "ses coins sont ronds"


@pytest.mark.parametrize(
    ("systeme", "nom"),
    [(Qt.ColorScheme.Dark, "sombre"), (Qt.ColorScheme.Light, "clair"), (Qt.ColorScheme.Unknown, "clair")],
)
def test_le_premier_theme_est_celui_du_systeme(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, systeme: Qt.ColorScheme, nom: str
) -> None:
    monkeypatch.setattr(QStyleHints, "colorScheme", lambda _: systeme)
    assert theme_du_systeme() == nom


@les_deux_themes
@pytest.mark.parametrize("classe", [QCheckBox, QPushButton, QSlider, QSpinBox, QComboBox, QLineEdit, QTableWidget])
def test_le_focus_se_voit_autour_de_ce_qui_l_a(
    qtbot: QtBot, qapp: QApplication, theme: Theme, classe: type[QWidget]
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    colonne = QVBoxLayout(page)
    widget, autre = classe(), QPushButton()
    if isinstance(widget, QAbstractButton):
        widget.setText("Humain")
    for enfant in (widget, autre):
        colonne.addWidget(enfant)
    habiller(qapp, page, theme)
    page.show()
    qtbot.waitExposed(page)
    autre.setFocus()
    qtbot.waitUntil(autre.hasFocus)
    sans, geometrie = accents(widget, theme), widget.geometry()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    assert accents(widget, theme) - sans > 2 * 2 * widget.height() * 0.7, "deux côtés d'au moins 2 px"
    assert widget.geometry() == geometrie, "rien ne bouge autour"


def test_les_champs_d_une_ligne_ont_la_meme_hauteur(qtbot: QtBot, qapp: QApplication) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    ligne = QHBoxLayout(page)
    champs = QComboBox(), QSpinBox(), QDoubleSpinBox(), QLineEdit()
    for champ in champs:
        ligne.addWidget(champ)
    habiller(qapp, page, CLAIR)
    page.show()
    assert len({champ.height() for champ in champs}) == 1


def accents(widget: QWidget, theme: Theme) -> int:
    """Count the pixels of the accent in the picture of a widget."""
    image = widget.grab().toImage()
    accent = QColor(theme.accent).rgb()
    return sum(image.pixel(x, y) == accent for x in range(image.width()) for y in range(image.height()))


def test_les_images_se_trouvent_dans_un_dossier_au_nom_quelconque(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = QCheckBox("Noir")
    qtbot.addWidget(case)
    case.setChecked(True)
    images = []
    for icones in (ICONES, tmp_path / "Jeux à moi (2)"):
        if icones != ICONES:
            shutil.copytree(ICONES, icones)
        monkeypatch.setattr("ui.socle.theme.ICONES", icones)
        case.setStyleSheet(feuille(CLAIR))  # one that cannot be read is said by a warning, which fails the test
        images.append(case.grab().toImage())
    assert images[0] == images[1]
