"""A system without semaphores, as a Linux whose ``/dev/shm`` cannot be written."""

from __future__ import annotations

import errno
import os
from typing import NoReturn

import pytest


def sans_semaphores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the system refuse each one that multiprocessing asks for."""

    def refuser(*_: object) -> NoReturn:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("multiprocessing.synchronize._multiprocessing.SemLock", refuser)
