"""The names of what may be chosen on a board, and how one is typed.

A square is a column letter and a line number (``d3``); in Puissance 4 a column is its number; in Nim ``a2`` takes two
objects from the first heap.
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from ecosysteme.plateau import Position, nom_case
from ui.plateau.choix import cible
from ui.plateau.position import PlateauAffiche, Style

# A French keyboard gives these without Shift where the digits are engraved.
_CHIFFRES_AZERTY = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))

FLECHES = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
VALIDATIONS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MODIFICATEURS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def noms(vue: PlateauAffiche) -> dict[str, Position]:
    """Every name that may be typed, and the square that it chooses.

    >>> noms(PlateauAffiche(2, 2, {(0, 0): 1, (1, 0): 1, (1, 1): 1}, style=Style.NIM))
    {'a1': (0, 0), 'a2': (1, 0), 'b1': (1, 1)}
    """
    if vue.style is Style.PUISSANCE4:
        return {str(colonne + 1): cible(vue, (0, colonne)) for colonne in range(vue.colonnes)}
    if vue.style is Style.NIM:
        return {nom_prise(vue, position): position for position in sorted(vue.pions)}
    return {
        nom_case((ligne, colonne)): (ligne, colonne) for ligne in range(vue.lignes) for colonne in range(vue.colonnes)
    }


def nom_prise(vue: PlateauAffiche, position: Position) -> str:
    """The move of Nim that takes the object at ``position`` and those above it."""
    ligne, colonne = position
    return f"{nom_tas(colonne)}{sum(c == colonne and autre <= ligne for autre, c in vue.pions)}"


def nom_tas(colonne: int) -> str:
    """The letter of a heap."""
    return chr(ord("a") + colonne)


def position_saisie(saisie: str, vue: PlateauAffiche) -> Position | None:
    """The square that has been typed, None while it is unfinished or names nothing.

    >>> position_saisie("d3", PlateauAffiche(8, 8, {})), position_saisie("d", PlateauAffiche(8, 8, {}))
    ((2, 3), None)
    """
    return noms(vue).get(saisie)


def saisie_prolongee(saisie: str, touche: str, vue: PlateauAffiche) -> str:
    """What has been typed once ``touche`` is added; unchanged when no name starts so.

    After a complete name that nothing can follow, a key that starts a name starts over: ``4`` then ``5`` is ``5``.

    >>> dix = PlateauAffiche(10, 10, {})
    >>> saisie_prolongee("", "D", dix), saisie_prolongee("d", "é", dix), saisie_prolongee("j1", "0", dix)
    ('d', 'd2', 'j10')
    """
    connus = noms(vue)
    for debut in (saisie, "") if saisie in connus else (saisie,):
        for caractere in (touche.lower(), _CHIFFRES_AZERTY.get(touche, "")):
            if caractere and any(nom.startswith(debut + caractere) for nom in connus):
                return debut + caractere
    return saisie


def saisie_refusee(saisie: str, touche: str) -> str:
    """What adding ``touche``, which names nothing, would have typed; empty for a key that writes no letter nor digit.

    >>> saisie_refusee("a", "9"), saisie_refusee("a", "é"), saisie_refusee("", "-")
    ('a9', 'a2', '')
    """
    caractere = _CHIFFRES_AZERTY.get(touche, touche.lower()) if saisie else touche.lower()
    return saisie + caractere if caractere.isalnum() else ""
