"""A file that does not come, for the tests of who reads one."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Timer


class Debit:
    """A file of openings that comes when it is told to: until then, whoever reads it waits."""

    def __init__(self, chemin: Path, secondes: float) -> None:
        """Make the file; after ``secondes`` it comes by itself, and ``tardif`` says so."""
        os.mkfifo(chemin)
        self._tube = os.open(chemin, os.O_RDWR)  # somebody writes, or a reader would be told that nobody does
        self.chemin, self.tardif = chemin, False
        self.secours = Timer(secondes, self.secourir)  # a broken test ends too
        self.secours.daemon = True
        self.secours.start()

    def secourir(self) -> None:
        self.tardif = True
        self.verser()

    def verser(self) -> None:
        """Let who reads go on to the end of the file; who comes later finds that nobody writes."""
        self.secours.cancel()
        os.write(self._tube, b"f5d6c3\n")
        os.close(self._tube)
