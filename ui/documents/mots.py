"""The sentence about what was read: its format, how many games, who played."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from ecosysteme.formats.reconnaitre import FORMATS, Lecture
from ui.jeux.registre import titre_de
from ui.joueurs.noms import dire_nom
from ui.socle.langue import accorder, deux_points, translate
from ui.socle.raisons import dire

PLATEAUX: Final = ("plateau", "bitboards")  # forms whose names do not say that they are positions


def compter(nombre: int, *, positions: bool) -> str:
    """Write a number of games, or of positions."""
    if positions:
        return accorder(nombre, translate("Documents", "{} position"), translate("Documents", "{} positions"))
    return accorder(nombre, translate("Documents", "{} partie"), translate("Documents", "{} parties"))


def coups(nombre: int) -> str:
    """Write a number of moves."""
    return accorder(nombre, translate("Documents", "{} coup"), translate("Documents", "{} coups"))


def annoncer(lecture: Lecture) -> str:
    """Say what was recognised, and how much: ``GGF : 3 parties``, ``SGF : Tamenori – Suekuni, 60 coups``."""
    parties, positions = lecture.enregistrements, lecture.positions
    if len(parties) == 1:
        entete = parties[0].entete
        qui = f"{dire_nom(entete.noir)} – {dire_nom(entete.blanc)}, " if any(entete.joueurs) else ""
        quoi = qui + coups(parties[0].nb_coups)
    elif parties:
        quoi = compter(len(parties), positions=False)
    else:  # the name of the format says what they are
        un = lecture.format in PLATEAUX
        quoi = compter(len(positions), positions=True) if un else QLocale().toString(len(positions))
    return deux_points(_format(lecture), quoi)


def _format(lecture: Lecture) -> str:
    """Name the format, or the game where there is none."""
    if lecture.format in FORMATS:
        return dire(FORMATS[lecture.format])
    return titre_de(lecture.enregistrements[0].partie.jeu.nom)


def compter_passages(nombre: int) -> str:
    """Say how many passages of a text were not understood."""
    un = translate("Documents", "{} passage n'a pas été compris et sera ignoré")
    return accorder(nombre, un, translate("Documents", "{} passages n'ont pas été compris et seront ignorés"))
