"""How the pictures of the trees are dressed in the window: its colours, its language."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtGui import QPalette

from ecosysteme.arbre import Arbre
from ecosysteme.arbre.image import Habillage, compter, dire_valeurs, titrer
from ui.jeux.adaptateur import AdaptateurJeu
from ui.socle.langue import translate

MI_CLARTE: Final = 128


def habillage_de(adaptateur: AdaptateurJeu, palette: QPalette | None = None) -> Habillage:
    """Return the words of the moment for the game of ``adaptateur``, on ``palette``: white paper by default."""
    mots = Habillage(
        titre=translate("ArbreDessine", "{algorithme}, profondeur {profondeur}, étape {k} sur {total}"),
        ordonne=translate("ArbreDessine", "meilleurs coups d'abord"),
        comptes=translate(
            "ArbreDessine",
            "positions visitées : {visites}, dont feuilles : {feuilles} ; positions élaguées : {elagues}",
        ),
        variante=translate("ArbreDessine", "variante principale"),
        ouvert=translate("ArbreDessine", "chemin en cours"),
        coupee=translate("ArbreDessine", "branche coupée, et ses positions"),
        relatif=translate("ArbreDessine", "Une valeur est celle de qui a le trait"),
        absolu=translate("ArbreDessine", "Une valeur est celle de {camp}"),
        gains=translate("ArbreDessine", " ; {gain} : gagné, {perte} : perdu"),
        gain=translate("Phrases", "G"),
        perte=translate("Phrases", "P"),
        passe=translate("Phrases", "passe"),
        camps=adaptateur.camps,
    )
    return mots if palette is None else _sur_fond(mots, palette)


def intituler(adaptateur: AdaptateurJeu, arbre: Arbre, k: int) -> tuple[str, str, str]:
    """Say of which position and search a picture is after ``k`` steps; what was visited, what values are.

    Last, what to do where the leaves are too many for their values.
    """
    mots = habillage_de(adaptateur)
    position = f"{adaptateur.titre}, {adaptateur.trait(arbre.jeu.trait(arbre.racine))}"
    lu = compter(arbre, k, mots), dire_valeurs(arbre, mots)
    trop = translate("ArbreDessine", "trop de feuilles pour écrire leur valeur : pliez des branches")
    return f"{position} · {titrer(arbre, k, mots)}", " · ".join(lu), trop


def _sur_fond(habillage: Habillage, palette: QPalette) -> Habillage:
    role = QPalette.ColorRole
    fond, texte, discret = (palette.color(lequel).name() for lequel in (role.Base, role.Text, role.PlaceholderText))
    claire = replace(habillage, fond=fond, texte=texte, discret=discret)
    if palette.color(role.Base).lightness() >= MI_CLARTE:
        return claire
    return replace(claire, trait="#93a09a", principale="#56b4e9", chemin="#e69f00", elague="#7c8782")
