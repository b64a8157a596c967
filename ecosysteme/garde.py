"""What guards every command: it ends in order after Ctrl+C, and when its output cannot be written.

This module imports nothing that takes time, so that it also catches a Ctrl+C while the rest is being imported.
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Callable
from typing import Final, TextIO

INTERROMPU: Final = 130  # the exit code of what Ctrl+C cut short
SANS_SORTIE: Final = 1

CAUSES: Final = {
    errno.ENOSPC: "il n'y a plus de place",
    errno.EIO: "le disque ou le terminal ne répond plus",
    errno.EFBIG: "le fichier devient trop grand",
    errno.EBADF: "elle n'est pas ouverte en écriture",
}


def executer(programme: Callable[[], int]) -> int:
    """Run ``programme`` and return its exit code, 130 after Ctrl+C, 1 when its output cannot be written.

    When the program that reads the output through a pipe ends early (``| head``), this is no error: the code is 0, or
    that of the programme if it had ended. Every other exception goes through.
    """
    for flux in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show or type an accent must not stop a game. Nor must an input that was read before, as
        # IPython's is by ``%run``: it can no longer be told to replace anything.
        if isinstance(flux, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                flux.reconfigure(errors="replace")
    code = 0
    try:
        code = _code(programme)
        if sys.stdout is not None:
            sys.stdout.flush()  # here rather than at the interpreter's end, which would print a traceback
    except KeyboardInterrupt:
        return INTERROMPU
    except BrokenPipeError:
        _jeter(sys.stdout)
    except OSError as faute:
        if not _ecrite_en_vain(faute):
            raise
        _jeter(sys.stdout)
        _dire(f"La sortie ne peut pas être écrite : {CAUSES[faute.errno or 0]}.")
        return code or SANS_SORTIE
    return code


def _code(programme: Callable[[], int]) -> int:
    try:
        return programme()
    except SystemExit as sortie:
        if sortie.code is None or isinstance(sortie.code, int):
            return sortie.code or 0
        raise


def _ecrite_en_vain(faute: OSError) -> bool:
    """Tell whether the error is of writing to the output, not of opening a file."""
    return faute.filename is None and faute.errno in CAUSES


def _jeter(flux: TextIO | None) -> None:
    """Discard what is left to write: the interpreter would try to write it once more when it ends."""
    with contextlib.suppress(OSError, ValueError):
        if flux is not None:
            sortie = flux.fileno()
            nulle_part = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nulle_part, sortie)
            os.close(nulle_part)


def _dire(phrase: str) -> None:
    with contextlib.suppress(OSError, ValueError):
        print(phrase, file=sys.stderr, flush=True)
