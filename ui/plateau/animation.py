"""How what is on the board moves: each function turns an elapsed time, from 0 to 1, into a factor of the drawing.

They are tested without a clock: ``Chronologie`` alone knows that of Qt.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation

DUREE_RETOURNEMENT = 300
DUREE_MAXIMALE = 400
DUREE_SECOUSSE = 250
_FIN_POSE = 0.5  # the placed disc is there by half way, when the turned discs show their new side
_REBONDS = (0.25, 0.25**2)  # speed kept after each bounce; the third would not be seen
_FIN_CHUTE = 1 / (1 + 2 * sum(_REBONDS))  # so that the highest fall, bounces included, lasts the whole time


def duree_bornee(millisecondes: int) -> int:
    """A turning time between 0 (no animation) and 400 ms: beyond, the player waits for the board.

    >>> duree_bornee(1000)
    400
    """
    return min(max(millisecondes, 0), DUREE_MAXIMALE)


def face(temps: float) -> tuple[float, bool]:
    """Width (0 to 1) of a turning disc, and whether its new side is seen; slow at both ends.

    >>> face(0.0), face(1.0)
    ((1.0, False), (1.0, True))
    """
    angle = math.pi * part(temps)
    return abs(math.cos(angle)), temps >= 0.5


def apparition(temps: float) -> tuple[float, float]:
    """Scale and opacity of the disc just placed.

    >>> apparition(0.0), apparition(1.0)
    ((0.6, 0.0), (1.0, 1.0))
    """
    reste = 1 - min(temps / _FIN_POSE, 1.0)
    return 1 - 0.4 * reste**3, 1 - reste**2


def part(temps: float, debut: float = 0.0, fin: float = 1.0) -> float:
    """Share done, from 0 to 1, of what happens between ``debut`` and ``fin``; slow at both ends.

    >>> part(0.2, 0.5), part(0.75, 0.5), part(1.0, 0.5)
    (0.0, 0.5, 1.0)
    """
    ecoule = min(max((temps - debut) / (fin - debut), 0.0), 1.0)
    return ecoule * ecoule * (3 - 2 * ecoule)


def chute(temps: float, hauteur: float, maximum: float) -> float:
    """Height left above its place of a disc let go ``hauteur`` squares above, 0 once it lies still after two bounces.

    One gravity for the whole board: the highest fall, of ``maximum`` squares, takes all the time, a short one less.

    >>> chute(0.0, 6, 6), chute(1.0, 5, 6), chute(0.5, 1, 6)
    (6.0, 0.0, 0.0)
    """
    tombe = _FIN_CHUTE * math.sqrt(hauteur / maximum)
    if temps < tombe:
        return hauteur * (1 - (temps / tombe) ** 2)
    temps -= tombe
    for rebond in _REBONDS:
        duree = 2 * rebond * tombe
        if temps < duree:
            return 4 * hauteur * rebond**2 * (temps / duree) * (1 - temps / duree)
        temps -= duree
    return 0.0


def secousse(temps: float) -> tuple[float, float]:
    """Sideways shift (-1 to 1) and tint (0 to 1) of a refused square: three swings that die away.

    >>> secousse(1.0)
    (0.0, 0.0)
    """
    reste = 1 - temps
    return (math.sin(6 * math.pi * temps) * reste if reste else 0.0), 1 - temps**3


class Chronologie(QVariantAnimation):
    """A time from 0 to 1 that runs once; stopped, it rests at 1, where every factor is that of the still position.

    Qt deletes it with its parent, timer included; it never outlives the widget that it animates.
    """

    def __init__(self, duree: int, parent: QObject) -> None:
        """``duree`` in milliseconds."""
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(duree)

    @property
    def en_cours(self) -> bool:
        """Whether time is passing (or held still by a test)."""
        return self.state() != QAbstractAnimation.State.Stopped

    @property
    def temps(self) -> float:
        """Elapsed share, from 0 to 1."""
        return float(self.currentValue()) if self.en_cours else 1.0

    def lancer(self) -> None:
        """Start again from 0."""
        self.stop()
        self.start()
