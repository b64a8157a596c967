"""An extension of the book in a process of its own, which dies without a word after some positions."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from threading import Event
from typing import Any

from ecosysteme.livre.extension import etendre
from tests.ecosysteme.livre.faux import FauxMoteur
from tests.ecosysteme.livre.positions import demande

MORT = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows ends a process with either


class Mortel(FauxMoteur):
    """An engine that takes its process with it."""

    def reflechir(self, *arguments: Any, **options: Any) -> Any:
        if len(self.vues) == self.patience:
            os.kill(os.getpid(), MORT)
        return super().reflechir(*arguments, **options)


if __name__ == "__main__":
    etendre(Path(sys.argv[1]), demande(60), "essai", [Mortel(int(sys.argv[2]))], Event(), periode=0.0)
