"""The two themes: every colour of the window in one table, and how Qt is dressed with it.

Fusion with an explicit palette, because ``setColorScheme`` does nothing on several platforms.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ui.socle.aspects.orientation import DROITE, ORIENTATIONS, Orientation
from ui.socle.aspects.plateau import ASPECTS, VERT_CLAIR, VERT_SOMBRE, Aspect

STYLE = "fusion"
ICONES = Path(__file__).parents[1] / "icones"


@dataclass(frozen=True)
class Theme:
    """Colours as ``#rrggbb``; every widget that paints takes its colours from here."""

    nom: str
    fond: str
    carte: str
    champ: str
    texte: str
    discret: str
    eteint: str
    accent: str
    sur_accent: str
    bord: str
    survol: str
    desactive: str
    curseur: str
    seconde_courbe: str
    courbe_pions: str
    erreur: str
    gaffe: str
    plateau: Aspect  # that of Othello's; the other games have their own colours below
    puissance4_haut: str
    puissance4_bas: str
    puissance4_fond: str
    puissance4_chiffres: str
    morpion_fond: str
    morpion_quadrillage: str
    morpion_lignes: str
    morpion_croix: str
    morpion_rond: str
    nim_cadre: str
    nim_haut: str
    nim_bas: str
    nim_noms: str
    nim_galet_haut: str
    nim_galet_bas: str
    arbre_bande: str
    arbre_lien: str
    arbre_max: str
    arbre_min: str
    dernier_coup: str = "#e11d48"
    orientation: Orientation = DROITE  # of square boards

    def avec(self, plateau: str, pions: str, orientation: str = "droite") -> Theme:
        """Return these colours with the board, the discs and the side that settings of those names stand for."""
        aspect = replace(ASPECTS[self.nom, plateau], pions=pions)
        return replace(self, plateau=aspect, orientation=ORIENTATIONS[orientation])


CLAIR = Theme(
    nom="clair",
    fond="#f4f5f3",
    carte="#ffffff",
    champ="#f4f5f3",
    texte="#1d2522",
    discret="#5f6963",
    eteint="#828a85",
    accent="#0f766e",
    sur_accent="#ffffff",
    bord="#d9ddd8",
    survol="#f0f3f0",
    desactive="#d9ddd8",
    curseur="#b5560f",
    seconde_courbe="#7c5cc4",
    courbe_pions="#2563eb",
    erreur="#a84a08",
    gaffe="#be123c",
    plateau=VERT_CLAIR,
    puissance4_haut="#2f6fd6",
    puissance4_bas="#2056b3",
    puissance4_fond="#dfe6ee",
    puissance4_chiffres="#f4f8ff",
    morpion_fond="#fdfcf7",
    morpion_quadrillage="#e3eaf0",
    morpion_lignes="#5b6670",
    morpion_croix="#1f5fc4",
    morpion_rond="#c2410c",
    nim_cadre="#5d4733",
    nim_haut="#e9dcc3",
    nim_bas="#dccba9",
    nim_noms="#f3e9d8",
    nim_galet_haut="#76807e",
    nim_galet_bas="#333b3a",
    arbre_bande="#eef2f0",
    arbre_lien="#9aa5a0",
    arbre_max="#1d5fd1",
    arbre_min="#b0306f",
)

SOMBRE = Theme(
    nom="sombre",
    fond="#171b1a",
    carte="#1f2523",
    champ="#0d1110",
    texte="#e6ece8",
    discret="#93a09a",
    eteint="#6b7671",
    accent="#2dd4bf",
    sur_accent="#1f2523",
    bord="#323a37",
    survol="#232a28",
    desactive="#323a37",
    curseur="#f59e0b",
    seconde_courbe="#a78bfa",
    courbe_pions="#60a5fa",
    erreur="#fbbf24",
    gaffe="#fb7185",
    plateau=VERT_SOMBRE,
    puissance4_haut="#24508f",
    puissance4_bas="#193a6b",
    puissance4_fond="#0d1218",
    puissance4_chiffres="#b7cbe8",
    morpion_fond="#232c2e",
    morpion_quadrillage="#2a3537",
    morpion_lignes="#c3cdc8",
    morpion_croix="#3b82f6",
    morpion_rond="#e8663c",
    nim_cadre="#14110d",
    nim_haut="#40382d",
    nim_bas="#332c23",
    nim_noms="#cdbfa8",
    nim_galet_haut="#dcd7ca",
    nim_galet_bas="#8d8779",
    arbre_bande="#262d2b",
    arbre_lien="#6b7671",
    arbre_max="#6aa5ff",
    arbre_min="#f28bb6",
)

THEMES = {theme.nom: theme for theme in (CLAIR, SOMBRE)}


def theme_du_systeme() -> str:
    """Return the name of the theme that is as dark or as light as the system; light where it does not say."""
    return (SOMBRE if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else CLAIR).nom


FEUILLE = Template(
    """
QMainWindow, QWidget#centre, QWidget#panneau, QWidget#contenu_panneau, QScrollArea#defilement { background: $fond; }
QMainWindow::separator { background: transparent; width: 7px; height: 7px; }
QMainWindow::separator:hover { background: $bord; }
QToolBar#entete { background: $carte; border: none; border-bottom: 1px solid $bord; padding: 2px; spacing: 3px; }
QToolBar#entete QToolButton { padding: 4px 7px; min-width: 27px; min-height: 31px;  /* 44 px, for a finger */
                              border: none; border-bottom: 2px solid transparent; }
QToolBar#entete QToolButton:hover { background: $survol; }
QToolBar#entete QToolButton:focus { border: 2px solid $accent; border-radius: 4px; }
QToolBar#entete QToolButton:checked { color: $accent; font-weight: bold; border-bottom: 2px solid $accent; }
QToolButton#bouton_menu::menu-indicator { image: none; }
QFrame#bande QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px; }
QFrame#bande QToolButton:hover { background: $carte; border-color: $bord; }
QFrame#bande QToolButton:focus { border: 2px solid $accent; padding: 3px; }
QFrame#bande QToolButton:checked { background: $survol; border-color: $accent; }
QFrame#pose_outils QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 3px 2px; }
QFrame#pose_outils QToolButton:hover { background: $survol; border-color: $bord; }
QFrame#pose_outils QToolButton:focus { border: 2px solid $accent; padding: 2px 1px; }
QFrame#pose_outils QToolButton[popupMode="2"] { padding-right: 16px; }
QFrame#pose_outils QToolButton:checked { background: $survol; border-color: $accent; }
QLabel#pose_phrase, QLabel#texte_pourquoi { font-size: 11px; }
QLabel#pose_phrase[projete="true"] { font-size: 17px; }
QFrame#pose_suites QPushButton { padding: 4px 8px; } QFrame#pose_suites QPushButton:focus { padding: 3px 7px; }
QMenuBar { background: $fond; border-bottom: 1px solid $bord; padding: 4px 8px; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $bord; }
QMenu { background: $carte; border: 1px solid $bord; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 28px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $sur_accent; }
QMenu::item:disabled { color: $eteint; background: transparent; }
QMenu::separator { height: 1px; background: $bord; margin: 4px 8px; }
QStatusBar { background: $fond; border: none; } QStatusBar::item { border: none; }
QFrame[role="carte"] { background: $carte; border: 1px solid $bord; border-radius: 8px; }
QLabel { background: transparent; border: none; }
QDialog#boite_commandes { border: 1px solid $eteint; }
QLabel[role="titre"] { font-weight: bold; }
QLabel[role="titre_page"] { font-size: 17px; font-weight: bold; }
QLabel[role="score"] { font-size: 21px; font-weight: bold; }
QLabel[role="discret"] { color: $discret; }
QLabel[role="nom_jour"] { color: $discret; font-size: 10px; }
QLabel[role="segment"] { border: 1px solid $bord; border-radius: 4px; font-size: 10px; }
QLabel[etat="rien"] { background: $survol; color: $discret; }
QLabel[role="segment"][etat="ici"] { border: 2px solid $accent; }
QLabel[etat="trouve"] { background: $accent; color: $sur_accent; font-weight: bold; }
QLabel[etat="rate"] { background: $gaffe; color: $carte; font-weight: bold; }
QLabel[role="certitude"] { border-radius: 8px; padding: 1px 8px; font-size: 11px; }
QLabel[etat="prouve"] { background: $accent; color: $sur_accent; font-weight: bold; }
QLabel[etat="verifie"] { border: 1px solid $accent; color: $accent; }
QLabel[etat="sans_doute"], QLabel[etat="ligne"] { border: 1px dashed $discret; color: $discret; }
QToolButton[role="genre"], QToolButton[role="pli"] { border: 1px solid transparent; border-radius: 4px; padding: 0 2px }
QToolButton[role="genre"]:enabled { color: $accent; }
QToolButton[role="genre"]:hover:enabled, QToolButton[role="pli"]:hover { background: $survol; border-color: $bord; }
QToolButton[role="genre"]:focus, QToolButton[role="pli"]:focus { border-color: $accent; }
QPushButton[role="pli"] { padding: 3px 2px; font-size: 11px; } QPushButton[role="pli"]:focus { padding: 2px 1px; }
QPushButton[role="jour"] { border-radius: 4px; font-size: 11px; padding: 1px 0; }
QPushButton[role="jour"]:focus { padding: 0; }
QPushButton[role="jour"][etat="ici"] { background: $accent; color: $sur_accent; font-weight: bold; }
QPushButton[role="jour"][etat="ici"]:focus { border-color: $texte; }
QLabel[role="detail"] { color: $discret; font-size: 11px; }
QLabel[role="chances"] { color: $texte; font-size: 11px; font-weight: bold; }
QLabel[role="chances"][ancien="true"] { color: $discret; }
QLabel[role="trait"] { color: $accent; font-size: 11px; font-weight: bold; }
QLabel[role="discret"]:disabled { color: $eteint; }
QFrame[projete="true"] QLabel[role="score"] { font-size: 34px; }
QFrame[projete="true"] QLabel[role="titre"] { font-size: 21px; }
QFrame[projete="true"] QLabel[role="detail"], QFrame[projete="true"] QLabel[role="trait"],
QFrame[projete="true"] QLabel[role="chances"] { font-size: 17px; }
QLabel#annonce, QLabel#pose_annonce { background: $texte; color: $fond; border-radius: 8px; padding: 3px 16px;
                                      font-weight: bold; }
QFrame#carte_fin { background: $carte; border: 2px solid $accent; border-radius: 6px; }
QFrame#barre_lecon { background: $carte; border: 2px solid $erreur; border-radius: 6px; }
QFrame#carte_fin QPushButton, QFrame#barre_lecon QPushButton { padding: 2px 8px; }
QFrame#carte_fin QPushButton:focus, QFrame#barre_lecon QPushButton:focus { padding: 1px 7px; }
QFrame#carte_fin QToolButton { padding: 1px; }
QWidget#tournants QPushButton { padding: 3px 6px; } QWidget#tournants QPushButton:focus { padding: 2px 5px; }
QCheckBox, QRadioButton { spacing: 7px; background: transparent; padding: 1px; }
QCheckBox:focus, QRadioButton:focus { outline: 2px solid $accent; outline-radius: 4px; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: $carte;
    border: 1px solid $discret; }
QCheckBox::indicator { border-radius: 4px; } QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$coche"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $eteint; }
QCheckBox:disabled, QRadioButton:disabled { color: $eteint; }
QWidget#classe_reponse QRadioButton:disabled { color: $discret; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid $accent; background: $sur_accent; }
QPushButton { background: $carte; border: 1px solid $bord; border-radius: 7px; padding: 6px 14px; }
QPushButton:hover { border-color: $accent; } QPushButton:pressed { background: $survol; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; outline: none; }
QPushButton:checked { background: $accent; color: $sur_accent; border-color: $accent; }
QPushButton:checked:focus { border-color: $texte; }
QPushButton[role="principal"]:enabled { background: $accent; color: $sur_accent; border-color: $accent; }
QPushButton[role="principal"]:hover, QPushButton[role="principal"]:focus { border-color: $texte; }
QPushButton:disabled { background: transparent; color: $eteint; border-color: $bord; }
QProgressBar { background: $desactive; border: none; border-radius: 5px; qproperty-textVisible: false; }
QProgressBar::chunk { background: $accent; border-radius: 5px; }
QSlider { background: transparent; min-height: 15px; border: 2px solid transparent; border-radius: 4px; }
QSlider::groove:horizontal { height: 4px; background: $bord; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent; width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; }
QSlider:focus { border-color: $accent; }
QTabWidget::pane { border: none; } QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $discret; padding: 6px 8px; margin-right: 18px;
               border-bottom: 2px solid transparent; }
QTabBar#onglets_etudier::tab, QTabBar#onglets_tournoi::tab, QTabBar#tournoi_vues::tab { padding: 6px 4px;
    margin-right: 6px; }
QTabBar::tab:selected { color: $accent; font-weight: bold; border-bottom: 2px solid $accent; }
QTabBar::tab:hover { color: $texte; }
QTabBar::tab:selected:focus { border: 2px solid $accent; border-radius: 4px; padding: 4px 6px 6px 6px; }
QTableView { background: $carte; alternate-background-color: $survol; border: 2px solid transparent;
             gridline-color: transparent; selection-background-color: $accent; selection-color: $sur_accent; }
QTableView:focus, QListView:focus, QTreeView:focus, QTextBrowser:focus { border: 2px solid $accent; }
QTableView::item { padding: 4px 3px; border: none; }
QTableWidget#statistiques, QTableWidget#statistiques QHeaderView::section,
QTableWidget#tournoi_statistiques, QTableWidget#tournoi_statistiques QHeaderView::section { font-size: 11px; }
QHeaderView { background: $carte; border: none; }
QHeaderView::section { background: $carte; color: $discret; border: none; padding: 4px 5px; }
QTableView#liste_coups::item, QTableView#parties_jouees::item, QTableView#liste_documents::item { padding: 1px 5px; }
QTableView#liste_coups::item, QTableView#liste_coups QHeaderView::section, QTableView#liste_documents::item,
QTableView#liste_documents QHeaderView::section { padding-left: 3px; padding-right: 3px; }
QTableView#liste_documents::item:selected { background: $accent; color: $sur_accent; }
QTableWidget#statistiques::item { padding: 1px 2px; }
QTableWidget#tournoi_tableau QHeaderView::section { padding: 4px 3px; }
QTableWidget#tournoi_tableau::item { padding: 4px 1px; }
QTableWidget#tournoi_statistiques::item { padding: 1px; }
QTableWidget#statistiques QHeaderView::section,
QTableWidget#tournoi_statistiques QHeaderView::section { padding: 4px 1px; }
QListWidget[role="liste"] { background: $carte; border: 1px solid $bord; border-radius: 6px; padding: 3px; }
QListWidget[role="liste"]:focus { border: 2px solid $accent; padding: 2px; }
QListWidget[role="liste"]::item { padding: 5px 6px; border: none; border-radius: 4px; }
QComboBox, QSpinBox, QDoubleSpinBox, QLineEdit { min-height: 24px; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { min-height: 0; }
QComboBox, QAbstractSpinBox, QLineEdit, QPlainTextEdit { background: $champ; border: 1px solid $eteint;
    border-radius: 4px; padding: 1px 1px 1px 3px; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus, QPlainTextEdit:focus { border: 2px solid $accent;
    padding: 0 0 0 2px; }
QComboBox:disabled, QAbstractSpinBox:disabled, QLineEdit:disabled, QPlainTextEdit:disabled { color: $eteint;
    border-color: $bord; placeholder-text-color: $eteint; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: $carte; color: $texte; border: 1px solid $eteint; }
QComboBox QAbstractItemView::item { padding: 4px 1px; border: none; }
QComboBox QAbstractItemView::item:selected, QListWidget[role="liste"]::item:selected { background: $accent;
    color: $sur_accent; }
QComboBox::drop-down, QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 14px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow, QToolButton::down-arrow { image: url("$bas");
    width: 9px; height: 9px; }
QAbstractSpinBox::up-arrow { image: url("$haut"); width: 9px; height: 9px; }
QToolButton::left-arrow { image: url("$gauche"); width: 9px; height: 9px; }
QComboBox[faute="true"] { border: 2px solid $gaffe; border-radius: 4px; background: $champ; color: $gaffe; }
QToolButton[popupMode="2"] { padding-right: 18px; }
QToolButton::menu-indicator, QPushButton::menu-indicator { image: url("$bas"); width: 9px; height: 9px; right: 4px;
    subcontrol-origin: padding; subcontrol-position: right center; }
QToolButton:focus { border: 2px solid $accent; border-radius: 4px; } QToolButton:disabled { color: $discret; }
QToolButton[role="pendule"] { background: $survol; border: 1px solid $bord; border-radius: 4px; padding: 0 5px;
                              font-size: 15px; font-weight: bold; min-width: 44px; }
QToolButton[aspect="normal-court"] { background: $accent; color: $sur_accent; border-color: $accent; }
QToolButton[aspect="rallonge"] { color: $erreur; border-color: $erreur; }
QToolButton[aspect="rallonge-court"] { background: $erreur; color: $sur_accent; border-color: $erreur; }
QToolButton[aspect="tombe"], QToolButton[aspect="tombe-court"] { color: $gaffe; border: 2px solid $gaffe; }
QToolButton[role="pendule"]:hover { border-color: $accent; }
QToolButton[role="pendule"]:focus { border: 2px solid $texte; padding: 0 4px; }
QToolButton[role="ajout"] { border: 1px solid transparent; color: $accent; font-size: 11px; padding: 0 4px; }
QToolButton[role="ajout"]:hover, QToolButton#bouton_annuler_edition:hover { text-decoration: underline; }
QLabel[role="alerte"] { color: $erreur; font-size: 11px; font-weight: bold; }
QToolButton#bouton_annuler_edition { border: 1px solid transparent; color: $accent; padding: 0 6px; }
QToolButton[role="ajout"]:focus, QToolButton#bouton_annuler_edition:focus { border-color: $accent; }
QScrollBar { background: transparent; margin: 0; }
QScrollBar:vertical { width: 10px; } QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: $bord; border-radius: 4px; margin: 1px; }
QScrollBar::handle:vertical { min-height: 28px; } QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $discret; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $carte; color: $texte; border: 1px solid $bord; padding: 4px; }
"""
)


def voile(couleur: str | QColor, opacite: float) -> QColor:
    """``couleur`` made translucent, ``opacite`` from 0 to 1."""
    resultat = QColor(couleur)
    resultat.setAlphaF(min(max(opacite, 0.0), 1.0))
    return resultat


def palette(theme: Theme) -> QPalette:
    """Return the palette of every widget that the style sheet leaves alone."""
    couleurs = {
        QPalette.ColorRole.Window: theme.fond,
        QPalette.ColorRole.WindowText: theme.texte,
        QPalette.ColorRole.Base: theme.champ,
        QPalette.ColorRole.AlternateBase: theme.survol,
        QPalette.ColorRole.Text: theme.texte,
        QPalette.ColorRole.PlaceholderText: theme.discret,
        QPalette.ColorRole.Button: theme.carte,
        QPalette.ColorRole.ButtonText: theme.texte,
        QPalette.ColorRole.ToolTipBase: theme.carte,
        QPalette.ColorRole.ToolTipText: theme.texte,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.sur_accent,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.Mid: theme.bord,
    }
    resultat = QPalette()
    for role, couleur in couleurs.items():
        resultat.setColor(role, QColor(couleur))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        resultat.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.eteint))
    return resultat


def feuille(theme: Theme) -> str:
    """Return the style sheet: cards, buttons, tabs, tables.

    ``role`` is a dynamic property set in the ``.ui`` file; ``projete`` one of what the projector writes larger.
    """
    images = {nom: (ICONES / f"{nom}_{theme.nom}.svg").as_posix() for nom in ("coche", "haut", "bas", "gauche")}
    return FEUILLE.substitute(asdict(theme), **images)


def marquer(widget: QWidget, propriete: str, valeur: object) -> None:
    """Give ``widget`` a property of the style sheet, and have it dressed anew where that is another value."""
    if widget.property(propriete) != valeur:  # to polish a widget again takes its time
        widget.setProperty(propriete, valeur)
        widget.style().unpolish(widget)  # the style sheet reads the property only then
        widget.style().polish(widget)


def habiller(application: QApplication, fenetre: QWidget, theme: Theme) -> None:
    """Dress the application, ``fenetre`` and every window that it is the parent of.

    The sheet is the window's and not the application's, for which Qt would change the style of every widget too: three
    times as long.
    """
    if application.style().name() != STYLE:
        application.setStyle(STYLE)
    application.setPalette(palette(theme))
    fenetre.setStyleSheet(feuille(theme))
