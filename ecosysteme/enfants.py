"""Programs that we start end when we do, whatever ends us, SIGKILL included.

On Linux and macOS a small shell script waits on a pipe that only this process holds. It is told the programs as they
come and go, and that it may leave when none is left; when the pipe closes before, because we are gone, it kills those
that are left, their groups, and what they started themselves. That is told where ``/proc`` is by a mark in their
environment, for a program that has ended is no longer the parent of what it started, perhaps in a session of its own.
The system's own way, ``PR_SET_PDEATHSIG``, is not for us: it strikes when the *thread* that started the program ends.

On Windows the programs are put into a job object, which the system ends with the last handle on it: ours. That part was
written from the documentation and has not been tried on a Windows: its test runs it against a system that is made up.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from threading import Lock
from typing import Final

DELAI: Final = 10.0  # s for the script to be gone: it leaves at once

# The pipe is the standard input. ``+`` and ``-`` come before a number of process; after ``.`` nothing is killed: a
# program that has the mark then has just been started, and its number is not told yet.
VEILLE: Final = """
trap '' INT HUP TERM QUIT
marque=$1
suite() { for e in $(cat /proc/$1/task/*/children 2>/dev/null); do echo $e; suite $e; done; }
vus=' '
while read -r signe numero; do
  case $signe in
    +) vus="$vus$numero " ;;
    -) vus=$(echo "$vus" | sed "s/ $numero / /") ;;
    .) exit ;;
  esac
done
for p in $vus; do
  tous="$p $(suite $p)"
  for q in $tous; do kill -9 -- -$q 2>/dev/null; kill -9 $q 2>/dev/null; done
done
for fois in 1 2 3 4 5 6 7 8; do
  marques=$(grep -l -- "$marque" /proc/[0-9]*/environ 2>/dev/null | cut -d/ -f3)
  [ -z "$marques" ] && break
  kill -9 $marques 2>/dev/null
done
"""
MARQUE: Final = "OTHELLIER_PARENTS"  # the variable of those that started a program, from the first to the last
FOIS: Final = 8  # looks at what a program left, which may start others meanwhile
PROCESSUS: Final = Path("/proc")


@cache
def _nous() -> str:
    return f"{os.urandom(8).hex()}-{os.getpid()}."


_rangs = count()


def environnement() -> tuple[dict[str, str], str]:
    """Return the environment of a program that we are about to start, and the mark of all that comes of it."""
    marque = f"{_nous()}{next(_rangs)}."
    return {**os.environ, MARQUE: f"{os.environ.get(MARQUE, '')}{marque}"}, marque


class _Veilleur:
    """The shell script that waits for our end, started while there is a program to kill then."""

    def __init__(self) -> None:
        self._verrou = Lock()
        self._script: subprocess.Popen[bytes] | None = None
        self._vus: set[int] = set()

    def ajouter(self, numero: int) -> None:
        """Tell of a program that came; without a shell, or when it died, programs are started all the same."""
        with self._verrou, suppress(OSError):
            self._vus.add(numero)
            if self._script is None:
                neant = subprocess.DEVNULL
                self._script = subprocess.Popen(
                    ["/bin/sh", "-c", VEILLE, "veille", _nous()],
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=neant,
                    stderr=neant,
                    start_new_session=True,
                )
            self._dire("+", numero)

    def retirer(self, numero: int) -> None:
        """Tell of a program that went; after the last the script goes too."""
        with self._verrou, suppress(OSError, subprocess.TimeoutExpired):
            self._vus.discard(numero)
            self._dire("-", numero)
            if self._script is not None and not self._vus:
                script, self._script = self._script, None
                assert script.stdin is not None
                with script.stdin:
                    script.stdin.write(b".\n")
                script.wait(DELAI)

    def _dire(self, signe: str, numero: int) -> None:
        if self._script is not None:
            assert self._script.stdin is not None
            self._script.stdin.write(f"{signe} {numero}\n".encode())


_veilleur = _Veilleur()


def surveiller(numero: int) -> None:
    """Have the process ``numero``, which we have just started, end with us."""
    if sys.platform == "win32":
        _mettre_au_travail(numero)
    else:
        _veilleur.ajouter(numero)


def oublier(numero: int) -> None:
    """Leave alone a process that has ended, whose number may soon be another's."""
    if sys.platform != "win32":
        _veilleur.retirer(numero)


def tuer(numero: int, marque: str = "") -> None:
    """Kill a process, its group, and what it started in sessions of its own; all that has the ``marque``, if given."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(numero)], capture_output=True, check=False)
        return
    for un in [numero, *_suite(numero)]:
        for frapper in (os.killpg, os.kill):
            with suppress(ProcessLookupError, PermissionError):
                frapper(un, signal.SIGKILL)
    for _ in range(FOIS if marque else 0):
        if not (restes := _marques(marque)):
            break
        for un in restes:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(un, signal.SIGKILL)


def _marques(marque: str) -> list[int]:
    """List the processes that have a mark; none where the system does not tell."""
    trouves = []
    for fichier in PROCESSUS.glob("[0-9]*/environ"):
        with suppress(OSError):  # somebody else's, or gone meanwhile
            if marque.encode() in fichier.read_bytes():
                trouves.append(int(fichier.parent.name))
    return trouves


def _suite(numero: int) -> list[int]:
    """List what a process started, and what that started; nothing where the system does not tell."""
    suite: list[int] = []
    for enfants in Path("/proc", str(numero), "task").glob("*/children"):
        with suppress(OSError):
            for enfant in map(int, enfants.read_text().split()):
                suite += [enfant, *_suite(enfant)]
    return suite


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    DETAIL: Final = 9  # JobObjectExtendedLimitInformation
    MEURT_AVEC_NOUS: Final = 0x2000  # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
    DROITS: Final = 0x0101  # PROCESS_SET_QUOTA | PROCESS_TERMINATE

    class _Limites(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION, of which only the flags are set."""

        _fields_ = (
            ("temps", ctypes.c_int64 * 2),
            ("drapeaux", ctypes.c_uint32),
            ("memoire", ctypes.c_size_t * 2),
            ("nombre", ctypes.c_uint32),
            ("affinite", ctypes.c_size_t),
            ("priorites", ctypes.c_uint32 * 2),
            ("echanges", ctypes.c_uint64 * 6),
            ("bornes", ctypes.c_size_t * 4),
        )

    _systeme = ctypes.WinDLL("kernel32", use_last_error=True)
    for _fonction in (_systeme.CreateJobObjectW, _systeme.OpenProcess):
        _fonction.restype = wintypes.HANDLE

    @cache
    def _travail() -> int | None:
        """Make the job object of this process; its handle is never closed, but by the system when we are gone."""
        travail = _systeme.CreateJobObjectW(None, None)
        limites = _Limites(drapeaux=MEURT_AVEC_NOUS)
        tailles = ctypes.byref(limites), ctypes.sizeof(limites)
        pret = travail and _systeme.SetInformationJobObject(wintypes.HANDLE(travail), DETAIL, *tailles)
        return travail if pret else None

    def _mettre_au_travail(numero: int) -> None:
        """Put a process into our job object; where that is refused it stays outside."""
        travail, processus = _travail(), _systeme.OpenProcess(DROITS, False, numero)
        if travail and processus:
            _systeme.AssignProcessToJobObject(wintypes.HANDLE(travail), wintypes.HANDLE(processus))
        if processus:
            _systeme.CloseHandle(wintypes.HANDLE(processus))
