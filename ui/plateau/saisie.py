"""How the name of what may be chosen on a board is typed, key after key; each style has its own names."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from PySide6.QtCore import Qt

from ecosysteme.cases import Position
from ui.plateau.style import PlateauAffiche

# A French keyboard gives these without Shift where the digits are engraved; the last two: in Belgium and on macOS.
_CHIFFRES_AZERTY = dict(zip("&é\"'(-è_çà§!", "123456789068", strict=True))
# The keys that ask for the legal moves, the score, the last move, the turn and the times; no column has such a letter.
LECTURES = ("l", "s", "p", "t")

# What a dead key writes before a letter that cannot carry it.
_ACCENTS_MORTS: Final = "^¨`\N{ACUTE ACCENT}~'\""

FLECHES = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
VALIDATIONS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MODIFICATEURS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def signes_du_plateau() -> frozenset[str]:
    """The signs that write the name of a square of the largest board, or of a heap, on whatever keyboard.

    >>> signes_du_plateau() >= set("aj09é&"), "k" in signes_du_plateau()
    (True, False)
    """
    return frozenset("abcdefghij0123456789") | frozenset(_CHIFFRES_AZERTY)


def position_saisie(saisie: str, vue: PlateauAffiche) -> Position | None:
    """The square that has been typed, None while it is unfinished or names nothing.

    >>> from ui.plateau.style_othello import OTHELLO
    >>> huit = PlateauAffiche(8, 8, {}, style=OTHELLO)
    >>> position_saisie("d3", huit), position_saisie("d", huit)
    ((2, 3), None)
    """
    return vue.style.noms(vue).get(saisie)


def saisie_prolongee(saisie: str, touche: str, vue: PlateauAffiche) -> str:
    """What has been typed once ``touche`` is added; unchanged when no name starts so.

    After a complete name that nothing can follow, a key that starts a name starts over: ``4`` then ``5`` is ``5``.

    >>> from ui.plateau.style_othello import OTHELLO
    >>> dix = PlateauAffiche(10, 10, {}, style=OTHELLO)
    >>> saisie_prolongee("", "D", dix), saisie_prolongee("d", "é", dix), saisie_prolongee("j1", "0", dix)
    ('d', 'd2', 'j10')
    """
    connus = vue.style.noms(vue)
    for debut in (saisie, "") if saisie in connus else (saisie,):
        for caractere in _lectures_de(touche):
            if any(nom.startswith(debut + caractere) for nom in connus):
                return debut + caractere
    return saisie


def _lectures_de(touche: str) -> list[str]:
    """The characters that a key may stand for, the likeliest first; none for a dead key that waits for the next one.

    What a dead key has put on a letter is left aside; Caps Lock makes capitals of the accents of the digits.

    >>> _lectures_de("D"), _lectures_de("É"), _lectures_de("ê"), _lectures_de("^d"), _lectures_de("")
    (['d'], ['é', '2'], ['ê', 'e'], ['^d', 'd'], [])
    """
    touche = touche.lower()
    chiffre = _CHIFFRES_AZERTY.get(touche)
    simple = chiffre or normalize("NFD", touche.lstrip(_ACCENTS_MORTS))[:1]
    return list(dict.fromkeys(filter(None, (touche, simple))))


def saisie_refusee(saisie: str, touche: str) -> str:
    """What adding ``touche``, which names nothing, would have typed; empty for a key that writes no letter nor digit.

    >>> saisie_refusee("a", "9"), saisie_refusee("a", "é"), saisie_refusee("", "-")
    ('a9', 'a2', '')
    """
    caractere = _CHIFFRES_AZERTY.get(touche.lower(), touche.lower()) if saisie else touche.lower()
    return saisie + caractere if caractere.isalnum() else ""
