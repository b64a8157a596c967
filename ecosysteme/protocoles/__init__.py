"""Other people's engines: the words that they understand, and the processes that they live in."""

from __future__ import annotations

from ecosysteme.fautes import AvecMessage


class MoteurDefaillant(AvecMessage):
    """Raised when an engine cannot be played with: it is dead, silent, or says what it must not."""
