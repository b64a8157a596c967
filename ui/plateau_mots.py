"""What a screen reader says of a square."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ecosysteme.plateau import Position, nom_case
from ui.plateau_indices import Indice
from ui.plateau_peinture import VuePlateau


def decrire_case(position: Position, vue: VuePlateau, indice: Indice | None = None) -> str:
    """Name a square, say what lies on it or what playing there turns, and what that is worth when a hint tells."""
    nom, camp = nom_case(position), vue.pions.get(position)
    if camp is not None:
        if camp == 1:
            return QCoreApplication.translate("PlateauVue", "{case}, noir").format(case=nom)
        return QCoreApplication.translate("PlateauVue", "{case}, blanc").format(case=nom)
    if position in vue.legaux:
        nombre = len(vue.legaux[position])
        phrase = QCoreApplication.translate("PlateauVue", "{case}, jouable, retourne {nombre}")
        phrase = phrase.format(case=nom, nombre=nombre)
    else:
        phrase = QCoreApplication.translate("PlateauVue", "{case}, vide").format(case=nom)
    return f"{phrase}, {_valeur(indice)}" if indice is not None else phrase


def _valeur(indice: Indice) -> str:
    mots = [QCoreApplication.translate("PlateauVue", "vaut {valeur}").format(valeur=indice.texte)]
    if indice.exact:
        mots.append(QCoreApplication.translate("PlateauVue", "exact"))
    if indice.meilleur:
        mots.append(QCoreApplication.translate("PlateauVue", "le meilleur"))
    return ", ".join(mots)
