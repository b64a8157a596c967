"""A process that gives way to all others: it runs when nobody else wants the processor.

Linux and Windows have a class of their own for such a process; lowered by ``nice`` alone, it still takes a twentieth of
a core that others want. The part of Windows was written from the documentation and has not been tried there.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

DOUCEUR: Final = 19  # the niceness that is the gentlest there is, where the system has no class for it
IDLE_PRIORITY_CLASS: Final = 0x40  # as Windows names it


def ceder_le_pas() -> None:
    """Let this process, and what it starts, run when nobody else wants to; nothing changes where that is refused."""
    with suppress(OSError):
        if sys.platform == "win32":
            _ceder_sous_windows()
        elif sys.platform == "linux":
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        else:
            os.nice(DOUCEUR)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def _ceder_sous_windows() -> None:
        systeme = ctypes.WinDLL("kernel32", use_last_error=True)
        systeme.GetCurrentProcess.restype = wintypes.HANDLE
        systeme.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        systeme.SetPriorityClass(systeme.GetCurrentProcess(), IDLE_PRIORITY_CLASS)
