"""The frozen program's first module: what an installed Othellier leaves to Python is decided here.

The program starts itself again where an installed one starts ``sys.executable``: for the processes of a tournament
(``freeze_support``, with PyInstaller's hook of ``multiprocessing``) and for a module, ``-m NAME``, as when the window
has the engine compiled.
"""

from __future__ import annotations

import sys
from multiprocessing import freeze_support
from runpy import run_module


def principal() -> int:
    """Run what the arguments ask for, and return its exit code."""
    if sys.argv[1:2] == ["-m"] and len(sys.argv) > 2:
        del sys.argv[:2]
        run_module(sys.argv[0], run_name="__main__", alter_sys=True)
        return 0
    from ui.commandes.lancement import principal as lancer

    return lancer()


if __name__ == "__main__":
    try:
        freeze_support()
    except EOFError:  # who started this process is gone, or has given up: there is nothing to do, and nobody to tell
        sys.exit(1)
    sys.exit(principal())
