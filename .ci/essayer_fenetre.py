"""Opens the window of the installed package, closes it once it is painted, and fails if Qt or Python complained."""

import sys
from io import StringIO

from PySide6.QtCore import QTimer

import applicationIHM
from ui.fenetre.ouverture import ouvrir

TOLERE = "This plugin does not support propagateSizeHints"  # what the offscreen platform says of each window


def principal() -> int:
    """Return 0 when the window was seen and nothing was said."""
    if "site-packages" not in applicationIHM.__file__:
        sys.exit(f"{applicationIHM.__file__} is not what was installed")
    vues: list[bool] = []

    def fermer(fenetre: applicationIHM.ApplicationIHM) -> None:
        vues.append(fenetre.isVisible())
        QTimer.singleShot(0, fenetre.close)

    plaintes = sys.stderr = StringIO()
    code = ouvrir(applicationIHM.ApplicationIHM, fermer)
    sys.stderr = sys.__stderr__
    restent = [ligne for ligne in plaintes.getvalue().splitlines() if TOLERE not in ligne]
    print(*restent, sep="\n", end="", file=sys.stderr)
    return code or (0 if vues == [True] and not restent else 1)


if __name__ == "__main__":
    sys.exit(principal())
