"""The two themes: every colour of the window in one table, and how Qt is dressed with it.

Fusion with an explicit palette, because ``setColorScheme`` does nothing on several platforms.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Theme:
    """Colours as ``#rrggbb``; every widget that paints takes its colours from here."""

    nom: str
    fond: str
    carte: str
    champ: str
    texte: str
    discret: str
    accent: str
    sur_accent: str
    bord: str
    survol: str
    desactive: str
    curseur: str
    seconde_courbe: str
    plateau_cadre: str
    plateau_haut: str
    plateau_bas: str
    plateau_lignes: str
    plateau_coordonnees: str
    dernier_coup: str = "#e11d48"


CLAIR = Theme(
    nom="clair",
    fond="#f4f5f3",
    carte="#ffffff",
    champ="#f4f5f3",
    texte="#1d2522",
    discret="#5f6963",
    accent="#0f766e",
    sur_accent="#ffffff",
    bord="#d9ddd8",
    survol="#f0f3f0",
    desactive="#d9ddd8",
    curseur="#c2621b",
    seconde_courbe="#7c5cc4",
    plateau_cadre="#24382f",
    plateau_haut="#2f8f63",
    plateau_bas="#25784f",
    plateau_lignes="#1b5c3c",
    plateau_coordonnees="#cfe3d6",
)

SOMBRE = Theme(
    nom="sombre",
    fond="#171b1a",
    carte="#1f2523",
    champ="#171b1a",
    texte="#e6ece8",
    discret="#93a09a",
    accent="#2dd4bf",
    sur_accent="#1f2523",
    bord="#323a37",
    survol="#232a28",
    desactive="#323a37",
    curseur="#f59e0b",
    seconde_courbe="#a78bfa",
    plateau_cadre="#0e1412",
    plateau_haut="#236b4b",
    plateau_bas="#1b5a3e",
    plateau_lignes="#113f2b",
    plateau_coordonnees="#9fbfae",
)

THEMES = {theme.nom: theme for theme in (CLAIR, SOMBRE)}
