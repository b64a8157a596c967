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
        self.chemin, self.tardif = chemin, False
        self.secours = Timer(secondes, self.secourir)  # a broken test ends too
        self.secours.daemon = True
        self.secours.start()

    def secourir(self) -> None:
        self.tardif = True
        self.verser()

    def verser(self) -> None:
        """Let who reads go on, once there is somebody."""
        self.secours.cancel()
        with self.chemin.open("w") as sortie:
            sortie.write("f5d6c3\n")
