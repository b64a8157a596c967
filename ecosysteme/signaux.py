"""Signal handling for every command: it ends in order after Ctrl+C or a signal, and when its output cannot be written.

Ctrl+C, the end of the session (SIGHUP) and a polite kill (SIGTERM) all raise ``KeyboardInterrupt``, so that whatever
was started is ended too. Where Qt runs no exception may be raised, since it would cross C++: see ``sortir_sur_signal``.
What must not be cut in two is in a block of ``sans_interruption``.

This module imports nothing that takes time, so that it also catches a Ctrl+C while the rest is being imported.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    import socket

INTERROMPU: Final = 130  # the exit code of what Ctrl+C cut short
PAR_SIGNAL: Final = 128  # added to the number of the signal that ended a command
SIGNAUX: Final[tuple[signal.Signals, ...]] = tuple(
    getattr(signal, nom) for nom in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, nom)
)
SANS_SORTIE: Final = 1

CAUSES: Final = {
    errno.ENOSPC: "il n'y a plus de place",
    errno.EIO: "le disque ou le terminal ne répond plus",
    errno.EFBIG: "le fichier devient trop grand",
    errno.EBADF: "elle n'est pas ouverte en écriture",
}


def executer(programme: Callable[[], int]) -> int:
    """Run ``programme`` and return its exit code, 128 and its number after a signal, 1 when nothing can be written.

    When the program that reads the output through a pipe ends early (``| head``), this is no error: the code is 0, or
    that of the programme if it had ended. Every other exception goes through.
    """
    for flux in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show or type an accent must not stop a game. Nor must an input that was read before, as
        # IPython's is by ``%run``: it can no longer be told to replace anything.
        if isinstance(flux, io.TextIOWrapper):
            with contextlib.suppress(io.UnsupportedOperation):
                flux.reconfigure(errors="replace")
    with _a_l_ecoute() as recus:
        try:
            code = _executer(programme, recus)
        except KeyboardInterrupt:  # another signal, while what was printed could not be written
            _jeter(sys.stdout)
            code = INTERROMPU
        # ``KeyboardInterrupt`` may have left a text that was evaluated, as those of which dataclasses make methods.
        # Python remembers that until the next such text: ``python -m`` would end by SIGINT, whatever code we return.
        eval("0")
    atexit.unregister(_se_taire)
    atexit.register(_se_taire)
    # Ctrl+C is an answer to some commands, which leave as they like; nobody answers the others.
    fatals = [signal_recu for signal_recu in recus if signal_recu != signal.SIGINT or code == INTERROMPU]
    return PAR_SIGNAL + fatals[-1] if fatals else code


def _se_taire() -> None:
    """Do not answer Ctrl+C with a traceback while the interpreter ends: that is what was asked for."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _executer(programme: Callable[[], int], recus: list[int]) -> int:
    code = 0
    try:
        if recus:  # before anybody could be told
            raise KeyboardInterrupt
        code = _code(programme)
        if sys.stdout is not None:
            sys.stdout.flush()  # here rather than at the interpreter's end, which would print a traceback
    except KeyboardInterrupt:
        _vider()
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


@contextlib.contextmanager
def _a_l_ecoute() -> Iterator[list[int]]:
    """Make the signals that end us raise ``KeyboardInterrupt`` in ``_executer``, and give those that came.

    Around it they are noted only, for nobody would catch what they raise while one begins or ceases to listen. One that
    is ignored, as by ``nohup``, stays so; and only the main thread may ask for any.
    """
    recus: list[int] = []
    _fins.clear()

    def lever(numero: int, cadre: FrameType | None) -> None:
        recus.append(numero)
        if numero != signal.SIGINT:
            _fins.append(numero)
        if _blocs:
            _retenus.append(numero)
        elif _appelle(_executer.__code__, cadre):
            raise KeyboardInterrupt

    with contextlib.ExitStack() as ensuite:
        for numero in SIGNAUX:
            with contextlib.suppress(ValueError):  # not on the main thread
                if signal.getsignal(numero) in (signal.SIG_DFL, signal.default_int_handler):
                    ensuite.callback(signal.signal, numero, signal.signal(numero, lever))
        if not _reveil:
            ensuite.callback(_ne_plus_guetter)
        yield recus


def _appelle(code: CodeType, cadre: FrameType | None) -> bool:
    """Tell whether a function is running: ``cadre`` is its frame, or that of what it called."""
    while cadre is not None and cadre.f_code is not code:
        cadre = cadre.f_back
    return cadre is not None


@contextlib.contextmanager
def sans_interruption() -> Iterator[None]:
    """Let no signal raise in this block of the main thread, but at its end: for what begins, and must be known to end.

    On another thread, where none is raised, nothing changes.
    """
    from threading import current_thread, main_thread

    if current_thread() is not main_thread():
        yield
        return
    _blocs.append(None)
    try:
        yield
    finally:
        _blocs.pop()
        if _retenus and not _blocs:
            _retenus.clear()
            raise KeyboardInterrupt


def fin_exigee() -> bool:
    """Tell whether a signal came that ends the program whatever a command made of it: not Ctrl+C, which some answer."""
    return bool(_fins)


def code_d_interruption() -> int:
    """Return the exit code of what a signal has cut short: for who leaves without coming back to ``executer``."""
    return PAR_SIGNAL + _fins[-1] if _fins else INTERROMPU


_fins: list[int] = []
_blocs: list[None] = []  # of ``sans_interruption``, one in the other
_retenus: list[int] = []  # what came meanwhile
_adieux: list[Callable[[], object]] = []
_reveil: list[socket.socket] = []


def sortir_sur_signal() -> None:
    """From here on a signal ends the process at once, with its code: for what calls Qt, from before its import.

    Nothing is saved but what ``en_partant`` names: the window, which has more to do, listens by itself once it is open.
    Python runs its handlers between two of its lines, and Qt may run none for seconds: a thread hears them instead.
    """
    import socket
    from threading import Thread, current_thread, main_thread

    if _reveil or current_thread() is not main_thread():
        return
    lecture, ecriture = socket.socketpair()
    ecriture.setblocking(False)
    _reveil.append(ecriture)
    Thread(target=_guetter, args=(lecture,), name="othellier-signaux", daemon=True).start()
    signal.set_wakeup_fd(ecriture.fileno(), warn_on_full_buffer=False)
    for numero in SIGNAUX:
        if signal.getsignal(numero) != signal.SIG_IGN:
            signal.signal(numero, _noter)


def _noter(*_: object) -> None:
    """Let the system's handler write the number where the thread reads it."""


def _guetter(lecture: socket.socket) -> None:
    with lecture:
        while recu := lecture.recv(1):
            if recu[0] in SIGNAUX:
                for adieu in reversed(_adieux):
                    with contextlib.suppress(Exception):
                        adieu()
                os._exit(PAR_SIGNAL + recu[0])


def _ne_plus_guetter() -> None:
    if _reveil:
        signal.set_wakeup_fd(-1)
        _reveil.pop().close()


@contextlib.contextmanager
def en_partant(adieu: Callable[[], object]) -> Iterator[None]:
    """Have ``adieu`` called should a signal end the process in this block; the block itself cleans up otherwise."""
    _adieux.append(adieu)
    try:
        yield
    finally:
        _adieux.remove(adieu)


def _vider() -> None:
    """Write what is left, or discard it: a terminal that is gone takes nothing any more."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except (OSError, ValueError):
        _jeter(sys.stdout)


def _code(programme: Callable[[], int]) -> int:
    try:
        return programme()
    except SystemExit as sortie:
        if sortie.code is None or isinstance(sortie.code, int):
            return sortie.code or 0
        raise
    except RuntimeError as faute:
        # So Python 3.11 tells what is raised while a class that is being made names what it holds: a signal may be.
        if isinstance(faute.__cause__, KeyboardInterrupt):
            raise KeyboardInterrupt from None
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
