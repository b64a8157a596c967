"""The names of the squares, and how one is typed: a column letter, then a line number."""

from __future__ import annotations

from PySide6.QtCore import Qt

from ecosysteme.plateau import Position, lire_case, nom_case

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


def position_saisie(saisie: str, taille: int) -> Position | None:
    """The square that has been typed, None while it is unfinished or off the board.

    >>> position_saisie("d3", 8), position_saisie("d", 8), position_saisie("j10", 10)
    ((2, 3), None, (9, 9))
    """
    try:
        return lire_case(saisie, taille)
    except ValueError:
        return None


def saisie_prolongee(saisie: str, touche: str, taille: int) -> str:
    """What has been typed once ``touche`` is added; unchanged when no square's name starts so.

    >>> saisie_prolongee("", "D", 8), saisie_prolongee("d", "9", 8), saisie_prolongee("j1", "0", 10)
    ('d', 'd', 'j10')
    """
    if saisie:
        touche = _CHIFFRES_AZERTY.get(touche, touche)
    essai = saisie + touche.lower()
    noms = (nom_case((ligne, colonne)) for ligne in range(taille) for colonne in range(taille))
    return essai if touche and any(nom.startswith(essai) for nom in noms) else saisie
