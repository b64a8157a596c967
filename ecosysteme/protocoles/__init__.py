"""Other people's engines: their words (``gtp``, ``nboard``), their processes, which are never trusted (``processus``),
what is said to them and by them on paper (``trace``), and how an engine is brought to a position (``suivi``).
"""

from __future__ import annotations

from ecosysteme.fautes import AvecMessage


class MoteurDefaillant(AvecMessage):
    """Raised when an engine cannot be played with: it is dead, silent, or says what it must not."""


class TempsEcoule(MoteurDefaillant):
    """Raised when an engine has not answered by the end of its time: whoever counts that time makes it lose by it."""


class Abandon(MoteurDefaillant):
    """Raised when an engine answers that it resigns; whoever has no use for a resignation takes it for a fault."""
