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
IMAGES = ("coche", "haut", "bas", "gauche", "droite", "fermer", "detacher")  # of the style sheet, for each theme


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
    champ="#ffffff",
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


# The style sheet, whose $names are fields of ``Theme`` and of the pictures.
FEUILLE = Template((Path(__file__).parents[1] / "othellier.qss").read_text(encoding="utf-8"))


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
    images = {nom: (ICONES / f"{nom}_{theme.nom}.svg").as_posix() for nom in IMAGES}
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
