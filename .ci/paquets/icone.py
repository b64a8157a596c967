"""The program's icon as a file: ``icone.py FILE [SIDE]`` draws the one that the window has, at so many pixels."""

from __future__ import annotations

import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtGui import QGuiApplication

from ui.plateau.icones import icone_application


def dessiner(fichier: str, cote: int = 256) -> None:
    """Write the icon to ``fichier``, a PNG of ``cote`` pixels; ``OSError`` where that is not possible."""
    application = QGuiApplication.instance() or QGuiApplication([])
    if not icone_application().pixmap(cote, cote).save(fichier, "PNG"):
        raise OSError(f"{fichier} : image impossible à écrire")
    del application


if __name__ == "__main__":
    dessiner(sys.argv[1], *map(int, sys.argv[2:]))
