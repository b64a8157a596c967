"""The sounds of the window, computed: each is a few struck notes, written as a WAV file in memory.

A note is what a bar of wood gives when it is struck: some partials, each dying away at its own pace.
"""

from __future__ import annotations

import io
import math
import wave
from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, Literal

from ecosysteme.fautes import Faute

NomSon = Literal["coup", "refus", "fin", "temps"]

CADENCE: Final = 22_050  # samples a second
AMPLITUDE: Final = 0.8  # of what a sample holds, at full volume
RETOURNES_MAX: Final = 18  # discs: a move of Othello turns no more
_DEPART: Final = 330.0  # Hz of the note of one disc, which rises by a semitone with each other
_PARTIELS: Final = ((1.0, 1.0, 1.0), (3.9, 0.25, 0.5), (9.2, 0.08, 0.3))  # of a bar: ratio, strength, share of the time


@dataclass(frozen=True)
class Frappe:
    """When it is struck and how long it is heard, in seconds; its pitch, in Hz; how strongly, from 0 to 1."""

    debut: float
    duree: float
    hauteur: float
    force: float
    choc: float = 0.0  # of noise, the hammer's


def hauteur_retournes(nombre: int) -> float:
    """Return the pitch, in Hz, of a move that turns ``nombre`` discs.

    >>> round(hauteur_retournes(1)), round(hauteur_retournes(13))
    (330, 660)
    """
    return _DEPART * math.pow(2.0, (min(nombre, RETOURNES_MAX) - 1) / 12)


def notes(nom: NomSon, retournes: int = 0) -> list[Frappe]:
    """Return the notes of a sound: a disc laid down is heard, then those that it turns, if any."""
    if nom == "coup":
        pose = Frappe(0.0, 0.09, 196.0, 0.7, choc=0.5)
        return [pose, Frappe(0.08, 0.28, hauteur_retournes(retournes), 0.5)] if retournes else [pose]
    if nom == "refus":
        return [Frappe(0.0, 0.12, 139.0, 0.7, choc=0.2), Frappe(0.1, 0.18, 104.0, 0.7)]
    if nom == "fin":
        return [Frappe(0.13 * rang, 0.5, hauteur, 0.45) for rang, hauteur in enumerate((392.0, 494.0, 587.0, 784.0))]
    if nom == "temps":
        return [Frappe(0.16 * rang, 0.14, 880.0, 0.5) for rang in range(2)]
    raise Faute("son {nom!r} inconnu", nom=nom)


def onde(jouees: Iterable[Frappe], volume: float) -> array[int]:
    """Return the samples of ``jouees``, from -32767 to 32767; ``volume`` is between 0 and 1."""
    jouees = list(jouees)
    total = [0.0] * math.ceil(CADENCE * max(note.debut + note.duree for note in jouees))
    for note in jouees:
        _frapper(total, note)
    fort = max(1.0, *(abs(valeur) for valeur in total))
    echelle = 32_767 * AMPLITUDE * min(max(volume, 0.0), 1.0) / fort
    return array("h", (round(valeur * echelle) for valeur in total))


def _frapper(total: list[float], note: Frappe) -> None:
    """Add a note to the samples; it begins and ends at rest, so that nothing clicks."""
    hasard, debut, nombre = Random(1), round(note.debut * CADENCE), round(note.duree * CADENCE)
    for rang in range(min(nombre, len(total) - debut)):
        temps, part = rang / CADENCE, rang / nombre
        valeur = sum(
            force * math.sin(math.tau * note.hauteur * rapport * temps) * math.exp(-5.0 * part / longueur)
            for rapport, force, longueur in _PARTIELS
        )
        bruit = note.choc * hasard.uniform(-1, 1) * math.exp(-temps / 0.004)
        attaque = min(1.0, temps / 0.002)
        total[debut + rang] += note.force * (valeur + bruit) * attaque * (1.0 - part)


def son(nom: NomSon, volume: float, retournes: int = 0) -> bytes:
    """Return a sound as the bytes of a WAV file: one channel of 16 bits."""
    echantillons = onde(notes(nom, retournes), volume)
    tampon = io.BytesIO()
    with wave.open(tampon, "wb") as ecrit:
        ecrit.setnchannels(1)
        ecrit.setsampwidth(2)
        ecrit.setframerate(CADENCE)
        ecrit.writeframes(echantillons.tobytes())
    return tampon.getvalue()
